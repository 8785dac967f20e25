import type { SessionObservation } from '../results.js';

/** The size of what came back from a round, as shares of the original session, over all measured sessions. */
export interface RoundSize {
  round: number;
  smallest: number;
  median: number;
  largest: number;
}

/** Sizes per round. The original session is the input of round 1; a session with an empty input counts in none. */
export function sizesOf(sessions: readonly SessionObservation[]): RoundSize[] {
  const shares = new Map<number, number[]>();
  for (const { rounds } of sessions) {
    const original = rounds[0]?.input_chars ?? 0;
    if (original === 0) continue;
    for (const { round, output_chars } of rounds) {
      const ofRound = shares.get(round) ?? [];
      shares.set(round, ofRound);
      ofRound.push(output_chars / original);
    }
  }
  return [...shares]
    .sort(([a], [b]) => a - b)
    .map(([round, ofRound]) => {
      const sorted = Float64Array.from(ofRound).sort();
      const at = (index: number) => sorted[index] ?? 0;
      const median = (at((sorted.length - 1) >> 1) + at(sorted.length >> 1)) / 2;
      return { round, smallest: at(0), median, largest: at(sorted.length - 1) };
    });
}

import type { ReferenceCompactor } from '../../../src/compactors/reference/index.js';
import {
  type CanaryType,
  canaryTypes,
  type Position,
  positionOf,
  renderTurns,
  type Session,
  type Turn,
} from '../../../src/sessions/index.js';

export const ROUNDS = 5;

/** What a session's compacted text of one round still holds, by substrings. */
export interface RoundOutcome {
  held: Set<string>;
  /** Update canaries whose superseded value is still there. */
  stale: Set<string>;
}

/** Compacts a session five times and looks for each canary's tokens in every output. */
export async function compactSession(
  { create }: ReferenceCompactor,
  session: Session,
): Promise<RoundOutcome[]> {
  const compact = create();
  const { signal } = new AbortController();
  let turns: Turn[] = structuredClone(session.turns);
  const rounds: RoundOutcome[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const reply = await compact(turns, { round, rounds: ROUNDS, signal });
    turns = Array.isArray(reply)
      ? reply
      : [{ role: 'system', text: typeof reply === 'string' ? reply : reply.text }];
    const text = renderTurns(turns).toLowerCase();
    const ids = (tokens: 'required_tokens' | 'superseded_tokens'): Set<string> =>
      new Set(
        session.planted
          .filter(({ canary }) => canary[tokens]?.every((token) => text.includes(token)))
          .map(({ canary }) => canary.id),
      );
    rounds.push({ held: ids('required_tokens'), stale: ids('superseded_tokens') });
  }
  return rounds;
}

export interface Sample {
  session: Session;
  rounds: RoundOutcome[];
}

/** The share of canaries held in each round, of those that `counts` picks; over all samples. */
export function survival(
  samples: readonly Sample[],
  counts: (type: CanaryType, position: Position) => boolean,
): number[] {
  return Array.from({ length: ROUNDS }, (_, round) => {
    let total = 0;
    let held = 0;
    for (const { session, rounds } of samples) {
      for (const { canary, turn } of session.planted) {
        if (!counts(canary.type, positionOf(turn, session.turns.length))) continue;
        total++;
        if (rounds[round]?.held.has(canary.id)) held++;
      }
    }
    return held / total;
  });
}

/** The survival of each type in each round. */
export function curves(samples: readonly Sample[]): Record<CanaryType, number[]> {
  return Object.fromEntries(
    canaryTypes.map((type) => [type, survival(samples, (counted) => counted === type)]),
  ) as Record<CanaryType, number[]>;
}

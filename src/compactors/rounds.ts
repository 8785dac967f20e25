import type { Turn } from '../sessions/turn.js';
import type { Compact, CompactedRound, CompactionContext, SessionRequest } from './protocol.js';
import { normaliseReply } from './reply.js';

/** What a call gave, and how long it took in milliseconds. */
export interface Timed {
  value: unknown;
  durationMs: number;
}

/** Runs one call of the compactor under whatever limits hold; rejects with a `CompactorFault`. */
export type Call = (run: (signal: AbortSignal) => unknown) => Promise<Timed>;

/**
 * Compacts a session round by round: each round gets deep copies of what the round before gave.
 *
 * @throws CompactorFault of the first round that failed
 */
export async function compactRounds(
  compact: Compact,
  request: SessionRequest,
  call: Call,
  onRound: (round: CompactedRound) => void,
): Promise<void> {
  let turns = request.turns;
  for (let round = 1; round <= request.rounds; round += 1) {
    const input = turns;
    const { value, durationMs } = await call((signal) => {
      const context: CompactionContext = { round, rounds: request.rounds, signal };
      if (request.budgetChars !== undefined) context.budgetChars = request.budgetChars;
      return compact(copyTurns(input), context);
    });
    const output = normaliseReply(value, input);
    turns = output;
    onRound({ turns: output, durationMs });
  }
}

function copyTurns(turns: readonly Turn[]): Turn[] {
  return turns.map(({ role, text }) => ({ role, text }));
}

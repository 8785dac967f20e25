import type { RoundObservation, SuiteObservation } from '../results.js';
import { budgetChars } from '../settings/budget.js';
import { measuredSessions } from './survival.js';

/** A round's output as a share of its input; 0 for an empty input. */
export function outputShare(round: RoundObservation): number {
  return round.input_chars === 0 ? 0 : round.output_chars / round.input_chars;
}

/**
 * Says whether a suite was not compacted: in every measured session the first round gave back at least `maxOutput`
 * of its input. High survival proves nothing then.
 */
export function isNotCompacting(suite: SuiteObservation, maxOutput: number): boolean {
  const firsts = measuredSessions(suite).flatMap((session) => session.rounds.slice(0, 1));
  return firsts.length > 0 && firsts.every((round) => outputShare(round) >= maxOutput);
}

/** A round whose output is larger than the budget of its session. */
export interface OverBudget {
  session: string;
  round: number;
  output_chars: number;
  budget_chars: number;
}

/** Every round of a suite that came back larger than its budget, in the plan's order. */
export function overBudget(suite: SuiteObservation, budget: number): OverBudget[] {
  return measuredSessions(suite).flatMap((session) => {
    const most = budgetChars(session.rounds[0]?.input_chars ?? 0, budget);
    return session.rounds
      .filter((round) => round.output_chars > most)
      .map(({ round, output_chars }) => ({ session: session.id, round, output_chars, budget_chars: most }));
  });
}

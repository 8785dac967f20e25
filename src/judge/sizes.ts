import type { RoundObservation, SuiteObservation } from '../results.js';
import { budgetChars } from '../settings/budget.js';
import { measuredSessions } from './survival.js';

/** A round's output as a share of its input; 0 for an empty input. */
export function outputShare(round: RoundObservation): number {
  return round.input_chars === 0 ? 0 : round.output_chars / round.input_chars;
}

/** How many first rounds of a suite gave back at least some share of their input. */
export interface Uncompacted {
  sessions: number;
  /** Measured sessions, compacted or not. */
  of: number;
  /** What came back, in words: `its input`, or only its text where some dropped no more than role marks. */
  what: string;
}

/**
 * Counts the measured sessions whose first round gave back at least `maxOutput` of its input: as it is rendered, or of
 * its text alone, so that joining the turns into one text is no compaction.
 */
export function uncompacted(suite: SuiteObservation, maxOutput: number): Uncompacted {
  const firsts = measuredSessions(suite).flatMap((session) => session.rounds.slice(0, 1));
  const rendered = firsts.filter((round) => outputShare(round) >= maxOutput);
  const either = firsts.filter((round) => Math.max(outputShare(round), textShare(round)) >= maxOutput);
  return {
    sessions: either.length,
    of: firsts.length,
    what: rendered.length === either.length ? 'its input' : "its input's text, role marks aside,",
  };
}

/** Says whether no session of a suite was compacted. High survival proves nothing then. */
export function isNotCompacting(suite: SuiteObservation, maxOutput: number): boolean {
  const { sessions, of } = uncompacted(suite, maxOutput);
  return of > 0 && sessions === of;
}

function textShare({ input_text_chars = 0, output_text_chars = 0 }: RoundObservation): number {
  return input_text_chars === 0 ? 0 : output_text_chars / input_text_chars;
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

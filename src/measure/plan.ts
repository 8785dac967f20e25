import type { Canary } from '../sessions/canary.js';
import type { SessionPlan, Suite, SuiteRequest } from '../sessions/suite.js';

/** One session of one suite: the unit of measuring. */
export interface Cell {
  suite: string;
  session: SessionPlan;
}

/** Every cell of a run, suites in their given order and sessions in their suite's. */
export function planCells(suites: readonly Suite[], request: SuiteRequest): Cell[] {
  return suites.flatMap((suite) => suite.plan(request).map((session) => ({ suite: suite.name, session })));
}

/**
 * How often a compactor will be called: once a session and round, and once more a round for the session that is
 * measured twice.
 */
export function callsOf(cells: readonly Cell[], rounds: number, repeat: boolean): number {
  return (cells.length + (repeat && cells.length > 0 ? 1 : 0)) * rounds;
}

/** How often a live agent will be asked, in a session with these canaries: each probe that applies, each round. */
export function questionsOf(canaries: readonly Canary[], rounds: number): number {
  const each = canaries.map(
    (canary) => 1 + (canary.behavior_scenario ? 1 : 0) + (canary.exact_use_scenario ? 1 : 0),
  );
  return rounds * each.reduce((sum, count) => sum + count, 0);
}

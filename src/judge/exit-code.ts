import type { Results } from '../results.js';

/** What a run's exit says: 0 passed, 1 the gate failed, 3 the compactor failed in some session, which wins over 1. */
export function exitCode(results: Results): 0 | 1 | 3 {
  const faults = results.suites.some((suite) => suite.sessions.some((session) => session.fault !== null));
  return faults ? 3 : results.gate.passed ? 0 : 1;
}

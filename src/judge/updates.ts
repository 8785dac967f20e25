import type { SuiteObservation, Updates } from '../results.js';
import { isHeld, measuredSessions } from './survival.js';

/**
 * The update axis of a suite, counted over its sessions at the last round: of the canaries that replace an earlier
 * value, how many hold the latest one, how many still show a superseded one, and how many show only that.
 * Null where the suite has no updates or nothing was measured.
 */
export function updatesOf(suite: SuiteObservation): Updates | null {
  const ids = suite.canaries.filter((canary) => canary.update === true).map(({ id }) => id);
  const updates: Updates = { total: 0, latest: 0, stale: 0, stale_only: 0 };
  for (const session of measuredSessions(suite)) {
    const last = session.rounds.at(-1);
    if (last === undefined) continue;
    for (const id of ids) {
      const latest = isHeld(last, id);
      const stale = last.stale.includes(id);
      updates.total += 1;
      updates.latest += latest ? 1 : 0;
      updates.stale += stale ? 1 : 0;
      updates.stale_only += stale && !latest ? 1 : 0;
    }
  }
  return updates.total === 0 ? null : updates;
}

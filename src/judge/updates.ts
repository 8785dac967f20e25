import type { SuiteObservation, Updates } from '../results.js';
import type { UnverifiedRule } from '../settings/settings.js';
import { measuredSessions, standingIn } from './survival.js';

/**
 * The update axis of a suite, counted over its sessions at the last round: of the canaries that replace an earlier
 * value, how many hold the latest one, how many still show a superseded one, and how many show only that.
 * Null where the suite has no updates or nothing was measured.
 */
export function updatesOf(suite: SuiteObservation, rule: UnverifiedRule): Updates | null {
  const canaries = suite.canaries.filter(({ update }) => update === true);
  const updates: Updates = { total: 0, latest: 0, stale: 0, stale_only: 0 };
  for (const session of measuredSessions(suite)) {
    const last = session.rounds.at(-1);
    if (last === undefined) continue;
    for (const canary of canaries) {
      const standing = standingIn(last, canary, rule);
      const stale = last.stale.includes(canary.id);
      updates.total += 1;
      updates.latest += standing === 'survived' ? 1 : 0;
      updates.stale += stale ? 1 : 0;
      updates.stale_only += stale && standing === 'lost' ? 1 : 0;
    }
  }
  return updates.total === 0 ? null : updates;
}

import type { Finding, SuiteObservation, Verdict } from '../results.js';
import { boundsFor } from '../settings/bounds.js';
import type { Bounds, JudgeSettings } from '../settings/settings.js';
import { measuredSessions, shareOf, survivalByType, type Tally, upperShareOf } from './survival.js';
import { wilson } from './wilson.js';

/** Judges each type of a suite by its bounds. Null where no session was measured to the end. */
export function findingsOf(suite: SuiteObservation, settings: JudgeSettings): Finding[] | null {
  const sessions = measuredSessions(suite).length;
  const findings = [...survivalByType(suite, settings.unverified)].map(([type, tallies]): Finding => {
    const bounds = boundsFor(settings, suite.name, type);
    const none: Tally = { held: 0, unverified: 0, total: 0 };
    const [first, last] = [tallies[0] ?? none, tallies.at(-1) ?? none];
    const upper = tallies.map(upperShareOf);
    return {
      type,
      round1_survival: shareOf(first),
      ...(first.unverified > 0 ? { round1_upper: upperShareOf(first) } : {}),
      verdict: verdictOf(shareOf(first), upperShareOf(first), bounds),
      survival_curve: tallies.map(shareOf),
      ...(tallies.some(({ unverified }) => unverified > 0) ? { upper_curve: upper } : {}),
      cliff_round: cliffOf(upper, bounds),
      final_survival: shareOf(last),
      ...(last.unverified > 0 ? { final_upper: upperShareOf(last) } : {}),
      interval: sessions > 1 ? intervalOf(last) : null,
    };
  });
  return findings.length === 0 ? null : findings;
}

/**
 * The verdict on a survival after round 1, between its lower and upper end. A FLAG must be right, and so needs the
 * upper end to fall short; SILENT must be right too, and needs the lower end to be high enough. FLAG wins where the
 * bounds cross.
 */
export function verdictOf(lower: number, upper: number, bounds: Bounds): Verdict {
  if (upper < bounds.flag_below) return 'FLAG';
  return lower > bounds.silent_above ? 'SILENT' : 'WARN';
}

/** The first round, from 1, whose survival's upper end is below the cliff bound; null where there is none. */
export function cliffOf(upper: readonly number[], bounds: Bounds): number | null {
  const index = upper.findIndex((survival) => survival < bounds.cliff_below);
  return index < 0 ? null : index + 1;
}

/** Wilson's interval, widened to hold that of either end of a range. */
function intervalOf({ held, unverified, total }: Tally): [number, number] {
  return [wilson(held, total)[0], wilson(held + unverified, total)[1]];
}

import type { Finding, SuiteObservation, Verdict } from '../results.js';
import { boundsFor } from '../settings/bounds.js';
import type { Bounds, JudgeSettings } from '../settings/settings.js';
import { measuredSessions, shareOf, survivalByType } from './survival.js';
import { wilson } from './wilson.js';

/** Judges each type of a suite by its bounds. Null where no session was measured to the end. */
export function findingsOf(suite: SuiteObservation, settings: JudgeSettings): Finding[] | null {
  const sessions = measuredSessions(suite).length;
  const findings = [...survivalByType(suite)].map(([type, tallies]): Finding => {
    const bounds = boundsFor(settings, suite.name, type);
    const curve = tallies.map(shareOf);
    const last = tallies.at(-1) ?? { held: 0, total: 0 };
    return {
      type,
      round1_survival: curve[0] ?? 0,
      verdict: verdictOf(curve[0] ?? 0, bounds),
      survival_curve: curve,
      cliff_round: cliffOf(curve, bounds),
      final_survival: shareOf(last),
      interval: sessions > 1 ? wilson(last.held, last.total) : null,
    };
  });
  return findings.length === 0 ? null : findings;
}

/** The verdict on a survival after round 1. FLAG wins where the bounds cross. */
export function verdictOf(survival: number, bounds: Bounds): Verdict {
  if (survival < bounds.flag_below) return 'FLAG';
  return survival > bounds.silent_above ? 'SILENT' : 'WARN';
}

/** The first round, from 1, whose survival is below the cliff bound; null where there is none. */
export function cliffOf(curve: readonly number[], bounds: Bounds): number | null {
  const index = curve.findIndex((survival) => survival < bounds.cliff_below);
  return index < 0 ? null : index + 1;
}

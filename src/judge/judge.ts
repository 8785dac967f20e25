import type { Observations, PositionCurves, Results, SuiteObservation, SuiteResult } from '../results.js';
import type { JudgeSettings, UnverifiedRule } from '../settings/settings.js';
import { findingsOf } from './findings.js';
import { gateOf } from './gate.js';
import { measuredSessions, shareOf, survivalByPosition } from './survival.js';
import { updatesOf } from './updates.js';

/** Judges what was measured: findings, update axis and positions of each suite, and the gate over all. */
export function judge(observations: Observations, settings: JudgeSettings): Results {
  const suites = observations.suites.map(
    (suite): SuiteResult => ({
      ...suite,
      findings: findingsOf(suite, settings),
      updates: updatesOf(suite, settings.unverified),
      positions: positionCurvesOf(suite, settings.unverified),
    }),
  );
  return { ...observations, suites, gate: gateOf(suites, settings) };
}

function positionCurvesOf(suite: SuiteObservation, rule: UnverifiedRule): PositionCurves | null {
  if (measuredSessions(suite).length === 0) return null;
  const curves = survivalByPosition(suite, rule);
  const curve = (position: 'early' | 'middle' | 'late') => (curves.get(position) ?? []).map(shareOf);
  return { early: curve('early'), middle: curve('middle'), late: curve('late') };
}

import type { Finding, SuiteResult } from '../results.js';
import type { CanaryType } from '../sessions/canary.js';
import { type RoundSize, sizesOf } from './sizes.js';

/** A suite with the counts that its reports need. */
export interface SuiteFacts {
  result: SuiteResult;
  name: string;
  findings: Finding[];
  /** How many sessions count in rates, and how many there are. */
  measured: number;
  sessions: number;
  rounds: number;
  /** Canaries of each type over all measured sessions. */
  planted: Map<CanaryType, number>;
  /** Size of the output per round; empty where nothing was measured. */
  sizes: RoundSize[];
}

/** A survival between its lower and upper end, which are the same where nothing is unverified. */
export interface Range {
  lower: number;
  upper: number;
}

/** A finding's survival after a round; undefined beyond its curve. */
export function survivalAt({ survival_curve, upper_curve }: Finding, round: number): Range | undefined {
  const lower = survival_curve[round - 1];
  return lower === undefined ? undefined : { lower, upper: upper_curve?.[round - 1] ?? lower };
}

/** How many canaries of a finding's type surely survived a round, and how many may have, of how many. */
export function heldOf(suite: SuiteFacts, finding: Finding, round: number): Range & { total: number } {
  const total = suite.planted.get(finding.type) ?? 0;
  const { lower, upper } = survivalAt(finding, round) ?? { lower: 0, upper: 0 };
  return { lower: Math.round(lower * total), upper: Math.round(upper * total), total };
}

/** Counts a suite once for all reports. */
export function suiteFacts(result: SuiteResult): SuiteFacts {
  const measured = result.sessions.filter(({ fault }) => fault === null);
  const planted = new Map<CanaryType, number>();
  for (const { positions } of measured) {
    for (const { id, type } of result.canaries) {
      if (Object.hasOwn(positions, id)) planted.set(type, (planted.get(type) ?? 0) + 1);
    }
  }
  const findings = result.findings ?? [];
  const curves = findings.map(({ survival_curve }) => survival_curve.length);
  const rounds = [...curves, ...measured.map((session) => session.rounds.length)].reduce(
    (most, length) => Math.max(most, length),
    0,
  );
  return {
    result,
    name: result.name,
    findings,
    measured: measured.length,
    sessions: result.sessions.length,
    rounds,
    planted,
    sizes: sizesOf(measured),
  };
}

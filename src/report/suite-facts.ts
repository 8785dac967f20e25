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

/** How many canaries of a finding's type were held after a round, of how many; in words: `1 of 4`. */
export function heldOf(suite: SuiteFacts, finding: Finding, round: number): { held: number; total: number } {
  const total = suite.planted.get(finding.type) ?? 0;
  return { held: Math.round((finding.survival_curve[round - 1] ?? 0) * total), total };
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

import type { Finding } from '../results.js';
import type { Facts } from './facts.js';
import type { RoundSize } from './sizes.js';
import { heldOf, type SuiteFacts, survivalAt } from './suite-facts.js';
import {
  counted,
  countedType,
  grouped,
  listed,
  percent,
  percentRange,
  sizePercent,
  wholePercent,
  wholeSpan,
} from './words.js';

/** What was measured in a suite, in half a line: `12 sessions, 240 statements, 5 rounds`. */
export function suiteExtent({ measured, sessions, planted, rounds }: SuiteFacts): string {
  const statements = [...planted.values()].reduce((sum, count) => sum + count, 0);
  const of = measured === sessions ? '' : `${grouped(measured)} of `;
  return `${of}${counted(sessions, 'session')}, ${counted(statements, 'statement')}, ${counted(rounds, 'round')}`;
}

/** What stands beside a suite's table: what waits for a person, update axis, positions and size, each a sentence, where it says something. */
export function suiteLines(suite: SuiteFacts): string[] {
  return [lookLine(suite), updatesLine(suite), positionsLine(suite), sizeLine(suite)].filter(
    (line) => line !== undefined,
  );
}

/** What a table says where a suite has no finding. */
export function noFindings({ measured, sessions }: SuiteFacts): string {
  if (sessions === 0) return 'Not measured: the suite has no sessions.';
  return measured === 0
    ? `Not measured: none of ${counted(sessions, 'session')} came to an end.`
    : 'No statements were planted, so there is nothing to judge.';
}

/** The cliff of a finding in words; `–` where there is none. */
export function cliffWords({ cliff_round }: Finding): string {
  return cliff_round === null ? '–' : `round ${grouped(cliff_round)}`;
}

/** A share of a curve in whole percent, `25` or `25–63`; `–` where the curve is shorter. */
export function shareAt(finding: Finding, round: number): string {
  const survival = survivalAt(finding, round);
  if (survival === undefined) return '–';
  return wholeSpan(survival.lower, survival.upper);
}

/** A survival in a column of its own: `33.3 %`, or in whole percent `25–63 %`. */
export function survivalWords(lower: number, upper: number = lower): string {
  return lower === upper ? percent(lower) : `${wholeSpan(lower, upper)} %`;
}

/** Whether the gate fails by the cliff of a finding, and not by its FLAG. */
export function failsByCliff({ causes }: Facts, finding: Finding): boolean {
  return causes.some(({ kind, about }) => kind.endsWith('cliff') && about?.finding === finding);
}

/** Whether every statement of a suite was held in every round. */
export function isWhole({ findings, result }: SuiteFacts): boolean {
  return (
    findings.every(({ survival_curve }) => survival_curve.every((share) => share === 1)) &&
    result.sessions.every(({ losses, fault }) => losses.length === 0 && fault === null)
  );
}

/** The interval of a finding in words; `–` for a single session, which has none. */
export function intervalWords({ interval }: Finding): string {
  return interval === null ? '–' : percentRange(interval);
}

/** How many statements stand between the ends of the ranges that the verdicts rest on. */
function lookLine(suite: SuiteFacts): string | undefined {
  const counts = suite.findings.flatMap((finding) => {
    const { lower, upper } = heldOf(suite, finding, 1);
    return upper === lower ? [] : [countedType(upper - lower, finding.type)];
  });
  return counts.length === 0 ? undefined : `For a person to look at after round 1: ${listed(counts)}.`;
}

function updatesLine({ result: { updates } }: SuiteFacts): string | undefined {
  if (updates === null || updates.total === 0) return undefined;
  const of = `of ${grouped(updates.total)}`;
  const stale =
    updates.stale === 0
      ? 'no older value is left'
      : `an older value still stands in ${grouped(updates.stale)} ${of}` +
        `${updates.stale_only > 0 ? `, and alone in ${grouped(updates.stale_only)}` : ''}`;
  return `Updated values after the last round: the latest is there in ${grouped(updates.latest)} ${of}; ${stale}.`;
}

function positionsLine({ result: { positions }, findings }: SuiteFacts): string | undefined {
  if (positions === null) return undefined;
  const curves = Object.entries(positions).filter(([, curve]) => curve.length > 0);
  if (curves.every(([, curve]) => curve.every((share) => share === 1))) return undefined;
  const least = findings.some(({ upper_curve }) => upper_curve !== undefined) ? ', at least' : '';
  return `Survival by place in the session${least}: ${curves.map(([place, curve]) => `${place} ${ends(curve)}`).join(', ')}.`;
}

/** The first and the last round of a curve. */
function ends(curve: readonly number[]): string {
  const [first = 0, last = first] = [curve[0], curve.at(-1)];
  return curve.length === 1 ? `${wholePercent(first)} %` : `${wholePercent(first)} → ${wholePercent(last)} %`;
}

function sizeLine({ sizes }: SuiteFacts): string | undefined {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const size = sizeWords(first);
  if (sizes.every((other) => sizeWords(other) === size)) {
    const when = last === first ? `round ${grouped(first.round)}` : 'each round';
    return `Size of the output: ${size} of the session after ${when}.`;
  }
  return `Size of the output: ${size} of the session after round 1, ${sizeWords(last)} after round ${grouped(last.round)}.`;
}

/** The median, with the range where sessions differ. */
function sizeWords({ smallest, median, largest }: RoundSize): string {
  const range = `${sizePercent(smallest)} to ${sizePercent(largest)}`;
  return sizePercent(smallest) === sizePercent(largest)
    ? sizePercent(median)
    : `${sizePercent(median)} (${range})`;
}

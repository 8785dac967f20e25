import type { Finding, Gate, SessionFault, SuiteResult } from '../results.js';
import type { CanaryType } from '../sessions/canary.js';
import { boundsFor } from '../settings/bounds.js';
import { type FailRule, failRules, type JudgeSettings } from '../settings/settings.js';
import { sameFaults } from './same-faults.js';
import { isNotCompacting, overBudget, uncompacted } from './sizes.js';
import { measuredSessions, shareOf, survivalByType, type Tally, upperShareOf } from './survival.js';
import { counted, percent, percentSpan, typeWords } from './words.js';

/** A suite with the counts behind its findings, which the reasons quote. */
type Judged = SuiteResult & { tallies: Map<CanaryType, Tally[]> };

/** The most faults that are told one by one. */
const FAULTS = 3;

/** Why one suite fails under one rule, each reason a sentence with its figures. */
type Rule = (suite: Judged, settings: JudgeSettings) => string[];

const rules: Record<FailRule, Rule> = {
  flag: (suite, settings) =>
    flagged(suite).map((finding) => {
      const { flag_below } = boundsFor(settings, suite.name, finding.type);
      return `FLAG: ${keeps(suite, finding, 1)}, below ${percent(flag_below)}.`;
    }),
  cliff: (suite, settings) => cliffs(suite, settings, () => true),
  'late-cliff': (suite, settings) => cliffs(suite, settings, (round) => round > 1),
  warn: (suite, settings) =>
    (suite.findings ?? [])
      .filter(({ verdict }) => verdict === 'WARN')
      .map((finding) => {
        const { silent_above } = boundsFor(settings, suite.name, finding.type);
        return `WARN: ${keeps(suite, finding, 1)}, ${shortfall(finding, silent_above)}${toLookAt(suite, finding)}.`;
      }),
  stale: ({ name, updates }) =>
    updates === null || updates.stale === 0
      ? []
      : [
          `Stale: in suite ${name} ${updates.stale} of ${counted(updates.total, 'update')} still show ` +
            `the superseded value after the last round${updates.stale_only > 0 ? `, ${updates.stale_only} only that` : ''}.`,
        ],
  'not-compacting': (suite, { max_output }) => {
    if (!isNotCompacting(suite, max_output)) return [];
    const sizes = measuredSessions(suite).map((session) => session.rounds[0]?.input_chars ?? 0);
    const largest = Math.max(...sizes).toLocaleString('en-US');
    return [
      `Not compacting: in suite ${suite.name} round 1 gave back at least ${percent(max_output)} of ` +
        `${uncompacted(suite, max_output).what} in ` +
        `${sizes.length === 1 ? 'the only session' : `each of ${sizes.length} sessions`} (${largest} characters` +
        `${sizes.length === 1 ? '' : ' at most'}), so survival proves nothing. If the compactor only acts above a ` +
        'limit, set session_chars above it or lower the limit.',
    ];
  },
  'over-budget': (suite, { budget }) => {
    const [first, ...more] = budget === undefined ? [] : overBudget(suite, budget);
    if (first === undefined) return [];
    const sizes = `${first.output_chars.toLocaleString('en-US')} characters where ${first.budget_chars.toLocaleString('en-US')} were allowed`;
    return [
      `Over budget: session ${first.session} came back from round ${first.round} with ${sizes}` +
        `${more.length > 0 ? `, and ${counted(more.length, 'more round')} of suite ${suite.name} likewise` : ''}.`,
    ];
  },
};

/**
 * Passes or fails a judged run. A session that ended in a fault and a suite of which nothing was measured fail it
 * whatever `fail_on` says: what was not measured is never green.
 */
export function gateOf(suites: readonly SuiteResult[], settings: JudgeSettings): Gate {
  const judged = suites.map(
    (suite): Judged => ({ ...suite, tallies: survivalByType(suite, settings.unverified) }),
  );
  const faults = [...faultReasons(suites), ...suites.flatMap(absenceReasons)];
  const failures = failRules
    .filter((rule) => settings.fail_on.includes(rule))
    .flatMap((rule) => judged.flatMap((suite) => rules[rule](suite, settings)));
  const reasons = [...new Set([...faults, ...failures])];
  return { passed: reasons.length === 0, reasons };
}

function faultReasons(suites: readonly SuiteResult[]): string[] {
  const failed = suites.flatMap(({ name, sessions }) =>
    sessions.flatMap(({ id, fault }) =>
      fault === null || fault.kind === 'not-measured' ? [] : [{ suite: name, id, fault }],
    ),
  );
  const groups = sameFaults(failed);
  const reasons = groups.slice(0, FAULTS).map(({ first: { suite, id, fault }, others }) => {
    const where = fault.round === null ? '' : ` in round ${fault.round}`;
    const same = others.length > 0 ? `; the same in ${counted(others.length, 'more session')}` : '';
    return `${whoFailed(fault)}: suite ${suite}, session ${id}${where}: it ${fault.message}${same}.`;
  });
  const rest = groups.slice(FAULTS).flatMap(({ first, others }) => [first, ...others]);
  for (const who of new Set(rest.map(({ fault }) => whoFailed(fault)))) {
    const sessions = rest.filter(({ fault }) => whoFailed(fault) === who).length;
    reasons.push(`${who} in ${counted(sessions, 'more session')}.`);
  }
  return reasons;
}

function whoFailed({ subject }: SessionFault): string {
  return subject === 'agent' ? 'The live agent failed' : 'The compactor failed';
}

function absenceReasons({ name, sessions }: SuiteResult): string[] {
  if (sessions.length === 0) return [`Not measured: suite ${name} has no sessions.`];
  const skipped = sessions.filter(({ fault }) => fault?.kind === 'not-measured').length;
  return skipped > 0 ? [`Not measured: ${counted(skipped, 'session')} of suite ${name}.`] : [];
}

function flagged(suite: SuiteResult): Finding[] {
  return (suite.findings ?? []).filter(({ verdict }) => verdict === 'FLAG');
}

/** Cliffs as reasons. One in round 1 that is a FLAG already is told as that FLAG. */
function cliffs(suite: Judged, settings: JudgeSettings, applies: (round: number) => boolean): string[] {
  return (suite.findings ?? []).flatMap((finding) => {
    const round = finding.cliff_round;
    if (round === null || !applies(round)) return [];
    if (round === 1 && finding.verdict === 'FLAG')
      return rules.flag({ ...suite, findings: [finding] }, settings);
    const { cliff_below } = boundsFor(settings, suite.name, finding.type);
    return [
      `${round === 1 ? 'Cliff' : 'Late cliff'}: ${keeps(suite, finding, round)}, below ${percent(cliff_below)}` +
        `${round === 1 ? '' : ` (round 1: ${shares(tallyOf(suite, finding, 1))})`}.`,
    ];
  });
}

/** `suite corpus keeps 3 of 48 facts (6.3 %) after round 2`; where some are unverified, `3 to 5 of 48`. */
function keeps(suite: Judged, finding: Finding, round: number): string {
  const tally = tallyOf(suite, finding, round);
  const { held, unverified, total } = tally;
  const count = unverified === 0 ? held : `${held} to ${held + unverified}`;
  const type = typeWords(finding.type);
  return `suite ${suite.name} keeps ${count} of ${total} ${type} (${shares(tally)}) after round ${round}`;
}

function shares(tally: Tally): string {
  return percentSpan(shareOf(tally), upperShareOf(tally));
}

function shortfall({ round1_upper = 0 }: Finding, silent_above: number): string {
  return `not ${round1_upper > silent_above ? 'surely ' : ''}above ${percent(silent_above)}`;
}

/** `; a person should look at 2 of them, which the probe can't tell` */
function toLookAt(suite: Judged, finding: Finding): string {
  const { unverified } = tallyOf(suite, finding, 1);
  return unverified === 0 ? '' : `; a person should look at ${unverified}, which the probe can't tell`;
}

function tallyOf({ tallies }: Judged, { type }: Finding, round: number): Tally {
  return tallies.get(type)?.[round - 1] ?? { held: 0, unverified: 0, total: 0 };
}

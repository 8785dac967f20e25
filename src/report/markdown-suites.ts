import type { Verdict } from '../results.js';
import { chartOf } from './chart.js';
import type { Facts } from './facts.js';
import { bullets, fold, table } from './markdown-parts.js';
import { suiteRemarks } from './remarks.js';
import { roundsHeading, shownRounds } from './rounds.js';
import { boundsSentence } from './settings.js';
import type { SuiteFacts } from './suite-facts.js';
import {
  cliffWords,
  failsByCliff,
  intervalWords,
  isWhole,
  noFindings,
  shareAt,
  suiteExtent,
  suiteLines,
  survivalWords,
} from './suite-lines.js';
import { markdownVoice as voice } from './voice.js';
import { capital, counted, typeWords } from './words.js';

/** The most suites that have a section of their own. */
const SUITES = 12;
/** The most suites whose curves are drawn. */
const CHARTS = 4;
/** The most rounds that a curve in a table shows. */
const CURVE_ROUNDS = 8;

const verdictMarks: Record<Verdict, string> = { FLAG: '🔴 FLAG', WARN: '🟡 WARN', SILENT: '🟢 SILENT' };

/** A section a suite: its table with what bears on it. Where nothing was lost, the table is in a fold. */
export function suiteSections(facts: Facts): string[] {
  const sections = facts.suites.slice(0, SUITES).flatMap((suite) => suiteSection(facts, suite));
  const more = facts.suites.length - SUITES;
  if (more > 0) sections.push(`${counted(more, 'more suite')} in the JSON results.`);
  const bounds = boundsSentence(facts.results);
  const open = facts.suites.some((suite) => suite.findings.length > 0 && !isWhole(suite));
  return open && bounds !== '' ? [...sections, bounds] : sections;
}

/** The curves of suites that lost something, as charts with their keys. */
export function curveSections({ suites }: Facts): string[] {
  const drawn = suites
    .map((suite) => ({ suite, chart: chartOf(suite) }))
    .filter(({ chart }) => chart !== undefined);
  if (drawn.length === 0) return [];
  const more = drawn.length - CHARTS;
  return [
    '### Curves',
    ...drawn
      .slice(0, CHARTS)
      .flatMap(({ suite, chart }) => [
        `Suite ${voice.word(suite.name)}, survival by round, as in its table: ${chart?.key}.`,
        chart?.source ?? '',
      ]),
    ...(more > 0 ? [`The curves of ${counted(more, 'more suite')} are only in their tables.`] : []),
  ];
}

function suiteSection(facts: Facts, suite: SuiteFacts): string[] {
  const name = voice.word(suite.name);
  const remarks = suiteRemarks(facts, suite, voice).map(({ title, text }) => `⚠️ **${title}**: ${text}`);
  const lines = suiteLines(suite);
  const all = [...remarks, ...lines];
  const beside = all.length === 0 ? [] : [bullets(all)];
  if (suite.findings.length === 0) return [`### Suite ${name}`, noFindings(suite), ...beside];
  if (!isWhole(suite)) {
    return [`### Suite ${name}`, `${capital(suiteExtent(suite))}.`, findingsTable(facts, suite), ...beside];
  }
  const bounds = boundsSentence(facts.results);
  return [
    [`**Suite ${name}**: ${suiteExtent(suite)}; every statement held in every round.`, ...lines].join(' '),
    ...(remarks.length === 0 ? [] : [bullets(remarks)]),
    fold('Table', [findingsTable(facts, suite), ...(bounds === '' ? [] : [bounds])]),
  ];
}

function findingsTable(facts: Facts, suite: SuiteFacts): string {
  const rounds = shownRounds(suite.rounds, CURVE_ROUNDS);
  return table(
    ['Type', 'Round 1', `Curve: ${roundsHeading(rounds)}, in %`, 'Verdict', 'Cliff', 'Last', '95 % interval'],
    [':--', '--:', ':--', ':--', ':--', '--:', ':-:'],
    suite.findings.map((finding) => [
      capital(typeWords(finding.type)),
      survivalWords(finding.round1_survival, finding.round1_upper),
      rounds.map((round) => shareAt(finding, round)).join(' → '),
      verdictMarks[finding.verdict],
      // Red only where the gate fails by it.
      `${failsByCliff(facts, finding) ? '🔴 ' : ''}${cliffWords(finding)}`,
      survivalWords(finding.final_survival, finding.final_upper),
      intervalWords(finding),
    ]),
  );
}

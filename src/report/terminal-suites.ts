import type { Finding, Verdict } from '../results.js';
import type { Styles } from './ansi.js';
import type { Facts } from './facts.js';
import { suiteRemarks } from './remarks.js';
import { restIn } from './rest.js';
import { shownRounds } from './rounds.js';
import { boundsSentence } from './settings.js';
import type { SuiteFacts } from './suite-facts.js';
import { failsByCliff, intervalWords, noFindings, shareAt, suiteExtent, suiteLines } from './suite-lines.js';
import { plainVoice as voice } from './voice.js';
import { capital, counted, typeWords } from './words.js';
import { wrap } from './wrap.js';

/** The most suites that have a table of their own. */
const SUITES = 12;
/** Columns beside those of the rounds: type, verdict, cliff, interval, and what is between them. */
const TYPE = 18;
const VERDICT = 7;
const CLIFF = 6;
const REST = 50;
const INTERVAL = 15;

/** A table a suite, each round a column, with what bears on it; a block is a list of lines. */
export function suiteBlocks(facts: Facts, styles: Styles, width: number): string[][] {
  const blocks = facts.suites.slice(0, SUITES).map((suite) => suiteBlock(facts, suite, styles, width));
  const more = facts.suites.length - SUITES;
  if (more > 0) blocks.push(wrap(`${counted(more, 'more suite')} ${restIn(facts.notes)}`, width));
  const bounds = boundsSentence(facts.results);
  if (bounds !== '' && facts.suites.some(({ findings }) => findings.length > 0)) {
    blocks.push(wrap(bounds, width).map(styles.faint));
  }
  return blocks;
}

function suiteBlock(facts: Facts, suite: SuiteFacts, styles: Styles, width: number): string[] {
  const title = wrap(`Suite ${voice.word(suite.name)}`, width).map(styles.strong);
  const remarks = suiteRemarks(facts, suite, voice).flatMap(({ title, text }) =>
    wrap(`! ${title}: ${text}`, width, '  ', '    ').map(styles.doubtful),
  );
  const lines = suiteLines(suite).flatMap((line) => wrap(line, width, '  ', '    '));
  if (suite.findings.length === 0) return [...title, ...wrap(noFindings(suite), width, '  '), ...remarks];
  return [
    ...title,
    ...wrap(`${suiteExtent(suite)}; survival in percent:`, width, '  '),
    ...findingsTable(facts, suite, styles, width),
    ...remarks,
    ...lines,
  ];
}

function findingsTable(facts: Facts, suite: SuiteFacts, styles: Styles, width: number): string[] {
  const shares = suite.findings.flatMap((finding) =>
    Array.from({ length: suite.rounds }, (_, i) => shareAt(finding, i + 1).length),
  );
  const widest = shares.reduce((most, length) => Math.max(most, length), 3);
  const cell = 1 + Math.max(widest, `${suite.rounds}`.length);
  // A narrow terminal has room for the ends of long ranges, or for the interval.
  const wide = width >= REST + 2 * cell;
  const room = width - (wide ? REST : REST - INTERVAL);
  const rounds = shownRounds(suite.rounds, Math.max(2, Math.floor(room / cell)));
  const row = (
    type: string,
    shares: readonly (number | string)[],
    verdict: string,
    cliff: string,
    interval: string,
  ) =>
    [
      type.padEnd(TYPE),
      ...shares.map((share) => `${share}`.padStart(cell)),
      '  ',
      verdict,
      '  ',
      cliff,
      ...(wide ? ['  ', interval] : []),
    ].join('');
  const paint: Record<Verdict, (text: string) => string> = {
    FLAG: styles.bad,
    WARN: styles.doubtful,
    SILENT: styles.good,
  };
  return [
    styles.faint(row('  after round', rounds, 'verdict', 'cliff'.padEnd(CLIFF), '95 % interval')),
    ...suite.findings.map((finding) => {
      const shares = rounds.map((round) => shareAt(finding, round));
      const verdict = paint[finding.verdict](finding.verdict.padEnd(VERDICT));
      const cliff = cliffCell(finding).padEnd(CLIFF);
      return row(
        `  ${capital(typeWords(finding.type))}`,
        shares,
        verdict,
        failsByCliff(facts, finding) ? styles.bad(cliff) : cliff,
        intervalWords(finding),
      );
    }),
  ];
}

/** The round alone: the column has no room for more. */
function cliffCell({ cliff_round }: Finding): string {
  if (cliff_round === null) return '–';
  return cliff_round > 99_999 ? '>99999' : `${cliff_round}`;
}

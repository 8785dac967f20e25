import { certificateLine } from '../probes/index.js';
import type { Results } from '../results.js';
import { type Styles, stylesOf } from './ansi.js';
import { plain } from './escape.js';
import { type Facts, factsOf, type ReportNotes } from './facts.js';
import {
  FAULTS,
  failedTitle,
  faultRemark,
  isToldByHeadline,
  otherSessions,
  PRINTED_CHARS,
  PRINTED_LINES,
  printedTitle,
} from './fault-lines.js';
import { headlineOf } from './headline.js';
import { runRemarks } from './remarks.js';
import { restIn } from './rest.js';
import { settingsRows } from './settings.js';
import { doubtBlocks, lossBlocks } from './terminal-losses.js';
import { suiteBlocks } from './terminal-suites.js';
import { plainVoice as voice } from './voice.js';
import { counted } from './words.js';
import { wrap } from './wrap.js';

const REASONS = 5;
const SETTINGS = 40;
const VALUE_CHARS = 120;

export interface TerminalOptions {
  color: boolean;
  /** Columns of the terminal, 80 by default; lines are never longer, nor made for less than 60 or more than 120. */
  width?: number;
}

/** A run for a terminal or a log: the facts of the job summary, without anything that a runner or terminal acts on. */
export function terminalReport(results: Results, notes: ReportNotes, options: TerminalOptions): string {
  const facts = factsOf(results, notes);
  const styles = stylesOf(options.color);
  const width = Math.min(120, Math.max(60, options.width ?? 80));
  const certificate = certificateLine(results.probe)?.replaceAll('`', '');
  const blocks = [
    head(facts, styles, width),
    reasons(facts, width),
    remarks(facts, styles, width),
    faults(facts, styles, width),
    ...suiteBlocks(facts, styles, width),
    certificate === undefined ? [] : wrap(certificate, width),
    ...lossBlocks(facts, styles, width),
    ...doubtBlocks(facts, styles, width),
    settings(facts, styles, width),
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

function head(facts: Facts, styles: Styles, width: number): string[] {
  const { cause, next } = headlineOf(facts, voice);
  const word = facts.passed ? 'PASSED' : 'FAILED';
  const paint = facts.passed ? styles.good : styles.bad;
  const [first = '', ...rest] = wrap(`${word} – ${cause}`, width);
  return [
    styles.strong(paint(word)) + first.slice(word.length),
    ...rest,
    ...(next === undefined ? [] : wrap(next, width)),
  ];
}

function reasons({ otherCauses, notes }: Facts, width: number): string[] {
  const lines = otherCauses
    .slice(0, REASONS)
    .flatMap(({ reason }) => wrap(voice.sentence(reason), width, '- ', '  '));
  const more = otherCauses.length - REASONS;
  if (more <= 0) return lines;
  return [...lines, ...wrap(`${counted(more, 'more reason')} ${restIn(notes)}`, width, '- ', '  ')];
}

function remarks(facts: Facts, styles: Styles, width: number): string[] {
  return runRemarks(facts, voice).flatMap(({ title, text }) =>
    wrap(`! ${title}: ${text}`, width, '', '  ').map(styles.doubtful),
  );
}

/** The failures that the headline does not tell, and what the compactor printed before each. */
function faults(facts: Facts, styles: Styles, width: number): string[] {
  if (isToldByHeadline(facts)) return [];
  const lines = facts.faults.slice(0, FAULTS).flatMap((fault, i) => {
    const printed = fault.first.fault.output.slice(-PRINTED_LINES);
    const title = printedTitle(fault.first, voice);
    return [
      ...(i === 0 ? [] : wrap(faultRemark(facts, fault, voice), width, '- ', '  ')),
      ...(printed.length === 0 ? [] : wrap(title, width, '- ', '  ')),
      ...printed.flatMap((line) => wrap(plain(line, PRINTED_CHARS), width, '  | ')).map(styles.faint),
    ];
  });
  lines.push(...otherSessions(facts, voice).flatMap((line) => wrap(line, width, '- ', '  ')));
  return [styles.strong(styles.bad(failedTitle(facts))), ...lines];
}

function settings({ results, notes }: Facts, styles: Styles, width: number): string[] {
  const rows = settingsRows(results, notes);
  const shown = rows
    .slice(0, SETTINGS)
    .map(({ name, value, own }) => `${own ? name : voice.name(name)} = ${plain(value, VALUE_CHARS)}`);
  const more = rows.length - SETTINGS;
  if (more > 0) shown.push(`${counted(more, 'more setting')} ${restIn(notes)}`);
  return wrap(shown.join(' | '), width).map(styles.faint);
}

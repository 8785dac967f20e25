import { certificateLine } from '../probes/index.js';
import type { Results } from '../results.js';
import { fence } from './escape.js';
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
import { settingsFold, sizesFold } from './markdown-folds.js';
import { doubtSections, lossSections } from './markdown-losses.js';
import { bullets, fold } from './markdown-parts.js';
import { curveSections, suiteSections } from './markdown-suites.js';
import { runRemarks } from './remarks.js';
import { markdownVoice as voice } from './voice.js';
import { counted } from './words.js';

/** Reasons that stand open; more of them go into a fold. */
const REASONS_OPEN = 3;
const REASONS = 12;

/**
 * A run as a job's summary in GitHub's markdown. The first line says whether it passed, and why not. Whatever the
 * document holds, the text stays below 1 MiB (of an ordinary one, below 50 kB): what is cut is counted.
 */
export function markdownReport(results: Results, notes: ReportNotes): string {
  const facts = factsOf(results, notes);
  const { cause, next } = headlineOf(facts, voice);
  const certificate = certificateLine(results.probe);
  const blocks = [
    `**${facts.passed ? 'Passed' : 'Failed'}** – ${cause}`,
    ...(next === undefined ? [] : [next]),
    ...reasons(facts),
    ...runRemarks(facts, voice).map(({ title, text }) => `⚠️ **${title}**: ${text}`),
    ...faults(facts),
    ...suiteSections(facts),
    // Markdown of our own: it names only a probe that this program certified.
    ...(certificate === undefined ? [] : [certificate]),
    ...lossSections(facts),
    ...doubtSections(facts),
    ...curveSections(facts),
    ...sizesFold(facts),
    ...settingsFold(facts),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The gate's reasons in its own words, without the one that the first line tells. */
function reasons(facts: Facts): string[] {
  const told = facts.otherCauses;
  const items = told.slice(0, REASONS).map(({ reason }) => voice.sentence(reason));
  if (told.length > REASONS)
    items.push(`${counted(told.length - REASONS, 'more reason')} in the JSON results.`);
  if (items.length === 0) return [];
  return told.length <= REASONS_OPEN
    ? [bullets(items)]
    : [fold(`${counted(told.length, 'more reason')}`, [bullets(items)])];
}

/** The failures that the headline does not tell, and what the compactor printed before each. */
function faults(facts: Facts): string[] {
  if (isToldByHeadline(facts)) return [];
  const blocks = facts.faults.slice(0, FAULTS).flatMap((fault, i) => {
    const printed = fault.first.fault.output.slice(-PRINTED_LINES);
    const told = i === 0 ? [] : [faultRemark(facts, fault, voice)];
    if (printed.length === 0) return told;
    return [...told, printedTitle(fault.first, voice), fence(printed, PRINTED_CHARS)];
  });
  return [`### ${failedTitle(facts)}`, ...blocks, ...otherSessions(facts, voice)];
}

import type { Loss, Results, SessionFault } from '../results.js';
import { plain } from './escape.js';
import { type Facts, factsOf, type ReportNotes } from './facts.js';
import { faultRemark, isOfAgent } from './fault-lines.js';
import { countOf, type PlacedLoss } from './losses.js';
import { plainVoice as voice } from './voice.js';
import { capital, counted, grouped, typeWords } from './words.js';

/** A remark that GitHub shows beside a file and in the list of a run. */
export interface Annotation {
  level: 'error' | 'warning' | 'notice';
  title: string;
  message: string;
  /** Relative to the workspace. */
  file?: string;
  /** From 1. */
  line?: number;
}

/** GitHub keeps ten of a level and step. */
const ANNOTATIONS = 10;
/** The most that are reasons, so that statements have room. */
const REASONS = 6;
/** The most beside reasons of a run that passed. */
const REMARKS_OF_A_PASS = 3;
const STATEMENT_CHARS = 300;
const QUOTE_CHARS = 200;
const ANSWER_CHARS = 200;

/**
 * The worst of a run for the compactor's file, at most ten: an error for each failure of the compactor and reason of
 * the gate, then the statements that were lost, most serious first, as warnings, as notices where the run passed, and
 * how many a person has to look at.
 */
export function annotations(results: Results, notes: ReportNotes): Annotation[] {
  const facts = factsOf(results, notes);
  const reasons = facts.passed ? [] : failures(facts);
  const room = facts.passed ? REMARKS_OF_A_PASS : ANNOTATIONS - reasons.length;
  const doubts = doubtAnnotations(facts);
  const losses = facts.losses.flatMap(({ first }) => first).slice(0, room - doubts.length);
  const all = [
    ...reasons,
    ...losses.map((loss) => lossAnnotation(facts, loss, facts.passed ? 'notice' : 'warning')),
    ...doubts,
  ];
  const { file } = notes;
  return file === undefined ? all : all.map((annotation) => ({ file, ...annotation }));
}

function failures(facts: Facts): Annotation[] {
  const failed = facts.faults.map((fault) => ({
    ...error(
      isOfAgent(fault.first.fault) ? 'Live agent failed' : 'Compactor failed',
      faultRemark(facts, fault, voice),
    ),
    ...placeOf(fault.first.fault, facts.notes),
  }));
  const told = failed.length > 0 ? facts.otherCauses : facts.causes;
  const all = [
    ...failed,
    ...told.map(({ reason }) => error('Compaction conformance', voice.sentence(reason))),
  ];
  if (all.length <= REASONS) return all;
  const more = `${counted(all.length - REASONS + 1, 'more reason')}; the job summary lists them.`;
  return [...all.slice(0, REASONS - 1), error('Compaction conformance', more)];
}

/** The file of what failed, and the line where the message names one of that file, as a fault's clause does. */
function placeOf(fault: SessionFault, { file, agentFile }: ReportNotes): Pick<Annotation, 'file' | 'line'> {
  const own = isOfAgent(fault) ? agentFile : file;
  if (own === undefined) return {};
  const [, rest = ''] = fault.message.split(` (${own}:`);
  const line = Number(/^(\d{1,7})\)/.exec(rest)?.[1] ?? 0);
  return { file: own, ...(line > 0 ? { line } : {}) };
}

function error(title: string, message: string): Annotation {
  return { level: 'error', title, message };
}

function lossAnnotation(
  facts: Facts,
  { loss, suite, session }: PlacedLoss,
  level: Annotation['level'],
): Annotation {
  const where = facts.severalSessions ? `session ${voice.name(session)}` : `suite ${voice.name(suite.name)}`;
  return {
    level,
    title: `Lost: ${typeWords(loss.type)}`,
    message:
      `${capital(loss.outcome)} after round ${grouped(loss.round)}: "${plain(loss.content, STATEMENT_CHARS)}" (${loss.position} ` +
      `in ${where}). ${foundOf(loss)}`,
  };
}

function foundOf({ quote, note, answer }: Loss): string {
  const clause = note === undefined ? '' : ` – ${voice.sentence(note)}`;
  return quote === undefined
    ? `Asked for it, an agent answers: ${plain(answer, ANSWER_CHARS)}${clause}`
    : `Found: "${plain(quote, QUOTE_CHARS)}"${clause}`;
}

/** One that says how many statements wait for a person, where some do. */
function doubtAnnotations({ doubts }: Facts): Annotation[] {
  const count = countOf(doubts);
  if (count === 0) return [];
  const message = `A person should look at ${counted(count, 'statement')} that the probe can't tell; the job summary quotes what made it hesitate.`;
  return [{ level: 'notice', title: 'Unverified', message }];
}

import type { Results, SessionFault } from '../results.js';
import { plain } from './escape.js';
import { type Facts, factsOf, type ReportNotes } from './facts.js';
import { faultRemark, isOfAgent } from './fault-lines.js';
import type { PlacedLoss } from './losses.js';
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
/** The most statements of a run that passed. */
const LOSSES_OF_A_PASS = 3;
const STATEMENT_CHARS = 300;
const ANSWER_CHARS = 200;

/**
 * The worst of a run for the compactor's file, or the agent's where that failed, at most ten: an error for each failure of the compactor and reason of
 * the gate, then the statements that were lost, most serious first, as warnings; as notices where the run passed.
 */
export function annotations(results: Results, notes: ReportNotes): Annotation[] {
  const facts = factsOf(results, notes);
  const reasons = facts.passed ? [] : failures(facts);
  const room = facts.passed ? LOSSES_OF_A_PASS : ANNOTATIONS - reasons.length;
  const losses = facts.losses.flatMap(({ first }) => first).slice(0, room);
  const all = [
    ...reasons,
    ...losses.map((loss) => lossAnnotation(facts, loss, facts.passed ? 'notice' : 'warning')),
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
      `in ${where}). Asked for it, an agent answers: ${plain(loss.answer, ANSWER_CHARS)}`,
  };
}

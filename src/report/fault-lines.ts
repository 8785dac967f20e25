import type { SameFaults } from '../judge/index.js';
import type { SessionFault } from '../results.js';
import type { Facts, FaultFacts } from './facts.js';
import type { Voice } from './voice.js';
import { capital, counted, grouped } from './words.js';

/** The most failures that are told one by one. */
export const FAULTS = 4;
/** The last lines of a compactor's output that are shown, and how much of each. */
export const PRINTED_LINES = 8;
export const PRINTED_CHARS = 160;
/** The most sessions of a list that are named. */
const NAMED = 10;

/** `compactor.ts threw "…" – in round 2, session corpus-3 of suite corpus; the same in 3 more sessions.` */
export function faultSentence(
  { results, notes }: Facts,
  { first: { suite, session, fault }, others }: SameFaults<FaultFacts>,
  voice: Voice,
): string {
  const clause = voice.sentence(fault.message.trim().replace(/\.$/, ''));
  const round = fault.round === null ? 'before the first round' : `in round ${grouped(fault.round)}`;
  const where = `${round}, session ${voice.name(session)} of suite ${voice.word(suite)}`;
  const same = others.length > 0 ? `; the same in ${counted(others.length, 'more session')}` : '';
  const name = isOfAgent(fault)
    ? ['the live agent', ...(notes.agent === undefined ? [] : [voice.name(notes.agent)])].join(' ')
    : voice.name(results.compactor.name);
  return `${name} ${clause} – ${where}${same}.`;
}

/** The same as a sentence of its own; a name at its start stays as it is. */
export function faultRemark(facts: Facts, fault: SameFaults<FaultFacts>, voice: Voice): string {
  const sentence = faultSentence(facts, fault, voice);
  return isOfAgent(fault.first.fault) ? capital(sentence) : sentence;
}

/** Whether the live agent failed, and not the compactor. */
export function isOfAgent({ subject }: SessionFault): boolean {
  return subject === 'agent';
}

/** Who failed, as the title of a section: `The compactor failed`. */
export function failedTitle({ faults }: Facts): string {
  const ofAgent = faults.filter(({ first }) => isOfAgent(first.fault)).length;
  if (ofAgent === 0) return 'The compactor failed';
  return ofAgent === faults.length ? 'The live agent failed' : 'The compactor and the live agent failed';
}

/** What stands above the last lines that were printed before a failure, where some are not shown: how many. */
export function printedTitle({ session, fault }: FaultFacts, voice: Voice): string {
  const left = Math.max(0, fault.output.length - PRINTED_LINES) + (fault.output_cut ?? 0);
  const cut = left > 0 ? ` (${counted(left, 'other line')} not shown)` : '';
  return `What it printed last in session ${voice.name(session)}${cut}:`;
}

/** Whether the headline says all that there is to say of failures. */
export function isToldByHeadline({ faults, notMeasured }: Facts): boolean {
  return (
    faults.length + notMeasured.length <= 1 && faults.every(({ first }) => first.fault.output.length === 0)
  );
}

/** What is left to say where several sessions gave no measurement: which failed too, and which were not started. */
export function otherSessions({ faults, notMeasured }: Facts, voice: Voice): string[] {
  const lines: string[] = [];
  const more = faults.slice(FAULTS).flatMap(({ first, others }) => [first, ...others]);
  if (more.length > 0) lines.push(`${counted(more.length, 'more session')} failed: ${named(more, voice)}.`);
  if (notMeasured.length > 0) {
    const after = faults.length > 0 ? ' after that' : '';
    lines.push(
      `Not measured${after}: ${counted(notMeasured.length, 'session')}, ${named(notMeasured, voice)}.`,
    );
  }
  return lines;
}

function named(sessions: readonly FaultFacts[], voice: Voice): string {
  const shown = sessions.slice(0, NAMED).map(({ session }) => voice.name(session));
  const more = sessions.length - NAMED;
  return more > 0 ? `${shown.join(', ')} and ${grouped(more)} more` : shown.join(', ');
}

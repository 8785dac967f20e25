import type { Facts, FaultFacts } from './facts.js';
import type { Voice } from './voice.js';
import { counted, grouped } from './words.js';

/** The most failed sessions that are told one by one. */
export const FAULTS = 4;
/** The last lines of a compactor's output that are shown, and how much of each. */
export const PRINTED_LINES = 8;
export const PRINTED_CHARS = 160;
/** The most sessions of a list that are named. */
const NAMED = 10;

/** `compactor.ts threw "…" – in round 2, session corpus-3 of suite corpus.` */
export function faultSentence(facts: Facts, { suite, session, fault }: FaultFacts, voice: Voice): string {
  const clause = voice.sentence(fault.message.trim().replace(/\.$/, ''));
  const round = fault.round === null ? 'before its first round' : `in round ${grouped(fault.round)}`;
  const where = `${round}, session ${voice.name(session)} of suite ${voice.word(suite)}`;
  return `${voice.name(facts.results.compactor.name)} ${clause} – ${where}.`;
}

/** Whether the headline says all that there is to say of failures. */
export function isToldByHeadline({ faults, notMeasured }: Facts): boolean {
  return faults.length + notMeasured.length <= 1 && faults.every(({ fault }) => fault.output.length === 0);
}

/** What is left to say where several sessions gave no measurement: which failed too, and which were not started. */
export function otherSessions({ faults, notMeasured }: Facts, voice: Voice): string[] {
  const lines: string[] = [];
  const more = faults.slice(FAULTS);
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

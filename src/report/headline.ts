import { canaryTypes } from '../sessions/canary.js';
import type { Cause } from './causes.js';
import type { Facts, FaultFacts } from './facts.js';
import { faultSentence } from './fault-lines.js';
import { passedHeadline } from './headline-passed.js';
import { survivalClause } from './survival-clause.js';
import type { Voice } from './voice.js';
import { counted, grouped, listed, typeWords } from './words.js';

/** The first two lines of every report: a person who reads no further knows what happened and what to do. */
export interface Headline {
  /** Why it passed or failed, as it follows `Passed – ` or `Failed – `: the most serious cause. */
  cause: string;
  /** What to do about it, or what to know about a pass; absent where there is nothing to say. */
  next?: string | undefined;
}

/** Tells the outcome of a run in two lines. */
export function headlineOf(facts: Facts, voice: Voice): Headline {
  if (facts.passed) return passedHeadline(facts, voice);
  const [fault] = facts.faults;
  if (fault !== undefined) {
    return { cause: faultSentence(facts, fault, voice), next: afterFault(facts, fault.first, voice) };
  }
  const [cause] = facts.causes;
  if (cause !== undefined)
    return { cause: causeSentence(facts, cause, voice), next: afterCause(facts, cause, voice) };
  const skipped = facts.notMeasured.length;
  return { cause: skipped > 0 ? `${counted(skipped, 'session')} not measured.` : 'the gate gave no reason.' };
}

/** What the compactor does, for reasons that open with a word for it. */
const deeds: Partial<Record<Cause['kind'], string>> = {
  'not-compacting': 'is not compacting',
  stale: 'leaves stale values',
  'over-budget': 'is over budget',
};

function causeSentence(facts: Facts, cause: Cause, voice: Voice): string {
  const name = voice.name(facts.results.compactor.name);
  const { kind, about } = cause;
  if (about === undefined) {
    const deed = deeds[kind];
    const [sentence] = sentencesOf(cause);
    if (deed === undefined) return voice.sentence(cause.reason);
    return `${name} ${deed}: ${voice.sentence(sentence.slice(sentence.indexOf(':') + 1).trim())}`;
  }
  const round = kind.endsWith('cliff') ? (about.finding.cliff_round ?? 1) : 1;
  const forgets = round === 1 ? 'forgets' : 'comes to forget';
  return `${name} ${forgets} ${survivalClause(about.suite, about.finding, round, voice)}.`;
}

/** A reason's first sentence, and what it says beyond that: a hint. */
function sentencesOf({ kind, reason }: Cause): [string, string] {
  const end = kind === 'not-compacting' ? reason.indexOf('. ') + 1 : 0;
  return end === 0 ? [reason, ''] : [reason.slice(0, end), reason.slice(end + 1)];
}

function afterCause(facts: Facts, cause: Cause, voice: Voice): string | undefined {
  const sentences = [
    adviceFor(cause, voice.name(facts.results.compactor.name), voice),
    alsoForgotten(facts, cause),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ') || undefined;
}

function adviceFor(cause: Cause, name: string, voice: Voice): string {
  const { kind, about } = cause;
  const [, hint] = sentencesOf(cause);
  if (hint !== '') return voice.sentence(hint);
  const late = kind.endsWith('cliff') && (about?.finding.cliff_round ?? 1) > 1;
  if (late)
    return `Look at what ${name} makes of its own output: what one round keeps, the next has to keep too.`;
  if (kind === 'warn' && about?.finding.round1_upper !== undefined)
    return 'Look first at what the probe can\'t tell; "For a person to look at" quotes it.';
  if (kind === 'flag' || kind === 'cliff' || kind === 'warn') {
    return `To mend it, let ${name} carry these statements on word for word; "What was lost" names them.`;
  }
  if (kind === 'stale') return `Let ${name} drop the older value where a newer statement replaces it.`;
  if (kind === 'over-budget')
    return `Let ${name} keep to ${voice.name('budgetChars')}, or raise ${voice.name('budget')}.`;
  return '';
}

/** The other types that fail the gate. */
function alsoForgotten({ causes }: Facts, cause: Cause): string {
  const failing = new Set(causes.map(({ about }) => about?.finding.type));
  const others = canaryTypes.filter((type) => failing.has(type) && type !== cause.about?.finding.type);
  if (others.length === 0) return '';
  return `${cause.about === undefined ? 'It fails by' : 'The same goes for'} ${listed(others.map(typeWords))}.`;
}

function afterFault({ suites, results }: Facts, { fault }: FaultFacts, voice: Voice): string {
  const measured = suites.reduce((sum, suite) => sum + suite.measured, 0);
  const sessions = suites.reduce((sum, suite) => sum + suite.sessions, 0);
  const setting = fault.kind === 'timeout' || fault.kind === 'memory' ? fault.kind : undefined;
  const raise = setting === undefined ? '' : `, or raise ${voice.name(setting)} if it needs that much`;
  const rest =
    measured === 0
      ? nothingMeasured(suites, voice.name(results.compactor.name))
      : `The figures below are of the ${grouped(measured)} of ${counted(sessions, 'session')} that were measured.`;
  return `Mend that first${raise}. ${rest}`;
}

/** No session came to its end; rounds may have come back before. */
function nothingMeasured(suites: Facts['suites'], compactor: string): string {
  const all = suites.flatMap(({ result }) => result.sessions);
  const most = Math.max(0, ...all.map(({ rounds }) => rounds.length));
  if (most === 0) return `No session was measured, so nothing is known of what ${compactor} keeps.`;
  return (
    `No session was measured to its end, so there are no figures; what ${compactor} kept in the ${most === 1 ? 'round' : `${grouped(most)} rounds`} ` +
    'that came back is in the JSON results.'
  );
}

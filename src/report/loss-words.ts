import { type CanaryType, canaryTypes } from '../sessions/canary.js';
import type { Facts } from './facts.js';
import { countOf, type LossGroup, type PlacedLoss } from './losses.js';
import type { Voice } from './voice.js';
import { counted, countedType, grouped, listed } from './words.js';

/** What a compactor did to a statement, for somebody who is about to mend its prompt or its rules. */
const deeds: Record<LossGroup['outcome'], string> = {
  inverted: 'what was forbidden is allowed, or the other way round',
  lifted: 'it is said to apply no longer',
  weakened: 'a rule became a wish',
  altered: 'another value stands in its place',
  misattributed: 'the value stands on another subject',
  stale: 'a replaced value is given as the current one',
  hypothetical: 'what is in force is only proposed or asked',
  ambiguous: 'nothing tells which value is the current one',
  partial: 'only some of its values are left',
  missing: 'nothing of it is left',
  redacted: 'the value is masked',
  unverified: "the probe can't tell, which counts as lost here",
};

/** What the compactor does to the statements of a type. */
export interface Diagnosis {
  type: CanaryType;
  /** `17 of 48 lost. 12 altered: another value stands in its place; 5 missing: …` */
  text: string;
}

/** A diagnosis a type that lost something, the most serious type first, from counts and the probe's notes alone. */
export function diagnoses({ losses, suites }: Facts, voice: Voice): Diagnosis[] {
  return canaryTypes.flatMap((type): Diagnosis[] => {
    const groups = losses.filter((group) => group.type === type);
    if (groups.length === 0) return [];
    const count = countOf(groups);
    const planted = suites.reduce((sum, suite) => sum + (suite.planted.get(type) ?? 0), 0);
    const of = planted < count ? '' : ` of ${grouped(planted)}`;
    const clauses = groups.map(
      (group) => `${grouped(group.count)} ${group.outcome}: ${deedWords(group, voice)}`,
    );
    return [{ type, text: `${grouped(count)}${of} lost. ${clauses.join('; ')}.` }];
  });
}

/** What most of a group's notes say, or else what its outcome means, with a note as an example. */
function deedWords({ outcome, count, note }: LossGroup, voice: Voice): string {
  if (note === undefined) return deeds[outcome];
  const text = voice.sentence(note.text);
  if (note.count === count) return text;
  return 2 * note.count > count
    ? `${text} (${counted(note.count, 'time')})`
    : `${deeds[outcome]} (such as: ${text})`;
}

/** The groups of each outcome together, in their order. */
export function byOutcome<Group extends { outcome: string }>(groups: readonly Group[]): Group[][] {
  const found = [...new Set(groups.map(({ outcome }) => outcome))];
  return found.map((outcome) => groups.filter((group) => group.outcome === outcome));
}

/** `12 facts and 3 goal states` */
export function groupCounts(groups: readonly LossGroup[]): string {
  return listed(groups.map(({ count, type }) => countedType(count, type)));
}

/** What the list of losses shows, in a sentence. */
export function lossIntroduction({ losses, notes }: Facts): string {
  const shown = losses.flatMap(({ first }) => first);
  return `Each statement at the first round that lost it, the gravest damage first, with ${besides(shown, notes.agent, 'decided')}.`;
}

/** What the list of doubts shows and what they count as. */
export function doubtIntroduction({ doubts, notes }: Facts): string {
  const count = countOf(doubts);
  const shown = doubts.flatMap(({ first }) => first);
  return (
    `The probe can't tell whether ${count === 1 ? 'this statement' : `these ${grouped(count)} statements`} survived: ` +
    `${count === 1 ? 'it counts' : 'they count'} neither as held nor as lost, and ${count === 1 ? 'makes' : 'make'} the ` +
    `ranges above. Each stands at the first round that left it open, with ${besides(shown, notes.agent, 'made the probe hesitate')}.`
  );
}

/** What stands beside a statement: a place that did something, or an answer. */
function besides(shown: readonly PlacedLoss[], agent: string | undefined, did: string): string {
  const text = agent === undefined ? 'the compacted text' : "the live agent's answer";
  const who = agent === undefined ? 'an agent that has only the compacted text' : 'the live agent';
  const place = `the place in ${text} that ${did}`;
  const answer = `what ${who} answers when it is asked for it`;
  if (shown.every(({ loss }) => loss.quote !== undefined)) return place;
  return shown.some(({ loss }) => loss.quote !== undefined)
    ? `${place} or, where there is none, ${answer}`
    : answer;
}

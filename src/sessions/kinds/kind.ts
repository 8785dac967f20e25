import type { CanaryType } from '../canary.js';
import type { ValueSource } from '../values.js';

/** The values of one statement, by the names that its kind gives them. */
export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** One way to say a statement, without its typed header. */
export interface Wording<Name extends string = string> {
  says(values: Values<Name>): string;
  /** The words that give a rule its force, as this wording has them, in lower case; other statements have none. */
  force?: string;
}

/** How binding a statement is, and in which direction. */
export const forces = ['ban', 'upper-limit', 'lower-limit', 'statement'] as const;
export type Force = (typeof forces)[number];

/** The words of a kind of statement. */
export interface KindWords {
  /** `statement` where nothing is said. */
  force?: Force;
  /** Words that bind as a ban does, for this kind: `pinned`. */
  binding?: readonly string[];
  /** What its number counts, where it is not part of the value: words that say so, and words that say another thing. */
  unit?: { own: readonly string[]; other: readonly string[] };
  /** Phrases that turn it round; `…` stands for any words within a sentence. */
  opposite?: readonly string[];
  /** Words of which one must be there, or the statement's condition is gone. */
  essential?: readonly string[];
  /** What it is about: groups of words of which any will do, the most telling group first. */
  subject: readonly (readonly string[])[];
}

/**
 * A kind of statement: everything that this product knows of it. All its values are required of whoever remembers
 * it, together with the force of the wording that was used.
 */
export interface Kind<Name extends string = string> {
  /** What a canary's `frame` calls it; the name of its file. */
  name: string;
  /** The canary's id in every session, such as `safety_rule-1`. */
  slot: `${CanaryType}-${number}`;
  type: CanaryType;
  values: Readonly<Record<Name, ValueSource>>;
  /** Five or more, so that nothing can learn a statement by its form. */
  wordings: readonly Wording<Name>[];
  /** Answers of the assistant, which echo the topic and never a value. */
  acknowledgements: readonly string[];
  /** Asks for the values without giving one. */
  question: string;
  /** A situation in which remembering the statement changes what an agent does. */
  behavior?(values: Values<Name>): string;
  /** A work item that can't be done without the exact values; it gives none of them. */
  exactUse: string;
  /** The value that an earlier statement of the same wording gave otherwise, in suites with updates. */
  updates?: Name;
  /** What a reader goes by who has to recognise the statement in other words. */
  reads: KindWords;
  /** How the scripted session says it. */
  scripted: { wording: number; values: Values<Name> };
}

/** Checks a kind's value names against its wordings when it is compiled. */
export function defineKind<Name extends string>(kind: Kind<Name>): Kind {
  return kind;
}

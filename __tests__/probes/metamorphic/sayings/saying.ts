import type { Values } from '../../../../src/sessions/kinds/kind.js';

/** A sentence without its capital letter, around the values of a kind. */
export type Sentence = (values: Values) => string;

/**
 * What a person would write of one kind of statement besides the wordings that the suites plant: what it is called,
 * how a label and a value say it, and sentences that break it, each in the way of its field's name.
 */
export interface Sayings {
  topic: string;
  /** Label and text that say the statement in full. */
  entries: readonly ((values: Values) => readonly [string, string])[];
  /** A "not" gained or lost: the opposite is said. */
  inverted: readonly Sentence[];
  /** A rule made a wish; empty where the statement is no rule. */
  weakened: readonly Sentence[];
  lifted: readonly Sentence[];
  asked: readonly Sentence[];
}

export type SayingsByKind = Readonly<Record<string, Sayings>>;

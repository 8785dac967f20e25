import type { Canary } from '../sessions/canary.js';

/**
 * What a probe can find of a canary in a text. `held` is survival; `unverified` is neither survival nor loss. The
 * others are damages, the most serious first: the order in which reports list losses.
 */
export const outcomes = [
  'held',
  'inverted',
  'lifted',
  'weakened',
  'altered',
  'misattributed',
  'stale',
  'hypothetical',
  'ambiguous',
  'partial',
  'missing',
  'redacted',
  'unverified',
] as const;
export type Outcome = (typeof outcomes)[number];

/** The place in the compacted text that decided an outcome; `start` and `end` are UTF-16 offsets into that text. */
export interface Evidence {
  quote: string;
  start: number;
  end: number;
  note: string;
}

/**
 * What a probe says of one canary in one text. The three probes are `true` when they pass; behaviour and exact use
 * are `null` where the canary has no such scenario. `outcome` is `held` only if every probe that applies passes.
 */
export interface Judgement {
  outcome: Outcome;
  direct: boolean;
  behavior: boolean | null;
  exactUse: boolean | null;
  /** Whether a superseded value of an update canary still occurs in the text; `false` for other canaries. */
  stale: boolean;
  evidence?: Evidence;
}

/** A compacted text read once, to be asked about many canaries. */
export interface Reading {
  judge(canary: Canary): Judgement;
  /** How a judgement came about, in lines for a person: what was looked for, what was found, what decided. */
  explain(canary: Canary): string[];
}

/** Decides whether canaries survive in a text. A new probe is one file with one of these and one line in the index. */
export interface Probe {
  name: string;
  /** Raised whenever any judgement of this probe can change. */
  version: number;
  /** One line for `--help` and docs. */
  summary: string;
  read(text: string): Reading;
}

import type { Canary } from '../../../sessions/canary.js';
import type { Force } from '../../../sessions/kinds/kind.js';
import type { CueName } from '../cues/index.js';
import type { Value } from '../values/value.js';

/** Words of the subject of which any will do. */
export interface Term {
  senses: ReadonlySet<string>;
  /** How much it says about which statement is meant, above 0. */
  weight: number;
}

/** What a required token stands for: values that are compared as such, and words that must be there in some form. */
export interface Piece {
  token: string;
  values: readonly Value[];
  terms: readonly Term[];
}

/** A canary as the rules of this probe read it. */
export interface Frame {
  canary: Canary;
  pieces: readonly Piece[];
  /** Every value of the pieces. */
  values: readonly Value[];
  /** What the statement is about, without its values. */
  subject: readonly Term[];
  force: Force;
  /** Senses that bind as a ban does, for this kind of statement. */
  binding: ReadonlySet<string>;
  /** Words that say what its number counts, and words that say another thing; empty where nothing is known. */
  unit: { own: ReadonlySet<string>; other: ReadonlySet<string> };
  /** Phrases that turn it round, in lower case. */
  opposite: readonly string[];
  /** Senses of which one has to be there; empty where nothing has to. */
  essential: ReadonlySet<string>;
  /** Whether the subject was written by hand for this kind of statement, and so covers its usual wordings. */
  known: boolean;
  /** Values that an earlier version of the statement gave. */
  superseded: readonly Value[];
  /** Words that an earlier version of the statement had in place of others; empty where it had values. */
  supersededWords: readonly ReadonlySet<string>[];
  /** What the statement's own negations forbid: the sense that follows each. */
  banned: ReadonlySet<string>;
  /** The words of its clauses that forbid nothing. */
  allowed: ReadonlySet<string>;
  /** The statement's required words clause by clause, where it has two clauses or more: what belongs together. */
  clauses: readonly ReadonlySet<string>[];
  /** Cues in the statement itself: in a text they say nothing against it. */
  ownCues: ReadonlySet<CueName>;
}

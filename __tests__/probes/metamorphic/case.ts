import type { Outcome } from '../../../src/probes/index.js';
import type { Random } from '../../../src/sessions/random.js';
import type { Item } from './item.js';
import type { Statement } from './statement.js';

/** A statement as one text says it. */
export interface Told {
  statement: Statement;
  /** What says it; empty where the text leaves it out. */
  items: readonly Item[];
  /** What must come of it; undefined where nothing is expected because the rule doesn't apply to it. */
  expected: Outcome | undefined;
  /** The row of the table in which it counts, where that isn't its rule's. */
  row?: string;
}

/** One compacted text to be: what it tells, and what else is in it. */
export interface Draft {
  told: readonly Told[];
  others?: readonly Item[];
  /** A change of the whole text once it is laid out. */
  dress?: (text: string) => string;
}

/** The row of statements that are told as they are, beside broken ones. */
export const CONTROLS = 'as it was, beside broken ones';

/** One way to change a text, with what must come of it. */
export interface Rule {
  name: string;
  /** The texts of one session. */
  drafts(session: readonly Statement[], random: Random): Iterable<Draft>;
}

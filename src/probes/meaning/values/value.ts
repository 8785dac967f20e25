import type { Alias } from './alias.js';
import type { Scan } from './reading/scan.js';

/** A typed value at its place in a piece of text. Two values are the same if type and key are. */
export interface Value {
  /** Name of its type, such as `money`, `date`, `duration`. */
  type: string;
  /** The value in a canonical notation, such as `465 USD`, `2027-02-18`, `30000 ms`, `14:00 UTC`. */
  key: string;
  /** Offsets in the text that was searched. */
  start: number;
  end: number;
  /** The text says that it is not exact: `about`, `~`, `almost`, or a rounded `18.4 million`. */
  approximate?: true;
  /** The bare number of a value that has one, without separators: `1500` of `$1.5k`, `1.20` of `Go 1.20`. */
  amount?: string;
  /** Of a wanted value: what else counts as it. */
  aliases?: readonly Alias[];
}

/**
 * A kind of value that is compared by what it means. A new one is one file with one of these and one line in the
 * registry. `find` is linear in the text's length: no pattern that backtracks. What it finds may overlap with the
 * finds of other types: `findValues` decides.
 */
export interface ValueType {
  name: string;
  find(scan: Scan): Value[];
  /**
   * Whether a found value says no less than a wanted one of the same type: the same key by default; a date without a
   * year, an initial with a surname or a time without a zone can be enough where nothing else in the text competes.
   */
  covers?(found: Value, wanted: Value, others: readonly Value[]): boolean;
}

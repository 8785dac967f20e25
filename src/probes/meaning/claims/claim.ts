/**
 * The smallest thing that a text says: a sentence, a list item, a table cell, a `key: value`. All structures become
 * this, so that rules need to know none of them.
 */
export interface Claim {
  /** Range in the plain text. A claim never overlaps another; order is that of the text. */
  start: number;
  end: number;
  /** What it says, with line wraps as single spaces. For a table cell or a pair: the value alone. */
  text: string;
  /** For each character of `text`, its offset in the plain text, and one more for the end. */
  offsets: Int32Array;
  form: 'sentence' | 'item' | 'cell' | 'pair';
  /** What the value belongs to by structure, innermost last: key, row header, column header, lead-in of a list. */
  labels: readonly string[];
  /** Headings above it, innermost last. */
  headings: readonly string[];
  /** Who says it in a chat, such as `user` or `assistant`; absent elsewhere. */
  speaker?: string;
  /** The state of a checkbox item. */
  checked?: boolean;
  /** All of it is struck out. */
  struck?: true;
  /** Claims of the same paragraph, list, row or mapping share a group; a number that grows with the text. */
  group: number;
}

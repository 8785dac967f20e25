/** What a wording does to the statement around it. */
export type CueName =
  | 'ban'
  | 'duty'
  | 'permission'
  | 'weakening'
  | 'lifting'
  | 'hypothesis'
  | 'maybe'
  | 'past'
  | 'present'
  | 'question'
  | 'masking'
  | 'exception'
  | 'upper-limit'
  | 'lower-limit';

/** Wordings of one kind. A new kind of cue is one file with one of these and one line in the index. */
export interface Cue {
  name: CueName;
  /** Words and phrases in lower case, found as whole words. */
  phrases?: readonly string[];
  /** For what is no word; matches lowercase plain text and can't backtrack. */
  pattern?: RegExp;
}

/** A cue at its place in the text of a claim, a label or a heading. */
export interface Mark {
  cue: CueName;
  start: number;
  end: number;
}

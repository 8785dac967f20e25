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
  /** Matches lowercase plain text; alternatives of plain words, so that it can't backtrack. */
  pattern: RegExp;
}

/** A cue at its place in the text of a claim, a label or a heading. */
export interface Mark {
  cue: CueName;
  start: number;
  end: number;
}

/** A pattern of whole words or phrases; a space stands for any white space. */
export function phrases(...words: string[]): RegExp {
  const alternatives = words.map((word) => word.replaceAll(' ', '\\s+'));
  return new RegExp(`(?<![\\w-])(?:${alternatives.join('|')})(?![\\w-])`, 'g');
}

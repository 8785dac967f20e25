import { charClass, DIGIT, LETTER } from './chars.js';
import type { Chunk } from './chunk.js';

/** The part of a chunk from its first letter, digit or underscore to its last. */
export interface Core {
  start: number;
  end: number;
  /** In lower case. */
  lower: string;
}

/** A chunk without the marks around it: `~cp-1.` gives `cp-1`. Marks in `keep` stay at the front. */
export function coreOf(text: string, chunk: Chunk, keep = ''): Core | undefined {
  let { start, end } = chunk;
  while (end > start && !isBody(text, end - 1)) end--;
  while (start < end && !isBody(text, start) && !keep.includes(text.charAt(start))) start++;
  if (start === end) return undefined;
  return { start, end, lower: chunk.lower.slice(start - chunk.start, end - chunk.start) };
}

function isBody(text: string, at: number): boolean {
  const kind = charClass(text.charCodeAt(at));
  return kind === LETTER || kind === DIGIT;
}

/** The word that ends right before `offset`, over up to `marks` marks and spaces such as `: "`; in lower case. */
export function wordBefore(text: string, offset: number, marks = 3): string {
  let end = offset;
  while (end > 0 && offset - end < marks && !isBody(text, end - 1)) end--;
  let start = end;
  while (start > 0 && end - start < 16 && isBody(text, start - 1)) start--;
  return text.slice(start, end).toLowerCase();
}

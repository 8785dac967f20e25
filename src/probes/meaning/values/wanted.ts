import { findValues } from './find.js';
import { charClass, DIGIT, LETTER } from './reading/chars.js';
import type { Value } from './value.js';

/** What a required token asks for: values, to be found in any notation, and the words beside them. */
export interface Wanted {
  /** Their offsets are those in the token. */
  values: Value[];
  /** In lower case, with single spaces; empty if the token is nothing but values. */
  words: string;
}

/**
 * Reads a required token as typed values and words. Tokens are in small letters and cut out of `content`, which gives
 * the letter case back and tells what a bare piece is: `6433` after `port`, `4d1c0b` after `commit`.
 */
export function wantedFrom(token: string, content: string): Wanted {
  const at = placeOf(token, content);
  const slice = at < 0 ? token : content.slice(at, at + token.length);
  const values = findValues(slice);
  if (at >= 0) refine(values, slice.length, at, content);
  let words = '';
  let done = 0;
  for (const { start, end } of values) {
    words += `${slice.slice(done, start)} `;
    done = end;
  }
  words += slice.slice(done);
  return { values, words: plainWords(words) };
}

/** Where a token stands in its content as a whole, else anywhere, else -1. */
function placeOf(token: string, content: string): number {
  const lower = content.toLowerCase();
  if (lower.length !== content.length) return -1;
  const wanted = token.toLowerCase();
  const first = lower.indexOf(wanted);
  for (let at = first; at >= 0; at = lower.indexOf(wanted, at + 1)) {
    if (!isGlued(lower, at - 1, at) && !isGlued(lower, at + wanted.length - 1, at + wanted.length)) return at;
  }
  return first;
}

/** Whether two neighbours belong to one word or number. */
function isGlued(text: string, one: number, other: number): boolean {
  return isBody(text, one) && isBody(text, other);
}

function isBody(text: string, at: number): boolean {
  const kind = at < 0 || at >= text.length ? -1 : charClass(text.charCodeAt(at));
  return kind === LETTER || kind === DIGIT;
}

/** Takes the content's own reading where it has the same place or lies inside of the token. */
function refine(values: Value[], length: number, at: number, content: string): void {
  for (const read of findValues(content)) {
    const start = read.start - at;
    const end = read.end - at;
    if (start < 0 || end > length) continue;
    const same = values.findIndex((value) => value.start < end && start < value.end);
    const placed = { ...read, start, end };
    const known = values[same];
    if (known === undefined) values.push(placed);
    else if (known.start >= start && known.end <= end) values[same] = placed;
  }
  values.sort((one, other) => one.start - other.start);
}

function plainWords(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}'’-]+/gu, ' ')
    .replace(/(^| )[-'’]+(?= |$)/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

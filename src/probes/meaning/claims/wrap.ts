import type { Line } from './source.js';

/** Shorter lines are notes of their own rather than a paragraph that was wrapped. */
const NARROWEST = 40;
const WIDE = 55;
/** Titles above a paragraph are shorter. */
const SHORTEST = 30;
const GOES_ON = new Set(
  'a an and are as at be by for from in into is its must no not of on or our per than that the their to under until was were which will with without'.split(
    ' ',
  ),
);

const GOES_BACK = new Set('and but for from of or per than that to until which who with without'.split(' '));

/**
 * Whether a line goes on in the next: it was full, so that the next word had no place in it, or it stops in the
 * middle of a phrase. `width` is the longest line of the paragraph, `sentences` tells that it ends with a full stop,
 * so that a line without one is no note of its own.
 */
export function isWrapped(text: string, line: Line, next: Line, width: number, sentences: boolean): boolean {
  const last = text.charCodeAt(line.end - 1);
  const first = text.charCodeAt(next.start);
  const ended = last === 46 || last === 33 || last === 63 || last === 58;
  if (ended) return true;
  if (last === 44 || last === 45 || last === 47 || last === 40 || last === 38) return true;
  const length = line.end - line.start;
  if (isLower(first) && length >= NARROWEST) return true;
  if (sentences && (!isUpper(first) || length >= SHORTEST)) return true;
  if (GOES_ON.has(lastWord(text, line)) || GOES_BACK.has(firstWord(text, next))) return true;
  const filled = line.indent + length + 1 + firstWord(text, next).length > width;
  if (!filled || width < NARROWEST || last === 59) return false;
  return width >= WIDE || !isUpper(first);
}

function lastWord(text: string, line: Line): string {
  const tail = text.slice(Math.max(line.start, line.end - 10), line.end);
  return tail.slice(tail.lastIndexOf(' ') + 1).toLowerCase();
}

function firstWord(text: string, line: Line): string {
  let i = line.start;
  while (i < line.end && i - line.start < 200 && text.charCodeAt(i) !== 32) i++;
  return text.slice(line.start, i);
}

function isLower(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff);
}

function isUpper(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde);
}

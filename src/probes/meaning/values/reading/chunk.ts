import { charClass, DIGIT, LETTER } from './chars.js';

/**
 * A stretch without white space, quotes, brackets, commas, colons or equals signs that has something technical in it.
 * The colon of `://` doesn't end it.
 */
export interface Chunk {
  start: number;
  end: number;
  /** The stretch itself, in lower case. */
  lower: string;
  /** Which kinds of characters it has. */
  has: number;
}

export const HAS_LETTER = 1;
export const HAS_DIGIT = 2;
export const HAS_SLASH = 4;
export const HAS_AT = 8;
export const HAS_HASH = 16;
export const HAS_UNDERSCORE = 32;
export const HAS_DOT = 64;
export const HAS_HYPHEN = 128;
export const HAS_SCHEME = 256;

const marks: Record<string, number> = {
  '/': HAS_SLASH,
  '\\': HAS_SLASH,
  '@': HAS_AT,
  '#': HAS_HASH,
  _: HAS_UNDERSCORE,
  '.': HAS_DOT,
  '-': HAS_HYPHEN,
};
const inner = new Set('~*+%$&^');
const classes = new Int16Array(128).fill(-1);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  const kind = charClass(code);
  if (kind === LETTER) classes[code] = HAS_LETTER;
  else if (kind === DIGIT) classes[code] = HAS_DIGIT;
  else if (marks[char] !== undefined) classes[code] = marks[char];
  else if (inner.has(char)) classes[code] = 0;
}

const colon = 58;
const slash = 47;
const dot = 46;
const star = 42;

/** The technical stretches of a text, in order. */
export function readChunks(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  const { length } = text;
  for (let at = 0; at < length; at++) {
    const start = at;
    let has = 0;
    for (; at < length; at++) {
      const kind = kindAt(text, at);
      if (kind < 0) break;
      has |= kind;
    }
    let end = at;
    while (end > start && (text.charCodeAt(end - 1) === dot || text.charCodeAt(end - 1) === star)) end--;
    if (end === start || !isTechnical(text, start, end, has)) continue;
    chunks.push({ start, end, lower: text.slice(start, end).toLowerCase(), has });
  }
  return chunks;
}

function kindAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code === colon) {
    return text.charCodeAt(at + 1) === slash && text.charCodeAt(at + 2) === slash ? HAS_SCHEME : -1;
  }
  if (code < 128) return classes[code] ?? -1;
  return charClass(code) === LETTER ? HAS_LETTER : -1;
}

function isTechnical(text: string, start: number, end: number, has: number): boolean {
  if ((has & (HAS_SLASH | HAS_AT | HAS_HASH | HAS_UNDERSCORE)) !== 0) return true;
  if ((has & HAS_DIGIT) !== 0) return (has & (HAS_LETTER | HAS_DOT)) !== 0;
  if ((has & HAS_DOT) !== 0) return text.slice(start, end).includes('.');
  return (has & HAS_HYPHEN) !== 0 && text.startsWith('--', start);
}

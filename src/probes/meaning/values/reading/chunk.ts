import { charClass, DIGIT, LETTER } from './chars.js';
import type { Scan } from './scan.js';

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
  '~': 0,
  '*': 0,
  '+': 0,
  '%': 0,
  $: 0,
  '&': 0,
  '^': 0,
};
/** For each ASCII character what it adds to a stretch, or -1 if it ends one. */
const classes = new Int16Array(128).fill(-1);
for (let code = 0; code < 128; code++) {
  const kind = charClass(code);
  if (kind === LETTER) classes[code] = HAS_LETTER;
  else if (kind === DIGIT) classes[code] = HAS_DIGIT;
  else classes[code] = marks[String.fromCharCode(code)] ?? -1;
}

const colon = 58;
const slash = 47;
const dot = 46;
const star = 42;

/** The technical stretches of a text, in order. */
export function readChunks(scan: Scan): Chunk[] {
  const chunks: Chunk[] = [];
  const { text, count } = scan;
  for (let piece = 0; piece < count; ) {
    const start = scan.start(piece);
    let has = kindAt(text, start);
    let next = piece + 1;
    // Most pieces are words of prose: they end at white space.
    if (has >= 0) {
      for (; scan.touches(next); next++) {
        const kind = kindAt(text, scan.start(next));
        if (kind < 0) break;
        has |= kind;
      }
      if (has !== HAS_LETTER && has !== HAS_DIGIT) push(chunks, text, start, scan.end(next - 1), has);
    }
    piece = next;
  }
  return chunks;
}

function push(chunks: Chunk[], text: string, start: number, close: number, has: number): void {
  let end = close;
  while (end > start && (text.charCodeAt(end - 1) === dot || text.charCodeAt(end - 1) === star)) end--;
  if (end > start && isTechnical(text, start, end, has)) {
    chunks.push({ start, end, lower: text.slice(start, end).toLowerCase(), has });
  }
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

import { isApproximate } from './approximate.js';
import { isSpaceAt } from './chars.js';
import { scaled } from './decimal.js';
import { readDigits } from './digits.js';
import { numberWords, readWords } from './number-words.js';
import { merged, type Scan } from './scan.js';

/** How a number is tied to the next one: ends of a range by a dash or a word, or members of a list. */
export type Link = 'dash' | 'to' | 'list' | undefined;

/** A number as it stands in a text, in digits or words, with its multiplier (`1.8k`, `2 million`). */
export interface Amount {
  /** Its digits, with a sign and a point where it has them, such as `-1500.25`. */
  plain: string;
  start: number;
  end: number;
  /** Its first piece and the one after it. */
  first: number;
  next: number;
  /** The piece where its unit would stand (`5 km`, `5km`, `5-km`), or -1 if no word stands there. */
  unit: number;
  inWords: boolean;
  /** A letter follows at once, as in `30s`: it is no plain number. */
  attached: boolean;
  approximate: boolean;
  /** The tie to the next number of the text, if nothing else stands between them. */
  link: Link;
}

/** Words after which a number names one thing (`step 4`), so that the next group of digits isn't a part of it. */
export const labelNouns = new Set(
  (
    'step phase item row table page chapter section number no nr port ports line version release day week month year ' +
    'part figure interview question milestone sprint wave round batch room level code extension sheet depot zone ' +
    'option case ticket issue build job wp id'
  ).split(' '),
);
const attachedScales: Record<string, number> = { k: 3, K: 3, M: 6, mn: 6, mio: 6, B: 9, bn: 9 };
const spacedScales: Record<string, number> = {
  k: 3,
  hundred: 2,
  thousand: 3,
  million: 6,
  mio: 6,
  mn: 6,
  billion: 9,
  bn: 9,
  trillion: 12,
};
const digit = /[0-9]/;
/** Units that the next smaller one follows at once, as in `1h30m`. */
const timeUnit = /^(d|h|hrs?|m|min)$/i;

/** All numbers of a text, in order. */
export function readAmounts(scan: Scan): Amount[] {
  const amounts: Amount[] = [];
  let done = 0;
  for (const piece of merged(scan.digits, scan.piecesOf(numberWords))) {
    if (piece < done) continue;
    const amount = scan.isDigits(piece) ? fromDigits(scan, piece) : fromWords(scan, piece);
    if (typeof amount === 'number') {
      done = amount;
      continue;
    }
    if (isApproximate(scan, amount.first, amount.next)) amount.approximate = true;
    amounts.push(amount);
    done = amount.next;
  }
  for (let at = amounts.length - 2; at >= 0; at--) {
    const one = amounts[at];
    const other = amounts[at + 1];
    if (one !== undefined && other !== undefined) one.link = linkBetween(scan, one, other);
  }
  return amounts;
}

function fromWords(scan: Scan, piece: number): Amount | number {
  const words = readWords(scan, piece);
  if (words === undefined) return piece + 1;
  const { plain, first, next } = words;
  const start = scan.start(first);
  const end = scan.end(next - 1);
  return {
    plain,
    start,
    end,
    first,
    next,
    unit: unitAfter(scan, next),
    inWords: true,
    attached: false,
    approximate: false,
    link: undefined,
  };
}

function fromDigits(scan: Scan, piece: number): Amount | number {
  const { text } = scan;
  const start = scan.start(piece);
  const digits = readDigits(text, start);
  let { end, plain } = digits;
  if (digits.spaced === true && labelNouns.has(scan.word(piece - 1))) {
    end = scan.end(piece);
    plain = scan.raw(piece);
  }
  let next = scan.pieceAt(end, piece);
  if (plain === undefined || isInside(scan, piece) || isNumbering(text, start, end)) return next;
  let exponent = 0;
  let approximate = false;
  if (scan.isWord(next)) {
    exponent = scaleOf(scan, next, piece);
    const half = isHalf(scan, next);
    if (half) {
      plain += '.5';
      next += 3;
      end = scan.end(next - 1);
    } else if (exponent > 0) {
      approximate = exponent >= 6 && plain.includes('.');
      end = scan.end(next);
      next++;
    }
  } else if (scan.raw(next) === '½' && !plain.includes('.')) {
    plain += '.5';
    end = scan.end(next++);
  }
  if (exponent > 0) plain = scaled(plain, 1, exponent);
  let first = piece;
  if (isNegative(scan, piece)) {
    plain = `-${plain}`;
    first--;
  }
  return {
    plain,
    start: scan.start(first),
    end,
    first,
    next,
    unit: unitAfter(scan, next),
    inWords: false,
    attached: scan.isWord(next) && scan.touches(next),
    approximate,
    link: undefined,
  };
}

/** The power of ten that the word at `next` stands for. `m` is a million only beside a currency's sign. */
function scaleOf(scan: Scan, next: number, piece: number): number {
  const raw = scan.raw(next);
  if (!scan.touches(next)) return spacedScales[raw] ?? spacedScales[scan.word(next)] ?? 0;
  if (raw === 'm' && piece > 0)
    return '$€£'.includes(scan.raw(piece - 1)) && !isHyphen(scan, next + 1) ? 6 : 0;
  return attachedScales[raw] ?? 0;
}

function isHyphen(scan: Scan, piece: number): boolean {
  return scan.raw(piece) === '-' && scan.touches(piece) && scan.isWord(piece + 1);
}

function isHalf(scan: Scan, next: number): boolean {
  return scan.word(next) === 'and' && scan.word(next + 1) === 'a' && scan.word(next + 2) === 'half';
}

function unitAfter(scan: Scan, next: number): number {
  if (scan.isWord(next)) return next;
  const isHyphen = scan.raw(next) === '-' && scan.touches(next) && scan.touches(next + 1);
  return isHyphen && scan.isWord(next + 1) ? next + 1 : -1;
}

/** Whether a number is the tail of something else: `M4`, `v07_1`, `1.2.3`. Codes of currencies may stand before. */
function isInside(scan: Scan, piece: number): boolean {
  if (!scan.touches(piece)) return false;
  const before = scan.raw(piece - 1);
  if (before === '_') return true;
  if (before === '.') return piece >= 2 && scan.touches(piece - 1);
  if (!scan.isWord(piece - 1)) return false;
  if (timeUnit.test(before) && scan.touches(piece - 1) && scan.isDigits(piece - 2)) return false;
  return !(before === before.toUpperCase() && before.length === 3 && !scan.touches(piece - 1));
}

/** Whether a number only numbers a list: `1.` or `2)` at the start of a line with more to come. */
function isNumbering(text: string, start: number, end: number): boolean {
  const mark = text.charAt(end);
  if ((mark !== '.' && mark !== ')') || end - start > 3 || text.charAt(end + 1) !== ' ') return false;
  let at = start - 1;
  while (at >= 0 && (text.charAt(at) === ' ' || text.charAt(at) === '>')) at--;
  return at < 0 || text.charAt(at) === '\n';
}

function isNegative(scan: Scan, piece: number): boolean {
  return scan.word(piece - 1) === 'minus' || isMinus(scan, piece - 1);
}

/** Whether a piece is the minus of the number or the sign at once after it, not a dash or the bullet of a list. */
export function isMinus(scan: Scan, piece: number): boolean {
  const raw = scan.raw(piece);
  if ((raw !== '-' && raw !== '−') || !scan.touches(piece + 1)) return false;
  const before = scan.start(piece) - 1;
  return isSpaceAt(scan.text, before) || '([:=,;<>~"'.includes(scan.text.charAt(before));
}

function linkBetween(scan: Scan, one: Amount, other: Amount): Link {
  const between = other.first - one.next;
  if (between < 1 || between > 2) return undefined;
  const joint = scan.word(one.next);
  if (between === 1) {
    if (joint === '-' || joint === '–') return digit.test(scan.text.charAt(other.start)) ? 'dash' : undefined;
    if (joint === 'to' || joint === 'until' || joint === 'till') return 'to';
    if (joint === 'and' || joint === 'or') return 'list';
    return joint === ',' && other.link === 'list' && !scan.touches(other.first) ? 'list' : undefined;
  }
  const last = scan.word(one.next + 1);
  return joint === ',' && (last === 'and' || last === 'or') ? 'list' : undefined;
}

import type { Scan } from '../reading/scan.js';
import type { Value } from '../value.js';
import { dayKey, isDay, twoDigits } from './calendar.js';
import { zoneAt } from './zones.js';

const dayBefore = new Set('on by until till due date deadline since from before after of'.split(' '));

/** Dates in digits alone: `2027-02-18`, `2027/02/18`, `18.02.2027`, `2/18/2027`, `2027-02`, `on 06-04`. */
export function numericDates(scan: Scan): Value[] {
  const values: Value[] = [];
  let done = 0;
  for (const piece of scan.digits) {
    if (piece < done || startsInside(scan, piece)) continue;
    const parts = partsFrom(scan, piece);
    const key = parts === undefined ? undefined : keyOf(scan, piece, parts);
    if (parts === undefined || key === undefined) continue;
    const last = piece + 2 * (parts.numbers.length - 1);
    values.push({ type: 'date', key, start: scan.start(piece), end: scan.end(last) });
    done = last + 1;
  }
  return values;
}

interface Parts {
  separator: string;
  numbers: string[];
}

function startsInside(scan: Scan, piece: number): boolean {
  if (!scan.touches(piece)) return false;
  const before = scan.raw(piece - 1);
  return scan.isWord(piece - 1) || before === '_' || (/^[-/.]$/.test(before) && scan.touches(piece - 1));
}

/** Two or three runs of digits with the same separator between; nothing if more follow or letters stick to them. */
function partsFrom(scan: Scan, piece: number): Parts | undefined {
  const separator = scan.raw(piece + 1);
  if (!/^[-/.]$/.test(separator) || !scan.touches(piece + 1)) return undefined;
  const numbers = [scan.raw(piece)];
  let at = piece;
  while (
    scan.raw(at + 1) === separator &&
    scan.touches(at + 1) &&
    scan.touches(at + 2) &&
    scan.isDigits(at + 2)
  ) {
    at += 2;
    numbers.push(scan.raw(at));
    if (numbers.length > 3) return undefined;
  }
  if (numbers.length < 2 || numbers.some((number) => number.length > 4)) return undefined;
  const after = scan.raw(at + 1);
  const isOpen = scan.touches(at + 1) && (after === '_' || (scan.isWord(at + 1) && !/^t\d*$/i.test(after)));
  return isOpen ? undefined : { separator, numbers };
}

function keyOf(scan: Scan, piece: number, { separator, numbers }: Parts): string | undefined {
  const [one = '', two = '', three] = numbers;
  if (three === undefined) return partialKey(scan, piece, separator, one, two);
  const raw = numbers.join('-');
  if (isYear(one)) {
    const isEven = two.length === 2 ? three.length === 2 : !three.startsWith('0');
    if (separator !== '-' && !isDay(Number(three), Number(two))) return undefined;
    return isEven && isDay(Number(three), Number(two))
      ? dayKey(Number(one), Number(two), Number(three))
      : `?${raw}`;
  }
  if (!isYear(three) || one.length > 2 || two.length > 2) return undefined;
  const isDayFirst = isDay(Number(one), Number(two));
  const isMonthFirst = isDay(Number(two), Number(one));
  if (separator === '.') return isDayFirst ? dayKey(Number(three), Number(two), Number(one)) : undefined;
  if (isDayFirst && isMonthFirst && Number(one) !== Number(two))
    return `?${Number(one)}/${Number(two)}/${three}`;
  if (isDayFirst) return dayKey(Number(three), Number(two), Number(one));
  return isMonthFirst ? dayKey(Number(three), Number(one), Number(two)) : undefined;
}

/** `2027-02` is a month; `06-04` a day (month first, as in ISO 8601) only where the word before calls for a day. */
function partialKey(
  scan: Scan,
  piece: number,
  separator: string,
  one: string,
  two: string,
): string | undefined {
  if (separator !== '-' || two.length !== 2) return undefined;
  const month = Number(two);
  if (isYear(one)) return month >= 1 && month <= 12 ? `${one}-${twoDigits(month)}` : undefined;
  if (one.length !== 2 || !one.startsWith('0') || !isDay(month, Number(one))) return undefined;
  if (!dayBefore.has(scan.word(piece - 1)) && scan.raw(piece - 1) !== ':') return undefined;
  if (zoneAt(scan, piece + 3) !== undefined || /^(h|am|pm)$/.test(scan.word(piece + 3))) return undefined;
  return dayKey(undefined, Number(one), month);
}

function isYear(digits: string): boolean {
  return /^(19|20|21)\d\d$/.test(digits);
}

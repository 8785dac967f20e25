import type { Scan } from '../reading/scan.js';
import { wordClass } from '../reading/vocabulary.js';
import type { Value } from '../value.js';
import { dayKey, isDay, lastDay, monthAt, monthWords, twoDigits } from './calendar.js';

const ordinals = new Map(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, index + 1]),
);
const monthBefore = new Set(
  'in by until till of since before after from during through for mid early late'.split(' '),
);
/** What follows `may` where it is a verb, beside adverbs and the like in small letters. */
const verbAfter = new Set('be not have only never also still run use'.split(' '));

const quarterWords = wordClass(['q']);

interface Days {
  days: { day: number; first: number; next: number }[];
}

/** Dates with the name of their month: `18 Feb 2027`, `February 18`, `Feb 18-20`, `end of June`, `Q3 2027`. */
export function writtenDates(scan: Scan): Value[] {
  const values: Value[] = [];
  let done = 0;
  for (const piece of scan.piecesOf(monthWords)) {
    const month = monthAt(scan, piece);
    if (month !== undefined) done = readMonth(scan, piece, month, done, values);
  }
  for (const piece of scan.piecesOf(quarterWords)) {
    if (scan.raw(piece) === 'Q') readQuarter(scan, piece, values);
  }
  return values;
}

/** Reads all days of the month named at `piece`, none before `done`; returns the piece after what was read. */
function readMonth(scan: Scan, piece: number, month: number, done: number, values: Value[]): number {
  let next = piece + 1;
  if (scan.raw(next) === '.' && scan.touches(next) && scan.word(piece).length <= 4) next++;
  const before = daysBefore(scan, piece, month, done);
  if (before.days.length > 0 && !isVerb(scan, piece)) {
    const year = yearAt(scan, next);
    const end = year === undefined ? piece + 1 : year.next;
    push(values, scan, before, month, year?.value, piece, end);
    return end;
  }
  if (scan.raw(piece) === 'may') return done;
  const after = daysAfter(scan, next, month);
  const last = after.days.at(-1);
  if (last !== undefined) {
    const year = yearAt(scan, last.next);
    const end = year?.next ?? last.next;
    const [head, ...rest] = after.days;
    if (head !== undefined) {
      const isOnly = rest.length === 0;
      pushDay(values, scan, dayKey(year?.value, month, head.day), piece, isOnly ? end : head.next);
    }
    for (const [index, { day, first, next: until }] of rest.entries()) {
      pushDay(values, scan, dayKey(year?.value, month, day), first, index === rest.length - 1 ? end : until);
    }
    return end;
  }
  return readMonthAlone(scan, piece, month, next, values);
}

function push(
  values: Value[],
  scan: Scan,
  { days }: Days,
  month: number,
  year: number | undefined,
  piece: number,
  end: number,
): void {
  for (const [index, { day, first, next }] of days.entries()) {
    const isLast = index === days.length - 1;
    pushDay(values, scan, dayKey(year, month, day), first, isLast ? Math.max(end, piece + 1) : next);
  }
}

function pushDay(values: Value[], scan: Scan, key: string, first: number, next: number): void {
  values.push({ type: 'date', key, start: scan.start(first), end: scan.end(next - 1) });
}

/** The month alone: with a year, after a word such as `in`, or as `end of June`, which is its last day. */
function readMonthAlone(scan: Scan, piece: number, month: number, next: number, values: Value[]): number {
  const year = yearAt(scan, next);
  const isEnd = scan.word(piece - 1) === 'of' && scan.word(piece - 2) === 'end';
  const day = isEnd ? lastDay(month, year?.value) : undefined;
  const end = year?.next ?? piece + 1;
  const isCapital = scan.raw(piece) !== scan.word(piece);
  if (isEnd) {
    const key = day === undefined ? `--${twoDigits(month)}-end` : dayKey(year?.value, month, day);
    pushDay(values, scan, key, piece - 2, end);
  } else if (
    year !== undefined ||
    (isCapital && monthBefore.has(scan.word(piece - 1)) && !isVerb(scan, piece))
  ) {
    pushDay(values, scan, `${year?.value ?? '-'}-${twoDigits(month)}`, piece, end);
  }
  return end;
}

/** `16 may be` isn't a date, `16 may` at the end or before a year is. */
function isVerb(scan: Scan, piece: number): boolean {
  const word = scan.word(piece);
  if (word !== 'may' && word !== 'march') return false;
  const after = scan.raw(piece + 1);
  if (verbAfter.has(after)) return true;
  return (
    scan.raw(piece) === 'may' &&
    scan.isWord(piece + 1) &&
    !/^(at|and|or|to|in|by|until|from|for|with)$/.test(after)
  );
}

/** `18`, `18th of`, `the third of`, `12-14`, `6 and 20` before a month. */
function daysBefore(scan: Scan, piece: number, month: number, done: number): Days {
  const days: Days['days'] = [];
  let at = piece;
  if (scan.raw(at - 1) === '-' && scan.touches(at)) at--;
  else if (scan.word(at - 1) === 'of') at--;
  while (days.length < 31) {
    const day = dayEndingAt(scan, at, month, done, at !== piece && scan.word(at) === 'of');
    if (day === undefined) break;
    days.push(day);
    at = day.first;
    const joint = scan.word(at - 1);
    if (!/^(-|–|to|and|or|until|till|,)$/.test(joint)) break;
    at--;
  }
  return { days: days.reverse() };
}

function dayEndingAt(scan: Scan, next: number, month: number, done: number, isOf: boolean) {
  let first = next - 1;
  const isOrdinal = /^(st|nd|rd|th)$/.test(scan.word(first)) && scan.touches(first);
  if (isOrdinal) first--;
  if (first < done) return undefined;
  if (scan.isDigits(first)) {
    const digits = scan.raw(first);
    const before = scan.raw(first - 1);
    const isInside =
      (scan.touches(first) && (scan.isWord(first - 1) || /^[._/:,$€£#]$/.test(before))) || digits.length > 2;
    if (isInside || (isOf && !isOrdinal)) return undefined;
    return isDay(Number(digits), month) ? { day: Number(digits), first, next } : undefined;
  }
  const day = isOf ? ordinals.get(scan.word(first)) : undefined;
  return day === undefined ? undefined : { day, first, next };
}

/** `18`, `18th`, `the 18th`, `18-20` after a month. */
function daysAfter(scan: Scan, piece: number, month: number): Days {
  const days: Days['days'] = [];
  let at = scan.word(piece) === 'the' || (scan.raw(piece) === '-' && scan.touches(piece)) ? piece + 1 : piece;
  while (scan.isDigits(at) && scan.raw(at).length <= 2) {
    const day = Number(scan.raw(at));
    const isOrdinal = /^(st|nd|rd|th)$/.test(scan.word(at + 1)) && scan.touches(at + 1);
    const next = at + (isOrdinal ? 2 : 1);
    if (!isDay(day, month) || isContinued(scan, next)) break;
    days.push({ day, first: at, next });
    const joint = scan.word(next);
    if (!/^(-|–|to|and)$/.test(joint)) break;
    at = next + 1;
    if (monthAt(scan, at + 1) !== undefined || (joint.length > 1 && scan.isWord(at + 1))) break;
  }
  return { days };
}

/** Whether more of a number or a time follows at once: `18,000`, `18:30`, `18.5`, `18%`. */
function isContinued(scan: Scan, next: number): boolean {
  if (!scan.touches(next)) return scan.raw(next) === '%';
  const mark = scan.raw(next);
  if (scan.isWord(next) || mark === '%' || mark === '_') return true;
  return /^[:.,/]$/.test(mark) && scan.touches(next + 1) && scan.isDigits(next + 1);
}

function yearAt(scan: Scan, piece: number): { value: number; next: number } | undefined {
  const mark = scan.raw(piece);
  const isMark =
    mark === ',' || mark === "'" || (mark === '-' && scan.touches(piece)) || scan.word(piece) === 'of';
  const at = isMark ? piece + 1 : piece;
  const digits = scan.raw(at);
  if (!/^(19|20|21)\d\d$/.test(digits) || isContinued(scan, at + 1)) return undefined;
  return { value: Number(digits), next: at + 1 };
}

function readQuarter(scan: Scan, piece: number, values: Value[]): void {
  if (!scan.touches(piece + 1) || !/^[1-4]$/.test(scan.raw(piece + 1))) return;
  if (scan.touches(piece) && scan.isWord(piece - 1)) return;
  if (isContinued(scan, piece + 2)) return;
  const year = yearAt(scan, piece + 2);
  const key = `${year?.value ?? '-'}-Q${scan.raw(piece + 1)}`;
  pushDay(values, scan, key, piece, year?.next ?? piece + 2);
}

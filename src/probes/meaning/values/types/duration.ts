import type { Amount } from '../reading/amount.js';
import { scaled, sum } from '../reading/decimal.js';
import { isGlued, lookUp, measure, measures, unitTable } from '../reading/measure.js';
import type { Scan } from '../reading/scan.js';
import { wordClass } from '../reading/vocabulary.js';
import type { Value, ValueType } from '../value.js';

const units = unitTable([
  'ns nanosecond nanoseconds = ms 1 -6',
  'us µs μs microsecond microseconds = ms 1 -3',
  'ms msec msecs milli millis millisecond milliseconds = ms',
  's S sec secs second seconds = ms 1 3',
  'm min mins minute minutes = ms 6 4',
  'h H hr hrs hour hours = ms 36 5',
  'd day days = ms 864 5',
  'w wk wks week weeks fortnight = ms 6048 5',
  'mo month months = months',
  'y yr yrs year years = months 12',
]);
/** Words before `an hour` that make it a length; otherwise it mostly tells a rate (`60 an hour`). */
const lengthBefore = new Set(
  'for within after about over under than least most takes took lasts lasted exactly only'.split(' '),
);

const unitWords = wordClass('second minute hour day week fortnight month year'.split(' '));

/** Lengths of time: `30s`, `thirty seconds`, `90 min`, `1m30s`, `half an hour`, `5 working days`. */
export const duration: ValueType = {
  name: 'duration',
  find(scan) {
    const values = measures(scan, 'duration', (amount) => {
      const piece = amount.unit;
      if (piece < 0) return undefined;
      const word = scan.word(piece);
      if ((word === 'working' || word === 'business') && /^days?$/.test(scan.word(piece + 1))) {
        return { base: 'working days', factor: 1, exponent: 0, next: piece + 2 };
      }
      const unit = lookUp(scan, piece, units);
      if (unit === undefined || !isUnit(scan, amount, piece)) return undefined;
      return { ...unit, next: piece + 1 };
    });
    return [...compounds(scan, values), ...wordy(scan)];
  },
};

function isUnit(scan: Scan, amount: Amount, piece: number): boolean {
  const raw = scan.raw(piece);
  if (isGlued(scan, piece + 1) && !/^(d|h|hrs?|m|min)$/i.test(raw)) return false;
  if (raw.length > 1) return !/^(MO|Us|US|us)$/.test(raw) || (raw === 'us' && scan.touches(piece));
  // A single letter is a unit at its number, or a second, hour or day after a space; `5 m` is a length.
  if (!scan.touches(piece)) return raw === 's' || raw === 'h' || raw === 'd';
  return !(amount.inWords || scan.raw(piece + 1) === '/') && raw !== '';
}

/** Joins what makes up one length: `1 h 30 min`, `1 hour and 30 minutes`, `7m40s`, `12 minutes 40`. */
function compounds(scan: Scan, values: readonly Value[]): Value[] {
  if (values.length === 0) return [];
  const joined: Value[] = [];
  const byStart = new Map(scan.amounts.map((amount) => [amount.start, amount]));
  for (const value of values) {
    const last = joined.at(-1);
    const amount = byStart.get(value.start);
    if (last !== undefined && amount !== undefined && continues(scan, last, value, amount)) {
      last.key = added(last.key, value.key);
      last.end = value.end;
      delete last.amount;
    } else joined.push(value);
  }
  for (const value of joined) bareTail(scan, value, byStart);
  return joined;
}

const joints = /^(|\s|\s?,\s|\sand\s|\s?,\sand\s)$/;

function continues(scan: Scan, last: Value, value: Value, amount: Amount): boolean {
  const { text } = scan;
  if (value.start - last.end > 6 || !last.key.endsWith(' ms') || !value.key.endsWith(' ms')) return false;
  if (!joints.test(text.slice(last.end, value.start))) return false;
  return Number.parseFloat(value.key) < smallest(text.slice(last.start, last.end)) && !amount.approximate;
}

/** The length of the last unit that a text names, in milliseconds. */
function smallest(text: string): number {
  let at = text.length;
  while (at > 0 && /\p{L}/u.test(text.charAt(at - 1))) at--;
  const unit = units.get(text.slice(at)) ?? units.get(text.slice(at).toLowerCase());
  return unit?.base === 'ms' ? unit.factor * 10 ** unit.exponent : 0;
}

function added(one: string, other: string): string {
  return `${sum(one.slice(0, -3), other.slice(0, -3))} ms`;
}

/** `12 minutes 40` and `1h30`: a bare number of the next smaller unit. */
function bareTail(scan: Scan, value: Value, byStart: ReadonlyMap<number, Amount>): void {
  const isClose = scan.text.charAt(value.end) === ' ' ? 1 : 0;
  const tail = byStart.get(value.end + isClose);
  if (tail === undefined || tail.inWords || !/^[0-5]?\d$/.test(tail.plain) || tail.attached) return;
  const after = scan.raw(tail.next);
  if (scan.isWord(tail.next) || after === '%' || after === ':' || after === '-' || after === '/') return;
  const length = smallest(scan.text.slice(value.start, value.end));
  if (length !== 60_000 && length !== 3_600_000) return;
  value.key = added(value.key, measure('', tail, { base: 'ms', factor: length / 60, exponent: 0 }, 0).key);
  value.end = tail.end;
  delete value.amount;
}

/** Lengths without a number: `half an hour`, `a minute and a half`, `for a week`. */
function wordy(scan: Scan): Value[] {
  const values: Value[] = [];
  for (const piece of scan.piecesOf(unitWords)) {
    const length = wordyLength(scan, piece);
    const unit = units.get(scan.word(piece));
    if (length === undefined || unit === undefined) continue;
    const key = `${scaled(length.plain, unit.factor, unit.exponent)} ${unit.base}`;
    const start = scan.start(piece - length.before);
    values.push({ type: 'duration', key, start, end: scan.end(piece + length.after) });
  }
  return values;
}

/** The number of units that words say, and how many pieces before and after the unit say it. */
function wordyLength(
  scan: Scan,
  piece: number,
): { plain: string; before: number; after: number } | undefined {
  const before = scan.word(piece - 1);
  if (before === 'half') return { plain: '0.5', before: 1, after: 0 };
  const further = scan.word(piece - 2);
  if (before === '-') return further === 'half' ? { plain: '0.5', before: 2, after: 0 } : undefined;
  if (before !== 'a' && before !== 'an') return undefined;
  if (further === 'half') return { plain: '0.5', before: 2, after: 0 };
  if (further === 'of' && scan.word(piece - 3) === 'quarter') return { plain: '0.25', before: 3, after: 0 };
  const isHalf =
    scan.word(piece + 1) === 'and' && scan.word(piece + 2) === 'a' && scan.word(piece + 3) === 'half';
  if (isHalf) return { plain: '1.5', before: 1, after: 3 };
  return lengthBefore.has(further) ? { plain: '1', before: 1, after: 0 } : undefined;
}

import type { Value } from '../value.js';
import type { Amount } from './amount.js';
import { isSpaceAt } from './chars.js';
import { scaled } from './decimal.js';
import type { Scan } from './scan.js';

/** A unit as a number of base units: `factor` × 10^`exponent` × `base`. */
export interface Unit {
  base: string;
  factor: number;
  exponent: number;
}

/** A unit at its place: the piece after it. */
export interface PlacedUnit extends Unit {
  next: number;
}

/** Looks a unit up by its exact letters, else in lower case if it has two letters at least. */
export function lookUp(scan: Scan, piece: number, units: ReadonlyMap<string, Unit>): Unit | undefined {
  if (piece < 0) return undefined;
  const raw = scan.raw(piece);
  return units.get(raw) ?? (raw.length > 1 ? units.get(scan.word(piece)) : undefined);
}

/**
 * The values of one type: every number with a unit, and the numbers before it that share its unit because they are
 * the other end of a range or members of a list (`10-20 GB`, `after 1, 5 and 25 minutes`).
 */
export function measures(
  scan: Scan,
  type: string,
  unitOf: (amount: Amount) => PlacedUnit | undefined,
): Value[] {
  const { amounts } = scan;
  const values: Value[] = [];
  let shared: Unit | undefined;
  for (let at = amounts.length - 1; at >= 0; at--) {
    const amount = amounts[at];
    if (amount === undefined) continue;
    const own = unitOf(amount);
    const unit = own ?? (amount.link !== undefined && mayShare(amount) ? shared : undefined);
    shared = unit;
    if (unit !== undefined) {
      values.push(measure(type, amount, unit, own === undefined ? amount.end : scan.end(own.next - 1)));
    }
  }
  return values.reverse();
}

/** A year or a version in front of a list ("in 2027, 30 and 40 s") has no part in the unit. */
function mayShare(amount: Amount): boolean {
  return !amount.attached && !(amount.link !== 'dash' && /^(19|20)\d\d$/.test(amount.plain));
}

/** Whether digits follow a unit at once, so that it isn't one. */
export function isGlued(scan: Scan, next: number): boolean {
  return scan.touches(next) && scan.isDigits(next);
}

/** A value from a number and its unit. */
export function measure(type: string, amount: Amount, unit: Unit, end: number): Value {
  const key = `${scaled(amount.plain, unit.factor, unit.exponent)} ${unit.base}`;
  return withFlag({ type, key, start: amount.start, end, amount: amount.plain }, amount.approximate);
}

export function withFlag(value: Value, approximate: boolean): Value {
  if (approximate) value.approximate = true;
  return value;
}

/** Whether a unit stands alone and isn't the first part of a rate such as `MB/s`. */
export function isRate(scan: Scan, next: number): boolean {
  return (
    scan.raw(next) === '/' &&
    scan.touches(next) &&
    scan.isWord(next + 1) &&
    !isSpaceAt(scan.text, scan.end(next))
  );
}

/** Units from lines such as `km kilometre kilometres = m 1 3`: names, then base, factor and power of ten. */
export function unitTable(lines: readonly string[]): ReadonlyMap<string, Unit> {
  const units = new Map<string, Unit>();
  for (const line of lines) {
    const [names = '', definition = ''] = line.split(' = ');
    const [base = '', factor = '1', exponent = '0'] = definition.split(' ');
    for (const name of names.split(' ')) {
      units.set(name, { base, factor: Number(factor), exponent: Number(exponent) });
    }
  }
  return units;
}

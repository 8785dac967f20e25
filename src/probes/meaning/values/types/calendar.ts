import type { Scan } from '../reading/scan.js';
import { wordClass } from '../reading/vocabulary.js';

const months = new Map<string, number>();
for (const [index, names] of [
  'january jan',
  'february feb',
  'march mar',
  'april apr',
  'may',
  'june jun',
  'july jul',
  'august aug',
  'september sept sep',
  'october oct',
  'november nov',
  'december dec',
].entries()) {
  for (const name of names.split(' ')) months.set(name, index + 1);
}
export const monthWords = wordClass(months.keys());
const lengths = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** The number of the month that a word names, if it can't be the verb `may` or `march`. */
export function monthAt(scan: Scan, piece: number): number | undefined {
  return scan.isWord(piece) ? months.get(scan.word(piece)) : undefined;
}

/** Whether a word is the name of a month or a part of it, in lower case. */
export function isMonthName(word: string): boolean {
  return months.has(word);
}

export function twoDigits(number: number): string {
  return `${number}`.padStart(2, '0');
}

/** The last day of a month; of February only with its year. */
export function lastDay(month: number, year: number | undefined): number | undefined {
  if (month !== 2) return lengths[month];
  if (year === undefined) return undefined;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

export function isDay(day: number, month: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month] ?? 0);
}

/** A day as a key: `2027-02-18`, or `--02-18` where the year isn't said. */
export function dayKey(year: number | undefined, month: number, day: number): string {
  return `${year ?? '-'}-${twoDigits(month)}-${twoDigits(day)}`;
}

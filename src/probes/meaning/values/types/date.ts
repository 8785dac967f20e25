import type { Value, ValueType } from '../value.js';
import { numericDates } from './numeric-date.js';
import { writtenDates } from './written-date.js';

/**
 * Days, months and quarters of the calendar. Keys: `2027-02-18`, `--02-18` without a year, `2027-02`, `2027-Q3`.
 * What only looks like a date (`2027-02-1`) or can be read in two ways (`2/3/2027`) keeps its own writing as key.
 */
export const date: ValueType = {
  name: 'date',
  find: (scan) => [...numericDates(scan), ...writtenDates(scan)],
  /**
   * More is enough for less: a full date for one without a year. A date without a year is enough for a full one where
   * the text's other dates make the year clear: there is one with this year, and none with another.
   */
  covers(found, wanted, others) {
    if (found.key === wanted.key) return true;
    const year = yearOf(wanted);
    if (year === undefined) return wanted.key.startsWith('--') && found.key.slice(4) === wanted.key.slice(1);
    if (!found.key.startsWith('--') || found.key.slice(1) !== wanted.key.slice(4)) return false;
    const years = others.filter((other) => other.type === 'date').flatMap((other) => yearOf(other) ?? []);
    return years.length > 0 && years.every((other) => other === year);
  },
};

function yearOf(value: Value): string | undefined {
  return /^\d{4}-/.test(value.key) ? value.key.slice(0, 4) : undefined;
}

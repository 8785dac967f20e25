import { wordClass } from '../reading/vocabulary.js';
import type { Value, ValueType } from '../value.js';

const names = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const full = new Map(names.flatMap((name) => [[name, name] as const, [`${name}s`, name] as const]));
const short = new Map(
  'Mon monday Tue tuesday Tues tuesday Wed wednesday Thu thursday Thur thursday Thurs thursday Fri friday Sat saturday Sun sunday'
    .split(' ')
    .flatMap((word, index, all) => (index % 2 === 0 ? [[word, all[index + 1] ?? ''] as const] : [])),
);

const dayWords = wordClass([...full.keys(), ...[...short.keys()].map((word) => word.toLowerCase())]);

/** Days of the week. Short names need their capital, as `sat` and `sun` are words. */
export const weekday: ValueType = {
  name: 'weekday',
  find(scan) {
    const values: Value[] = [];
    for (const piece of scan.piecesOf(dayWords)) {
      const key = full.get(scan.word(piece)) ?? short.get(scan.raw(piece));
      if (key === undefined) continue;
      values.push({ type: 'weekday', key, start: scan.start(piece), end: scan.end(piece) });
    }
    return values;
  },
};

/** Whether a word in lower case names a day of the week. */
export function isWeekdayName(word: string): boolean {
  return full.has(word) || short.has(word.charAt(0).toUpperCase() + word.slice(1));
}

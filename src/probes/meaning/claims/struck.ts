import type { Plain } from '../text/plain.js';

interface Range {
  start: number;
  end: number;
}

/** Whether struck-out text covers a range of the plain text. */
export function isStruck({ struck }: Plain, start: number, end: number): boolean {
  const range = rangeAt(struck, start);
  return range !== undefined && range.start <= start && range.end >= end;
}

/** Where the struck-out text ends that starts at `start`, if it ends before `end`. */
export function struckStart({ struck }: Plain, start: number, end: number): number | undefined {
  const range = rangeAt(struck, start);
  return range !== undefined && range.start <= start && range.end < end ? range.end : undefined;
}

/** The first range that ends behind a place, by binary search. */
function rangeAt(struck: readonly Range[], at: number): Range | undefined {
  let low = 0;
  let high = struck.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((struck[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return struck[low];
}

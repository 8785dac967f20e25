import type { z } from 'zod';
import { kind, listItems, Refusal } from './values.js';
import { grouped, shown } from './words.js';

const MAX_SEEDS = 100_000;
/** Large enough for a date or the number of a run. */
const MAX_SEED = 2 ** 32 - 1;

const allowed = `seeds and ranges of seeds from 0 to ${MAX_SEED}, such as 1-12 or 1,4,9`;

/** Seeds as a list of numbers and ranges (`1-12`, `1,4,9`); ascending, without doubles. */
export function seedList(): z.ZodType<number[]> {
  return kind(allowed, (value) => {
    const entries = listItems(value);
    if (entries === undefined || entries.length === 0) return undefined;
    const ranges = merged(entries.map(rangeOf));
    const total = ranges.reduce((sum, [first, last]) => sum + last - first + 1, 0);
    if (total > MAX_SEEDS) {
      throw new Refusal(
        `${shown(value)} is ${grouped(total)} seeds; one run takes ${grouped(MAX_SEEDS)} at most.`,
      );
    }
    return ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  });
}

/** Ascending seeds in their shortest form, which {@link seedList} reads back. */
export function formatSeeds(seeds: readonly number[]): string {
  return merged(seeds.map((seed) => [seed, seed]))
    .map(([first, last]) => (first === last ? `${first}` : `${first}-${last}`))
    .join(',');
}

/** The first and the last seed of a run of seeds. */
type Range = readonly [number, number];

/** The same seeds in the fewest ranges, ascending. Never expands a range, so that a huge one costs nothing. */
function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [first, last] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const before = result.at(-1);
    if (before !== undefined && first <= before[1] + 1) {
      result[result.length - 1] = [before[0], Math.max(before[1], last)];
    } else {
      result.push([first, last]);
    }
  }
  return result;
}

function rangeOf(entry: string): Range {
  const [, from, to] = /^(\d{1,10})(?:\s*-\s*(\d{1,10}))?$/.exec(entry) ?? [];
  const first = Number(from);
  const last = Number(to ?? from);
  if (from === undefined || first > MAX_SEED || last > MAX_SEED) {
    throw new Refusal(`${shown(entry)} is not allowed; it must be ${allowed}.`);
  }
  if (last < first) throw new Refusal(`the range ${entry} runs backwards; write ${last}-${first}.`);
  return [first, last];
}

import { Scan } from './reading/scan.js';
import { valueTypes } from './types/index.js';
import { knownPeople } from './types/person.js';
import type { Value } from './value.js';

/**
 * All values of a text, in order and without overlap: of finds that overlap the longest is kept, then the one of the
 * more specific type. `people` are persons and names that are asked for: they are also found in small letters and at
 * the start of a sentence, where a name can't be told from another word.
 */
export function findValues(text: string, people: readonly Value[] = []): Value[] {
  if (text === '') return [];
  const scan = new Scan(text);
  const finds: Find[] = [];
  if (people.length > 0) for (const value of knownPeople(scan, people)) finds.push({ value, rank: -1 });
  let rank = 0;
  for (const type of valueTypes) {
    for (const value of type.find(scan)) finds.push({ value, rank });
    rank++;
  }
  finds.sort((one, other) => one.value.start - other.value.start);
  return withoutOverlap(finds);
}

interface Find {
  value: Value;
  rank: number;
}

/** Keeps the best of each group of finds that hang together. */
function withoutOverlap(finds: readonly Find[]): Value[] {
  const kept: Value[] = [];
  for (let at = 0; at < finds.length; ) {
    const from = at;
    let end = finds[at++]?.value.end ?? 0;
    for (let next = finds[at]; next !== undefined && next.value.start < end; next = finds[++at]) {
      end = Math.max(end, next.value.end);
    }
    if (at - from === 1) keep(kept, finds[from]);
    else keepBest(kept, finds.slice(from, at));
  }
  return kept;
}

function keep(kept: Value[], find: Find | undefined): void {
  if (find !== undefined) kept.push(find.value);
}

function keepBest(kept: Value[], group: Find[]): void {
  group.sort((one, other) => length(other) - length(one) || one.rank - other.rank);
  const first = group.reduce((least, { value }) => Math.min(least, value.start), Number.POSITIVE_INFINITY);
  const taken = new Uint8Array(group.reduce((most, { value }) => Math.max(most, value.end), 0) - first);
  const best: Value[] = [];
  for (const { value } of group) {
    // What was taken before is no shorter, so that it covers an end of whatever it overlaps.
    if (taken[value.start - first] === 1 || taken[value.end - first - 1] === 1) continue;
    taken.fill(1, value.start - first, value.end - first);
    best.push(value);
  }
  best.sort((one, other) => one.start - other.start);
  for (const value of best) kept.push(value);
}

function length({ value }: Find): number {
  return value.end - value.start;
}

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
  finds.sort((one, other) => one.value.start - other.value.start || one.rank - other.rank);
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
    const first = finds[at];
    if (first === undefined) break;
    const from = at++;
    let { end } = first.value;
    let best = first;
    for (let next = finds[at]; next !== undefined && next.value.start < end; next = finds[++at]) {
      end = Math.max(end, next.value.end);
      if (length(next) > length(best)) best = next;
    }
    if (best.value.start === first.value.start && best.value.end === end) kept.push(best.value);
    else keepBest(kept, finds.slice(from, at), first.value.start, end);
  }
  return kept;
}

/** Chooses where no find of a group has all of it. */
function keepBest(kept: Value[], group: Find[], start: number, end: number): void {
  group.sort((one, other) => length(other) - length(one) || one.rank - other.rank);
  const taken = new Uint8Array(end - start);
  const best: Value[] = [];
  for (const { value } of group) {
    // What was taken before is no shorter, so that it has an end of whatever it overlaps.
    if (taken[value.start - start] === 1 || taken[value.end - start - 1] === 1) continue;
    taken.fill(1, value.start - start, value.end - start);
    best.push(value);
  }
  best.sort((one, other) => one.start - other.start);
  for (const value of best) kept.push(value);
}

function length({ value }: Find): number {
  return value.end - value.start;
}

import type { Occurrence, ReadClaim, TextReading } from './reading.js';
import { findAliases } from './values/index.js';
import type { Value } from './values/value.js';

const known = new WeakMap<TextReading, Map<Value, Occurrence[]>>();

/** Where a text says one of the aliases of a wanted value, in its claims and their labels. Looked for once a text. */
export function aliased(wanted: Value, reading: TextReading): Occurrence[] {
  if (wanted.aliases === undefined) return [];
  const places = known.get(reading) ?? new Map<Value, Occurrence[]>();
  known.set(reading, places);
  const found = places.get(wanted) ?? reading.claims.flatMap((claim) => placesIn(claim, wanted));
  places.set(wanted, found);
  return found;
}

function placesIn(claim: ReadClaim, wanted: Value): Occurrence[] {
  const inText = findAliases(claim.text, wanted).map((value): Occurrence => ({ claim, value }));
  const inLabels = claim.labels.flatMap((label) =>
    findAliases(label, wanted).map(
      (value): Occurrence => ({ claim, value: { ...value, start: 0, end: 0 }, labelled: true }),
    ),
  );
  return [...inText, ...inLabels];
}

/** Whether a claim, with its labels, says an alias as it is written. */
export function saysPhrase({ text, labels }: ReadClaim, phrase: RegExp): boolean {
  return [text, ...labels].some((each) => each.search(phrase) >= 0);
}

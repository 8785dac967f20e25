import type { Claim } from './claims/claim.js';
import { readClaims } from './claims/index.js';
import { findMarks, type Mark } from './cues/index.js';
import { contentWords, type Word } from './lexicon/words.js';
import { makePlain } from './text/index.js';
import type { Plain } from './text/plain.js';
import { findValues } from './values/index.js';
import type { Value } from './values/value.js';

/** A claim with all that rules ask of it, found once. Offsets are in the claim's `text`. */
export interface ReadClaim extends Claim {
  index: number;
  words: readonly Word[];
  values: readonly Value[];
  marks: readonly Mark[];
  /** Senses of the labels, innermost and outer ones alike. */
  labelSenses: ReadonlySet<string>;
  headingSenses: ReadonlySet<string>;
  /** Cues in labels and headings, such as `Forbidden:` or `Open questions`. */
  labelMarks: readonly Mark[];
  headingMarks: readonly Mark[];
}

/** A value and the claim that gives it, in its text or in one of its labels. */
export interface Occurrence {
  claim: ReadClaim;
  value: Value;
  /** It stands in a label: its offsets say nothing. */
  labelled?: true;
}

/** A text that was read: what it claims, and which claims give which value. */
export interface TextReading {
  plain: Plain;
  claims: readonly ReadClaim[];
  /** Every value with the claim that gives it, by type. */
  valuesByType: ReadonlyMap<string, readonly Occurrence[]>;
  /** All values of the text, in order. */
  values: readonly Value[];
  /** Claims of a group, in order. */
  groups: ReadonlyMap<number, readonly ReadClaim[]>;
}

/** Reads a compacted text once; all canaries are judged on the result. */
export function readText(text: string): TextReading {
  const plain = makePlain(text);
  const shared = memory();
  const claims = readClaims(plain).map((claim, index): ReadClaim => {
    const labels = claim.labels.join(' | ');
    const headings = claim.headings.join(' | ');
    const values = findValues(claim.text);
    return {
      ...claim,
      index,
      // The words inside of a name (`s3://sales-export`) say nothing of what is said about it.
      words: contentWords(claim.text).filter(
        ({ start, end }) =>
          !values.some((value) => spelled.has(value.type) && start >= value.start && end <= value.end),
      ),
      values,
      marks: findMarks(claim.text),
      labelSenses: shared.senses(labels),
      headingSenses: shared.senses(headings),
      labelMarks: shared.marks(labels),
      headingMarks: shared.marks(headings),
    };
  });
  const valuesByType = new Map<string, Occurrence[]>();
  const values: Value[] = [];
  const add = (occurrence: Occurrence) => {
    values.push(occurrence.value);
    const same = valuesByType.get(occurrence.value.type);
    if (same === undefined) valuesByType.set(occurrence.value.type, [occurrence]);
    else same.push(occurrence);
  };
  const groups = new Map<number, ReadClaim[]>();
  for (const claim of claims) {
    const group = groups.get(claim.group);
    if (group === undefined) groups.set(claim.group, [claim]);
    else group.push(claim);
    for (const value of claim.values) add({ claim, value });
    for (const label of claim.labels) {
      for (const value of shared.values(label))
        add({ claim, value: { ...value, start: 0, end: 0 }, labelled: true });
    }
  }
  return { plain, claims, valuesByType, values, groups };
}

const spelled: ReadonlySet<string> = new Set([
  'id',
  'hash',
  'path',
  'file',
  'host',
  'url',
  'email',
  'channel',
  'handle',
]);

/** Labels and headings repeat over many claims: each text is read once. */
function memory() {
  const senses = new Map<string, ReadonlySet<string>>();
  const marks = new Map<string, readonly Mark[]>();
  const values = new Map<string, readonly Value[]>();
  return {
    values: (text: string) => remembered(values, text, () => findValues(text)),
    senses: (text: string) =>
      remembered(senses, text, () => new Set(contentWords(text).map(({ sense }) => sense))),
    marks: (text: string) => remembered(marks, text, () => findMarks(text)),
  };
}

function remembered<Result>(known: Map<string, Result>, text: string, make: () => Result): Result {
  const found = known.get(text) ?? make();
  known.set(text, found);
  return found;
}

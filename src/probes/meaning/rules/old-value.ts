import type { Mark } from '../cues/index.js';
import type { Frame } from '../frames/frame.js';
import type { Occurrence, ReadClaim, TextReading } from '../reading.js';
import { candidates, clauseAt } from '../sites.js';
import { type Range, subjectAt } from '../subject.js';
import { covers } from '../values/index.js';
import { type Evidence, placeIn, type Rule, type Site } from './evidence.js';

/** A superseded value counts as being about the statement from this share of its subject on. */
const ON_SUBJECT = 0.4;

/** Characters around an old value in which a word can mark it as past. */
const AROUND = 40;

/** The old value beside the latest one, with nothing that says which is in force. */
export const oldValue: Rule = (frame, site, reading) => [
  ...oldWords(frame, site, reading),
  ...oldValues(frame, site, reading),
];

/** The words of the earlier version, under the same label or in the same claim, without a ban or a past before them. */
const oldWords: Rule = (frame, { claim }, reading) =>
  frame.supersededWords.flatMap((old) => {
    const beside = (reading.groups.get(claim.group) ?? []).filter(
      (each) => each === claim || (each.form === 'pair' && each.labels.at(-1) === claim.labels.at(-1)),
    );
    const other = beside.find(
      (each) =>
        [...old].every((sense) => each.words.some((word) => word.sense === sense)) &&
        !each.marks.some(({ cue }) => cue === 'past' || cue === 'ban'),
    );
    return other === undefined
      ? []
      : [
          {
            rule: 'old-value',
            finding: 'ambiguous' as const,
            strength: 0.75,
            start: other.start,
            end: other.end,
            note: 'the earlier wish stands beside it',
          },
        ];
  });

const oldValues: Rule = (frame, site, reading) => {
  if (frame.superseded.length === 0) return [];
  return oldOccurrences(frame, reading)
    .filter(({ claim, value }) => {
      const near =
        claim === site.claim || subjectAt(frame, claim, clauseAt(claim, value), reading) >= ON_SUBJECT;
      return near && !isMarkedPast(claim, value, reading);
    })
    .map(
      ({ claim, value }): Evidence => ({
        rule: 'old-value',
        finding: 'ambiguous',
        strength: latestIsMarked(site, claim) ? 0.5 : 0.75,
        ...placeIn(claim, value),
        note: 'an earlier value stands beside it, and nothing says which one is in force',
      }),
    );
};

/** Where a superseded value stands, in some notation. */
export function oldOccurrences(frame: Frame, reading: TextReading): Occurrence[] {
  return frame.superseded.flatMap((old) =>
    candidates(old, reading).filter(
      ({ value }) =>
        covers(value, old, reading.values) && !frame.values.some((own) => covers(value, own, reading.values)),
    ),
  );
}

/** Whether a value is told as an earlier one: by a word beside it, an arrow after it, its label, or a strike. */
export function isMarkedPast(claim: ReadClaim, value: Range, { plain }: TextReading): boolean {
  const { start, end } = placeIn(claim, value);
  if (plain.struck.some((range) => range.start < end && range.end > start)) return true;
  if (claim.struck || [...claim.labels, ...claim.headings].some((label) => pastLabel.test(label)))
    return true;
  const before = claim.text.slice(Math.max(0, value.start - AROUND), value.start);
  const after = claim.text.slice(value.end, value.end + AROUND);
  if (/^\W*(?:->|=>|>)/.test(after)) return true;
  const nearest = Math.max(0, value.start - beforeOtherValue(claim, value, before.length));
  return claim.marks.some((mark: Mark) => {
    if (mark.cue !== 'past' && mark.cue !== 'lifting') return false;
    // A short word speaks of what stands right behind it: `was 1,600`, `from 1,600`, `not 1,600`.
    const reach = mark.end - mark.start <= SHORT ? value.start - 4 : nearest;
    return (
      (mark.end <= value.start && mark.start >= nearest && mark.end >= reach) ||
      (mark.start >= value.end &&
        mark.start <= value.end + 25 &&
        !opensAnother(claim, mark) &&
        !hasBetween(claim, value.end, mark.start))
    );
  });
}

/** Whether another value begins between two places. */
function hasBetween(claim: ReadClaim, from: number, to: number): boolean {
  return claim.values.some(({ start }) => start >= from && start < to);
}

/** Whether a word stands right before another value, and so speaks of that one. */
function opensAnother(claim: ReadClaim, mark: Range): boolean {
  return claim.values.some(({ start }) => start >= mark.end && start - mark.end <= 4);
}

/** Characters of a word that only speaks of what follows at once. */
const SHORT = 4;

/** Labels under which all is past. */
const pastLabel =
  /\b(?:old|previous|previously|former|formerly|earlier|superseded|outdated|obsolete|history|initial|original|replaced|before)\b/i;

/** Characters back to the value before this one, so that its past is not taken for ours. */
function beforeOtherValue(claim: ReadClaim, value: Range, most: number): number {
  const ends = claim.values.filter(({ end }) => end <= value.start).map(({ end }) => value.start - end);
  return Math.min(most, ...ends);
}

/** Whether the latest value is told as the one in force, apart from the old one. */
function latestIsMarked({ claim, clause }: Site, old: ReadClaim): boolean {
  if (claim === old) return false;
  return claim.marks.some(
    ({ cue, start, end }) => cue === 'present' && start >= clause.start && end <= clause.end,
  );
}

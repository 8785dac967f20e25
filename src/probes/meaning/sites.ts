import { clausesOf } from './claims/index.js';
import type { Frame, Piece } from './frames/frame.js';
import type { Occurrence, ReadClaim, TextReading } from './reading.js';
import { isReplaced } from './replaced.js';
import type { Site } from './rules/evidence.js';
import { spelledOut } from './spelled-out.js';
import { claimSays, type Range, subjectAt } from './subject.js';
import { coveringTypes, covers } from './values/index.js';
import type { Value } from './values/value.js';

/** How many claims away a further value of the same statement may stand in the same paragraph. */
const REACH = 2;

/** The places where a statement may stand, best first: those of its values, or of its words where it has none. */
export function sitesOf(frame: Frame, reading: TextReading): Site[] {
  const sites = frame.values.length > 0 ? valueSites(frame, reading) : wordSites(frame, reading);
  return sites.sort((a, b) => scoreOf(b, frame) - scoreOf(a, frame));
}

function scoreOf(site: Site, frame: Frame): number {
  const values = frame.values.length === 0 ? 0 : site.found.size / frame.values.length;
  return 2 * values + site.subject + site.words;
}

function valueSites(frame: Frame, reading: TextReading): Site[] {
  const sites: Site[] = [];
  const places = new Set<string>();
  frame.values.forEach((wanted) => {
    for (const { claim, value, labelled } of occurrences(wanted, reading)) {
      const clause = labelled ? { start: 0, end: claim.text.length } : clauseAt(claim, value);
      const place = `${claim.index}:${clause.start}`;
      if (places.has(place)) continue;
      places.add(place);
      const found = new Map<number, Occurrence>();
      frame.values.forEach((each, i) => {
        const nearest = occurrences(each, reading)
          .filter((other) => other.claim === claim || belongs(frame, claim, other, reading))
          .sort((a, b) => distance(a, claim, clause) - distance(b, claim, clause))[0];
        if (nearest !== undefined) found.set(i, nearest);
      });
      const whole = spanning(claim, clause, found);
      sites.push({
        claim,
        clause: whole,
        found,
        subject: subjectAt(frame, claim, whole, reading),
        words: wordsAt(frame.pieces, claim, reading),
      });
    }
  });
  return sites;
}

function wordSites(frame: Frame, reading: TextReading): Site[] {
  const none = new Map<number, Occurrence>();
  return reading.claims.flatMap((claim) => {
    const words = wordsAt(frame.pieces, claim, reading);
    const whole = { start: 0, end: claim.text.length };
    const subject = subjectAt(frame, claim, whole, reading);
    return words > 0 || subject > 0.2 ? [{ claim, clause: whole, found: none, subject, words }] : [];
  });
}

/** Where a wanted value stands as current, in some notation. */
export function occurrences(wanted: Value, reading: TextReading): Occurrence[] {
  const typed = candidates(wanted, reading).filter(
    ({ claim, value }) =>
      value.approximate !== true && covers(value, wanted, reading.values) && !isReplaced(claim, value),
  );
  return typed.length > 0 ? typed : spelledOut(wanted, reading);
}

/** Every value of a type that could give the wanted one. */
export function candidates(wanted: Value, reading: TextReading): Occurrence[] {
  return coveringTypes(wanted).flatMap((type) => reading.valuesByType.get(type) ?? []);
}

/** Whether a value in another claim is one of the same statement: near by, and on the subject itself. */
function belongs(
  frame: Frame,
  claim: ReadClaim,
  { claim: other, value, labelled }: Occurrence,
  reading: TextReading,
): boolean {
  if (Math.abs(claim.index - other.index) > FAR) return false;
  const owner = ownerOf(claim);
  if (owner !== '' && owner === ownerOf(other) && claim.group === other.group) return true;
  if (Math.abs(claim.index - other.index) > REACH) return false;
  const clause = labelled ? { start: 0, end: other.text.length } : clauseAt(other, value);
  return subjectAt(frame, other, clause, reading) >= OWN_SUBJECT;
}

/** The row of a table or the mapping that a claim is part of. */
function ownerOf({ form, labels }: ReadClaim): string {
  return form === 'cell' || form === 'pair' ? labels.slice(0, -1).join('\n') : '';
}

/** Claims between the two ends of a row. */
const FAR = 12;

/** The share of the subject that a further claim must have by itself to carry a value of the statement. */
const OWN_SUBJECT = 0.4;

function distance({ claim, value }: Occurrence, from: ReadClaim, clause: Range): number {
  if (claim !== from) return 1000 * Math.abs(claim.index - from.index);
  return value.start >= clause.start && value.end <= clause.end ? 0 : Math.abs(value.start - clause.start);
}

/** The clause of a claim in which a value stands. */
export function clauseAt(claim: ReadClaim, value: Range): Range {
  const clauses = clausesOf(claim.text);
  return (
    clauses.find(({ start, end }) => value.start >= start && value.end <= end) ?? {
      start: 0,
      end: claim.text.length,
    }
  );
}

/** The clauses of a claim from the first found value to the last. */
function spanning(claim: ReadClaim, clause: Range, found: Site['found']): Range {
  const own = [...found.values()]
    .filter((each) => each.claim === claim && !each.labelled)
    .map(({ value }) => clauseAt(claim, value));
  return {
    start: Math.min(clause.start, ...own.map(({ start }) => start)),
    end: Math.max(clause.end, ...own.map(({ end }) => end)),
  };
}

/** The share of the words of pieces without values that a claim says, with its labels and its near neighbours. */
function wordsAt(pieces: readonly Piece[], claim: ReadClaim, reading: TextReading): number {
  const terms = pieces.flatMap((piece) => piece.terms);
  if (terms.length === 0) return 1;
  const group = reading.groups.get(claim.group) ?? [];
  // In prose and in lists one thing says nothing of the next.
  const near =
    claim.form === 'cell' || claim.form === 'pair'
      ? group.filter((other) => other !== claim && Math.abs(other.index - claim.index) <= REACH)
      : [];
  const said = terms.reduce((sum, term) => {
    if (claimSays(claim, term)) return sum + 1;
    return near.some((other) => claimSays(other, term)) ? sum + 0.6 : sum;
  }, 0);
  return said / terms.length;
}

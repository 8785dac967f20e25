import type { CueName, Mark } from '../cues/index.js';
import type { ReadClaim, TextReading } from '../reading.js';
import { type Evidence, type Finding, placeIn, type Rule } from './evidence.js';

/** Cues that take a statement's standing away, with what they make of it. */
const standings: readonly { cue: CueName; finding: Finding; note: string }[] = [
  { cue: 'lifting', finding: 'lifted', note: 'it is said to no longer apply' },
  { cue: 'hypothesis', finding: 'hypothetical', note: 'it is only proposed, asked or discussed' },
  { cue: 'question', finding: 'hypothetical', note: 'it is only asked' },
  { cue: 'weakening', finding: 'weakened', note: 'it is only a wish now' },
];

/** Weakened, lifted, hypothetical: a cue in the clause, before it in the claim, in its label or its heading. */
export const standing: Rule = (frame, { claim, clause }, reading) => [
  ...struckOut(claim, clause, reading),
  ...standings.flatMap(({ cue, finding, note }) => {
    if (frame.ownCues.has(cue)) return [];
    if (cue === 'weakening' && frame.force === 'statement' && frame.canary.type !== 'hard_constraint')
      return [];
    const within = claim.marks.find((mark) => mark.cue === cue && overlaps(mark, clause));
    const opening = claim.marks.find(
      (mark) => mark.cue === cue && mark.end <= clause.start && mark.start < OPENING,
    );
    // A rule that forbids in so many words does so under any heading.
    const bans = claim.marks.some((mark) => mark.cue === 'ban' && overlaps(mark, clause));
    const labelled =
      !(bans && cue === 'weakening') &&
      [...claim.labelMarks, ...claim.headingMarks].some((mark) => mark.cue === cue);
    const after =
      cue === 'lifting' || cue === 'hypothesis' ? anaphora(claim, cue, reading.claims) : undefined;
    const follows = cue === 'weakening' ? undefined : continuation(claim, clause, cue);
    const opens = cue === 'hypothesis' && opening !== undefined;
    const strength = within ? 0.8 : follows ? 0.75 : labelled ? 0.75 : after ? 0.7 : opens ? 0.45 : 0;
    const place = within ?? follows ?? opening;
    if (strength === 0) return [];
    const span = after ? { start: after.start, end: after.end } : place ? placeIn(claim, place) : claim;
    return [{ rule: 'standing', finding, strength, start: span.start, end: span.end, note }];
  }),
];

function struckOut(
  claim: ReadClaim,
  clause: { start: number; end: number },
  { plain }: TextReading,
): Evidence[] {
  const { start, end } = placeIn(claim, clause);
  const struck = claim.struck || plain.struck.some((range) => range.start < end && range.end > start);
  return struck
    ? [{ rule: 'standing', finding: 'lifted', strength: 0.9, start, end, note: 'it is struck out' }]
    : [];
}

function overlaps(mark: Mark, clause: { start: number; end: number }): boolean {
  return mark.start < clause.end && mark.end > clause.start;
}

/** A cue in so many first characters of a claim may speak of all of it: `Proposed: …`. */
const OPENING = 30;

/** A later clause of the claim that goes on about this one: `…; was floated and rejected`, `… (withdrawn on Monday)`. */
function continuation(claim: ReadClaim, clause: { end: number }, cue: CueName): Mark | undefined {
  const rest = claim.text.slice(clause.end);
  if (!goesOn.test(rest)) return undefined;
  return claim.marks.find(
    (mark) => mark.cue === cue && mark.start >= clause.end && mark.start <= clause.end + 60,
  );
}

const goesOn =
  /^\W*(?:(?:but |which |this |that |it |and )?(?:was|were|is|has|had|have) |\(|but |though |withdrawn|lifted|dropped|cancell?ed|rejected|revoked|no longer)/i;

const backReference =
  /\b(?:that|this|the) (?:rule|ban|limit|cap|idea|proposal|restriction|constraint|requirement|wish|condition|freeze)\b|^(?:(?:that|this|it) (?:was|is|has been|no longer)|withdrawn|lifted|dropped|cancell?ed|rejected|revoked|declined|not adopted)\b/i;

/** One of the next sentences, where it speaks of this one: `On Wednesday the user cancelled that ban.` */
function anaphora(claim: ReadClaim, cue: CueName, claims: readonly ReadClaim[]): ReadClaim | undefined {
  return [1, 2]
    .map((step) => claims[claim.index + step])
    .find(
      (next) =>
        next !== undefined &&
        next.group === claim.group &&
        backReference.test(next.text) &&
        next.marks.some((mark) => mark.cue === cue),
    );
}

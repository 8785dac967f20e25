import type { CueName, Mark } from '../cues/index.js';
import type { ReadClaim } from '../reading.js';
import { type Finding, placeIn, type Rule } from './evidence.js';

/** Cues that take a statement's standing away, with what they make of it. */
const standings: readonly { cue: CueName; finding: Finding; note: string }[] = [
  { cue: 'lifting', finding: 'lifted', note: 'it is said to no longer apply' },
  { cue: 'hypothesis', finding: 'hypothetical', note: 'it is only proposed, asked or discussed' },
  { cue: 'question', finding: 'hypothetical', note: 'it is only asked' },
  { cue: 'weakening', finding: 'weakened', note: 'it is only a wish now' },
];

/** Weakened, lifted, hypothetical: a cue in the clause, before it in the claim, in its label or its heading. */
export const standing: Rule = (frame, { claim, clause }, reading) =>
  standings.flatMap(({ cue, finding, note }) => {
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
      cue === 'lifting' || cue === 'hypothesis'
        ? anaphora(claim, cue, reading.claims[claim.index + 1])
        : undefined;
    const opens = cue === 'hypothesis' && opening !== undefined;
    const strength = within ? 0.8 : labelled ? 0.75 : after ? 0.7 : opens ? 0.45 : 0;
    const place = within ?? opening;
    if (strength === 0) return [];
    const span = after ? { start: after.start, end: after.end } : place ? placeIn(claim, place) : claim;
    return [{ rule: 'standing', finding, strength, start: span.start, end: span.end, note }];
  });

function overlaps(mark: Mark, clause: { start: number; end: number }): boolean {
  return mark.start < clause.end && mark.end > clause.start;
}

/** A cue in so many first characters of a claim may speak of all of it: `Proposed: …`. */
const OPENING = 30;

const backReference =
  /^(?:that|this|it|both|the (?:rule|ban|limit|cap|idea|proposal|restriction|constraint|requirement)|which)\b/i;

/** The next sentence, where it speaks of this one: `That rule was lifted on Monday.` */
function anaphora(claim: ReadClaim, cue: CueName, next: ReadClaim | undefined): ReadClaim | undefined {
  if (next === undefined || next.group !== claim.group || !backReference.test(next.text)) return undefined;
  return next.marks.some((mark) => mark.cue === cue) ? next : undefined;
}

import type { CueName, Mark } from '../cues/index.js';
import type { Frame } from '../frames/frame.js';
import type { ReadClaim, TextReading } from '../reading.js';
import type { Range } from '../subject.js';
import { type Evidence, type Finding, placeIn, type Rule, type Site } from './evidence.js';

/** Cues that take a statement's standing away, with what they make of it. */
const standings: readonly { cue: CueName; finding: Finding; note: string }[] = [
  { cue: 'lifting', finding: 'lifted', note: 'it is said to no longer apply' },
  { cue: 'hypothesis', finding: 'hypothetical', note: 'it is only proposed, asked or discussed' },
  { cue: 'question', finding: 'hypothetical', note: 'it is only asked' },
  { cue: 'weakening', finding: 'weakened', note: 'it is only a wish now' },
];

/** Struck out, weakened, lifted, hypothetical: by a cue in the clause, around it, in a label or in the next words. */
export const standing: Rule = (frame, site, reading) => [
  ...struckOut(site, reading),
  ...(frame.known ? [] : doubts(frame, site)),
  ...standings.flatMap(({ cue, finding, note }) => {
    if (cue === 'weakening' && !binds(frame)) return [];
    const found = cueAt(cue, frame, site, reading);
    return found === undefined ? [] : [{ rule: 'standing', finding, note, ...found }];
  }),
];

/** A wish can only be weakened where it was more than one, and a fact not at all. */
function binds({ canary: { type }, ownCues, force }: Frame): boolean {
  return type !== 'fact' && (type !== 'user_preference' || ownCues.has('duty') || force === 'ban');
}

function cueAt(
  cue: CueName,
  frame: Frame,
  { claim, clause, found }: Site,
  reading: TextReading,
): { strength: number; start: number; end: number } | undefined {
  const marks = claim.marks.filter(
    (mark) =>
      mark.cue === cue &&
      !isOwn(frame, claim, mark) &&
      !(cue === 'lifting' && isOfAnother(claim, mark, found)),
  );
  const at = (mark: Range, strength: number) => ({ strength, ...placeIn(claim, mark) });
  const within = marks.find((mark) => overlaps(mark, clause));
  if (within !== undefined) return at(within, 0.8);
  if (cue === 'question' && marks.length > 0 && claim.text.endsWith('?')) return at(clause, 0.8);
  const opening = marks.find((mark) => mark.end <= clause.start && mark.start < OPENING);
  if (opening !== undefined) {
    const between = claim.text.slice(opening.end, clause.start);
    if (/^[^:]{0,40}:/.test(between)) return at(opening, 0.8);
    if (/[:-]\s*$/.test(between) || /^\W*$/.test(between)) return at(opening, 0.8);
    if (cue === 'hypothesis') return at(opening, 0.45);
  }
  const follows = cue === 'weakening' ? undefined : continuation(claim, clause, marks);
  if (follows !== undefined) return at(follows, 0.75);
  // A rule that forbids in so many words does so under any heading.
  const bans = claim.marks.some((mark) => mark.cue === 'ban' && overlaps(mark, clause));
  const above = [...claim.labelMarks, ...claim.headingMarks].some((mark) => mark.cue === cue);
  if (above && !(bans && cue === 'weakening')) return { strength: 0.75, start: claim.start, end: claim.end };
  if (cue !== 'lifting' && cue !== 'hypothesis') return undefined;
  const next = anaphora(claim, cue, reading, found);
  return next === undefined ? undefined : { strength: 0.75, start: next.start, end: next.end };
}

/** Words that often, but not always, mean that a statement is only talked about. */
function doubts(frame: Frame, { claim, clause }: Site): Evidence[] {
  const mark = claim.marks.find(
    (each) => each.cue === 'maybe' && overlaps(each, clause) && !isOwn(frame, claim, each),
  );
  const above = [...claim.labelMarks, ...claim.headingMarks].some(({ cue }) => cue === 'maybe');
  if (mark === undefined && !above) return [];
  return [
    {
      rule: 'standing',
      finding: 'hypothetical',
      strength: 0.45,
      ...placeIn(claim, mark ?? clause),
      note: 'it may only be talked about',
    },
  ];
}

function struckOut({ claim, clause, found }: Site, { plain }: TextReading): Evidence[] {
  const places = [...found.values()].filter((each) => each.claim === claim && !each.labelled);
  const ranges =
    places.length > 0 ? places.map(({ value }) => placeIn(claim, value)) : [placeIn(claim, clause)];
  const struck = ranges.find(
    ({ start, end }) => claim.struck || plain.struck.some((range) => range.start < end && range.end > start),
  );
  return struck === undefined
    ? []
    : [{ rule: 'standing', finding: 'lifted', strength: 0.9, ...struck, note: 'it is struck out' }];
}

/** Whether the statement itself has the words of a mark, which then say nothing against it. */
function isOwn(frame: Frame, claim: ReadClaim, { start, end }: Mark): boolean {
  return frame.canary.content.toLowerCase().includes(claim.text.slice(start, end).toLowerCase());
}

/** `(no longer $400)` speaks of that value, and not of the one that was found. */
function isOfAnother(claim: ReadClaim, mark: Mark, found: Site['found']): boolean {
  const next = claim.values.find(({ start }) => start >= mark.end && start - mark.end <= 4);
  return (
    next !== undefined &&
    ![...found.values()].some((each) => each.claim === claim && each.value.start === next.start)
  );
}

function overlaps(mark: Mark, clause: Range): boolean {
  return mark.start < clause.end && mark.end > clause.start;
}

/** A cue in so many first characters of a claim may speak of all of it: `Proposed: …`. */
const OPENING = 30;

/** A later clause of the claim that goes on about this one: `…; was floated and rejected`, `… (withdrawn on Monday)`. */
function continuation(claim: ReadClaim, clause: { end: number }, marks: readonly Mark[]): Mark | undefined {
  const rest = claim.text.slice(clause.end);
  if (!goesOn.test(rest)) {
    // A value of a mapping can be several sentences.
    for (const { index } of rest.matchAll(/[.;] /g)) {
      if (backReference.test(rest.slice(index + 2)))
        return marks.find(({ start }) => start >= clause.end + index);
    }
    return undefined;
  }
  const isNear = ({ start }: Mark) => start >= clause.end && start <= clause.end + 60;
  const found = marks.find(isNear);
  // `(an earlier figure no longer applies)` is about another one.
  const past = claim.marks.find((mark) => mark.cue === 'past' && mark.end - mark.start > 4 && isNear(mark));
  return found !== undefined && (past === undefined || past.start >= found.start) ? found : undefined;
}

const goesOn =
  /^\W*(?:(?:but |which |this |that |it |and )?(?:was|were|is|has|had|have) |\(|but |though |withdrawn|lifted|dropped|cancell?ed|rejected|revoked|no longer)/i;

const backReference =
  /\b(?:that|this|the) (?:rule|ban|limit|cap|idea|proposal|restriction|constraint|requirement|wish|condition|freeze|preference|deadline|instruction|point)\b|^\W*(?:(?:that|this|it) (?:was|is|has been|has|no longer)|withdrawn|lifted|dropped|cancell?ed|rejected|revoked|declined|not adopted|obsolete|void)\b/i;

const thatRule =
  /\bthat (?:rule|ban|limit|cap|idea|proposal|restriction|constraint|requirement|wish|condition|freeze)\b/i;

/** One of the next sentences, where it speaks of this one: `On Wednesday the user cancelled that ban.` */
function anaphora(
  claim: ReadClaim,
  cue: CueName,
  { claims, plain }: TextReading,
  found: Site['found'],
): ReadClaim | undefined {
  const own = [...found.values()].map(({ value }) => value.key);
  const following = claims.slice(claim.index + 1, claim.index + 3);
  // An item of a list speaks of itself.
  const here =
    claim.form === 'item'
      ? following.filter(({ start }) => !plain.text.slice(claim.end, start).includes('\n'))
      : following;
  return here.find(
    (next) =>
      (next.group === claim.group || next.labels.join() === claim.labels.join()) &&
      // With a value of its own it is about something else.
      (thatRule.test(next.text) || next.values.every(({ key }) => own.includes(key))) &&
      backReference.test(next.text) &&
      next.marks.some((mark) => mark.cue === cue),
  );
}

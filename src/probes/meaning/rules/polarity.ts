import { type CueName, limitsOf } from '../cues/index.js';
import type { Frame } from '../frames/frame.js';
import type { ReadClaim, TextReading } from '../reading.js';
import type { Evidence, Rule, Site } from './evidence.js';
import { placeIn } from './evidence.js';

/** Bans: the site has to forbid. Limits: it has to limit in the same direction. */
export const polarity: Rule = (frame, site, reading) => {
  if (frame.force === 'ban') return ofBan(frame, site, reading);
  if (frame.force === 'upper-limit' || frame.force === 'lower-limit') return ofLimit(frame.force, site);
  if (frame.ownCues.has('ban')) return [];
  return ofStatement(frame.canary.type, site);
};

function ofBan(frame: Frame, site: Site, reading: TextReading): Evidence[] {
  const { claim, clause } = site;
  const span = placeIn(claim, clause);
  const around = rowOf(claim, reading);
  const says = (senses: ReadonlySet<string>) =>
    around.some(
      (each) =>
        each.words.some(({ sense }) => senses.has(sense)) ||
        [...senses].some((sense) => each.labelSenses.has(sense)),
    );
  if (frame.essential.size > 0 && !says(frame.essential)) {
    return [
      { rule: 'polarity', finding: 'weakened', strength: 0.5, ...span, note: 'its condition is not said' },
    ];
  }
  const forbids = has(site, 'ban') || around.some(({ marks }) => marks.some(({ cue }) => cue === 'ban'));
  if (forbids || says(frame.binding)) {
    return [{ rule: 'polarity', finding: 'held', strength: 0.6, ...span, note: 'it forbids' }];
  }
  const allows = claim.marks.some(
    (mark) =>
      mark.cue === 'permission' &&
      mark.start < clause.end &&
      mark.end > clause.start &&
      !negated(site, mark.start),
  );
  if (allows)
    return [{ rule: 'polarity', finding: 'inverted', strength: 0.8, ...span, note: 'it is allowed here' }];
  if (has(site, 'exception') || has(site, 'duty')) {
    return [
      { rule: 'polarity', finding: 'held', strength: 0.5, ...span, note: 'it binds the act to a condition' },
    ];
  }
  return [{ rule: 'polarity', finding: 'weakened', strength: 0.5, ...span, note: 'nothing here forbids it' }];
}

function ofLimit(force: 'upper-limit' | 'lower-limit', { claim, clause }: Site): Evidence[] {
  const span = placeIn(claim, clause);
  const inClause = claim.marks.filter(({ start, end }) => start < clause.end && end > clause.start);
  const limits = limitsOf(inClause);
  const labelled = limitsOf([...claim.labelMarks, ...claim.headingMarks]);
  if (limits.has(force) || (limits.size === 0 && labelled.has(force))) {
    return [{ rule: 'polarity', finding: 'held', strength: 0.6, ...span, note: 'it limits' }];
  }
  if (limits.size > 0) {
    return [
      { rule: 'polarity', finding: 'inverted', strength: 0.6, ...span, note: 'the limit runs the other way' },
    ];
  }
  return [];
}

function ofStatement(type: string, site: Site): Evidence[] {
  const negative = site.claim.marks.find(
    (mark) =>
      mark.cue === 'ban' &&
      mark.start < site.clause.end &&
      mark.end > site.clause.start &&
      plainNegation.test(site.claim.text.slice(mark.start, mark.end)),
  );
  if (negative === undefined || type === 'fact') return [];
  const span = placeIn(site.claim, site.clause);
  return [{ rule: 'polarity', finding: 'inverted', strength: 0.5, ...span, note: 'it is negated here' }];
}

const plainNegation =
  /^(?:never|must not|do not|don't|may not|not allowed|forbidden|must never|should not|cannot|can't)$/i;

/** Whether the clause, the claim, a label or a heading has a cue. */
function has(site: Site, cue: CueName): boolean {
  const { claim } = site;
  return [...claim.marks, ...claim.labelMarks, ...claim.headingMarks].some((mark) => mark.cue === cue);
}

function negated({ claim }: Site, at: number): boolean {
  return claim.marks.some((mark) => mark.cue === 'ban' && Math.abs(mark.start - at) <= 12);
}

/** The claims of a row or mapping, which say one thing together; of a sentence or an item, itself. */
function rowOf(claim: ReadClaim, reading: TextReading): readonly ReadClaim[] {
  if (claim.form !== 'cell' && claim.form !== 'pair') return [claim];
  const row = reading.groups.get(claim.group) ?? [];
  return row.length <= 8 ? row : [claim];
}

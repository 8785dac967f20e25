import type { Frame, Term } from './frames/frame.js';
import type { ReadClaim, TextReading } from './reading.js';

export interface Range {
  start: number;
  end: number;
}

/** How much a word of the subject says about a place, by where it stands. */
const NEARNESS = { clause: 1, label: 1, claim: 0.85, heading: 0.7, row: 0.6, neighbour: 0.25 };

/**
 * How much of a frame's subject stands at a place: 0 nothing, 1 all of it in the clause or its labels. A word counts
 * by the nearest place that has it: the clause, its claim, labels, headings, its row or mapping, the claim before.
 */
export function subjectAt(frame: Frame, claim: ReadClaim, clause: Range, reading: TextReading): number {
  let found = 0;
  let all = 0;
  for (const term of frame.subject) {
    all += term.weight;
    found += term.weight * nearness(term, claim, clause, reading);
  }
  return all === 0 ? 0 : found / all;
}

function nearness(term: Term, claim: ReadClaim, clause: Range, reading: TextReading): number {
  let best = 0;
  for (const { sense, start, end } of claim.words) {
    if (!term.senses.has(sense)) continue;
    if (start >= clause.start && end <= clause.end) return NEARNESS.clause;
    best = NEARNESS.claim;
  }
  if (hasAny(claim.labelSenses, term)) return NEARNESS.label;
  if (best > 0) return best;
  if (hasAny(claim.headingSenses, term)) return NEARNESS.heading;
  if (claim.form === 'cell' || claim.form === 'pair') {
    const row = reading.groups.get(claim.group) ?? [];
    // A group of many items is a list, in which one item says little of another.
    if (
      row.length <= 8 &&
      row.some((other) => Math.abs(other.index - claim.index) <= 4 && saysTerm(other, term))
    ) {
      return NEARNESS.row;
    }
  }
  const before = reading.claims[claim.index - 1];
  return claim.form === 'sentence' && before?.group === claim.group && saysTerm(before, term)
    ? NEARNESS.neighbour
    : 0;
}

function saysTerm(claim: ReadClaim, term: Term): boolean {
  return claim.words.some(({ sense }) => term.senses.has(sense)) || hasAny(claim.labelSenses, term);
}

/** Whether a claim, with its labels, says a term. */
export function claimSays(claim: ReadClaim, term: Term): boolean {
  return saysTerm(claim, term) || hasAny(claim.headingSenses, term);
}

function hasAny(senses: ReadonlySet<string>, term: Term): boolean {
  for (const sense of term.senses) if (senses.has(sense)) return true;
  return false;
}

import { clausesOf } from '../claims/index.js';
import { placeIn, type Rule } from './evidence.js';

/**
 * Pairs that were exchanged: a statement that joins A with B and C with D (`British in the manual, American in the
 * code`) is not held where one clause joins words that the statement keeps apart, and another one does so too.
 */
export const crossed: Rule = (frame, { claim }) => {
  if (frame.known || frame.clauses.filter(({ size }) => size >= 2).length < 2) return [];
  const clauseOf = new Map<string, number>();
  frame.clauses.forEach((senses, i) => {
    for (const sense of senses)
      clauseOf.set(sense, clauseOf.has(sense) && clauseOf.get(sense) !== i ? -1 : i);
  });
  const mixed = clausesOf(claim.text).filter(({ start, end }) => {
    const joined = claim.words
      .filter((word) => word.start >= start && word.end <= end)
      .map(({ sense }) => clauseOf.get(sense))
      .filter((i) => i !== undefined && i >= 0);
    return new Set(joined).size > 1;
  });
  if (mixed.length < 2) return [];
  return [
    {
      rule: 'crossed',
      finding: 'misattributed',
      strength: 0.75,
      ...placeIn(claim, { start: 0, end: claim.text.length }),
      note: 'what belongs to one is given to the other',
    },
  ];
};

import { segmentsOf } from '../claims/segments.js';
import { placeIn, type Rule } from './evidence.js';

/**
 * Pairs that were exchanged: a statement that joins A with B and C with D (`British in the manual, American in the
 * code`) is not held where one clause joins words that the statement keeps apart, and another one does so too.
 */
export const crossed: Rule = (frame, { claim }) => {
  const pairs = frame.clauses.filter(({ size }) => size >= 2);
  if (frame.known || pairs.length === 0 || frame.clauses.filter(({ size }) => size > 0).length < 2) return [];
  const segments = segmentsOf(claim.text).map(
    ({ start, end }) =>
      new Set(claim.words.filter((word) => word.start >= start && word.end <= end).map(({ sense }) => sense)),
  );
  const placeOf = (sense: string) => segments.findIndex((segment) => segment.has(sense));
  const split = pairs.some((pair) => {
    const own = [...pair].filter((sense) => frame.clauses.filter((each) => each.has(sense)).length === 1);
    const places = own.map(placeOf);
    return own.length >= 2 && places.every((place) => place >= 0) && new Set(places).size > 1;
  });
  const mixed = segments.some((segment) => {
    const from = frame.clauses.flatMap((clause, i) =>
      [...clause].some(
        (sense) => segment.has(sense) && frame.clauses.filter((each) => each.has(sense)).length === 1,
      )
        ? [i]
        : [],
    );
    return new Set(from).size > 1;
  });
  if (!split || !mixed) return [];
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

import { bannedIn } from '../frames/banned.js';
import { placeIn, type Rule } from './evidence.js';

/** What a negation takes away: `never on the replica` is not `never on the server`, though both have the same words. */
export const banned: Rule = (frame, { claim, clause }) => {
  if (frame.known || frame.banned.size === 0 || frame.allowed.size === 0) return [];
  const inClause = ({ start, end }: { start: number; end: number }) =>
    start >= clause.start && end <= clause.end;
  const here = bannedIn(claim.text, claim.words.filter(inClause), claim.marks.filter(inClause));
  const required = new Set(frame.pieces.flatMap(({ terms }) => terms.flatMap(({ senses }) => [...senses])));
  const other = [...here].find(
    (sense) => frame.allowed.has(sense) && required.has(sense) && !frame.banned.has(sense),
  );
  if (other === undefined) return [];
  return [
    {
      rule: 'banned',
      finding: 'inverted',
      strength: 0.75,
      ...placeIn(claim, clause),
      note: `what is ruled out here is another thing (${other})`,
    },
  ];
};

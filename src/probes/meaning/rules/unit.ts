import type { Frame } from '../frames/frame.js';
import { senseOf } from '../lexicon/words.js';
import { type Evidence, placeIn, type Rule, type Site } from './evidence.js';

/** Words of which another one changes what a number counts. */
const families = [
  ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'],
  ['row', 'batch', 'table', 'query', 'request'],
].map((words) => words.map(senseOf));

/** The words that a required value comes with: `40 requests per minute` is not `40 requests per second`. */
export const unit: Rule = (frame, site) => (frame.known ? ofKind(frame, site) : ofPieces(frame, site));

/** A kind knows what its number counts. */
function ofKind({ unit: { own, other } }: Frame, { claim, clause }: Site): Evidence[] {
  const inClause = claim.words.filter(({ start, end }) => start >= clause.start && end <= clause.end);
  const near = [...inClause.map(({ sense }) => sense), ...claim.labelSenses];
  for (const said of [near, claim.words.map(({ sense }) => sense)]) {
    if (said.some((sense) => own.has(sense))) return [];
    const wrong = said.find((sense) => other.has(sense));
    if (wrong === undefined) continue;
    const note = `it counts by ${wrong} here`;
    return [{ rule: 'unit', finding: 'altered', strength: 0.8, ...placeIn(claim, clause), note }];
  }
  return [];
}

function ofPieces(frame: Frame, { claim, clause }: Site): Evidence[] {
  return frame.pieces.flatMap(({ values, terms, token }): Evidence[] => {
    if (values.length === 0) return [];
    const said = new Set([...claim.words.map(({ sense }) => sense), ...claim.labelSenses]);
    const gone = terms.flatMap(({ senses }) => [...senses]).filter((sense) => !said.has(sense));
    const span = placeIn(claim, clause);
    for (const sense of gone) {
      const other = families
        .find((family) => family.includes(sense))
        ?.find((each) => each !== sense && said.has(each));
      if (other !== undefined) {
        return [
          {
            rule: 'unit',
            finding: 'altered',
            strength: 0.8,
            ...span,
            note: `it counts by ${other}, not by ${sense}`,
          },
        ];
      }
    }
    if (gone.length === 0 || gone.length < terms.length) return [];
    return [
      {
        rule: 'unit',
        finding: 'partial',
        strength: 0.4,
        ...span,
        note: `of "${token}" only the number is there`,
      },
    ];
  });
}

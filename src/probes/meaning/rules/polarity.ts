import { limitsOf } from '../cues/index.js';
import type { Frame } from '../frames/frame.js';
import type { ReadClaim, TextReading } from '../reading.js';
import type { Evidence, Rule, Site } from './evidence.js';
import { placeIn } from './evidence.js';

/** Bans: the site has to forbid. Limits: it has to limit in the same direction. */
export const polarity: Rule = (frame, site, reading) => {
  const turned = oppositeIn(frame, site);
  if (turned !== undefined) return [turned];
  if (frame.force === 'ban') return ofBan(frame, site, reading);
  if (frame.force === 'upper-limit' || frame.force === 'lower-limit') {
    return frame.known ? ofKnownLimit(site) : ofLimit(frame.force, site);
  }
  return ofStatement(frame, site);
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
  const inClause = claim.marks.filter(({ start, end }) => start < clause.end && end > clause.start);
  const bans = inClause.filter(({ cue }) => cue === 'ban');
  const held: Evidence = { rule: 'polarity', finding: 'held', strength: 0.6, ...span, note: 'it forbids' };
  if (bans.length > 0 || (frame.known && claim.marks.some(({ cue }) => cue === 'ban'))) return [held];
  if (inClause.some(({ cue }) => cue === 'permission') && !says(frame.binding)) {
    return [{ rule: 'polarity', finding: 'inverted', strength: 0.8, ...span, note: 'it is allowed here' }];
  }
  const forbids =
    [...claim.labelMarks, ...claim.headingMarks].some(({ cue }) => cue === 'ban') ||
    around.some((each) => each !== claim && each.marks.some(({ cue }) => cue === 'ban'));
  if (forbids || says(frame.binding)) return [held];
  if (inClause.some(({ cue }) => cue === 'exception') && frame.ownCues.has('exception')) {
    return [
      { rule: 'polarity', finding: 'held', strength: 0.5, ...span, note: 'it binds the act to a condition' },
    ];
  }
  if (inClause.some(({ cue }) => cue === 'duty')) {
    const strength = frame.known ? 0.5 : 0.75;
    return [{ rule: 'polarity', finding: 'inverted', strength, ...span, note: 'it is demanded here' }];
  }
  // The act itself, and nothing that forbids it.
  const act =
    frame.known &&
    claim.words.some(
      ({ sense, start, end }) =>
        start >= clause.start && end <= clause.end && frame.subject[0]?.senses.has(sense),
    );
  if (act)
    return [
      { rule: 'polarity', finding: 'inverted', strength: 0.7, ...span, note: 'nothing here forbids it' },
    ];
  return [{ rule: 'polarity', finding: 'weakened', strength: 0.5, ...span, note: 'nothing here forbids it' }];
}

/** A ceiling of ours has so many wordings that only a floor in its place speaks against it. */
function ofKnownLimit({ claim, clause }: Site): Evidence[] {
  const span = placeIn(claim, clause);
  const text = claim.text.slice(clause.start, clause.end);
  const floor = floors.test(text) && !claim.marks.some(({ cue }) => cue === 'ban' || cue === 'upper-limit');
  return floor || turnedFloors.test(text)
    ? [
        {
          rule: 'polarity',
          finding: 'inverted',
          strength: 0.8,
          ...span,
          note: 'it is a floor here, not a ceiling',
        },
      ]
    : [{ rule: 'polarity', finding: 'held', strength: 0.6, ...span, note: 'it limits' }];
}

const floors =
  /\b(?:at least|minimum|no less than|or more|more than|above|over|exceeds?|beyond|greater than|larger than|higher than|bigger than)\b/i;
const turnedFloors =
  /\b(?:no less than|not less than|no fewer than|not fewer than|never (?:be )?(?:below|under|less)|not (?:be |stay |fall |drop |go )?(?:below|under|less)|at least|may exceed|can exceed|may go (?:above|over|beyond)|no (?:limit|cap|ceiling))\b/i;

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
      {
        rule: 'polarity',
        finding: 'inverted',
        strength: 0.75,
        ...span,
        note: 'the limit runs the other way',
      },
    ];
  }
  return [];
}

/** A statement that forbids nothing, under a plain negation: `do not draw the charts in #3f8ac1`. */
function ofStatement(frame: Frame, { claim, clause, found }: Site): Evidence[] {
  if (!frame.known && frame.ownCues.has('ban')) return [];
  const values = [...found.values()]
    .filter((each) => each.claim === claim && !each.labelled)
    .map(({ value }) => value);
  const first = Math.min(clause.end, ...values.map(({ start }) => start));
  const text = claim.text.slice(clause.start, clause.end);
  const match = plainNegation.exec(text);
  if (match === null) return [];
  // Behind the value, a negation speaks of something else (`on 48213, not on 5432`), unless it denies the subject.
  const at = clause.start + match.index;
  if (
    at > first &&
    !(
      /^(?:is|are|was|does|do) not|isn't|aren't|wasn't|doesn't|don't/i.test(match[0]) &&
      subjectFollows(frame, claim, at)
    )
  )
    return [];
  if (!frame.known && frame.canary.content.toLowerCase().includes(match[0].toLowerCase())) return [];
  const strength = frame.known ? 0.75 : 0.5;
  return [
    {
      rule: 'polarity',
      finding: 'inverted',
      strength,
      ...placeIn(claim, clause),
      note: 'it is negated here',
    },
  ];
}

function subjectFollows({ subject }: Frame, { words }: ReadClaim, at: number): boolean {
  return words.some(
    ({ sense, start }) => start > at && start < at + 50 && subject.some(({ senses }) => senses.has(sense)),
  );
}

const plainNegation =
  /\b(?:never|must not|do not|don't|does not|doesn't|is not|isn't|are not|may not|not allowed|forbidden|must never|should not|cannot|can't|will not|won't|not)\b(?! (?:later|more|longer|less|only|before|after|earlier|just|even|exceed|outside|out of|beyond|yet|to exceed|go (?:above|over|beyond|past)|be more|above|over))/i;

/** Whether a sentence has the parts of a phrase one after another. */
function says(text: string, phrase: string): boolean {
  let at = 0;
  return phrase.split(' … ').every((part) => {
    const found = text.indexOf(part, at);
    at = found + part.length;
    return found >= 0;
  });
}

/** A phrase that turns a kind of statement round. */
function oppositeIn({ opposite }: Frame, { claim, clause }: Site): Evidence | undefined {
  const text = claim.text.toLowerCase();
  const phrase = opposite.find((each) => says(text, each));
  if (phrase === undefined) return undefined;
  return {
    rule: 'polarity',
    finding: 'inverted',
    strength: 0.8,
    ...placeIn(claim, clause),
    note: `it says "${phrase}"`,
  };
}

/** The claims of a table's row or of a nested mapping, which say one thing together; of all others, itself. */
function rowOf(claim: ReadClaim, reading: TextReading): readonly ReadClaim[] {
  if (claim.form !== 'cell' && claim.form !== 'pair') return [claim];
  const owner = claim.labels.slice(0, -1).join('\n');
  if (owner === '') return [claim];
  return (reading.groups.get(claim.group) ?? []).filter(
    (each) => each.labels.slice(0, -1).join('\n') === owner,
  );
}

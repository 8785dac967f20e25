import type { Canary } from '../../../sessions/canary.js';
import { type Force, type KindWords, kindNamed } from '../../../sessions/index.js';
import { clausesOf } from '../claims/index.js';
import { segmentsOf } from '../claims/segments.js';
import { findMarks, limitsOf, type Mark } from '../cues/index.js';
import { contentWords, senseOf } from '../lexicon/words.js';
import { findValues, wantedFrom } from '../values/index.js';
import { bannedIn, plainNegation } from './banned.js';
import type { Frame, Piece, Term } from './frame.js';

/** Weights of a subject's words: those of a required piece, those that the question asks by, others. */
const WEIGHTS = { piece: 2, question: 1.5, other: 1 };

/** Words that questions and rules ask by, whatever they are about. */
const generic = new Set(
  'user prefer assistant want kind type thing order time long size number count form style maximum minimum allow use answer like give date amount language'
    .split(' ')
    .map(senseOf),
);
const GENERIC_WEIGHT = 0.3;

/** Weights of the groups of a kind, the most telling first. */
const GROUP_WEIGHTS = [1.5, 1.25, 1, 1];

const typedHeader = /^(?:[A-Z]+ )*[A-Z]+:\s*/;

const frames = new WeakMap<Canary, Frame>();

/** The frame of a canary: by the words of its kind where it names one, else derived from what it says itself. */
export function frameOf(canary: Canary): Frame {
  let frame = frames.get(canary);
  if (frame === undefined) {
    frame = makeFrame(canary);
    frames.set(canary, frame);
  }
  return frame;
}

function makeFrame(canary: Canary): Frame {
  const content = canary.content.replace(typedHeader, '');
  const words = canary.frame === undefined ? undefined : kindNamed(canary.frame)?.reads;
  const marks = findMarks(content);
  const ownCues = new Set(marks.map(({ cue }) => cue));
  const derived = canary.required_tokens.map((token) => pieceOf(token, content));
  // A kind knows its own force: the words that gave it are one way to say it, and not required as words.
  const pieces = words === undefined ? derived : derived.filter(({ values }) => values.length > 0);
  const clauses = clausesOf(content).map(({ start, end }) => ({
    start,
    end,
    senses: contentWords(content.slice(start, end)).map(({ sense }) => sense),
  }));
  const required = new Set(pieces.flatMap(({ terms }) => terms.flatMap(({ senses }) => [...senses])));
  const names = new Set(
    pieces.flatMap(({ values }) =>
      values
        .filter(({ type }) => type === 'name' || type === 'person')
        .flatMap(({ key }) => contentWords(key).map(({ sense }) => sense)),
    ),
  );
  return {
    canary,
    pieces,
    values: pieces.flatMap(({ values }) => values),
    subject:
      words === undefined ? derivedSubject(content, canary.direct_question, pieces) : knownSubject(words),
    force: words === undefined ? forceOf(canary, marks, pieces) : (words.force ?? 'statement'),
    binding: new Set(words?.binding?.map(senseOf)),
    unit: { own: new Set(words?.unit?.own.map(senseOf)), other: new Set(words?.unit?.other.map(senseOf)) },
    opposite: words?.opposite ?? [],
    essential: new Set(words?.essential?.map(senseOf)),
    known: words !== undefined,
    superseded: (canary.superseded_tokens ?? []).flatMap((token) => wantedFrom(token, content).values),
    supersededWords: (canary.superseded_tokens ?? [])
      .map((token) => wantedFrom(token, content))
      .filter(({ values }) => values.length === 0)
      .map(({ words: old }) => new Set(contentWords(old).map(({ sense }) => sense)))
      .filter((senses) => senses.size > 0),
    banned: bannedIn(content, contentWords(content), marks),
    allowed: new Set(
      clauses
        .filter(
          ({ start, end }) =>
            !marks.some(
              (mark) =>
                mark.cue === 'ban' &&
                plainNegation.test(content.slice(mark.start, mark.end)) &&
                mark.start >= start &&
                mark.end <= end,
            ),
        )
        .flatMap(({ senses }) => senses),
    ),
    clauses: segmentsOf(content).map(
      ({ start, end }) =>
        new Set(
          contentWords(content.slice(start, end))
            .map(({ sense }) => sense)
            .filter((sense) => required.has(sense) || names.has(sense)),
        ),
    ),
    ownCues,
  };
}

function pieceOf(token: string, content: string): Piece {
  const { values, words } = wantedFrom(token, content);
  const terms = contentWords(words).map(({ sense }): Term => ({ senses: new Set([sense]), weight: 1 }));
  return { token, values, terms };
}

function knownSubject({ subject }: KindWords): Term[] {
  return subject.map((group, i) => ({ senses: new Set(group.map(senseOf)), weight: GROUP_WEIGHTS[i] ?? 1 }));
}

function derivedSubject(content: string, question: string, pieces: readonly Piece[]): Term[] {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const { sense } of contentWords(withoutValues(text))) {
      const weighed = generic.has(sense) ? GENERIC_WEIGHT : weight;
      weights.set(sense, Math.max(weighed, weights.get(sense) ?? 0));
    }
  };
  add(content, WEIGHTS.other);
  add(question, WEIGHTS.question);
  for (const { terms } of pieces) {
    for (const { senses } of terms) for (const sense of senses) weights.set(sense, WEIGHTS.piece);
  }
  return [...weights].map(([sense, weight]) => ({ senses: new Set([sense]), weight }));
}

/** The text with blanks in place of its values, so that their words are no subject. */
function withoutValues(text: string): string {
  let plain = text;
  for (const { start, end } of findValues(text)) {
    plain = plain.slice(0, start) + ' '.repeat(end - start) + plain.slice(end);
  }
  return plain;
}

function forceOf({ type, required_tokens }: Canary, marks: readonly Mark[], pieces: readonly Piece[]): Force {
  const hasQuantity = pieces.some(({ values }) => values.some((value) => quantities.has(value.type)));
  const [limit, ...further] = limitsOf(marks);
  if (hasQuantity && limit !== undefined && further.length === 0) return limit;
  if (!marks.some(({ cue }) => cue === 'ban')) return 'statement';
  // In a fact or a wish a negation is often an aside (`not to main`); a ban of those has its words in the tokens.
  const isRule = type === 'safety_rule' || type === 'hard_constraint';
  return isRule || required_tokens.some((token) => findMarks(token).some(({ cue }) => cue === 'ban'))
    ? 'ban'
    : 'statement';
}

/** Types that can be limited from above or below. A date says so by itself: nobody confuses `by` and `after`. */
const quantities: ReadonlySet<string> = new Set([
  'money',
  'duration',
  'percentage',
  'number',
  'size',
  'quantity',
]);

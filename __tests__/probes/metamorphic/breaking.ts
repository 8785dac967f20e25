import type { Outcome } from '../../../src/probes/index.js';
import type { Values } from '../../../src/sessions/kinds/kind.js';
import type { Random } from '../../../src/sessions/random.js';
import { CONTROLS, type Rule, type Told } from './case.js';
import { type Damage, digitGained, digitLost, masked, oneDigit, oneUnit, rounded } from './damage.js';
import { distractor, freshValue, valuesOf } from './distractors.js';
import { changed, type Item, isSentence, itemOf, plain, said, worded } from './item.js';
import { type Sayings, sayingsOf } from './sayings/index.js';
import { type Statement, typeOf } from './statement.js';

/** How a text breaks one statement; undefined where the rule doesn't apply to it. */
type Break = (statement: Statement, random: Random, nth: number) => readonly Item[] | undefined;

/** A rule that breaks every second statement of a text and tells the others as they are, then the other way round. */
function breaking(name: string, expected: Outcome, texts: number, breaks: Break): Rule {
  return {
    name,
    *drafts(session, random) {
      for (let text = 0; text < 2 * texts; text++) {
        const told = session.map((statement, i): Told => {
          const items = i % 2 === text % 2 ? breaks(statement, random, i + (text >> 1)) : undefined;
          return items === undefined
            ? { statement, items: [plain(statement, random)], expected: 'held', row: CONTROLS }
            : { statement, items, expected };
        });
        if (told.some(({ row }) => row === undefined)) yield { told };
      }
    },
  };
}

/** Breaks one of the values, or `all`. */
function damaging(damage: Damage, all = false): Break {
  return (statement, random) => {
    const names = Object.keys(statement.values);
    const made = new Map<string, string>();
    for (const name of all ? names : random.shuffle(names)) {
      const damaged = damage(statement.values[name] as string, typeOf(statement, name), random);
      if (damaged !== undefined) made.set(name, damaged);
      if (made.size > 0 && !all) break;
    }
    if (made.size === 0) return undefined;
    return [plain(statement, random, { ...statement.values, ...Object.fromEntries(made) })];
  };
}

/** By one of the hand-written sentences of a sort. */
function saying(sort: 'inverted' | 'weakened' | 'lifted' | 'asked'): Break {
  return ({ kind, values }, random) => {
    const sayings: Sayings[typeof sort] = sayingsOf(kind.name)[sort];
    return sayings.length === 0 ? undefined : [said(kind, random.pick(sayings), values)];
  };
}

/** By a wording of its kind, as a sentence or as a clause, with something around it. */
function around(ways: readonly ((sentence: string, clause: string) => string)[]): Break {
  return ({ kind, values }, random, nth) => {
    const wording = random.pick(kind.wordings);
    const item = worded(kind, wording, values);
    return [{ ...item, text: ways[nth % ways.length]?.(item.text, wording.says(values)) ?? item.text }];
  };
}

/** The unit or the period that stands in the sentence and not in the value. */
const unitInSentence: Break = (statement, random) => {
  const pairs: Record<string, [RegExp, readonly string[]]> = {
    'batch-size': [/\brows\b/g, ['MB', 'tables', 'kilobytes']],
    'schema-window': [/\bUTC\b/g, ['CET', 'EST', 'PST']],
  };
  const pair = pairs[statement.kind.name];
  if (pair === undefined) return undefined;
  const other = random.pick(pair[1]);
  return [changed(plain(statement, random), (text) => text.replaceAll(pair[0], other))];
};

const period: Break = (statement, random, nth) => {
  if (statement.kind.name !== 'spending-cap') return undefined;
  const [noun, adjective] = nth % 2 === 0 ? ['day', 'daily'] : ['year', 'yearly'];
  return [
    changed(plain(statement, random), (text) =>
      text
        .replaceAll(/\bmonthly\b/g, adjective ?? '')
        .replaceAll(/\bMonthly\b/g, nth % 2 === 0 ? 'Daily' : 'Yearly')
        .replaceAll(/\bmonth\b/g, noun ?? ''),
    ),
  ];
};

/** Statements of a session with a value of the same type take each other's, in as many texts as all pairs need. */
const swapped: Rule = {
  name: 'subjects swapped with another statement',
  *drafts(session, random) {
    let pairs = pairsOf(session);
    while (pairs.length > 0) {
      const swaps = new Map<Statement, Item>();
      const later: Pair[] = [];
      for (const pair of pairs) {
        const [[one, mine], [other, theirs]] = pair;
        if (swaps.has(one) || swaps.has(other)) {
          later.push(pair);
          continue;
        }
        swaps.set(one, withValue(one, mine, other.values[theirs] as string, random));
        swaps.set(other, withValue(other, theirs, one.values[mine] as string, random));
      }
      pairs = later;
      yield {
        told: session.map((statement): Told => {
          const item = swaps.get(statement);
          return item === undefined
            ? { statement, items: [plain(statement, random)], expected: 'held', row: CONTROLS }
            : { statement, items: [item], expected: 'misattributed' };
        }),
      };
    }
  },
};

function withValue(statement: Statement, name: string, value: string, random: Random): Item {
  return plain(statement, random, { ...statement.values, [name]: value });
}

/** Two statements, each with the name of its value. */
type Pair = readonly [[Statement, string], [Statement, string]];

function pairsOf(session: readonly Statement[]): Pair[] {
  return session.flatMap((one, i) =>
    session.slice(i + 1).flatMap((other): Pair[] => {
      const names = pairOf(one, other);
      return names === undefined
        ? []
        : [
            [
              [one, names[0]],
              [other, names[1]],
            ],
          ];
    }),
  );
}

function pairOf(one: Statement, other: Statement): [string, string] | undefined {
  for (const mine of Object.keys(one.values)) {
    for (const theirs of Object.keys(other.values)) {
      if (typeOf(one, mine) === typeOf(other, theirs)) return [mine, theirs];
    }
  }
  return undefined;
}

/** Something else has the statement's value; `own` says whether the statement stands there with another one. */
function givenAway(name: string, own: boolean): Rule {
  return {
    name,
    *drafts(session, random) {
      for (let text = 0; text < 2; text++) {
        const taken = valuesOf(session);
        const others: Item[] = [];
        const told = session.map((statement, i): Told => {
          const names = Object.keys(statement.values);
          if (i % 2 !== text || (!own && names.length > 1))
            return { statement, items: [plain(statement, random)], expected: 'held', row: CONTROLS };
          const value = random.pick(names);
          others.push(distractor(statement, value, statement.values[value] as string, random));
          const another = freshValue(statement, value, random, taken);
          const items = own ? [plain(statement, random, { ...statement.values, [value]: another })] : [];
          return { statement, items, expected: 'misattributed' };
        });
        yield { told, others: random.shuffle(others) };
      }
    },
  };
}

/** The old value in force, in several ways. */
const oldAsCurrent: Break = (statement, random, nth) => {
  const { older, values, kind } = statement;
  if (older === undefined) return undefined;
  const latest = values[older.name] as string;
  const withOld = (value = older.value): Values => ({ ...values, [older.name]: value });
  const item = plain(statement, random, withOld());
  switch (nth % 5) {
    case 0:
      return [plain(statement, random, withOld(`${older.value} (was ${latest} before)`))];
    case 1:
      return isSentence(item)
        ? [{ ...item, text: `${item.text} A change to ${latest} was proposed, but not agreed.` }]
        : [{ ...item, text: `${item.text} (${latest} was only proposed)` }];
    case 2:
      return [plain(statement, random, withOld(`~~${latest}~~ ${older.value}`))];
    default:
      return [nth % 2 === 0 ? item : worded(kind, random.pick(kind.wordings), withOld())];
  }
};

/** Both values side by side, with nothing that tells which is in force. */
const sideBySide: Break = (statement, random) => {
  const { older, values } = statement;
  if (older === undefined) return undefined;
  const items = [
    plain(statement, random),
    plain(statement, random, { ...values, [older.name]: older.value }),
  ];
  return random.shuffle(items);
};

/** Changes that break what is said: each must be found, by its name, and nothing may be held. */
export const breakingRules: readonly Rule[] = [
  breaking('one digit', 'altered', 2, damaging(oneDigit)),
  breaking('a digit gained', 'altered', 1, damaging(digitGained)),
  breaking('a digit lost', 'altered', 1, damaging(digitLost)),
  breaking('one unit', 'altered', 3, damaging(oneUnit)),
  breaking('the unit in the sentence', 'altered', 3, unitInSentence),
  breaking('another period', 'altered', 2, period),
  breaking('rounded', 'altered', 2, damaging(rounded)),
  swapped,
  givenAway('value swapped with something else', true),
  givenAway('value only on something else', false),
  breaking('"not" gained or lost', 'inverted', 2, saying('inverted')),
  breaking('weakened', 'weakened', 2, saying('weakened')),
  breaking('lifted', 'lifted', 2, saying('lifted')),
  breaking(
    'lifted in the next words',
    'lifted',
    1,
    around([
      (sentence) => `${sentence} This no longer applies.`,
      (_, clause) => `No longer valid: ${clause}`,
      (sentence) => `~~${sentence}~~ (cancelled)`,
      (sentence) => `${sentence} That has since been withdrawn.`,
    ]),
  ),
  breaking('made a question', 'hypothetical', 2, saying('asked')),
  breaking(
    'only proposed',
    'hypothetical',
    1,
    around([
      (_, clause) => `Proposed, not decided: ${clause}`,
      (_, clause) => `Somebody suggested the following, and it was rejected: ${clause}`,
      (_, clause) => `To be discussed: ${clause}`,
    ]),
  ),
  breaking('masked', 'redacted', 2, damaging(masked, true)),
  breaking('the old value as current', 'stale', 5, oldAsCurrent),
  breaking('old and latest side by side', 'ambiguous', 3, sideBySide),
  breaking('left out', 'missing', 1, () => []),
  breaking('only its topic', 'missing', 1, ({ kind }, random) => [
    itemOf(kind, random.pick(kind.acknowledgements)),
  ]),
];

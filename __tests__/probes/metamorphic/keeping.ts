import type { Values } from '../../../src/sessions/kinds/kind.js';
import type { Random } from '../../../src/sessions/random.js';
import type { Draft, Rule, Told } from './case.js';
import { distractor, freshValue, type Others, othersOf, valuesOf } from './distractors.js';
import { changed, entry, type Item, isSentence, plain, worded } from './item.js';
import { notations } from './notations.js';
import { pastMentions } from './past-mentions.js';
import { type Statement, typeOf } from './statement.js';

type Say = (statement: Statement, random: Random, nth: number) => readonly Item[] | undefined;

/** A rule that tells every statement in a changed way; those that it can't change are told as they are. */
function keeping(name: string, texts: number, say: Say): Rule {
  return {
    name,
    *drafts(session, random) {
      for (let text = 0; text < texts; text++) {
        const told = session.map((statement, i): Told => {
          const items = say(statement, random, text + i);
          return items === undefined
            ? { statement, items: [plain(statement, random)], expected: undefined }
            : { statement, items, expected: 'held' };
        });
        yield { told };
      }
    },
  };
}

/** A rule that changes whole texts. */
function dressed(name: string, dresses: readonly ((text: string) => string)[]): Rule {
  return {
    name,
    *drafts(session, random) {
      for (const dress of dresses) yield { told: asTheyAre(session, random), dress };
    },
  };
}

function asTheyAre(session: readonly Statement[], random: Random): Told[] {
  return session.map((statement) => ({ statement, items: [plain(statement, random)], expected: 'held' }));
}

/** Every value of a statement in another notation, where its type has one, each type in a row of its own. */
const otherNotations: Rule = {
  name: 'another notation',
  *drafts(session, random) {
    for (let text = 0; text < NOTATION_TEXTS; text++) {
      const told = session.map((statement): Told => {
        const types = Object.keys(statement.values).map((name) => typeOf(statement, name));
        const type = types.find((each) => notations[each].length > 0);
        if (type === undefined) return { statement, items: [plain(statement, random)], expected: undefined };
        const items = [plain(statement, random, inOtherNotation(statement, text))];
        return { statement, items, expected: 'held', row: `another notation: ${type}` };
      });
      yield { told };
    }
  },
};

/** Enough for each type to get each of its notations. */
const NOTATION_TEXTS = Math.max(...Object.values(notations).map(({ length }) => length));

function inOtherNotation(statement: Statement, nth: number): Values {
  const written = Object.entries(statement.values).map(([name, value]) => {
    const writings = notations[typeOf(statement, name)];
    return [name, writings[nth % Math.max(1, writings.length)]?.(value) ?? value];
  });
  return Object.fromEntries(written);
}

const forEachValue = (item: Item, { values }: Statement, change: (value: string) => string) =>
  changed(item, (text) =>
    Object.values(values).reduce((made, value) => made.replaceAll(value, () => change(value)), text),
  );

/** Twenty other things with values of one look, look by look; what is asked are the statements with that type. */
const distractors: Rule = {
  name: 'twenty distractors of its type',
  *drafts(session, random) {
    const done = new Set<Others>();
    for (const statement of session) {
      for (const name of Object.keys(statement.values)) {
        const others = othersOf(statement, name);
        if (done.has(others)) continue;
        done.add(others);
        yield amongTwenty(session, statement, name, random);
      }
    }
  },
};

function amongTwenty(
  session: readonly Statement[],
  statement: Statement,
  name: string,
  random: Random,
): Draft {
  const taken = valuesOf(session);
  const others = Array.from({ length: 20 }, (_, nth) =>
    distractor(statement, name, freshValue(statement, name, random, taken), random, nth),
  );
  const type = typeOf(statement, name);
  const ofType = session.filter((each) => Object.keys(each.values).some((own) => typeOf(each, own) === type));
  return { told: asTheyAre(ofType, random), others };
}

/** Changes that keep what is said: every statement must be held. */
export const keepingRules: readonly Rule[] = [
  keeping('as it was said', 2, ({ kind, wording, values }) => [worded(kind, wording, values)]),
  keeping('another wording of its kind', 3, ({ kind, values }, random) => [
    worded(kind, random.pick(kind.wordings), values),
  ]),
  keeping('as label and value', 3, ({ kind, values }, random) => [entry(kind, random, values)]),
  otherNotations,
  dressed('letter case', [
    (text) => text.toUpperCase(),
    (text) => text.toLowerCase(),
    (text) => text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  ]),
  keeping('emphasis and code', 3, (statement, random, nth) => {
    const item = plain(statement, random);
    const marks = ['**', '`', '_', '***', '*'];
    const mark = marks[nth % marks.length] ?? '';
    if (nth % 3 === 0) return [changed(item, (text) => (text === '' ? text : `**${text}**`))];
    return [forEachValue(item, statement, (value) => `${mark}${value}${mark}`)];
  }),
  {
    name: 'order of items',
    *drafts(session, random) {
      for (let text = 0; text < 2; text++) {
        const told = asTheyAre(session, random);
        yield { told: random.shuffle(told) };
      }
    },
  },
  keeping('past mention of the old value', pastMentions.length, (statement, random, nth) => {
    const { older, values } = statement;
    if (older === undefined) return undefined;
    const mention = pastMentions[nth % pastMentions.length];
    const latest = values[older.name] as string;
    const within = mention?.within?.(latest, older.value);
    if (within !== undefined) return [plain(statement, random, { ...values, [older.name]: within })];
    const item = plain(statement, random);
    if (!isSentence(item)) return [{ ...item, text: `${item.text} (${mention?.aside?.(older.value)})` }];
    const after = mention?.after?.(older.value) ?? '';
    return [{ ...item, text: `${item.text} ${after}` }];
  }),
  distractors,
];

import { describe, expect, test } from '@jest/globals';
import { canaryTypes } from '../../src/sessions/index.js';
import { kinds } from '../../src/sessions/kinds/index.js';
import type { Kind, Wording } from '../../src/sessions/kinds/kind.js';
import { Random } from '../../src/sessions/random.js';
import { canaryOf, contentOf, DistinctValues } from '../../src/sessions/statement.js';

test('the slots are four of each type, in the order of the types', () => {
  const expected = canaryTypes.flatMap((type) => [1, 2, 3, 4].map((nth) => `${type}-${nth}`));
  expect(kinds.map(({ slot }) => slot)).toEqual(expected);
});

test('one constraint and one goal can be updated', () => {
  expect(kinds.filter(({ updates }) => updates).map(({ slot }) => slot)).toEqual([
    'hard_constraint-1',
    'goal_state-1',
  ]);
});

describe.each(kinds.map((kind) => [kind.slot, kind] as const))('%s', (_, kind) => {
  test('has the type of its slot, five wordings, two acknowledgements and its scenarios', () => {
    expect(kind.slot.startsWith(kind.type)).toBe(true);
    expect(kind.wordings.length).toBeGreaterThanOrEqual(5);
    expect(kind.acknowledgements.length).toBeGreaterThanOrEqual(2);
    expect(kind.behavior !== undefined).toBe(
      ['safety_rule', 'hard_constraint', 'goal_state'].includes(kind.type),
    );
    expect(kind.exactUse.length).toBeGreaterThan(0);
  });

  test('is stated with its header, in 85 to 100 characters, whatever the values', () => {
    forEachDraw(kind, (wording, random) => {
      const { values } = new DistinctValues(random).draw(kind);
      const content = contentOf(kind, wording, values);
      expect(content.startsWith(`${kind.type.toUpperCase().replace('_', ' ')}: `)).toBe(true);
      expect({ content, fits: content.length >= 85 && content.length <= 100 }).toEqual({
        content,
        fits: true,
      });
    });
  });

  test('has tokens that its content holds, all values among them, and force where it is a rule', () => {
    const rule = kind.type === 'safety_rule' || kind.type === 'hard_constraint';
    forEachDraw(kind, (wording, random) => {
      const drawn = new DistinctValues(random).draw(kind);
      const canary = canaryOf(kind, wording, drawn);
      const values = Object.values(drawn.values).map((value) => value.toLowerCase());
      expect(canary.exact_use_required_tokens).toEqual(values);
      expect(canary.required_tokens).toEqual(expect.arrayContaining(values));
      expect(canary.required_tokens.length).toBe(values.length + (rule ? 1 : 0));
      for (const token of canary.required_tokens) expect(canary.content.toLowerCase()).toContain(token);
      for (const token of canary.superseded_tokens ?? [])
        expect(canary.content.toLowerCase()).not.toContain(token);
    });
  });

  test('gives no value away in a question, a work item or an acknowledgement', () => {
    forEachDraw(kind, (_wording, random) => {
      const { values } = new DistinctValues(random).draw(kind);
      const said = [kind.question, kind.exactUse, ...kind.acknowledgements].join('\n').toLowerCase();
      for (const value of Object.values(values)) expect(said).not.toContain(value.toLowerCase());
    });
  });

  test('acknowledges in 55 to 70 characters, without the force of any wording', () => {
    for (const answer of kind.acknowledgements) {
      expect({ answer, fits: answer.length >= 55 && answer.length <= 70 }).toEqual({ answer, fits: true });
      for (const { force } of kind.wordings) if (force) expect(answer.toLowerCase()).not.toContain(force);
    }
  });

  test('has wordings that differ in more than a few words', () => {
    const frames = kind.wordings.map((wording) => wording.says(placeholders(kind)).split(' '));
    frames.forEach((words, i) => {
      for (const other of frames.slice(i + 1)) {
        const startsAlike = words.slice(0, 3).join(' ') === other.slice(0, 3).join(' ');
        const common = longestCommonSubsequence(words, other) / Math.min(words.length, other.length);
        expect({ words, other, alike: startsAlike || common > 0.7 }).toEqual({ words, other, alike: false });
      }
    });
  });

  test('is scripted with values of its own names and a wording that exists', () => {
    expect(Object.keys(kind.scripted.values)).toEqual(Object.keys(kind.values));
    expect(kind.wordings[kind.scripted.wording]).toBeDefined();
  });

  test('draws values that nobody can guess', () => {
    const drawn = Array.from({ length: 300 }, (_unused, seed) =>
      JSON.stringify(new DistinctValues(new Random(seed, 3)).draw(kind)),
    );
    expect(new Set(drawn).size).toBeGreaterThan(200);
  });
});

function forEachDraw(kind: Kind, check: (wording: Wording, random: Random) => void): void {
  for (const wording of kind.wordings) {
    for (let seed = 0; seed < 15; seed++) check(wording, new Random(seed, 9));
  }
}

function placeholders(kind: Kind): Record<string, string> {
  return Object.fromEntries(Object.keys(kind.values).map((name) => [name, `<${name}>`]));
}

function longestCommonSubsequence(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    b.forEach((other, j) => {
      next.push(word === other ? (row[j] as number) + 1 : Math.max(row[j + 1] as number, next[j] as number));
    });
    row = next;
  }
  return row[b.length] as number;
}

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { covers, findValues, sameValue, type Value } from '../../../../src/probes/meaning/values/index.js';
import * as notations from './notations.js';
import { type Notations, names } from './notations.js';
import { sample } from './sample.js';

const { money, count, date, time, duration, percentage, size } = notations;
// Every list holds one kind of thing; what is in it doesn't matter to the properties.
const types = [
  money,
  count,
  date,
  time,
  duration,
  percentage,
  size,
  ...names,
] as unknown as Notations<unknown>[];

const places = [
  (text: string) => text,
  (text: string) => `it must stay at ${text}, whatever happens`,
  (text: string) => `- limit: ${text}`,
  (text: string) => `| cap | ${text} |`,
  (text: string) => `{"x": "${text}"}`,
  (text: string) => `we agreed (${text}).`,
  (text: string) => `first and foremost ${text}; then the rest`,
];

function found(type: string, text: string): Value[] {
  return findValues(text).filter((value) => value.type === type);
}

test.each(types.map((type) => [type.type, type] as const))(
  '%s: all notations in all places are one value',
  (name, type) => {
    fc.assert(
      fc.property(
        type.thing,
        fc.constantFrom(...type.writings),
        fc.constantFrom(...type.writings),
        fc.constantFrom(...places),
        (thing, write, rewrite, place) => {
          const [one, ...rest] = found(name, write(thing));
          const [other, ...more] = found(name, place(rewrite(thing)));
          if (one === undefined || other === undefined) throw new Error('not found');
          expect([rest, more]).toEqual([[], []]);
          expect(sameValue(other, one)).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  },
);

test.each(types.map((type) => [type.type, type] as const))(
  '%s: other values are never the same',
  (name, type) => {
    fc.assert(
      fc.property(
        type.thing,
        type.thing,
        fc.constantFrom(...type.writings),
        fc.constantFrom(...type.writings),
        fc.constantFrom(...places),
        (thing, else_, write, rewrite, place) => {
          fc.pre(type.id(thing) !== type.id(else_));
          const [wanted] = found(name, write(thing));
          if (wanted === undefined) throw new Error('not found');
          const others = findValues(place(rewrite(else_)));
          expect(others.filter((value) => covers(value, wanted, others))).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  },
);

test.each(types.map((type) => [type.type, type] as const))(
  '%s: one character more or less is another value',
  (name, type) => {
    fc.assert(
      fc.property(type.thing, fc.constantFrom(...'0123456789a'), fc.nat(), (thing, character, at) => {
        const [write] = type.writings;
        const text = write?.(thing) ?? '';
        const [wanted] = found(name, text);
        if (wanted === undefined) throw new Error('not found');
        const place = at % text.length;
        for (const changed of [
          text.slice(0, place) + text.slice(place + 1),
          text.slice(0, place) + character + text.slice(place + 1),
          text + character,
        ]) {
          if (changed === text || canMeanTheSame(changed, text)) continue;
          const others = findValues(`so it is ${changed} then`);
          expect(
            others.filter((value) => covers(value, wanted, others)).map(({ key }) => `${key} of ${changed}`),
          ).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  },
);

/** A zero in front of an hour or a month, a space before a unit, and a lost mark in front of a name leave what is meant. */
function canMeanTheSame(changed: string, text: string): boolean {
  const plain = (it: string) =>
    it
      .replace(/^#/, '')
      .replace(/-$/, '')
      .replace(/(^|-)0+/g, '$1')
      .replace(' ', '');
  return plain(changed) === plain(text);
}

test('values lie in order, without overlap, inside of the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...sample.split(/(?<=[ ,.:])/), '-', '1', '/', '$', ' ', '\n')),
      (parts) => {
        const text = parts.join('');
        let end = 0;
        for (const value of findValues(text)) {
          expect(value.start).toBeGreaterThanOrEqual(end);
          expect(value.end).toBeGreaterThan(value.start);
          expect(text.slice(value.start, value.end)).toMatch(/^\S(?:[\s\S]*\S)?$/);
          end = value.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
      },
    ),
    { numRuns: 300 },
  );
});

test('any text is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
      for (const { end } of findValues(text)) expect(end).toBeLessThanOrEqual(text.length);
    }),
    { numRuns: 500 },
  );
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { roundsHeading, shownRounds } from '../../src/report/rounds.js';

test('few rounds are all shown', () => {
  expect(shownRounds(5, 8)).toEqual([1, 2, 3, 4, 5]);
  expect(roundsHeading(shownRounds(5, 8))).toBe('rounds 1 to 5');
  expect(roundsHeading(shownRounds(1, 8))).toBe('round 1');
});

test('of many rounds some are named, closer together at the start', () => {
  expect(roundsHeading(shownRounds(50, 8))).toBe('rounds 1, 2, 3, 5, 9, 16, 29, 50');
});

test('of any number the first and the last are shown, in order, none twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 2, max: 12 }), (rounds, most) => {
      const shown = shownRounds(rounds, most);
      expect(shown.length).toBe(Math.min(rounds, most));
      expect([shown[0], shown.at(-1)]).toEqual([1, rounds]);
      expect(shown).toEqual([...new Set(shown)].sort((a, b) => a - b));
    }),
  );
});

import { expect, test } from '@jest/globals';
import { sizesOf } from '../../src/report/sizes.js';
import { corpusSuite, resultsOf } from './factory.js';

const sessionsOf = (outputs: number[][]) =>
  resultsOf({ suites: [corpusSuite(outputs.map((output) => ({ output })))], rounds: 2 }).suites[0]
    ?.sessions ?? [];

test('sizes are shares of the session before round 1, in every round', () => {
  expect(
    sizesOf(
      sessionsOf([
        [4200, 840],
        [8400, 840],
        [2100, 1680],
      ]),
    ),
  ).toEqual([
    { round: 1, smallest: 0.25, median: 0.5, largest: 1 },
    { round: 2, smallest: 0.1, median: 0.1, largest: 0.2 },
  ]);
});

test('the median of an even number of sessions lies between the two in the middle', () => {
  expect(sizesOf(sessionsOf([[2100], [4200]]))[0]?.median).toBe(0.375);
});

test('a session without text is in no share', () => {
  const [session] = sessionsOf([[0]]);
  if (session === undefined) throw new Error('no session');
  const empty = { ...session, rounds: session.rounds.map((round) => ({ ...round, input_chars: 0 })) };
  expect(sizesOf([empty])).toEqual([]);
});

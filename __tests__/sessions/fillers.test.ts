import { expect, test } from '@jest/globals';
import { fillers, scriptedFillers, shuffledFillers } from '../../src/sessions/fillers.js';
import { Random } from '../../src/sessions/random.js';
import { systemTurn } from '../../src/sessions/system-turn.js';

test('there are more fillers than a session of the usual size needs, none twice', () => {
  expect(fillers.length).toBeGreaterThanOrEqual(60);
  expect(new Set(fillers.flat()).size).toBe(2 * fillers.length);
});

test('fillers are 55 to 65 characters, answered in 30 to 45', () => {
  expect(fillers.filter(([user]) => user.length < 55 || user.length > 65)).toEqual([]);
  expect(fillers.filter(([, answer]) => answer.length < 30 || answer.length > 45)).toEqual([]);
});

test('neither fillers nor the system turn hold a digit or a typed header', () => {
  for (const text of [...fillers.flat(), systemTurn]) {
    expect(text).not.toMatch(/\d|SAFETY RULE|HARD CONSTRAINT|FACT|GOAL STATE|USER PREFERENCE/);
  }
});

test('the system turn is 500 to 800 characters', () => {
  expect(systemTurn.length).toBeGreaterThanOrEqual(500);
  expect(systemTurn.length).toBeLessThanOrEqual(800);
});

test.each([
  ['scripted', scriptedFillers()],
  ['shuffled', shuffledFillers(new Random(5, 5))],
])('%s fillers are all used before one comes again, for as long as one asks', (_, next) => {
  for (let pass = 0; pass < 3; pass++) {
    const given = fillers.map(() => next());
    expect(new Set(given)).toEqual(new Set(fillers));
  }
});

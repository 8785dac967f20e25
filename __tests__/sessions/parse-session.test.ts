import { expect, test } from '@jest/globals';
import { parseSession } from '../../src/sessions/index.js';
import { SettingsError } from '../../src/settings/error.js';

const turns = [
  { role: 'system', text: 'You help.' },
  { role: 'user', text: '' },
  { role: 'tool', text: 'ok' },
];

function problemsOf(json: unknown): readonly string[] {
  try {
    parseSession(json, 'session.json');
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('reads a list of turns, and an object that has one, as the command sessions prints it', () => {
  expect(parseSession(turns, 'session.json')).toEqual(turns);
  expect(parseSession({ suite: 'corpus', id: 'corpus-7', seed: 7, turns }, 'session.json')).toEqual(turns);
});

test.each([
  [{ messages: turns }, 'session.json must hold a JSON list of turns such as {"role": "user", '],
  [{ turns: 'x' }, 'as turns, not an object without it.'],
  [null, 'as turns, not null.'],
  ['x', 'as turns, not a string.'],
  [[], 'session.json: the list of turns must not be empty'],
  [[...turns, 'x'], 'session.json: turn 3 must be an object, not a string.'],
  [[{ role: 'user' }], 'session.json: turn 0, text is missing.'],
  [
    [{ role: 'human', text: 'x' }],
    'session.json: turn 0, role must be one of system, user, assistant, tool, not "human".',
  ],
  [[{ role: 'user', text: ['x'] }], 'session.json: turn 0, text must be a string, not a list.'],
  [
    [{ role: 'user', text: 'x', name: 'y' }],
    'session.json: turn 0 has an unknown field "name"; the fields are role, text.',
  ],
])('%j: %s', (json, problem) => {
  const problems = problemsOf(json);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(problem);
});

test('all problems are told at once', () => {
  expect(problemsOf([{ role: 'user' }, turns[0], { text: 'x' }])).toHaveLength(2);
});

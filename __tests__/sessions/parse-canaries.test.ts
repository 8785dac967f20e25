import { expect, test } from '@jest/globals';
import { type Canary, kinds, parseCanaries, suiteNamed, unmeasurable } from '../../src/sessions/index.js';
import { SettingsError } from '../../src/settings/error.js';

const minimal = {
  id: 'cap',
  type: 'hard_constraint',
  content: 'Do not spend more than 465 USD.',
  required_tokens: ['465'],
  direct_question: 'What is the cap?',
};

function problemsOf(json: unknown): readonly string[] {
  try {
    parseCanaries(json, 'canaries.json');
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('tokens are compared without regard to case', () => {
  expect(problemsOf([{ ...minimal, required_tokens: ['DO NOT SPEND', '465 usd'] }])).toEqual([]);
});

test.each(['seeded', 'corpus'])('what the suite %s plants is right', (suite) => {
  for (const session of suiteNamed(suite)?.plan({ seeds: [0, 1, 2, 3] }) ?? []) {
    const canaries = session.build().planted.map(({ canary }) => canary);
    expect(problemsOf(canaries)).toEqual([]);
  }
});

test('reads canaries with all fields and with the required ones only', () => {
  const full = suiteNamed('corpus')
    ?.plan({ seeds: [4] })[0]
    ?.build()
    .planted.map(({ canary }) => canary);
  const canaries = [minimal, ...(full as Canary[])];
  expect(parseCanaries(JSON.parse(JSON.stringify(canaries)), 'canaries.json')).toEqual(canaries);
  expect(parseCanaries([], 'canaries.json')).toEqual([]);
});

test.each([
  [{ canaries: [] }, 'canaries.json must hold a JSON list of canaries, not an object.'],
  [null, 'canaries.json must hold a JSON list of canaries, not null.'],
  ['x', 'canaries.json must hold a JSON list of canaries, not a string.'],
  [[[]], 'canaries.json: canary 0 must be an object, not a list.'],
  [[{ ...minimal, id: undefined }], 'canaries.json: canary 0, id is missing.'],
  [[{ ...minimal, type: undefined }], 'canaries.json: canary 0, type is missing.'],
  [
    [{ ...minimal, content: '' }],
    'canaries.json: canary 0, content must not be empty; leave the field out if it is optional.',
  ],
  [[minimal, { ...minimal, id: 7 }], 'canaries.json: canary 1, id must be a string, not a number.'],
  [
    [{ ...minimal, required_tokens: ['465', ''] }],
    'canaries.json: canary 0, required_tokens[1] must not be empty; leave the field out if it is optional.',
  ],
  [
    [{ ...minimal, superseded_tokens: '400' }],
    'canaries.json: canary 0, superseded_tokens must be a list, not a string.',
  ],
  [
    [{ ...minimal, type: 'rule' }],
    'canaries.json: canary 0, type must be one of safety_rule, hard_constraint, fact, goal_state, user_preference, not "rule".',
  ],
  [[minimal, { ...minimal }], 'canaries.json: canary 1, id "cap" is already the id of canary 0.'],
])('%j: %s', (json, problem) => {
  expect(problemsOf(json)).toEqual([problem]);
});

test('an unknown field is named, with those that exist', () => {
  const [problem] = problemsOf([{ ...minimal, tokens: [] }]) as [string];
  expect(problem).toContain(
    'canaries.json: canary 0 has an unknown field "tokens"; the fields are id, type, content',
  );
});

test('all problems are told at once, duplicate ids too', () => {
  const problems = problemsOf([
    minimal,
    3,
    { ...minimal, id: 'b', content: 1, note: '' },
    { ...minimal, id: 'd', required_tokens: ['466'] },
    { ...minimal, type: 'x' },
  ]);
  expect(problems.map((problem) => problem.slice(0, 40))).toEqual([
    expect.stringContaining('canary 1 must be an'),
    expect.stringContaining('canary 2, content'),
    expect.stringContaining('canary 2 has an'),
    expect.stringContaining('canary 4, type'),
    expect.stringContaining('canary 4, id "cap"'),
  ]);
});

test('statements that no text can hold are told before they are measured', () => {
  const canary = { ...minimal, id: 'cap', content: 'At most 750 euros now, not 900.' } as Canary;
  expect(unmeasurable([{ ...canary, required_tokens: ['750 Euros'], superseded_tokens: ['900'] }])).toEqual(
    [],
  );
  expect(unmeasurable([{ ...canary, required_tokens: ['760 euros'] }])).toEqual([
    'canary cap: required token "760 euros" is not in its content, so no text can hold it; make it a piece of the content.',
  ]);
  expect(unmeasurable([{ ...canary, required_tokens: ['750 euros'], superseded_tokens: ['50'] }])).toEqual([
    expect.stringMatching(/^canary cap: superseded token "50" is part of a required one/),
  ]);
});

test('reads the fields that help a probe', () => {
  const helped = {
    ...minimal,
    exact_use_scenario: 'Set the alarm.',
    exact_use_required_tokens: ['465 usd'],
    aliases: { '465': ['four hundred and sixty-five'], '465 USD': ['$465', 'the cap'] },
    subject: [['spend', 'cost'], ['cloud']],
    frame: 'spending-cap',
  };
  expect(parseCanaries([helped], 'canaries.json')).toEqual([helped]);
});

test.each([
  [{ aliases: ['465'] }, 'canary 0, aliases must be an object, not a list.'],
  [{ aliases: { '465': 'x' } }, 'canary 0, aliases["465"] must be a list, not a string.'],
  [{ aliases: { '465': [] } }, 'canary 0, aliases["465"] must not be empty; leave the field out'],
  [{ aliases: { '465': ['$465', ' – '] } }, 'canary 0, aliases["465"][1] must hold a letter or a digit.'],
  [
    { aliases: { '456': ['x'] } },
    'canary 0, aliases["456"] belongs to no token of the canary; did you mean "465"?',
  ],
  [
    { aliases: { bill: ['x'] } },
    'canary 0, aliases["bill"] belongs to no token of the canary; known are 465.',
  ],
  [{ subject: ['cloud'] }, 'canary 0, subject[0] must be a list, not a string.'],
  [{ subject: [['cloud'], []] }, 'canary 0, subject[1] must not be empty; leave the field out'],
  [{ subject: [['']] }, 'canary 0, subject[0][0] must hold a letter or a digit.'],
  [{ frame: 'spending' }, 'canary 0, frame "spending" is no kind; did you mean "spending-cap"?'],
  [{ frame: 'weather' }, 'canary 0, frame "weather" is no kind; known are outside-mailbox, held-table, '],
  [{ frame: 7 }, 'canary 0, frame must be a string, not a number.'],
])('%j: %s', (fields, problem) => {
  const [first, ...more] = problemsOf([{ ...minimal, ...fields }]);
  expect(first).toContain(`canaries.json: ${problem}`);
  expect(more).toEqual([]);
});

test('every kind of our own can be named as a frame', () => {
  for (const { name } of kinds)
    expect(parseCanaries([{ ...minimal, frame: name }], 'x')[0]?.frame).toBe(name);
});

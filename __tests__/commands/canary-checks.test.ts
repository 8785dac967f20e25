import { describe, expect, test } from '@jest/globals';
import { checkCanaries } from '../../src/commands/canary-checks/index.js';
import { type Canary, suiteNamed } from '../../src/sessions/index.js';

const YEAR = 2026;

const sound: Canary = {
  id: 'cap',
  type: 'hard_constraint',
  content: 'The cloud bill must stay at or below 14,317 USD.',
  required_tokens: ['at or below', '14,317 usd'],
  direct_question: 'What is the most that the cloud may cost?',
  exact_use_scenario: 'Set the budget alarm of the cloud account.',
};

/** The problems of the first canary, beside further ones. */
function problemsOf(canary: Partial<Canary>, ...others: Canary[]): string[] {
  const findings = checkCanaries([{ ...sound, ...canary }, ...others], YEAR);
  return findings.filter(({ index }) => index === 0).map(({ problem }) => problem);
}

function messageOf(canary: Partial<Canary>, ...others: Canary[]): string {
  return checkCanaries([{ ...sound, ...canary }, ...others], YEAR)[0]?.message ?? '';
}

test('nothing is found in canaries as our own suites plant them', () => {
  const plans = ['seeded', 'corpus'].flatMap(
    (name) => suiteNamed(name)?.plan({ seeds: Array.from({ length: 20 }, (_, i) => i) }) ?? [],
  );
  for (const plan of plans) {
    const canaries = plan.build().planted.map(({ canary }) => canary);
    expect(checkCanaries(canaries, YEAR)).toEqual([]);
  }
  expect(problemsOf({})).toEqual([]);
});

describe('a token that the content does not give', () => {
  test.each([
    [{ required_tokens: ['14317 usd'] }, 'the token "14317 usd" does not stand in the content; '],
    [{ required_tokens: ['14,317', '317'] }, ''],
    [
      { required_tokens: ['14,317', 'clou'] },
      'the token "clou" stands in the content only inside a longer word',
    ],
    [
      { required_tokens: ['4,317'] },
      'the token "4,317" stands in the content only inside a longer word or number',
    ],
    [
      { behavior_scenario: 'x', behavior_required_tokens: ['fourteen'] },
      'the token "fourteen" does not stand',
    ],
    [{ exact_use_required_tokens: ['14317'] }, 'the token "14317" does not stand'],
    [{ required_tokens: ['AT OR BELOW', '14,317 Usd'] }, ''],
  ])('%j', (canary, message) => {
    expect(messageOf(canary)).toContain(message);
    expect(problemsOf(canary)).toEqual(
      message === '' ? [] : expect.arrayContaining(['token-not-in-content']),
    );
  });
});

describe('values that can be guessed', () => {
  const withValue = (value: string): Partial<Canary> => ({
    type: 'fact',
    content: `What we settled on is ${value}.`,
    required_tokens: [value.toLowerCase()],
    direct_question: 'What did we settle on?',
  });
  test.each([
    ['500 USD', 'is a round number'],
    ['30 seconds', 'is a round number'],
    ['1.5k', 'is a round number'],
    ['7 retries', 'is a small number'],
    ['port 8080', 'is a number that everybody knows'],
    ['12345', 'is a usual placeholder'],
    ['2026', 'is a year near today'],
    ['December 2027', 'is a year or month near today'],
    ['31 Dec 2031', 'is the turn of a year'],
    ['16:00 UTC', 'is on the quarter of an hour'],
    ['Friday', 'is one of seven days'],
    ['version 2.0', 'is a usual version'],
    ['#ffffff', 'is a usual colour'],
    ['#general', 'is made of everyday words'],
    ['README.md', 'is made of everyday words'],
    ['John Doe', 'is made of everyday words'],
    ['main', 'is an everyday word'],
    ['blue', 'is an everyday word'],
  ])('%s %s', (value, reason) => {
    expect(problemsOf(withValue(value))).toContain('guessable');
    const messages = checkCanaries([{ ...sound, ...withValue(value) }], YEAR).map(({ message }) => message);
    expect(messages.join('\n')).toContain(reason);
  });

  test.each([
    '14,317 USD',
    '47 seconds',
    'port 48213',
    '1.7 GB',
    '18 Mar 2027',
    '02:41 UTC',
    'version 4.17.203',
    '#3f8ac1',
    '#ops-keldar',
    'KTR-2291',
    'Nemir Kolsas',
    'keldar',
  ])('%s is hard to guess', (value) => {
    expect(problemsOf(withValue(value))).not.toContain('guessable');
  });

  test('one value that is hard to guess is enough, and a rule needs none', () => {
    const both = { content: 'Call Nemir Kolsas on Friday.', required_tokens: ['friday', 'nemir kolsas'] };
    expect(problemsOf({ ...both, type: 'goal_state' })).toEqual([]);
    const rule = { content: 'Never deploy to main.', required_tokens: ['never deploy'] };
    expect(problemsOf({ ...rule, type: 'safety_rule' })).toEqual([]);
  });
});

describe('pieces that stand elsewhere', () => {
  const other: Canary = {
    ...sound,
    id: 'other',
    content: 'The phone bill must stay below $14,317.',
    required_tokens: ['phone bill must', '$14,317'],
  };

  test('a value in another canary, in any notation', () => {
    const findings = checkCanaries([sound, other], YEAR);
    expect(findings.map(({ id, problem }) => [id, problem])).toEqual([
      ['cap', 'occurs-elsewhere'],
      ['other', 'occurs-elsewhere'],
    ]);
    expect(findings[0]?.message).toContain('"14,317 usd" also stands in canary 1 (id "other"), so that');
  });

  test('words in what our sessions say between canaries', () => {
    const brief: Partial<Canary> = {
      type: 'user_preference',
      content: 'Never be long: keep answers brief.',
      required_tokens: ['keep answers brief'],
    };
    const messages = checkCanaries([{ ...sound, ...brief }], YEAR).map(({ message }) => message);
    expect(messages.join('\n')).toContain(
      '"keep answers brief" also stands in what our sessions say between',
    );
    expect(problemsOf({ ...brief, required_tokens: ['never be long', 'brief'] })).toEqual([]);
  });

  test('an alias', () => {
    const aliases = { '14,317 usd': ['the phone bill'] };
    expect(
      messageOf({ aliases }, { ...other, content: 'The phone bill must stay below $99,123.' }),
    ).toContain('"the phone bill" also stands in canary 1 (id "other")');
  });

  test('what can be guessed anyway is not told a second time', () => {
    const friday = (id: string): Canary => ({
      ...sound,
      id,
      content: `Send ${id} to Nemir Kolsas${id} every Friday.`,
      required_tokens: ['friday', `nemir kolsas${id}`],
    });
    expect(problemsOf(friday('ra'), friday('lo'))).toEqual([]);
  });
});

test('statements without a value and a rule', () => {
  const plain: Partial<Canary> = {
    type: 'user_preference',
    content: 'My style is tabs, with every brace on its own line.',
    required_tokens: ['tabs', 'every brace'],
  };
  expect(problemsOf(plain)).toEqual(['unreadable']);
  expect(problemsOf({ ...plain, content: 'Always use tabs, with every brace on its own line.' })).toEqual([]);
});

describe('updates', () => {
  test.each([
    ['$14,317', 'the old value "$14,317" is the same as the latest, "14,317 usd"'],
    ['14,317', 'the old value "14,317" is the same as the latest, "14,317 usd"'],
    ['317 usd', 'the old value "317 usd" and the token "14,317 usd" contain each other'],
    [
      'nowhere at or below',
      'the old value "nowhere at or below" and the token "at or below" contain each other',
    ],
    ['cloud bill', 'the old value "cloud bill" stands in the content itself'],
    ['13,902 usd', ''],
    ['31,714 usd', ''],
  ])('%s: %s', (old, message) => {
    const update = { superseded_tokens: [old] };
    expect(messageOf(update)).toContain(message);
    expect(problemsOf(update)).toEqual(message === '' ? [] : ['old-value-not-distinct']);
  });

  test('an old value in the content, in another notation', () => {
    const moved = {
      content: 'The cloud bill must stay at or below 14,317 USD, no longer $13,902.',
      superseded_tokens: ['13,902 usd'],
    };
    expect(problemsOf(moved)).toEqual(['old-value-not-distinct']);
  });
});

describe('questions that give the answer away', () => {
  const host: Partial<Canary> = {
    content: 'Never write to db-tolvar-07.',
    required_tokens: ['never write', 'db-tolvar-07'],
  };
  test.each([
    [
      { required_tokens: ['14,317 usd'], direct_question: 'Is the cap still $14,317?' },
      'the direct question gives',
    ],
    [{ exact_use_scenario: 'Set the alarm: at or below 14,317 USD.' }, 'the exact-use scenario gives'],
    [
      { exact_use_required_tokens: ['14,317'], exact_use_scenario: 'Set 14,317.' },
      'the exact-use scenario gives',
    ],
    [{ ...host, direct_question: 'Why never write to db-tolvar-07?' }, 'the direct question gives'],
    [{ ...host, direct_question: 'May you write to db-tolvar-07?' }, ''],
  ])('%j', (canary, message) => {
    expect(messageOf(canary)).toContain(message);
    expect(problemsOf(canary)).toEqual(message === '' ? [] : ['question-gives-answer']);
  });
});

import { expect, test } from '@jest/globals';
import { probeAnswers, type Question, questionsOf } from '../../src/measure/index.js';
import { type Probe, probeNamed } from '../../src/probes/index.js';
import type { Canary } from '../../src/sessions/canary.js';

const canary = (id: string, scenarios: Partial<Canary>): Canary => ({
  id,
  type: 'fact',
  content: `The dock of ${id} is d-${id}.`,
  required_tokens: [`d-${id}`],
  direct_question: `Which dock is ${id}?`,
  ...scenarios,
});
const canaries = [
  canary('one', { exact_use_scenario: 'Label the crate of one.' }),
  canary('two', {}),
  canary('three', {
    behavior_scenario: 'Send three to d-0?',
    exact_use_scenario: 'Label the crate of three.',
  }),
];
const session = { id: 's', turns: [], planted: canaries.map((planted, turn) => ({ canary: planted, turn })) };

test('each probe reads the answer to its own question, and losses quote the direct one', async () => {
  const asked: Question[] = [];
  const probe = probeAnswers(probeNamed('verbatim') as Probe, async (questions) => {
    asked.push(...questions);
    return questions.map(({ question }) =>
      question.startsWith('Which') ? 'It is d-one or d-two.' : 'Crate to d-one.',
    );
  });
  const probed = await probe(session, 'compacted');
  expect(probed.map(({ judgement }) => judgement.outcome)).toEqual(['held', 'held', 'missing']);
  expect(probed.map(({ answer }) => answer())).toEqual(Array(3).fill('It is d-one or d-two.'));
  expect(asked.map(({ kind }) => kind)).toEqual([
    'direct',
    'exact_use',
    'direct',
    'direct',
    'behavior',
    'exact_use',
  ]);
  expect(asked.every(({ context }) => context === 'compacted')).toBe(true);
  expect(asked).toHaveLength(questionsOf(canaries, 1));
});

test('a long answer is judged as a whole and quoted in part', async () => {
  const long = `It is ${'far '.repeat(1000)}d-one d-two d-three.`;
  const probe = probeAnswers(probeNamed('verbatim') as Probe, async (asked) => asked.map(() => long));
  const probed = await probe(session, 'compacted');
  expect(probed.map(({ judgement }) => judgement.outcome)).toEqual(['held', 'held', 'held']);
  expect(probed.map(({ answer }) => answer().length)).toEqual([240, 240, 240]);
});

test('an answer beyond all measure is a fault', async () => {
  const probe = probeAnswers(probeNamed('verbatim') as Probe, async (asked) =>
    asked.map(() => 'x'.repeat(64 * 1024 + 1)),
  );
  await expect(Promise.resolve(probe(session, 'compacted'))).rejects.toMatchObject({
    kind: 'reply',
    message: 'has a live agent that answered with more than 65,536 characters',
  });
});

import { expect, test } from '@jest/globals';
import { probeNamed } from '../../src/probes/index.js';
import type { Canary } from '../../src/sessions/canary.js';

const cap: Canary = {
  id: 'hard_constraint-1',
  type: 'hard_constraint',
  content: 'Spend no more than $465 on the batch of ruvex-31.',
  required_tokens: ['$465', 'ruvex-31'],
  direct_question: 'How much may the batch cost?',
};

const judge = (text: string, canary: Partial<Canary> = {}) =>
  probeNamed('verbatim')
    ?.read(text)
    .judge({ ...cap, ...canary } as Canary);

test('is held when every token occurs, whatever its case', () => {
  expect(judge('Batch RUVEX-31: at most $465.')).toMatchObject({ outcome: 'held', direct: true });
});

test('is partial when some tokens occur and missing when none does', () => {
  expect(judge('At most $465.')?.outcome).toBe('partial');
  expect(judge('There is a cap.')?.outcome).toBe('missing');
});

test('scenarios without tokens of their own use the required ones', () => {
  expect(judge('At most $465.', { behavior_scenario: 'Order for $500?' })).toMatchObject({
    behavior: false,
    exactUse: null,
  });
});

test('a canary whose work item lacks its value is not held although it is recalled', () => {
  const probed = judge('ruvex-31: $465', {
    exact_use_scenario: 'Fill in the form.',
    exact_use_required_tokens: ['465.00'],
  });
  expect(probed).toMatchObject({ outcome: 'partial', direct: true, exactUse: false });
});

test('says whether a superseded value is still there, apart from the outcome', () => {
  const update = { superseded_tokens: ['$410'] };
  expect(judge('ruvex-31: $410, then $465', update)).toMatchObject({ outcome: 'held', stale: true });
  expect(judge('ruvex-31: $465', update)?.stale).toBe(false);
});

test('has the faults of a substring check, which the name promises', () => {
  expect(judge('ruvex-31: $4,650 or was it $4650?')?.outcome).toBe('held');
});

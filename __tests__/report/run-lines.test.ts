import { expect, test } from '@jest/globals';
import { planLines } from '../../src/report/index.js';

const plan = { compactor: 'a.ts', hosted: true, sessions: 2000, rounds: 5, calls: 10_000, questions: 0 };

test('says beforehand how many calls there will be', () => {
  expect(planLines({ ...plan, questions: 7 })).toEqual([
    'Measuring a.ts: 2,000 sessions, 5 rounds, 10,000 calls and 7 questions to the live agent.',
  ]);
});

test("warns of very many calls of somebody's own compactor, and not of a built-in one", () => {
  const calls = 500_005;
  expect(planLines({ ...plan, calls })).toEqual([
    expect.stringContaining('500,005 calls'),
    'Warning: 500,005 calls may take long, and cost if a model answers; fewer seeds make fewer.',
  ]);
  expect(planLines({ ...plan, calls, hosted: false })).toHaveLength(1);
});

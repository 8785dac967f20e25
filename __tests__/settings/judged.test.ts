import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { judgedSettings } from '../../src/settings/index.js';
import { settingsOf, workspaceWith } from './loading.js';

const workspace = workspaceWith({ 'packages/a/x': '' });
const judged = (flags: Record<string, unknown>) => judgedSettings(settingsOf({ workspace, flags }));

test('the defaults, in the order of the table', () => {
  expect(JSON.stringify(judged({}))).toBe(
    JSON.stringify({
      suites: ['seeded', 'corpus'],
      seeds: '1-12',
      rounds: 5,
      repeat: true,
      fail_on: ['flag', 'cliff', 'not-compacting'],
      flag_below: 0.5,
      silent_above: 0.9,
      thresholds: {},
      unverified: 'lenient',
      max_output: 0.95,
    }),
  );
});

test('nothing that only this machine or this run knows', () => {
  const local = {
    jobs: '3',
    timeout: '1s',
    memory: '1GiB',
    env: 'API_KEY',
    verbose: true,
    output: 'r.json',
    keep_texts: 'texts',
    working_directory: 'packages/a',
  };
  expect(judged(local)).toEqual(judged({}));
});

test('the same thresholds in another order give the same bytes', () => {
  const one = {
    fact: { flag_below: 0.2, cliff_below: 0.1 },
    corpus: { fact: { flag_below: 1 }, flag_below: 0 },
  };
  const other = '{corpus: {flag_below: 0, fact: {flag_below: 1}}, fact: {cliff_below: 0.1, flag_below: 0.2}}';
  expect(JSON.stringify(judged({ thresholds: one }))).toBe(JSON.stringify(judged({ thresholds: other })));
});

test('seeds are kept in the shortest form, which gives them back', () => {
  expect(judged({ seeds: '9,1,3-4,2,7' })['seeds']).toBe('1-4,7,9');
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60), { minLength: 1 }), (given) => {
      const { seeds } = settingsOf({ workspace, flags: { seeds: given } });
      expect(seeds).toEqual([...given].sort((a, b) => a - b));
      expect(settingsOf({ workspace, flags: { seeds: judged({ seeds: given })['seeds'] } }).seeds).toEqual(
        seeds,
      );
    }),
    { numRuns: 50 },
  );
});

import { expect, test } from '@jest/globals';
import { boundsSentence } from '../../src/report/settings.js';
import { resultsOf, seededSuite } from './factory.js';

const legend = (flag_below: number, silent_above: number) =>
  boundsSentence(resultsOf({ settings: { flag_below, silent_above } }));

test.each([
  [0.5, 0.9, 'FLAG: less than 50 % survives round 1. SILENT: more than 90 %. WARN: between. '],
  [0.7, 0.7, 'FLAG: less than 70 % survives round 1. SILENT: more than 70 %. WARN: exactly that. '],
  [
    0.9,
    0.5,
    'FLAG: less than 90 % survives round 1. SILENT: 90 % or more. WARN: never, as the bound of SILENT is below that of FLAG. ',
  ],
])('the legend is as verdicts are given: %d, %d', (flag, silent, start) => {
  expect(legend(flag, silent).startsWith(start)).toBe(true);
});

test('where bounds cross, a range can lie over both and is a WARN', () => {
  const found = { 'fact-1': { outcome: 'unverified' as const } };
  const settings = { flag_below: 0.9, silent_above: 0.8 };
  const results = resultsOf({ suites: [seededSuite({ found })], settings });
  expect(results.suites[0]?.findings?.find(({ type }) => type === 'fact')?.verdict).toBe('WARN');
  expect(boundsSentence(results)).toContain('SILENT: more than 80 %. WARN: neither. ');
});

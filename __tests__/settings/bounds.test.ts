import { expect, test } from '@jest/globals';
import { boundsFor } from '../../src/settings/index.js';
import { settingsOf, workspaceWith } from './loading.js';

const workspace = workspaceWith();
const bounds = (flags: Record<string, unknown>, suite = 'corpus') =>
  boundsFor(settingsOf({ workspace, flags }), suite, 'fact');

test('general bounds hold where nothing else is said', () => {
  expect(bounds({})).toEqual({ flag_below: 0.5, silent_above: 0.9, cliff_below: 0.5 });
});

test('the most particular word wins: suite and type, type, suite, general', () => {
  const general = { flag_below: '0.1' };
  const suite = { corpus: { flag_below: 0.2 } };
  const type = { ...suite, fact: { flag_below: 0.3 } };
  const both = { ...type, corpus: { flag_below: 0.2, fact: { flag_below: 0.4 } } };
  expect(bounds(general).flag_below).toBe(0.1);
  expect(bounds({ ...general, thresholds: suite }).flag_below).toBe(0.2);
  expect(bounds({ ...general, thresholds: type }).flag_below).toBe(0.3);
  expect(bounds({ ...general, thresholds: both }).flag_below).toBe(0.4);
  expect(bounds({ ...general, thresholds: both }, 'seeded').flag_below).toBe(0.3);
});

test('a zero is a bound like any other', () => {
  expect(bounds({ thresholds: { fact: { flag_below: 0 } } }).flag_below).toBe(0);
});

test('each bound is found on its own, and cliff_below follows the flag_below that was found', () => {
  const thresholds = { fact: { flag_below: 0.8 }, corpus: { silent_above: 0.95 } };
  expect(bounds({ thresholds })).toEqual({ flag_below: 0.8, silent_above: 0.95, cliff_below: 0.8 });
  expect(bounds({ thresholds, cliff_below: '0.2' }).cliff_below).toBe(0.2);
});

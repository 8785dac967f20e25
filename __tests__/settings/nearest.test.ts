import { expect, test } from '@jest/globals';
import { nearest, settingNames, suggestion } from '../../src/settings/index.js';

const names = ['compactor', 'session_chars', 'seeds', 'suites', 'silent_above', 'max_output'];

test.each([
  ['sedes', 'seeds'],
  ['seed', 'seeds'],
  ['session-chars', 'session_chars'],
  ['SessionChars', 'session_chars'],
  ['compacter', 'compactor'],
  ['silent', 'silent_above'],
  ['max', 'max_output'],
  ['zzz', undefined],
  ['', undefined],
  ['x', undefined],
  ['s'.repeat(100_000), undefined],
])('%.20s: %s', (name, expected) => {
  expect(nearest(name, names)).toBe(expected);
});

test.each(settingNames)('%s with any one character changed, lost or added finds itself', (name) => {
  const slips = [...name].flatMap((_, i) =>
    ['', 'q', `q${name[i]}`].map((instead) => name.slice(0, i) + instead + name.slice(i + 1)),
  );
  expect(slips.filter((slip) => nearest(slip, settingNames) !== name)).toEqual([]);
});

test('where nothing comes near, all are told', () => {
  expect(suggestion('zzz', ['a', 'b'])).toBe('known are a, b.');
  expect(suggestion('zzz', [])).toBe('none is known here.');
});

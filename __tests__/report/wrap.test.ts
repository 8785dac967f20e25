import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wrap } from '../../src/report/wrap.js';

test('breaks between words, and leaves a figure its sign', () => {
  expect(wrap('it keeps 1 of 4 facts, below 50 % or so', 29)).toEqual([
    'it keeps 1 of 4 facts, below',
    '50 % or so',
  ]);
  expect(wrap('early 100 → 86 %', 12)).toEqual(['early 100 →', '86 %']);
});

test('indents the first line and the rest', () => {
  expect(wrap('one two three', 9, '- ', '  ')).toEqual(['- one two', '  three']);
});

test('breaks a long word, but never before two colons', () => {
  expect(wrap('abcdefgh', 4)).toEqual(['abcd', 'efgh']);
  expect(wrap('abcd::ef', 4)).toEqual(['abc', 'd::e', 'f']);
  expect(wrap('aa🟥::ef', 4)).toEqual(['aa', '🟥::', 'ef']);
});

test('counts wide characters as two columns', () => {
  expect(wrap('漢字漢字', 4)).toEqual(['漢字', '漢字']);
});

test('loses nothing but spaces', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.integer({ min: 4, max: 20 }),
      (text, width) => {
        const bare = (lines: string) => lines.replace(/\s/gu, '');
        expect(bare(wrap(text, width).join(''))).toBe(bare(text));
      },
    ),
  );
});

import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { describeBytes, describeDuration, describeThrown, quote } from '../../src/compactors/describe.js';

test.each<[unknown, string]>([
  [new Error('broken'), '"broken"'],
  [new TypeError('broken\n  in two'), 'TypeError "broken in two"'],
  [runInNewContext('new RangeError("elsewhere")'), 'RangeError "elsewhere"'],
  [Object.assign(new Error('named'), { name: 'ModelError' }), 'ModelError "named"'],
  [new DOMException('stopped', 'AbortError'), 'AbortError "stopped"'],
  ['a text', 'a string ("a text")'],
  [undefined, 'undefined'],
  [{ status: 500 }, 'an object with status'],
])('%p is thrown as %s', (thrown, words) => {
  expect(describeThrown(thrown)).toBe(words);
});

test('an error that defends itself is still told', () => {
  const spiteful = Object.defineProperty(new Error(), 'message', {
    get() {
      throw new Error('no');
    },
  });
  expect(describeThrown(spiteful)).toBe('something that can not be described');
});

test('a quote is one line without control characters, and cut', () => {
  expect(quote(' a\r\n\tb\u001b[31m\u0000c ')).toBe('"a b [31m c"');
  expect(quote('x'.repeat(300))).toBe(`"${'x'.repeat(300)}"`);
  expect(quote('x'.repeat(301))).toBe(`"${'x'.repeat(300)}…"`);
  expect(quote(`x${' '.repeat(5_000_000)}`)).toBe('"x…"');
});

test.each([
  [500, '500 ms'],
  [999, '999 ms'],
  [1000, '1 s'],
  [1500, '1.5 s'],
  [30_000, '30 s'],
])('%d milliseconds are %s', (milliseconds, words) => {
  expect(describeDuration(milliseconds)).toBe(words);
});

test.each([
  [900, '900 B'],
  [12_800, '12.5 KiB'],
  [8 * 1024 ** 2, '8 MiB'],
  [2 * 1024 ** 3, '2 GiB'],
])('%d bytes are %s', (bytes, words) => {
  expect(describeBytes(bytes)).toBe(words);
});

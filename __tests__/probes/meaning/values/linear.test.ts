import { expect, test } from '@jest/globals';
import { findValues, wantedFrom } from '../../../../src/probes/meaning/values/index.js';

const hostile = [
  '1',
  ' ',
  '1,',
  '1,111',
  '1.',
  '1.1.',
  '111 ',
  '1-',
  '2027-02-18-',
  '1:',
  '14:00:',
  'a/',
  '/',
  'a@',
  'b-.',
  '_a',
  '#-',
  '9f3a',
  's3://',
  'http://a,',
  'Ab ',
  "O'Brien-",
  'A. ',
  'May ',
  'April ',
  '1, ',
  '1 and ',
  '$1-',
  'twenty ',
  'a hundred and ',
  'one ',
  'half past ',
  '1h ',
  '1h1m1s',
  'a',
  '漢字',
  '\n1. ',
  'end of June ',
  'Ab de ',
  'port 80 and ',
  '::80',
  '5 % ',
  '~',
  'v1.',
  '1.1.1.1 ',
  'rgb(1,2,3)',
  'UTC+1',
  'more than 5 ',
  'Mon-Tue ',
  '--a',
  'Q1 ',
  '1,11 ',
];

function milliseconds(unit: string, length: number): number {
  const text = unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  const start = performance.now();
  findValues(text);
  return performance.now() - start;
}

// Time that grows with the square would be sixteen times as much for four times the length; a floor hides the noise.
test.each(hostile)('%j over and over is read in linear time', (unit) => {
  milliseconds(unit, 5_000);
  const short = Math.min(milliseconds(unit, 10_000), milliseconds(unit, 10_000));
  const long = Math.min(milliseconds(unit, 40_000), milliseconds(unit, 40_000));
  expect(long).toBeLessThan(10 * Math.max(short, 15));
});

test('known people and wanted tokens are looked for in linear time too', () => {
  const text = 'x halis dermol halis 5 '.repeat(8_000);
  const start = performance.now();
  findValues(text, [{ type: 'person', key: 'halis dermol', start: 0, end: 0 }]);
  wantedFrom('halis 6', text);
  expect(performance.now() - start).toBeLessThan(4_000);
});

import { describe, expect, test } from '@jest/globals';
import { terminalReport } from '../../src/report/index.js';
import * as documents from './documents.js';
import { expectGolden } from './golden.js';

const goldens = [
  ['passes', documents.passes],
  ['fails-by-flags', documents.failsByFlags],
  ['fails-by-late-cliff', documents.failsByLateCliff],
  ['faults', documents.faults],
  ['not-compacting', documents.notCompacting],
  ['nondeterministic', documents.nondeterministic],
  ['updates', documents.updates],
  ['every-damage', documents.everyDamage],
  ['every-damage-strict', () => documents.everyDamage({ unverified: 'strict' })],
  ['passes-with-doubts', documents.passesWithDoubts],
  ['hostile', documents.hostile],
  ['fifty-rounds', documents.fiftyRounds],
] as const;

const ESC = String.fromCharCode(27);
/** SGR sequences: the only ones that a report may write. */
const COLOUR = new RegExp(`${ESC}\\[[0-9]+m`, 'g');

describe.each(goldens)('%s', (name, run) => {
  const { results, notes } = run();
  const bare = terminalReport(results, notes, { color: false });

  test('is as people have seen it', () => expectGolden(`${name}.txt`, bare));

  test('fits eighty columns', () => {
    expect(Math.max(...bare.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  test('says the same in colour', () => {
    const coloured = terminalReport(results, notes, { color: true });
    expect(coloured).not.toBe(bare);
    expect(coloured.replace(COLOUR, '')).toBe(bare);
  });
});

test('colours as people have seen it', () => {
  const { results, notes } = documents.failsByLateCliff();
  const coloured = terminalReport(results, notes, { color: true });
  expectGolden('fails-by-late-cliff.ansi.txt', coloured);
  expect(coloured.startsWith(`${ESC}[1m${ESC}[31mFAILED${ESC}[39m${ESC}[22m – `)).toBe(true);
});

test('a narrow terminal gets narrower lines, and fewer rounds in its table', () => {
  const { results, notes } = documents.failsByFlags();
  const narrow = terminalReport(results, notes, { color: false, width: 60 });
  expect(Math.max(...narrow.split('\n').map((line) => line.length))).toBeLessThanOrEqual(60);
  expect(narrow).toMatch(/after round +1 +5 +verdict/);
});

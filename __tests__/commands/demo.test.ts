import { expect, test } from '@jest/globals';
import { referenceCompactors } from '../../src/compactors/index.js';
import { workspaceWith } from '../settings/loading.js';
import { call } from './calling.js';

const cells = (out: string, name: string) =>
  new RegExp(`^${name} +(.*)$`, 'm').exec(out)?.[1]?.split(/ {2,}/) ?? [];

test('shows every reference compactor with all types, in eighty columns, and always passes', async () => {
  const { exit, out, err } = await call(['demo']);
  expect([exit, err]).toEqual([0, '']);
  for (const { name } of referenceCompactors) expect(cells(out, name)).toHaveLength(5);
  expect(cells(out, 'lossy-truncation')).toEqual(['25 → 0', '25 → 0', '25 → 0', '50 → 0', '25 → 0']);
  expect(cells(out, 'checklist-carrying')).toEqual(Array(5).fill('100 → 100'));
  expect(out).toContain('identity is not compacting');
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('takes suites, seeds and rounds, and no config file', async () => {
  const folder = workspaceWith({ '.github/compaction-conformance.yml': 'rounds: [' });
  const flags = ['--suites', 'seeded,corpus', '--seeds', '3', '--rounds', '1'];
  const { exit, out } = await call(['demo', ...flags], { folder });
  expect(exit).toBe(0);
  expect(out).toContain('suite seeded');
  expect(out).toMatch(/suite corpus.*round 1$/m);
});

test('seeds alone are those of corpus, which then is measured too', async () => {
  const { exit, out } = await call(['demo', '--seeds', '3', '--rounds', '1']);
  expect(exit).toBe(0);
  expect(out).toContain('of suite seeded');
  expect(out).toContain('of suite corpus');
});

test('its help tells what it takes, not what a run does', async () => {
  const { out } = await call(['demo', '--help']);
  const flat = out.replaceAll(/\s+/g, ' ');
  expect(flat).toContain('Default: seeded, with corpus where seeds are given.');
  expect(flat).not.toContain('canaries');
});

test('a suite that needs canaries of your own is refused', async () => {
  expect(await call(['demo', '--suites', 'custom'])).toMatchObject({ exit: 2, out: '' });
});

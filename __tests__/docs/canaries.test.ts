import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { checkCanaries, checks } from '../../src/commands/canary-checks/index.js';
import { probes } from '../../src/probes/index.js';
import { canarySchema, findCanaries, kinds, parseCanaries, parseSession } from '../../src/sessions/index.js';

const page = readFileSync('docs/canaries.md', 'utf8');
const [canaryBlock = '', sessionBlock = ''] = [...page.matchAll(/```json\n(.*?)```/gs)].map(
  ([, block]) => block,
);
const canaries = parseCanaries(JSON.parse(canaryBlock), 'docs/canaries.md');

test('the example is one that check-canaries has nothing to say about', () => {
  expect(canaries).toHaveLength(5);
  expect(checkCanaries(canaries, 2026)).toEqual([]);
});

test.each(probes)('probe $name finds the example in its own words', ({ read }) => {
  const reading = read(canaries.map(({ content }) => content).join('\n'));
  expect(canaries.map((canary) => reading.judge(canary).outcome)).toEqual(canaries.map(() => 'held'));
});

test('the example has every field, and the page explains each', () => {
  const used = new Set(canaries.flatMap((canary) => Object.keys(canary)));
  for (const field of Object.keys(canarySchema.shape)) {
    expect(used).toContain(field);
    expect(page).toContain(`\n| \`${field}\` |`);
  }
});

test('the example session has the canaries that it speaks of', () => {
  const turns = parseSession(JSON.parse(sessionBlock), 'docs/canaries.md');
  const inSession = canaries.filter(({ id }) => id === 'cloud-cap' || id === 'staging-port');
  const planted = findCanaries(inSession, turns, { canaries: 'c', session: 's' });
  expect(planted.map(({ turn }) => turn)).toEqual([5, 3]);
  expect(turns.some(({ text }) => text.includes('$12,902'))).toBe(true);
});

test('the page lists every kind under its type, and every problem', () => {
  for (const { name, type } of kinds)
    expect(page).toMatch(new RegExp(`^\\| \`${type}\` \\|.*\`${name}\``, 'm'));
  for (const { problem } of checks) expect(page).toContain(`\n| \`${problem}\` |`);
});

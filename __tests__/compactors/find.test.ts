import { tmpdir } from 'node:os';
import { expect, test } from '@jest/globals';
import { findCompactor, referenceCompactors } from '../../src/compactors/index.js';
import type { Turn } from '../../src/sessions/turn.js';

const turns: Turn[] = [
  { role: 'system', text: 'You help.' },
  { role: 'user', text: 'Remember me.' },
];

function find(compactor: string) {
  const settings = { compactor, working_directory: tmpdir(), timeout: 1000, memory: 2 ** 30, env: [] };
  return findCompactor(settings, { workspace: tmpdir(), environment: {} });
}

test('a built-in compactor works in this process, round by round', async () => {
  const handle = find('builtin:identity');
  expect(handle).toMatchObject({ name: 'identity', source: 'builtin:identity' });
  expect(handle).not.toHaveProperty('file');
  const worker = await handle.open();
  const rounds: unknown[] = [];
  await worker.compactSession({ turns, rounds: 3 }, (round) => rounds.push(round));
  expect(rounds).toEqual(Array(3).fill({ turns, durationMs: expect.any(Number) }));
  await worker.close();
});

test('its rounds are copies: nothing that is handed out is shared', async () => {
  const worker = await find('builtin:identity').open();
  const seen: Turn[][] = [];
  await worker.compactSession({ turns, rounds: 2 }, (round) => seen.push(round.turns));
  expect(seen[0]?.[0]).not.toBe(turns[0]);
  expect(seen[1]?.[0]).not.toBe(seen[0]?.[0]);
});

test('an unknown name gets the nearest one, or all of them', () => {
  const names = referenceCompactors.map(({ name }) => name).join(', ');
  expect(() => find('builtin:identiti')).toThrow(
    'compactor: there is no built-in compactor "identiti"; did you mean "identity"?',
  );
  expect(() => find('builtin:')).toThrow(`compactor: there is no built-in compactor ""; known are ${names}.`);
});

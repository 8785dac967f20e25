import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import { fixtures, hostFile, leftProcesses, trace } from './hosting-support.js';

const started: ChildProcess[] = [];

/** Starts a program that hosts a compactor, and waits until both of them run. */
async function startParent(name: string, how: string): Promise<ChildProcess> {
  const file = join(fixtures, 'hosting-parent.mjs');
  const parent = spawn(process.execPath, [file, name, hostFile, how], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, HOSTING_TEST: trace },
  });
  started.push(parent);
  await once(parent.stdout as NonNullable<typeof parent.stdout>, 'data');
  await waitFor(() => leftProcesses().filter((line) => line.includes('--max-old-space-size')).length === 1);
  return parent;
}

async function waitFor(holds: () => boolean): Promise<void> {
  const end = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`still running: ${leftProcesses().join('; ')}`);
    await delay(20);
  }
}

afterEach(() => {
  for (const parent of started.splice(0)) parent.kill('SIGKILL');
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s ends the program and its compactor',
  async (signal) => {
    const parent = await startParent('faults.mjs#loops', 'works');
    parent.kill(signal);
    expect(await once(parent, 'exit')).toEqual([null, signal]);
    await waitFor(() => leftProcesses().length === 0);
  },
);

test('the end of the program ends its compactor', async () => {
  const parent = await startParent('faults.mjs#loops', 'exits');
  expect(await once(parent, 'exit')).toEqual([0, null]);
  expect(leftProcesses()).toEqual([]);
});

test('a waiting compactor ends when the program is killed', async () => {
  const parent = await startParent('sound.mjs#text', 'idle');
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  await waitFor(() => leftProcesses().length === 0);
});

test('a program that handles the signal itself goes on without its compactor', async () => {
  const parent = await startParent('faults.mjs#loops', 'handles');
  parent.kill('SIGTERM');
  let said = '';
  parent.stdout?.on('data', (text) => {
    said += text;
  });
  expect(await once(parent, 'exit')).toEqual([0, null]);
  expect(said).toMatch(/^was killed from outside \(SIGKILL\)/);
});

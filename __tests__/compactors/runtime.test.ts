import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { describeRuntime, findRuntime } from '../../src/compactors/runtime.js';

const root = mkdtempSync(join(tmpdir(), 'runtime-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** A folder with a program node that says something when it is asked for its version. */
function folderWith(name: string, script: string): string {
  const folder = join(root, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'node'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'node'), 0o755);
  return folder;
}

const old = folderWith('old', 'echo v18.19.0');
const broken = folderWith('broken', 'exit 1');
const odd = folderWith('odd', 'echo something else');
const newer = folderWith('newer', 'echo v26.1.0');
const leaky = folderWith('leaky', 'test -z "$GITHUB_TOKEN" && echo v21.0.0');
const counted = folderWith('counted', `echo x >> ${root}/calls; echo v22.0.0`);
const forbidden = folderWith('forbidden', 'echo v22.0.0');
chmodSync(join(forbidden, 'node'), 0o644);
const own = join(root, 'own');
mkdirSync(own);
symlinkSync(process.execPath, join(own, 'node'));

function on(...folders: string[]) {
  return findRuntime({ PATH: folders.join(delimiter), GITHUB_TOKEN: 'secret' });
}

test('the first node on PATH that is new enough is taken', () => {
  expect(on(old, broken, odd, forbidden, join(root, 'absent'), newer, own)).toEqual({
    file: join(newer, 'node'),
    version: '26.1.0',
    origin: 'PATH',
  });
  expect(on(own, newer)).toEqual({ file: join(own, 'node'), version: process.versions.node, origin: 'PATH' });
});

test('the own node is taken where PATH has none, and said to be so', () => {
  for (const runtime of [on(old, broken), on(''), findRuntime({})]) {
    expect(runtime).toEqual({ file: process.execPath, version: process.versions.node, origin: 'own' });
    expect(describeRuntime(runtime)).toMatch(
      /^node [\d.]+ \(its own, as PATH has none of version 20 or later\)$/,
    );
  }
  expect(describeRuntime(on(newer))).toBe('node 26.1.0 (PATH)');
});

test('a folder that depends on where the program runs is not looked into', () => {
  expect(on('.', 'node_modules/.bin').origin).toBe('own');
});

test('a node that is asked for its version sees no token', () => {
  expect(on(leaky).version).toBe('21.0.0');
});

test('a PATH is looked through once', async () => {
  const { readFileSync } = await import('node:fs');
  on(counted);
  on(counted);
  expect(readFileSync(join(root, 'calls'), 'utf8')).toBe('x\n');
});

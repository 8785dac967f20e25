import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const cliFile = join(import.meta.dirname, '../../dist/cli/index.js');
const measuring = [
  cliFile,
  ...['run', '--compactor', 'builtin:pinned-rules', '--suites', 'seeded', '--rounds', '1', '--json'],
];

test('output that nobody could write is no success', () => {
  const full = openSync('/dev/full', 'w');
  const { status, stderr } = spawnSync(process.execPath, [...measuring, '--fail-on', 'none'], {
    stdio: ['ignore', full, 'pipe'],
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^Standard output can't be written \(ENOSPC\)\.$/m);
  expect(status).toBe(4);
});

test('a reader that has seen enough changes nothing', () => {
  const line = `"$0" ${[...measuring, '--fail-on', 'none'].map((word) => `'${word}'`).join(' ')} | head -c 9; exit \${PIPESTATUS[0]}`;
  expect(execFileSync('bash', ['-c', line, process.execPath], { encoding: 'utf8' })).toHaveLength(9);
});

test('a current folder that is gone is told as that', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gone-'));
  const line = 'cd "$1" && rmdir "$1" && exec "$0" "$2" demo';
  const { status, stderr } = spawnSync('sh', ['-c', line, process.execPath, folder, cliFile], {
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/current folder does not exist any more/);
  expect(status).toBe(2);
});

test('a text on standard input is read up to its limit and no further', () => {
  const line = `yes | "$0" "$1" score --context -`;
  const { status, stderr } = spawnSync('sh', ['-c', line, process.execPath, cliFile], { encoding: 'utf8' });
  expect(stderr).toMatch(/standard input is larger than 65,536 KiB/);
  expect(status).toBe(2);
});

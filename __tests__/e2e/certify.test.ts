import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';

// Two programs are started one after the other in a test, each a second on an idle machine.
jest.setTimeout(60_000);

const root = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'certify-'));
const file = join(copy, 'src/probes/certificate.json');

type Counts = Record<string, number>;
interface Certificate {
  probes: { name: string; kinds: Record<string, Record<string, Counts>> }[];
  reason?: string;
}

const read = () => JSON.parse(readFileSync(file, 'utf8')) as Certificate;

/** The substring probe's counts of the hard cases that may be looked at. */
const seenOf = (certificate: Certificate) =>
  certificate.probes.find(({ name }) => name === 'verbatim')?.kinds['hard']?.['seen'] as Counts;

function certify(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/certify.mjs', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function git(...args: string[]) {
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.org', ...args], { cwd: copy });
}

/** A certificate in which the substring probe certifies one lost case less than it does. */
function writeBetter() {
  const better = read();
  const counts = seenOf(better);
  counts['false_certify'] = (counts['false_certify'] ?? 0) - 1;
  counts['right'] = (counts['right'] ?? 0) + 1;
  writeFileSync(file, `${JSON.stringify(better, null, 2)}\n`);
}

/** The repository with a few cases of each set, and in a history of its own. */
beforeAll(() => {
  for (const path of ['src', 'scripts', 'package.json', 'tsconfig.json'])
    cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, '__tests__/cases'), { recursive: true });
  for (const set of ['cases.jsonl', 'natural.jsonl', 'own.jsonl']) {
    const lines = readFileSync(join(root, '__tests__/cases', set), 'utf8').split('\n');
    writeFileSync(join(copy, '__tests__/cases', set), `${lines.slice(0, 20).join('\n')}\n`);
  }
  writeFileSync(file, '{ "sets": {}, "probes": [] }\n');
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'], { cwd: copy });
  git('init', '--quiet');
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('writes what the code gives, and finds it again', () => {
  const written = certify();
  expect(written).toMatchObject({ status: 0, stderr: '' });
  expect(written.stdout).toContain('Probe meaning');
  expect(written.stdout).toContain('hard, unseen');
  expect(certify('--check')).toMatchObject({ status: 0, stderr: '' });
});

test('tells nothing of the unseen half but sums', () => {
  const lines = certify('--check').stdout.split('\n');
  const casesOf = (pattern: RegExp) =>
    lines.flatMap((line) => pattern.exec(line)?.[1] ?? []).reduce((all, cases) => all + Number(cases), 0);
  expect(lines.filter((line) => line.includes('unseen')).length).toBe(2 * 3);
  expect(casesOf(/^\w+: \S+\s+(\d+)/)).toBe(casesOf(/^\w+, seen\s+(\d+)/));
});

test('a certificate that is not what the code gives fails the check', () => {
  writeBetter();
  const { status, stderr } = certify('--check');
  expect(status).toBe(1);
  expect(stderr).toContain('is not what the code gives. Run: npm run certify');
});

test('a worse one is written with a reason only, and passes the check with it only', () => {
  git('add', 'src/probes/certificate.json');
  git('commit', '--quiet', '--message', 'better');
  const refused = certify();
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/verbatim certifies \d+ lost cases of the set hard, not \d+/);

  expect(certify('--reason', 'It looked at the wrong half.').status).toBe(0);
  expect(read().reason).toBe('It looked at the wrong half.');
  expect(certify('--check').status).toBe(0);

  const { reason: _, ...silent } = read();
  writeFileSync(file, `${JSON.stringify(silent, null, 2)}\n`);
  const { status, stderr } = certify('--check');
  expect(status).toBe(1);
  expect(stderr).toContain('is worse than the one before and gives no reason');
});

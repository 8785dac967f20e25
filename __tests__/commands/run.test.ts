import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type Results, resultsSchema } from '../../src/results.js';
import { workspaceWith } from '../settings/loading.js';
import { call } from './calling.js';

const quick = ['--suites', 'seeded', '--rounds', '2'];
const withBuiltin = (name: string, ...more: string[]) => [
  'run',
  '--compactor',
  `builtin:${name}`,
  ...quick,
  ...more,
];
const parsed = (json: string): Results => resultsSchema.parse(JSON.parse(json));

describe('the exit is the gate', () => {
  test.each([
    ['checklist-carrying', 0],
    ['naive-summary', 1],
    ['identity', 1],
  ])('%s: %i', async (name, exit) => {
    expect(await call(withBuiltin(name))).toMatchObject({ exit });
  });

  test('as the settings have it', async () => {
    expect(await call(withBuiltin('naive-summary', '--fail-on', 'none'))).toMatchObject({ exit: 0 });
    const strict = ['--fail-on', 'warn', '--thresholds', '{fact: {silent_above: 100%}}'];
    expect(await call(withBuiltin('checklist-carrying', ...strict))).toMatchObject({ exit: 1 });
  });
});

test('prints a report, and tells the calls beforehand where results do not go', async () => {
  const { out, err } = await call(withBuiltin('naive-summary'));
  expect(out).toContain('FAILED');
  expect(out).not.toContain('\u001b');
  expect(err).toMatch(/\b4 calls\b/);
});

test('--json prints the document only, and --output writes the same', async () => {
  const { out, folder } = await call(
    withBuiltin('naive-summary', '--json', '--output', 'out/deep/results.json'),
  );
  expect(parsed(out).gate.passed).toBe(false);
  expect(readFileSync(join(folder, 'out/deep/results.json'), 'utf8')).toBe(out);
});

test('an output that cannot be written is told after the report, exit 2', async () => {
  const folder = workspaceWith({ file: '' });
  const { exit, out, err } = await call(withBuiltin('identity', '--output', 'file/results.json'), { folder });
  expect(exit).toBe(2);
  expect(out).toContain('FAILED');
  expect(err).toMatch(/^- output: ".*file\/results\.json" can't be written \(E\w+\)\.$/m);
});

test('the config file of the folder counts, and flags override it', async () => {
  const config =
    'compactor: builtin:checklist-carrying\nsuites: [corpus]\nseeds: 4\nrounds: 1\nrepeat: false\n';
  const folder = workspaceWith({ '.github/compaction-conformance.yml': config });
  const document = async (...flags: string[]) =>
    parsed((await call(['run', '--json', ...flags], { folder })).out);
  expect((await document()).settings).toMatchObject({
    suites: ['corpus'],
    seeds: '4',
    rounds: 1,
    repeat: false,
  });
  const { settings, compactor } = await document(
    '--seeds',
    '5',
    '--seeds',
    '7-8',
    '--repeat',
    '--baseline',
    'none',
  );
  expect(settings).toMatchObject({ seeds: '5,7-8', rounds: 1, repeat: true });
  expect(compactor).toMatchObject({ source: 'builtin:checklist-carrying', deterministic: true });
  expect((await document('--no-repeat')).compactor.deterministic).toBeNull();
});

test('every wrong setting is told, one a line, exit 2', async () => {
  const { exit, out, err } = await call(['run', '--seeds', 'x', '--timeout', '30', '--baseline', 'main']);
  expect([exit, out]).toEqual([2, '']);
  const problems = err.split('\n').filter((line) => line.startsWith('- '));
  expect(problems).toEqual([
    expect.stringContaining('no compactor is given'),
    expect.stringContaining('flag --seeds: "x"'),
    expect.stringContaining('flag --baseline: "main"'),
    expect.stringContaining('flag --timeout: "30"'),
  ]);
  expect(err).not.toMatch(/^\s+at /m);
});

test('a built-in compactor that does not exist is exit 2 with the nearest', async () => {
  const { exit, err } = await call(withBuiltin('naive-sumary'));
  expect(exit).toBe(2);
  expect(err).toContain('naive-summary');
});

describe('on a terminal', () => {
  test('there is colour, unless NO_COLOR is set', async () => {
    const terminal = { columns: 80 };
    expect((await call(withBuiltin('identity'), terminal)).out).toContain('\u001b[');
    const plain = await call(withBuiltin('identity'), { ...terminal, environment: { NO_COLOR: '1' } });
    expect(plain.out).not.toContain('\u001b');
  });

  test('the report fits into it', async () => {
    const { out } = await call(withBuiltin('naive-summary'), { columns: 72, environment: { NO_COLOR: '1' } });
    expect(out.split('\n').filter((line) => line.length > 72)).toEqual([]);
  });

  test('progress is one line that is gone at the end, and only there', async () => {
    const watched = await call(withBuiltin('identity'), { watched: true });
    expect(watched.err).toContain('\r\u001b[K1 of 1 sessions');
    expect(watched.err.endsWith('\r\u001b[K')).toBe(true);
    expect((await call(withBuiltin('identity'))).err).not.toMatch(/[^\P{Cc}\n]/u);
  });
});

test('--keep-texts keeps every compacted text', async () => {
  const { folder } = await call(withBuiltin('identity', '--keep-texts', 'texts'));
  expect(existsSync(join(folder, 'texts'))).toBe(true);
});

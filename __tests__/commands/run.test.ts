import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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

describe('an output', () => {
  test.each(['file/results.json', '/proc/nope/results.json', '/proc/results.json'])(
    'that cannot be written is told before anything is measured, exit 2: %s',
    async (output) => {
      const folder = workspaceWith({ file: '' });
      const { exit, out, err } = await call(withBuiltin('identity', '--output', output), { folder });
      expect([exit, out]).toEqual([2, '']);
      expect(err).toMatch(/^- flag --output: ".*\/results\.json" can't be written \(E\w+\)\.$/m);
      expect(err).not.toContain('Measuring');
    },
  );

  test('of an earlier run is gone where a run has no results', async () => {
    const { folder } = await call(withBuiltin('identity', '--output', 'r.json'));
    expect(existsSync(join(folder, 'r.json'))).toBe(true);
    expect(await call(withBuiltin('identty', '--output', 'r.json'), { folder })).toMatchObject({ exit: 2 });
    expect(existsSync(join(folder, 'r.json'))).toBe(false);
  });

  test('that is a file of something else is only replaced by results', async () => {
    const folder = workspaceWith({ 'notes.json': '{"mine": 1}' });
    await call(withBuiltin('identty', '--output', 'notes.json'), { folder });
    expect(readFileSync(join(folder, 'notes.json'), 'utf8')).toBe('{"mine": 1}');
    const { out } = await call(withBuiltin('identity', '--json', '--output', 'notes.json'), { folder });
    expect(readFileSync(join(folder, 'notes.json'), 'utf8')).toBe(out);
  });

  test('is named in the report; without one the flag is', async () => {
    const { folder, out } = await call(withBuiltin('lossy-truncation', '--output', 'r.json'));
    const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
    expect(flat(out)).toContain(`Results = ${join(folder, 'r.json')} `);
    const many = ['--suites', 'corpus', '--seeds', '1-3'];
    expect((await call(withBuiltin('lossy-truncation', ...many))).out).toMatch(/\d+ more with --output FILE/);
    const named = await call(withBuiltin('lossy-truncation', ...many, '--output', 'r.json'));
    expect(named.out).toMatch(/\d+ more in [^ ]*r\.json/);
  });

  test('that is a device is written and stays', async () => {
    expect(await call(withBuiltin('checklist-carrying', '--output', '/dev/null'))).toMatchObject({ exit: 0 });
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });
});

test('own canaries that no chosen suite plants: where the suites come from, once the file is right', async () => {
  const canaries = [
    { id: 'a', type: 'fact', content: 'It is 44569.', required_tokens: ['44569'], direct_question: 'What?' },
  ];
  const folder = workspaceWith({
    'own.json': JSON.stringify(canaries),
    '.github/compaction-conformance.yaml': 'suites: [seeded]\n',
  });
  const run = (file: string) =>
    call(['run', '--compactor', 'builtin:identity', '--canaries', file], { folder });
  expect((await run('own.json')).err).toContain(
    'flag --canaries: none of the suites seeded (.github/compaction-conformance.yaml: suites) plants these canaries; add custom to them.',
  );
  expect((await run('onw.json')).err).toContain('flag --canaries: "onw.json" does not exist.');
});

test('the report says which config file was read', async () => {
  expect((await call(withBuiltin('identity'))).out).toMatch(/Config\s+= none/);
  const folder = workspaceWith({ '.github/compaction-conformance.yaml': 'rounds: 1' });
  const { out } = await call(withBuiltin('identity'), { folder });
  expect(out.replaceAll(/\s+/g, ' ')).toContain('Config = .github/compaction-conformance.yaml');
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
  expect(err).not.toContain('Measuring');
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

describe('--keep-texts', () => {
  const keep = async (folder: string, suites = 'seeded', rounds = '2') => {
    const flags = ['--suites', suites, '--seeds', '1-3', '--rounds', rounds, '--fail-on', 'none'];
    const args = ['run', '--compactor', 'builtin:identity', '--keep-texts', 'texts', ...flags];
    expect(await call(args, { folder })).toMatchObject({ exit: 0 });
  };
  const kept = (folder: string) =>
    readdirSync(join(folder, 'texts'), { recursive: true, encoding: 'utf8' }).sort();

  test('keeps every compacted text', async () => {
    const folder = workspaceWith();
    await keep(folder);
    expect(kept(folder)).toEqual([
      'seeded',
      'seeded/seeded',
      'seeded/seeded/round-1.txt',
      'seeded/seeded/round-2.txt',
    ]);
  });

  test('has no text of an earlier run, and everything that is not of a run', async () => {
    const own = ['texts/notes.txt', 'texts/corpus/mine.txt', 'texts/corpus/corpus-x/round-1.txt'];
    const beside = 'texts/corpus/corpus-2/notes.txt';
    const folder = workspaceWith(Object.fromEntries([...own, beside].map((file) => [file, ''])));
    await keep(folder, 'corpus', '3');
    expect(kept(folder)).toContain('corpus/corpus-3/round-3.txt');
    await keep(folder, 'seeded', '1');
    expect(kept(folder).filter((file) => file.endsWith('.txt'))).toEqual(
      [...own, beside]
        .map((file) => file.slice('texts/'.length))
        .concat('seeded/seeded/round-1.txt')
        .sort(),
    );
    expect(kept(folder)).not.toContain('corpus/corpus-1');
  });

  test('that cannot be made is told before anything is measured, exit 2', async () => {
    const { exit, err } = await call(withBuiltin('identity', '--keep-texts', '/proc/nope/texts'));
    expect(exit).toBe(2);
    expect(err).toMatch(/^- flag --keep-texts: "\/proc\/nope\/texts" can't be written \(E\w+\)\.$/m);
    expect(err).not.toContain('Measuring');
  });
});

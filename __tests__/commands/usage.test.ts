import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { hyphened, settingNames } from '../../src/settings/index.js';
import { call } from './calling.js';

const names = ['demo', 'run', 'score', 'sessions', 'check-canaries', 'init'];

test('without a command it shows the help, which is wrong usage', async () => {
  const { exit, out, err } = await call([]);
  expect(exit).toBe(2);
  expect(out).toBe('');
  for (const name of names) expect(err).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
});

test('--help lists every command and what each exit says', async () => {
  const { exit, out, err } = await call(['--help']);
  expect([exit, err]).toEqual([0, '']);
  for (const name of names) expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
  for (const line of ['0  passed', '1  the gate failed', '3  the compactor failed'])
    expect(out).toContain(line);
});

test.each(names)('%s --help says what it does and stays in eighty columns', async (name) => {
  const { exit, out } = await call([name, '--help']);
  expect(exit).toBe(0);
  expect(out).toMatch(/^Usage: compaction-conformance [\w-]+ \[options\](?: <file>)?\n\n[A-Z]/);
  expect(out).toContain('--help');
  expect(out.split('\n').filter((line) => line.length > 80)).toEqual([]);
});

test('run --help has a flag for every setting', async () => {
  const { out } = await call(['run', '--help']);
  for (const name of [...settingNames, 'config'])
    expect(out).toMatch(new RegExp(`^  --${hyphened(name)} `, 'm'));
  expect(out).not.toContain('--github-token');
});

test('--version is that of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await call(['--version'])).toMatchObject({ exit: 0, out: `${version}\n`, err: '' });
});

describe('wrong usage is one sentence and where to read on, and exit 2', () => {
  test.each([
    ['rnu', 'there is no command rnu; did you mean "run"?'],
    ['measure', 'there is no command measure; known are demo, run, score, sessions, check-canaries, init.'],
    ['run --sedes 1-3', 'run has no flag --sedes; did you mean "--seeds"?'],
    ['run --session_chars=100', 'run has no flag --session_chars; did you mean "--session-chars"?'],
    ['run --github-token x', 'run has no flag --github-token; known are --compactor, '],
    ['score --contxt x', 'score has no flag --contxt; did you mean "--context"?'],
    ['sessions --with-canary', 'sessions has no flag --with-canary; did you mean "--with-canaries"?'],
    ['init --force', 'init has no flag --force; known are --help.'],
    ['demo --hlep', 'demo has no flag --hlep; did you mean "--help"?'],
    ['--versoin', 'compaction-conformance has no flag --versoin; did you mean "--version"?'],
    ['run -x', 'run has no flag -x; '],
    [
      'run src/compactor.ts',
      'run takes flags only, not "src/compactor.ts"; did you mean --compactor src/compactor.ts?\n',
    ],
    ['run --compactor a.ts b.ts', 'run takes flags only, not "b.ts".\n'],
    ['score kept.txt', 'score takes flags only, not "kept.txt"; did you mean --context kept.txt?\n'],
    ['init here', 'init takes flags only, not "here".\n'],
    ['run --seeds', 'flag --seeds needs a value, as in --seeds <seeds>.'],
    ['run --rounds 3 --rounds 4', 'flag --rounds: "4" is not allowed. It is given twice.'],
    ['sessions --format xml', 'flag --format: "xml" is not allowed. Allowed choices are json, text.'],
  ])('%s', async (line, sentence) => {
    const { exit, out, err } = await call(line.split(' '));
    expect([exit, out]).toEqual([2, '']);
    expect(err.startsWith(sentence)).toBe(true);
    expect(err.split('\n')).toEqual([expect.any(String), expect.stringMatching(/^See node .* --help/), '']);
  });

  test('what a terminal or a runner would obey comes back harmless', async () => {
    const { err } = await call(['run', '--\u001b[2J##[error]\n::error::x']);
    expect(err).not.toMatch(/[^\P{Cc}\n]|##\[|^::/mu);
  });
});

test('a fault of ours is exit 4, with a stack and where to report it', async () => {
  const input = async () => {
    throw new TypeError('the disk is on fire');
  };
  const { exit, err } = await call(['score', '--context', '-'], { input });
  expect(exit).toBe(4);
  expect(err).toContain('the disk is on fire');
  expect(err).toContain('https://github.com/jurayh/compaction-conformance-action/issues');
  expect(err).toMatch(/^\s+at .*usage\.test/m);
});

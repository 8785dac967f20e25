import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  configOf,
  flagLayer,
  inputLayer,
  loadCommonSettings,
  loadSettings,
  originOf,
  settingsFrom,
} from '../../src/settings/index.js';
import { configPath, known, problemsOf, settingsOf, workspaceWith } from './loading.js';

test('what nobody gives has its default', () => {
  const workspace = workspaceWith();
  expect(settingsOf({ workspace })).toEqual({
    compactor: 'builtin:identity',
    working_directory: workspace,
    suites: ['seeded', 'corpus'],
    seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    rounds: 5,
    probe: 'verbatim',
    repeat: true,
    fail_on: ['flag', 'cliff', 'not-compacting'],
    flag_below: 0.5,
    silent_above: 0.9,
    thresholds: {},
    unverified: 'lenient',
    max_output: 0.95,
    baseline: 'none',
    jobs: availableParallelism(),
    timeout: 30_000,
    memory: 2 * 1024 ** 3,
    env: [],
    verbose: false,
  });
});

test('inputs and flags override the config file, setting by setting, and the last layer wins', () => {
  const settings = settingsOf({
    config: 'rounds: 2\nseeds: 1-3\nbudget: 0.2\n',
    inputs: { rounds: '3', budget: '30%' },
    flags: { budget: '0.4' },
  });
  expect(settings).toMatchObject({ rounds: 3, seeds: [1, 2, 3], budget: 0.4 });
});

test('an empty input and an undefined flag were not given', () => {
  const settings = settingsOf({
    config: 'rounds: 2',
    inputs: { rounds: '  ', config: '' },
    flags: { rounds: undefined },
  });
  expect(settings.rounds).toBe(2);
});

test('only declared inputs are read', () => {
  const asked: string[] = [];
  inputLayer((name) => {
    asked.push(name);
    return '';
  });
  expect(asked).toContain('session-chars');
  expect(asked).toContain('config');
  expect(asked).not.toContain('github-token');
});

describe('an input that is not declared', () => {
  const mistakes = (...given: string[]) =>
    problemsOf(() =>
      settingsFrom({
        ...known,
        workspace: workspaceWith(),
        layers: [flagLayer({ compactor: 'builtin:identity' }), inputLayer(() => '', given)],
      }),
    );

  test.each([
    ['fail_on', 'fail-on'],
    ['github_token', 'github-token'],
    ['compactr', 'compactor'],
    ['seed', 'seeds'],
    ['treshold', 'thresholds'],
  ])('%s must have meant %s', (given, meant) => {
    expect(mistakes(given)).toEqual([`input ${given}: there is no such input; write ${meant}.`]);
  });

  test('and comes near none may be of somebody else', () => {
    expect(mistakes('who-to-greet', 'path', 'node-version', 'repository', 'name', '')).toEqual([]);
  });

  test('is told harmlessly, and declared ones are not', () => {
    expect(mistakes('fail\non')).toEqual(['input "fail\\non": there is no such input; write fail-on.']);
    expect(mistakes('fail-on', 'config', 'github-token', 'session-chars')).toEqual([]);
  });

  test('is told beside every other problem', () => {
    const layers = [inputLayer((name) => (name === 'jobs' ? '0' : ''), ['fail_on', 'jobs'])];
    expect(problemsOf(() => loadSettings({ ...known, workspace: workspaceWith(), layers }))).toEqual([
      'input fail_on: there is no such input; write fail-on.',
      expect.stringMatching(/^no compactor is given/),
      expect.stringMatching(/^input jobs: "0"/),
    ]);
  });
});

test('every wrong value is told at once, each with its place, what it was and what is allowed', () => {
  const problems = problemsOf(() =>
    settingsOf({
      config: 'rounds: 51\nthresholds: {safety_rule: {flag_below: 2}}\n',
      inputs: { 'session-chars': 'many' },
      flags: { seeds: '3-1', probe: 'verbatin' },
    }),
  );
  expect(problems).toEqual([
    'flag --seeds: the range 3-1 runs backwards; write 1-3.',
    `${configPath}: rounds: 51 is not allowed; it must be a whole number from 1 to 50.`,
    'input session-chars: "many" is not allowed; it must be a whole number from 1 to 10,000,000.',
    'flag --probe: "verbatin" is not a probe; did you mean "verbatim"?',
    `${configPath}: thresholds.safety_rule.flag_below: 2 is not allowed; it must be a share from 0 to 1, such as 0.5 or 50%.`,
  ]);
});

test('a value that is overridden decides nothing, so it is not looked at', () => {
  expect(settingsOf({ config: 'rounds: 99', flags: { rounds: '4' } }).rounds).toBe(4);
});

describe('unknown keys of a file', () => {
  test.each([
    ['sedes: 1', `${configPath}: sedes: there is no such setting; did you mean "seeds"?`],
    [
      'session-chars: 1000',
      `${configPath}: session-chars: there is no such setting; did you mean "session_chars"?`,
    ],
    ['config: x.yml', `${configPath}: config: this can only be given as an input or a flag.`],
    ['github_token: x', `${configPath}: github_token: this can only be given as an input.`],
    ['github-token: x', `${configPath}: github-token: this can only be given as an input.`],
    ['"a\\nb": 1', expect.stringMatching(/: "a\\nb": there is no such setting; known are compactor, /)],
    ['__proto__: {rounds: 2}', expect.stringContaining(': __proto__: there is no such setting')],
    ['constructor: 1', expect.stringContaining(': constructor: there is no such setting')],
  ])('%s', (config, problem) => {
    expect(problemsOf(() => settingsOf({ config }))).toEqual([problem]);
  });

  test('also inside thresholds, at both depths', () => {
    const config = 'thresholds: {safty_rule: {flag_below: 1}, corpus: {fact: {flag_bellow: 1}}}';
    expect(problemsOf(() => settingsOf({ config }))).toEqual([
      `${configPath}: thresholds.corpus.fact: unknown key "flag_bellow"; did you mean "flag_below"?`,
      `${configPath}: thresholds: unknown key "safty_rule"; did you mean "safety_rule"?`,
    ]);
  });
});

describe('the config file', () => {
  const load = (workspace: string, flags: Record<string, unknown> = {}) => settingsOf({ workspace, flags });

  test('the default one may be absent, and may be JSON', () => {
    expect(load(workspaceWith()).rounds).toBe(5);
    expect(
      load(workspaceWith({ '.github/compaction-conformance.json': '{\n\t"rounds": 7\n}\n' })).rounds,
    ).toBe(7);
  });

  test('a named one replaces the default one', () => {
    const workspace = workspaceWith({ [configPath]: 'rounds: 7\nseeds: 1', 'ci/own.yml': 'rounds: 8' });
    expect(load(workspace, { config: 'ci/own.yml' })).toMatchObject({ rounds: 8, seeds: { length: 12 } });
  });

  test('a named one must be there, even if a default one is', () => {
    const workspace = workspaceWith({ [configPath]: 'rounds: 7' });
    expect(problemsOf(() => load(workspace, { config: 'own.yml' }))).toEqual([
      'flag --config: "own.yml" does not exist.',
    ]);
  });

  test('two default ones are one too many', () => {
    const workspace = workspaceWith({
      [configPath]: 'rounds: 7',
      '.github/compaction-conformance.json': '{}',
    });
    expect(problemsOf(() => load(workspace))).toEqual([
      `${configPath} and .github/compaction-conformance.json are both there; keep one, or name one with config.`,
    ]);
  });

  test.each(['yml', 'yaml', 'json'])('.%s is one by itself, and is known later', (extension) => {
    const file = `.github/compaction-conformance.${extension}`;
    const settings = load(workspaceWith({ [file]: '{"rounds": 7}' }));
    expect(settings.rounds).toBe(7);
    expect(configOf(settings)).toBe(file);
  });

  test('a named one is known later by its name, and none as none', () => {
    const workspace = workspaceWith({ 'ci/own.yml': 'rounds: 8' });
    expect(configOf(load(workspace, { config: 'ci/own.yml' }))).toBe('ci/own.yml');
    expect(configOf(load(workspace))).toBeUndefined();
  });

  test('three default ones are two too many', () => {
    const name = '.github/compaction-conformance';
    const workspace = workspaceWith({ [`${name}.yml`]: '', [`${name}.yaml`]: '', [`${name}.json`]: '{}' });
    expect(problemsOf(() => load(workspace))).toEqual([
      `${name}.yml, ${name}.yaml and ${name}.json are all there; keep one, or name one with config.`,
    ]);
  });

  test('one without a compactor is named where one is missed', () => {
    const workspace = workspaceWith({ 'ci/own.yml': '' });
    const layers = [flagLayer({ config: 'ci/own.yml' })];
    expect(problemsOf(() => loadSettings({ ...known, workspace, layers }))).toEqual([
      expect.stringContaining('or the key compactor in ci/own.yml, such as'),
    ]);
  });

  test('its faults are told beside those of flags, and a compactor that it may name is not missed', () => {
    const workspace = workspaceWith({ [configPath]: 'rounds: [' });
    const layers = [flagLayer({ jobs: '0' })];
    expect(problemsOf(() => loadSettings({ ...known, workspace, layers }))).toEqual([
      expect.stringMatching(/^\.github\/compaction-conformance\.yml: line 1, column \d+: /),
      'flag --jobs: "0" is not allowed; it must be a whole number from 1 to 1,024.',
    ]);
  });
});

describe('a command that', () => {
  const request = { ...known, workspace: workspaceWith(), layers: [] };

  test('runs a compactor needs one', () => {
    expect(problemsOf(() => loadSettings(request))).toEqual([
      expect.stringMatching(/^no compactor is given; .*--compactor.*builtin:naive-summary/),
    ]);
  });

  test('runs none needs none', () => {
    expect(loadCommonSettings(request).rounds).toBe(5);
  });

  test('wants no config file reads none', () => {
    const workspace = workspaceWith({ [configPath]: 'rounds: [' });
    const layers = [flagLayer({ compactor: 'builtin:identity' })];
    expect(settingsFrom({ ...known, workspace, layers })).toMatchObject({
      rounds: 5,
      working_directory: workspace,
    });
  });
});

describe('paths', () => {
  const workspace = workspaceWith({ 'packages/a/file': '', 'packages/b/file': '' });
  const load = (flags: Record<string, unknown>) => settingsOf({ workspace, flags });

  test('of folders and outputs are absolute, others stay as they are', () => {
    expect(
      load({
        working_directory: 'packages/a',
        output: 'out/r.json',
        keep_texts: 'texts',
        canaries: 'c.json',
      }),
    ).toMatchObject({
      working_directory: join(workspace, 'packages/a'),
      output: join(workspace, 'out/r.json'),
      keep_texts: join(workspace, 'texts'),
      canaries: 'c.json',
    });
  });

  test.each([
    [{ working_directory: 'packages/c' }, 'flag --working-directory: there is no folder "packages/c".'],
    [
      { working_directory: 'packages/a/file' },
      'flag --working-directory: "packages/a/file" is a file; it must be a folder.',
    ],
    [
      { working_directory: 'packages/a/file/x' },
      'flag --working-directory: there is no folder "packages/a/file/x".',
    ],
    [
      { working_directory: '..' },
      'flag --working-directory: ".." leaves the workspace; it must be a folder inside it.',
    ],
    [{ output: 'packages' }, 'flag --output: "packages" is a folder; it must be a file.'],
    [
      { keep_texts: 'packages/a/file' },
      'flag --keep-texts: "packages/a/file" is a file; it must be a folder.',
    ],
  ])('%j', (flags, problem) => {
    expect(problemsOf(() => load(flags))).toEqual([problem]);
  });
});

test('over-budget without a budget could never fail, so it is refused', () => {
  const problem =
    'flag --fail-on: over-budget can never fail without a budget; set one, or leave the rule out.';
  expect(problemsOf(() => settingsOf({ flags: { fail_on: 'over-budget' } }))).toEqual([problem]);
  expect(problemsOf(() => settingsOf({ flags: { fail_on: 'over-budget', budget: '2' } }))).toEqual([
    expect.stringMatching(/^flag --budget: "2" is not allowed/),
  ]);
  expect(settingsOf({ flags: { fail_on: 'over-budget', budget: '0.2' } }).fail_on).toEqual(['over-budget']);
});

test('where a value came from is known as long as the settings are', () => {
  const settings = settingsOf({ config: 'rounds: 3', inputs: { seeds: '1' }, flags: { agent: 'a.ts' } });
  expect(originOf(settings, 'rounds')).toBe(`${configPath}: rounds`);
  expect(originOf(settings, 'seeds')).toBe('input seeds');
  expect(originOf(settings, 'agent')).toBe('flag --agent');
  expect(originOf(settings, 'jobs')).toBe('jobs');
});

test('own canaries are planted unless somebody chose other suites', () => {
  const given = (values: Record<string, unknown>) =>
    settingsFrom({
      workspace: process.cwd(),
      suites: ['seeded', 'corpus', 'custom'],
      probes: ['verbatim'],
      layers: [flagLayer({ compactor: 'builtin:identity', ...values })],
    }).suites;
  expect(given({ canaries: 'own.json' })).toEqual(['seeded', 'corpus', 'custom']);
  expect(given({ canaries: 'own.json', suites: 'seeded' })).toEqual(['seeded']);
  expect(given({})).toEqual(['seeded', 'corpus']);
});

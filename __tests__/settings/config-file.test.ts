import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { configPath, problemsOf, settingsOf, workspaceWith } from './loading.js';

const problems = (config: string | Uint8Array) => problemsOf(() => settingsOf({ config }));

describe('a config file is read', () => {
  test.each<[string, string | Uint8Array]>([
    ['with a byte order mark', '\ufeffrounds: 9\n'],
    ['with CRLF', 'rounds: 9\r\nsuites:\r\n  - seeded\r\n'],
    ['with comments only around it', '# x\n---\nrounds: 9 # y\n...\n'],
    ['with an anchor used elsewhere', 'rounds: &r 9\nsession_chars: *r\n'],
    ['as JSON in the YAML file', '{"rounds": 9}'],
  ])('%s', (_, config) => {
    expect(settingsOf({ config }).rounds).toBe(9);
  });

  test.each(['', '\n# nothing yet\n', '---\n'])('and may be empty: %j', (config) => {
    expect(settingsOf({ config }).rounds).toBe(5);
  });
});

describe('a hostile config file gives one sentence: ', () => {
  const tenfold = (name: string, of: string) => `${name}: &${name} [${Array(9).fill(of).join(',')}]\n`;
  const bomb = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name, i, all) =>
    tenfold(name, i === 0 ? 'x' : `*${all[i - 1]}`),
  );

  test.each<[string, string | Uint8Array, string | RegExp]>([
    ['a list', '- rounds', ': it holds a list; it must be a mapping of settings.'],
    ['a text', 'rounds', ': it holds "rounds"; it must be a mapping of settings.'],
    ['a number', '5', ': it holds 5; '],
    ['broken YAML', 'rounds: 5\nseeds: [1,\nsuites: x', ': line 3, column 1: '],
    [
      'a tab as indentation',
      'thresholds:\n\tfact: 1',
      ': line 2, column 1: Tabs are not allowed as indentation.',
    ],
    ['a key twice', 'rounds: 1\nseeds: 2\nrounds: 3', ': line 3, column 1: the key "rounds" stands twice.'],
    [
      'a key twice in JSON',
      '{"rounds": 1,\n "rounds": 3}',
      ': line 2, column 2: the key "rounds" stands twice.',
    ],
    [
      'a key twice further in',
      'thresholds:\n  fact: {flag_below: 1, flag_below: 0}',
      ': line 2, column 25: the key "flag_below" stands twice.',
    ],
    ['two documents', 'rounds: 1\n---\nrounds: 2', ': line 2, column 1: Source contains multiple documents.'],
    [
      'a list that ends too early, told to the end',
      'seeds: [\n1,\n2\n]',
      /: line 2, column 1: Flow sequence in block collection must be sufficiently indented and end with a \]\.$/,
    ],
    ['an alias of nothing', 'rounds: *x', ': line 1, column 9: the alias *x names no anchor before it.'],
    ['an alias of itself', 'seeds: &a [*a]', ' levels deep.'],
    ['a bomb of aliases', bomb.join(''), /aliases/],
    [
      'many aliases',
      `seeds: &a 1\nsuites: [${Array(200).fill('*a').join(',')}]`,
      ': it has more than 100 aliases.',
    ],
    ['a tag of a language', 'rounds: !!js/function "x"', ': line 1, column 9: Unresolved tag'],
    [
      'a binary',
      'rounds: !!binary aGk=',
      ': line 1, column 18: the tag tag:yaml.org,2002:binary is not for settings.',
    ],
    ['a set', 'rounds: !!set {a, b}', 'is not for settings.'],
    ['a mapping as key', '? {a: 1}\n: 2', ': line 1, column 3: a key must be a plain name.'],
    ['an abyss of lists', `seeds: ${'['.repeat(60_000)}`, ': it nests too deeply.'],
    [
      'an abyss of mappings',
      Array.from({ length: 300 }, (_, i) => `${' '.repeat(i)}a:`).join('\n'),
      'it nests more than 20 levels deep.',
    ],
    ['more than 64 KiB', `# ${'x'.repeat(70_000)}`, ' is larger than 64 KiB.'],
    ['Latin-1', Buffer.from('compactor: caf\xe9', 'latin1'), ' is not text in UTF-8.'],
    ['UTF-16', Buffer.from('\ufeffrounds: 5', 'utf16le'), ' is not text in UTF-8.'],
  ])('%s', (_, config, clause) => {
    const [problem, ...more] = problems(config);
    expect(more).toEqual([]);
    expect(problem?.startsWith(configPath)).toBe(true);
    if (typeof clause === 'string') expect(problem).toContain(clause);
    else expect(problem).toMatch(clause);
    expect(problem).toMatch(/^[^\n]*\.$/);
  });

  test('keys that other programs trip over change nothing outside the file', () => {
    const found = problems(
      'thresholds: {__proto__: {flag_below: 1}, constructor: {prototype: {flag_below: 1}}}',
    );
    expect(found).toEqual([
      expect.stringMatching(/thresholds: unknown key "__proto__"; .* unknown key "constructor"/),
    ]);
    expect(({} as Record<string, unknown>)['flag_below']).toBeUndefined();
  });

  test.each([
    ['keys', Array.from({ length: 7_000 }, (_, i) => `k${i}: 1`).join('\n')],
    ['anchors', 'a: '.padEnd(65_000, '&a ')],
    ['commas', `a: [${','.repeat(65_000)}`],
    ['quotes', '"'.repeat(65_000)],
  ])('64 KiB of %s cost no more than seconds', (_, config) => {
    const start = performance.now();
    expect(problems(config).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(10_000);
  });
});

describe('in place of a file', () => {
  const load = (workspace: string, config?: string) =>
    problemsOf(() => settingsOf({ workspace, flags: { config } }));

  test('a folder', () => {
    const workspace = workspaceWith();
    mkdirSync(join(workspace, configPath), { recursive: true });
    expect(load(workspace)).toEqual([`${configPath} is a folder, not a file.`]);
    expect(load(workspace, configPath)).toEqual([`flag --config: "${configPath}" is a folder, not a file.`]);
  });

  test('a link to nowhere is not taken for no file', () => {
    const workspace = workspaceWith({ '.github/x': '' });
    symlinkSync('nowhere', join(workspace, configPath));
    expect(load(workspace)).toEqual([`${configPath} does not exist.`]);
  });

  test('a pipe that nobody writes to does not hang', () => {
    const workspace = workspaceWith({ '.github/x': '' });
    execFileSync('mkfifo', [join(workspace, configPath)]);
    expect(load(workspace)).toEqual([`${configPath} is not a plain file.`]);
  });

  test('a file as folder on the way', () => {
    const workspace = workspaceWith({ file: '' });
    expect(load(workspace, 'file/x.yml')).toEqual(['flag --config: "file/x.yml" does not exist.']);
  });

  test('a name that is none', () => {
    expect(load(workspaceWith(), ' ')).toEqual([
      'flag --config: " " is not allowed; it must be the path of a file.',
    ]);
    expect(load(workspaceWith(), 'a\0b')).toEqual([
      'flag --config: "a\\u0000b" is not allowed; it must be the path of a file.',
    ]);
  });
});

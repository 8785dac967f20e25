import { describe, expect, test } from '@jest/globals';
import { workspaceWith } from '../settings/loading.js';
import { call } from './calling.js';

const canary = (id: string, type: string, token: string, more = {}) => ({
  id,
  type,
  content: `About ${id}: ${token}.`,
  required_tokens: [token],
  direct_question: `What about ${id}?`,
  ...more,
});
const files = {
  'canaries.json': JSON.stringify([
    canary('cap', 'hard_constraint', '$4,100', { superseded_tokens: ['$3,900'] }),
    canary('port', 'fact', '44569'),
    canary('owner', 'fact', 'bitol nemves'),
  ]),
  'context.txt': 'Spend up to $4,100 (was $3,900). The port is 44569.',
};
const folder = workspaceWith(files);
const score = (...flags: string[]) =>
  call(['score', '--context', 'context.txt', '--canaries', 'canaries.json', ...flags], { folder });

test('--json has each canary, a finding a type that is there, and the gate', async () => {
  const { exit, out, err } = await score('--json');
  expect([exit, err]).toEqual([0, '']);
  expect(JSON.parse(out)).toEqual({
    probe: { name: 'verbatim', version: expect.any(Number) },
    canaries: [
      expect.objectContaining({ id: 'cap', type: 'hard_constraint', outcome: 'held' }),
      expect.objectContaining({ id: 'port', type: 'fact', outcome: 'held' }),
      { id: 'owner', type: 'fact', outcome: 'missing' },
    ],
    findings: [
      {
        type: 'hard_constraint',
        round1_survival: 1,
        verdict: 'SILENT',
        survival_curve: [1],
        cliff_round: null,
        final_survival: 1,
        interval: null,
      },
      {
        type: 'fact',
        round1_survival: 0.5,
        verdict: 'WARN',
        survival_curve: [0.5],
        cliff_round: null,
        final_survival: 0.5,
        interval: null,
      },
    ],
    gate: { passed: true, reasons: [] },
  });
});

test('the exit is the gate, by the same settings as a run', async () => {
  const strict = await score('--thresholds', '{fact: {flag_below: 60%}}', '--json');
  expect(strict.exit).toBe(1);
  expect(JSON.parse(strict.out).gate).toEqual({
    passed: false,
    reasons: [expect.stringContaining('1 of 2 facts (50 %)')],
  });
  expect(await score('--fail-on', 'warn')).toMatchObject({ exit: 1 });
  expect(await score('--fail-on', 'stale')).toMatchObject({ exit: 1 });
  expect(await score('--fail-on', 'flag')).toMatchObject({ exit: 0 });
});

test.each(['late-cliff', 'not-compacting', 'over-budget'])('the rule %s is of runs only', async (rule) => {
  const { exit, out, err } = await score('--fail-on', `flag,${rule}`);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(
    `flag --fail-on: ${rule} needs rounds of a compactor, and score has one text; leave it out.`,
  );
  expect((await call(['score', '--help'])).out).not.toContain(rule);
});

test('bounds of the suite custom hold for own canaries', async () => {
  expect(await score('--thresholds', '{custom: {flag_below: 60%}}')).toMatchObject({ exit: 1 });
  expect(await score('--thresholds', '{seeded: {flag_below: 60%}}')).toMatchObject({ exit: 0 });
});

test.each(['seeded', 'corpus'])('canaries of the suite %s are judged as of it', async (suite) => {
  const args = ['sessions', '--suites', suite, '--seeds', '7', '--canaries-to', 'planted.json'];
  const { folder: at } = await call(args, { folder: workspaceWith(files) });
  const flags = ['--context', 'context.txt', '--canaries', 'planted.json', '--json'];
  const { out } = await call(['score', ...flags], { folder: at });
  expect(JSON.parse(out).gate.reasons[0]).toContain(`suite ${suite} keeps 0 of`);
});

test('where nothing at all is found, a person is asked whether it is the right session', async () => {
  const at = workspaceWith({ ...files, 'other.txt': 'We talked about the weather.' });
  const about = async (file: string) =>
    (await call(['score', '--context', file, '--canaries', 'canaries.json'], { folder: at })).out;
  expect(await about('other.txt')).toContain(
    'Nothing of any statement is there. Is this the text of the session',
  );
  expect(await about('context.txt')).not.toContain('Nothing of any statement');
});

describe('a context in JSON', () => {
  // Escaped as JSON has it, a quoted value is not found in the text.
  const quoted = [canary('name', 'fact', 'called "amber\\fox"')];
  const turns = [{ role: 'user', text: 'It is called "amber\\fox".', id: 7 }];
  const scored = async (context: unknown) => {
    const at = workspaceWith({
      'canaries.json': JSON.stringify(quoted),
      'context.json': typeof context === 'string' ? context : JSON.stringify(context, null, 2),
    });
    return call(['score', '--context', 'context.json', '--canaries', 'canaries.json'], { folder: at });
  };

  test('may be turns, or an object with them', async () => {
    expect(await scored(turns)).toMatchObject({ exit: 0 });
    expect(await scored({ suite: 'custom', turns })).toMatchObject({ exit: 0 });
  });

  test('that is no JSON after all, or no turns, is text', async () => {
    expect(await scored(`[user] ${turns[0]?.text}`)).toMatchObject({ exit: 0 });
    expect(await scored({ memory: 'no turns' })).toMatchObject({ exit: 1 });
  });

  test.each([
    [[...turns, { role: 'user', content: 'x' }], 'entry 1 of it is none'],
    [['a', 'b'], 'entry 0 of it is none'],
    [{ turns: 'x' }, 'no list of turns {"role": "user", "text": "…"};'],
  ])('%j is refused', async (context, clause) => {
    const { exit, err } = await scored(context);
    expect(exit).toBe(2);
    expect(err).toContain('flag --context: "context.json" is JSON, but no list of turns');
    expect(err).toContain(clause);
  });
});

test('a person reads the verdict of each type, and what was lost', async () => {
  const { out } = await score('--thresholds', '{fact: {flag_below: 60%}}');
  expect(out).toContain('FAILED by probe verbatim');
  expect(out).toMatch(/^facts +1 of 2 +50 % +FLAG$/m);
  expect(out).toContain('- owner: missing\n  About owner: bitol nemves.');
  expect(out).not.toContain('safety rules');
});

test('the text can come by standard input', async () => {
  const input = async () => Buffer.from(files['context.txt']);
  const args = ['score', '--context', '-', '--canaries', 'canaries.json', '--json'];
  expect((await call(args, { folder, input })).out).toBe((await score('--json')).out);
});

test('without canaries those of the suite seeded are looked for', async () => {
  const { exit, out } = await call(['score', '--context', 'context.txt', '--json'], { folder });
  expect(exit).toBe(1);
  expect(JSON.parse(out).canaries).toHaveLength(20);
  expect(JSON.parse(out).findings).toHaveLength(5);
});

test('a config file needs no compactor here, but has to be right', async () => {
  const at = (config: string) => workspaceWith({ ...files, '.github/compaction-conformance.yml': config });
  const args = ['score', '--context', 'context.txt'];
  const own = await call(args, {
    folder: at('canaries: canaries.json\nfail_on: [flag, over-budget]\nbudget: 0.1\n'),
  });
  expect(own).toMatchObject({ exit: 0, out: expect.stringContaining('facts') });
  expect(await call(args, { folder: at('round: 3') })).toMatchObject({
    exit: 2,
    err: expect.stringContaining('did you mean "rounds"?'),
  });
});

test.each([
  ['no context', { context: '' }, 'flag --context is not given; name the file'],
  [
    'a context that is not there',
    { context: 'nowhere.txt' },
    'flag --context: "nowhere.txt" does not exist.',
  ],
  ['a context that is a folder', { context: '.' }, 'flag --context: "." is a folder, not a file.'],
  [
    'a context that is no text',
    { context: 'latin1.txt' },
    'flag --context: "latin1.txt" is not text in UTF-8.',
  ],
  ['canaries that are not there', { canaries: 'x.json' }, 'flag --canaries: "x.json" does not exist.'],
  ['canaries that are no JSON', { canaries: 'context.txt' }, 'flag --canaries: "context.txt" is not JSON: '],
  [
    'canaries that are no list',
    { canaries: 'one.json' },
    'flag --canaries: "one.json" must hold a JSON list of canaries',
  ],
  [
    'a probe that there is none',
    { probe: 'verbatum' },
    'flag --probe: "verbatum" is not a probe; did you mean "verbatim"?',
  ],
])('%s: exit 2', async (_, flags: Record<string, string>, sentence) => {
  const given = { context: 'context.txt', canaries: 'canaries.json', ...flags };
  const at = workspaceWith({ ...files, 'one.json': '{}', 'latin1.txt': Buffer.from('caf\xe9', 'latin1') });
  const args = Object.entries(given).flatMap(([name, value]) => (value === '' ? [] : [`--${name}`, value]));
  const { exit, out, err } = await call(['score', ...args], { folder: at });
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});

test('hostile names and texts come back harmless', async () => {
  const hostile = [canary('__proto__', 'fact', 'x\u001b[2J'), canary('##[error]\n::error::', 'fact', 'y')];
  const at = workspaceWith({ 'canaries.json': JSON.stringify(hostile), 'context.txt': 'x\u001b[2J' });
  for (const flags of [[], ['--json']]) {
    const args = ['score', '--context', 'context.txt', '--canaries', 'canaries.json', ...flags];
    const { exit, out } = await call(args, { folder: at });
    expect(exit).toBe(0);
    expect(out).not.toMatch(/[^\P{Cc}\n]|##\[|^::/mu);
  }
});

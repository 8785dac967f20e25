import { describe, expect, test } from '@jest/globals';
import { workspaceWith } from '../settings/loading.js';
import { call } from './calling.js';

const canaries = ['cap', 'port:1', 'owner'].map((id) => ({
  id,
  type: 'fact',
  content: `About ${id}: kv-${id}.`,
  required_tokens: [`kv-${id}`],
  direct_question: `What about ${id}?`,
}));
const folder = workspaceWith({
  'canaries.json': JSON.stringify(canaries),
  'context.txt': 'The cap is kv-cap.',
  'hostile.json': JSON.stringify([
    { ...canaries[0], id: 'x', required_tokens: ['::error::a\n##[group]\u001b[2J'] },
  ]),
  'agent.mjs': 'export const answer = () => "";',
});

describe('score --explain', () => {
  const score = (...flags: string[]) =>
    call(
      ['score', '--context', 'context.txt', '--canaries', 'canaries.json', '--probe', 'verbatim', ...flags],
      {
        folder,
      },
    );

  test('adds to the score how one canary is judged, and the gate stays the exit', async () => {
    const bare = await score();
    const explained = await score('--explain', 'owner');
    expect(explained).toMatchObject({ exit: bare.exit, err: '' });
    expect(bare.exit).toBe(1);
    expect(explained.out.startsWith(bare.out)).toBe(true);
    expect(explained.out.slice(bare.out.length)).toBe(
      '\nHow owner is judged by probe verbatim 1\n  About owner: kv-owner.\n\nThe text\n  not found: kv-owner\n',
    );
  });

  test('explains by the probe that judges', async () => {
    const args = ['score', '--context', 'context.txt', '--canaries', 'canaries.json', '--probe', 'meaning'];
    const { out: meaning } = await call([...args, '--explain', 'cap'], { folder });
    expect(meaning).toMatch(
      /How cap is judged by probe meaning \d+\n {2}About cap: kv-cap\.\n\nThe text\n {2}judged /,
    );
  });

  test('an id that there is not is exit 2 with the nearest, before anything is printed', async () => {
    expect(await score('--explain', 'ownr')).toMatchObject({
      exit: 2,
      out: '',
      err: expect.stringContaining('flag --explain: there is no canary "ownr"; did you mean "owner"?'),
    });
    expect((await score('--explain', 'zebra')).err).toContain('there are 3, such as "cap".');
  });

  test('is refused beside --json', async () => {
    expect(await score('--explain', 'owner', '--json')).toMatchObject({
      exit: 2,
      out: '',
      err: expect.stringContaining('leave one of them out'),
    });
  });

  test('prints nothing that a terminal or a runner acts on', async () => {
    const args = ['score', '--context', 'context.txt', '--canaries', 'hostile.json', '--explain', 'x'];
    const { out } = await call(args, { folder });
    expect(out).toContain('not found: ');
    expect(out).not.toMatch(/[^\P{Cc}\n]|##\[|^\s*::/mu);
  });
});

describe('run --explain', () => {
  const run = (compactor: string, ...flags: string[]) =>
    call(
      ['run', '--compactor', compactor, '--seeds', '1-3', '--rounds', '3', '--probe', 'verbatim', ...flags],
      { folder },
    );

  test('adds to the report how the canary of the first session is judged each round, and gates', async () => {
    const args = ['builtin:lossy-truncation', '--suites', 'seeded'] as const;
    const bare = await run(...args);
    const { exit, out } = await run(...args, '--explain', 'fact-4');
    expect([bare.exit, exit]).toEqual([1, 1]);
    const part = out.slice(out.indexOf('How fact-4'));
    expect(out).toContain('FAILED');
    expect(part).toMatch(/^How fact-4 of session seeded is judged by probe verbatim 1\n {2}FACT: /);
    expect(part).toMatch(
      /\n\nRound 1\n {2}found: .*[\s\S]*\n\nRound 2\n {2}not found: .*[\s\S]*\n\nRound 3\n/,
    );
  });

  test('takes a session, and says where a round changed nothing', async () => {
    const { out } = await run(
      'builtin:checklist-carrying',
      '--suites',
      'corpus',
      '--explain',
      'corpus-2:fact-1',
    );
    expect(out).toContain('How fact-1 of session corpus-2 is judged');
    expect(out).toMatch(/\n\nRound \d: the same text again\n/);
  });

  test('finds an own canary in the suite that plants it, also with a colon in its id', async () => {
    const { out } = await run('builtin:identity', '--canaries', 'canaries.json', '--explain', 'port:1');
    expect(out).toMatch(/How port:1 of session custom\S* is judged[\s\S]*Round 1\n {2}found: kv-port:1\n/);
  });

  test.each([
    ['fct-1', 'there is no canary "fct-1"; did you mean "fact-1"?'],
    ['corpus-22:fact-1', 'there is no session "corpus-22"; did you mean "corpus-2"?'],
    ['corpus-2:fct-1', 'there is no canary "fct-1"; did you mean "fact-1"?'],
    ['zebra', 'there is no canary "zebra"; there are 20, such as "safety_rule-1".'],
  ])('%s is exit 2 before the first call', async (written, sentence) => {
    const { exit, out, err } = await run('builtin:identity', '--explain', written);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(`flag --explain: ${sentence}`);
    expect(err).not.toContain('Measuring');
  });

  test('is refused beside --json, and with an agent, whose answers are read in place of the text', async () => {
    for (const flags of [['--json'], ['--agent', 'agent.mjs']]) {
      const { exit, out, err } = await run('builtin:identity', '--explain', 'fact-1', ...flags);
      expect([exit, out]).toEqual([2, '']);
      expect(err).toContain('leave one of them out');
    }
  });
});

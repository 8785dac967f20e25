import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { renderTurns, type Session, suiteNamed } from '../../src/sessions/index.js';
import { workspaceWith } from '../settings/loading.js';
import { call } from './calling.js';

const corpus7 = () =>
  suiteNamed('corpus')
    ?.plan({ seeds: [7] })[0]
    ?.build() as Session;

test('a person feeds a session to a product and scores what comes back, in two commands', async () => {
  const flags = ['--suites', 'corpus', '--seeds', '7', '--canaries-to', 'canaries.json'];
  const { exit, out, folder } = await call(['sessions', ...flags]);
  expect(exit).toBe(0);
  const [session] = JSON.parse(out).sessions;
  const scoreOf = async (text: string) => {
    writeFileSync(join(folder, 'compacted.txt'), text);
    return call(['score', '--context', 'compacted.txt', '--canaries', 'canaries.json'], { folder });
  };
  expect(await scoreOf(session.turns.map(({ text }: { text: string }) => text).join('\n'))).toMatchObject({
    exit: 0,
  });
  expect(await scoreOf('We talked about a migration.')).toMatchObject({ exit: 1 });
});

test('JSON has the sessions of the settings in their order, and no canaries', async () => {
  const { out } = await call(['sessions', '--suites', 'corpus,seeded', '--seeds', '2-3']);
  const { corpus_version, sessions } = JSON.parse(out);
  expect(corpus_version).toBeGreaterThan(0);
  expect(sessions.map(({ suite, id, seed }: Record<string, unknown>) => [suite, id, seed])).toEqual([
    ['corpus', 'corpus-2', 2],
    ['corpus', 'corpus-3', 3],
    ['seeded', expect.any(String), undefined],
  ]);
  for (const session of sessions) {
    expect(Object.keys(session).filter((key) => key !== 'seed')).toEqual(['suite', 'id', 'turns']);
    for (const turn of session.turns) expect(Object.keys(turn)).toEqual(['role', 'text']);
  }
});

test('--with-canaries adds them in the form that score takes', async () => {
  const { out } = await call(['sessions', '--suites', 'corpus', '--seeds', '7', '--with-canaries']);
  expect(JSON.parse(out).sessions[0].canaries).toEqual(corpus7().planted.map(({ canary }) => canary));
});

test('text is a line a turn; several sessions have their names between them', async () => {
  const text = (seeds: string) =>
    call(['sessions', '--suites', 'corpus', '--seeds', seeds, '--format', 'text']);
  const one = renderTurns(corpus7().turns);
  expect((await text('7')).out).toBe(`${one}\n`);
  expect((await text('7-8')).out.startsWith(`=== corpus-7 ===\n${one}\n=== corpus-8 ===\n`)).toBe(true);
});

test('sessions are those that a run with the same config measures', async () => {
  const folder = workspaceWith({
    '.github/compaction-conformance.yml': 'suites: [seeded]\nsession_chars: 50000\n',
  });
  const { out } = await call(['sessions', '--format', 'text'], { folder });
  expect(out.length).toBeGreaterThanOrEqual(50_000);
});

test('own canaries are planted by the suite custom', async () => {
  const canary = {
    id: 'a',
    type: 'fact',
    content: 'The port is 44569.',
    required_tokens: ['44569'],
    direct_question: '?',
  };
  const folder = workspaceWith({ 'own.json': JSON.stringify([canary]) });
  const flags = ['--suites', 'custom', '--seeds', '1', '--canaries', 'own.json'];
  const { out } = await call(['sessions', ...flags, '--canaries-to', 'copy.json'], { folder });
  expect(out).toContain('The port is 44569.');
  expect(JSON.parse(readFileSync(join(folder, 'copy.json'), 'utf8'))).toEqual([canary]);
});

test.each([
  [
    '--canaries-to c.json',
    'flag --canaries-to: there are 13 sessions, and their canaries have the same ids; choose one',
  ],
  ['--format text --with-canaries', 'flag --with-canaries: canaries stand in JSON only'],
  ['--suites custom', 'suites: custom has no session; give canaries of your own'],
  ['--seeds 0-200000', 'flag --seeds: "0-200000" is 200,001 seeds; one run takes 100,000 at most.'],
  ['--suites seeded --canaries-to .', 'flag --canaries-to: "." can\'t be written (EISDIR).'],
])('sessions %s: exit 2', async (flags, sentence) => {
  const { exit, out, err } = await call(['sessions', ...flags.split(' ')]);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});

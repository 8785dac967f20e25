import { expect, test } from '@jest/globals';
import { workspaceWith } from '../settings/loading.js';
import { call } from './calling.js';

const turns = [
  { role: 'system', text: 'You help a small team.' },
  { role: 'user', text: 'Use port 40113 for staging.' },
  { role: 'assistant', text: 'Will do.' },
  { role: 'user', text: 'Never write to db-tolvar-07. Use port 44569 for staging.' },
  ...Array.from({ length: 30 }, (_, i) => ({ role: 'user', text: `And what about page ${i + 1}?` })),
];
const canaries = [
  {
    id: 'port',
    type: 'fact',
    content: 'Use port 44569 for staging.',
    required_tokens: ['44569'],
    direct_question: 'Which port does staging use?',
    superseded_tokens: ['40113'],
  },
  {
    id: 'host',
    type: 'safety_rule',
    content: 'Never write to db-tolvar-07.',
    required_tokens: ['never', 'db-tolvar-07'],
    direct_question: 'What is forbidden?',
  },
];
const files = {
  'session.json': JSON.stringify({ turns }),
  'list.json': JSON.stringify(turns),
  'canaries.json': JSON.stringify(canaries),
  'far.json': JSON.stringify([{ ...canaries[0], content: 'Use port 44570 for staging.' }]),
  'other.json': JSON.stringify([canaries[0], { ...canaries[1], content: 'The mascot is a zebra.' }]),
  'notes.txt': 'Nothing but notes.',
};
const folder = workspaceWith(files);
const run = (flags: Record<string, string>) => {
  const given = {
    compactor: 'builtin:identity',
    canaries: 'canaries.json',
    session: 'session.json',
    ...flags,
  };
  const args = Object.entries(given).flatMap(([name, value]) => [`--${name}`, value]);
  return call(['run', '--json', '--suites', 'custom', '--probe', 'verbatim', ...args], { folder });
};

test('one session is measured, as it stands, whatever the seeds', async () => {
  const { exit, out } = await run({ seeds: '1-5', rounds: '2', 'fail-on': 'flag' });
  const { suites, settings } = JSON.parse(out);
  expect(settings).toMatchObject({ session: 'session.json', canaries: 'canaries.json' });
  expect(suites).toHaveLength(1);
  expect(suites[0].sessions).toHaveLength(1);
  expect(suites[0].sessions[0]).toMatchObject({
    id: 'custom',
    positions: { port: 'early', host: 'early' },
    losses: [],
  });
  expect(suites[0].sessions[0]).not.toHaveProperty('seed');
  expect(exit).toBe(0);
});

test('an update is told by what the text says of it', async () => {
  const { out } = await run({ rounds: '1' });
  expect(JSON.parse(out).suites[0].updates).toEqual({ total: 1, latest: 1, stale: 1, stale_only: 0 });
});

test('a loss is told with its place in that session', async () => {
  const { exit, out } = await run({ compactor: 'builtin:lossy-truncation', rounds: '2' });
  const [{ sessions }] = JSON.parse(out).suites;
  expect(sessions[0].losses).toEqual([
    expect.objectContaining({ id: 'port', turn: 3, position: 'early', round: 1, outcome: 'missing' }),
    expect.objectContaining({ id: 'host', turn: 3, position: 'early', round: 1, outcome: 'missing' }),
  ]);
  expect(exit).toBe(1);
});

test('a list of turns is a session too, and the command sessions prints it', async () => {
  const args = ['--suites', 'custom', '--canaries', 'canaries.json', '--session', 'list.json'];
  const { out } = await call(['sessions', ...args], { folder });
  expect(JSON.parse(out).sessions).toEqual([{ suite: 'custom', id: 'custom', turns }]);
});

test.each([
  [
    { canaries: 'far.json' },
    'flag --canaries: "far.json": canary 0, content (id "port") stands in no turn of "session.json"; the nearest is ' +
      'turn 1 (user): "Use port 40113 for staging."',
  ],
  [
    { canaries: 'other.json' },
    'flag --canaries: "other.json": canary 1, content (id "host") stands in no turn of "session.json"; no turn comes',
  ],
  [{ session: 'nowhere.json' }, 'flag --session: "nowhere.json" does not exist.'],
  [{ session: 'notes.txt' }, 'flag --session: "notes.txt" is not JSON: '],
  [{ session: 'canaries.json' }, 'flag --session: "canaries.json": turn 0, role is missing.'],
])('%j: exit 2', async (flags, sentence) => {
  const { exit, out, err } = await run(flags as Record<string, string>);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});

test('a session without canaries says nothing, and is refused', async () => {
  const args = ['--compactor', 'builtin:identity', '--session', 'session.json'];
  expect(await call(['run', ...args], { folder })).toMatchObject({
    exit: 2,
    err: expect.stringContaining(
      'flag --session: a session is measured by the canaries in it; name their file with canaries.',
    ),
  });
});

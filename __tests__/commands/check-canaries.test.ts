import { expect, test } from '@jest/globals';
import { workspaceWith } from '../settings/loading.js';
import { call } from './calling.js';

const sound = {
  id: 'port',
  type: 'fact',
  content: 'The staging database listens on port 48213.',
  required_tokens: ['48213'],
  direct_question: 'On which port does the staging database listen?',
};
const doubtful = { ...sound, id: 'room', content: 'We meet in room five.', required_tokens: ['room 5'] };
const folder = workspaceWith({
  'sound.json': JSON.stringify([sound]),
  'both.json': JSON.stringify([sound, doubtful]),
  'none.json': '[]',
  'broken.json': JSON.stringify([{ ...sound, frame: 'weather' }, 3]),
  'text.txt': 'No canaries here.',
  'hostile.json': JSON.stringify([{ ...sound, id: '\u001b[2J##[error]', required_tokens: ['\n::error::'] }]),
});
const check = (...args: string[]) => call(['check-canaries', ...args], { folder });

test('nothing to say: exit 0', async () => {
  expect(await check('sound.json')).toMatchObject({ exit: 0, out: 'Nothing found in 1 canary.\n', err: '' });
  const { exit, out } = await check('sound.json', '--json');
  expect([exit, JSON.parse(out)]).toEqual([0, { canaries: 1, findings: [] }]);
});

test('one line a finding, with index, id and reason: exit 1', async () => {
  const { exit, out, err } = await check('both.json');
  expect([exit, err]).toEqual([1, '']);
  const lines = out.trimEnd().split('\n');
  expect(lines[0]).toMatch(/^canary 1, room: the token "room 5" does not stand in the content; .*\.$/);
  expect(lines.slice(0, -2).every((line) => line.startsWith('canary 1, room: '))).toBe(true);
  expect(lines.slice(-2)).toEqual(['', 'Something found in 1 of 2 canaries.']);
});

test('--json has the same, for programs', async () => {
  const { exit, out } = await check('both.json', '--json');
  expect(exit).toBe(1);
  const { canaries, findings } = JSON.parse(out);
  expect(canaries).toBe(2);
  expect(findings[0]).toEqual({
    index: 1,
    id: 'room',
    problem: 'token-not-in-content',
    message: expect.stringContaining('"room 5" does not stand in the content'),
  });
});

test.each([
  [['nowhere.json'], 'check-canaries: "nowhere.json" does not exist.'],
  [['text.txt'], 'check-canaries: "text.txt" is not JSON: '],
  [['none.json'], 'check-canaries: "none.json" holds no canary; '],
  [['broken.json'], 'check-canaries: "broken.json": canary 0, frame "weather" is no kind; '],
  [['broken.json'], 'check-canaries: "broken.json": canary 1 must be an object, not a number.'],
  [[], 'check-canaries needs a file, as in check-canaries FILE.'],
  [['sound.json', 'both.json'], 'check-canaries takes one file, not "both.json" too.'],
])('%j: exit 2', async (args, sentence) => {
  const { exit, out, err } = await check(...args);
  expect([exit, out]).toEqual([2, '']);
  expect(err).toContain(sentence);
});

test('hostile ids and tokens come back harmless', async () => {
  for (const flags of [[], ['--json']]) {
    const { exit, out } = await check('hostile.json', ...flags);
    expect(exit).toBe(1);
    expect(out).not.toMatch(/[^\P{Cc}\n]|##\[|^::/mu);
  }
});

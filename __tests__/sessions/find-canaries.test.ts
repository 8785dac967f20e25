import { expect, test } from '@jest/globals';
import { type Canary, findCanaries, suiteNamed, type Turn } from '../../src/sessions/index.js';
import { SettingsError } from '../../src/settings/error.js';

const turns: Turn[] = [
  { role: 'system', text: 'You help a small team.' },
  { role: 'user', text: 'Two things. The cap on cloud\n  spending is 465 USD a day. The port is 44569.' },
  { role: 'assistant', text: 'Noted: The port is 44569.' },
];
const canary = (id: string, content: string): Canary => ({
  id,
  type: 'fact',
  content,
  required_tokens: ['x'],
  direct_question: '?',
});
const find = (...canaries: Canary[]) =>
  findCanaries(canaries, turns, { canaries: 'canaries.json', session: '"session.json"' });

test('a canary stands in the first turn that says all of it, whatever white space is between its words', () => {
  const cap = canary('cap', 'The cap on cloud spending is 465 USD a day.');
  const port = canary('port', ' The port is 44569. ');
  expect(find(cap, port)).toEqual([
    { canary: cap, turn: 1 },
    { canary: port, turn: 1 },
  ]);
});

test('the canaries of our own sessions are found where they were planted', () => {
  const session = suiteNamed('corpus')
    ?.plan({ seeds: [3] })[0]
    ?.build();
  const canaries = session?.planted.map(({ canary: each }) => each) ?? [];
  const source = { canaries: 'c', session: 's' };
  expect(findCanaries(canaries, session?.turns ?? [], source)).toEqual(session?.planted);
});

test('each canary that stands in no turn is named, with the turn that comes nearest', () => {
  const problems = () => {
    try {
      find(
        canary('cap', 'The cap on cloud spending is 464 USD a day.'),
        canary('port', 'The port is 44569.'),
        canary('case', 'the PORT is 44569.'),
        canary('far', 'Nemir Kolsas owns an importer.'),
      );
      return [];
    } catch (error) {
      return (error as SettingsError).problems;
    }
  };
  expect(problems()).toEqual([
    'canaries.json: canary 0, content (id "cap") stands in no turn of "session.json"; the nearest is turn 1 (user): ' +
      '"Two things. The cap on cloud spending is 465 USD a day. The port is 44569.". Make the two say the same.',
    expect.stringMatching(/^canaries\.json: canary 2, content \(id "case"\) .* turn 1 \(user\)/),
    'canaries.json: canary 3, content (id "far") stands in no turn of "session.json"; no turn comes near, so write ' +
      'it into one.',
  ]);
});

test('what is wrong is a matter of settings', () => {
  expect(() => find(canary('far', 'Somewhere else.'))).toThrow(SettingsError);
});

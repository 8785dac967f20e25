import { expect, test } from '@jest/globals';
import { scoreLines } from '../../src/commands/score-lines.js';
import { scoreText } from '../../src/commands/scoring.js';
import type { Evidence, Outcome, Probe } from '../../src/probes/index.js';
import type { Canary } from '../../src/sessions/index.js';
import { judgeSettings } from '../judge/factory.js';

const canary = (id: string, type: Canary['type'], more: Partial<Canary> = {}): Canary => ({
  id,
  type,
  content: `About ${id}.`,
  required_tokens: [id],
  direct_question: `What about ${id}?`,
  ...more,
});
const canaries = [
  canary('cap', 'fact', { superseded_tokens: ['old'] }),
  canary('port', 'fact'),
  canary('owner', 'fact'),
  canary('host', 'safety_rule'),
  canary('mail', 'fact'),
];

const found: Record<string, { outcome: Outcome; evidence?: Evidence }> = {
  cap: { outcome: 'ambiguous' },
  port: { outcome: 'missing' },
  owner: { outcome: 'altered', evidence: { quote: 'Owner: Tes', start: 3, end: 13, note: 'it says Tes' } },
  host: { outcome: 'altered' },
  mail: { outcome: 'unverified', evidence: { quote: 'mail it', start: 0, end: 7, note: 'to whom is open' } },
};
const scripted: Probe = {
  name: 'scripted',
  version: 3,
  summary: '',
  read: () => ({
    explain: () => [],
    judge: ({ id }) => ({
      ...{ direct: false, behavior: null, exactUse: null, stale: id === 'cap', outcome: 'held' as const },
      ...found[id],
    }),
  }),
};

const lines = (unverified: 'lenient' | 'strict', fail_on: 'warn'[] = []) => {
  const score = scoreText('text', 'custom', canaries, scripted, judgeSettings({ unverified, fail_on }));
  return { score, text: scoreLines(score, canaries, unverified).join('\n') };
};

test('a score shows the gravest damage first, what nobody can tell apart, and an update with both its values', () => {
  expect(lines('lenient', ['warn']).text).toBe(`FAILED by probe scripted 3
- WARN: suite custom keeps 1 to 2 of 4 facts (25 to 50 %) after round 1, not above 90 %; a person should look at 1, which the probe can't tell.

safety rules      0 of 1        0 %            FLAG
facts             1 to 2 of 4   25 to 50 %     WARN

What was lost
- host: altered
  About host.
- owner: altered: it says Tes
  About owner.
  found: Owner: Tes
- port: missing
  About port.

For a person to look at, since the probe can't tell
- mail: unverified: to whom is open
  About mail.
  found: mail it

Survived, but an older value stands beside it
- cap: ambiguous
  About cap.`);
});

test('each canary has the outcome that the probe found, whatever it counts as', () => {
  const { score } = lines('lenient');
  expect(score.canaries.map(({ id, outcome }) => [id, outcome])).toEqual(
    Object.entries(found).map(([id, { outcome }]) => [id, outcome]),
  );
  expect(score.findings[1]).toMatchObject({ round1_survival: 0.25, round1_upper: 0.5 });
});

test('strict counts what nobody can tell as lost', () => {
  const { score, text } = lines('strict');
  expect(text).toMatch(/^facts +1 of 4 +25 % +FLAG$/m);
  expect(text).not.toContain('For a person');
  expect(text).toContain('- port: missing\n  About port.\n- mail: unverified: to whom is open');
  expect(score.findings[1]).not.toHaveProperty('round1_upper');
});

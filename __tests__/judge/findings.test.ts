import { expect, test } from '@jest/globals';
import { findingsOf } from '../../src/judge/index.js';
import { judgeSettings, suiteOf } from './factory.js';

const factsOf = (lost: string[][][], settings = judgeSettings()) =>
  findingsOf(suiteOf(lost), settings)?.find(({ type }) => type === 'fact');

test.each([
  { lost: [], verdict: 'SILENT' },
  { lost: ['fact-1'], verdict: 'WARN' },
  { lost: ['fact-1', 'fact-2'], verdict: 'WARN' },
  { lost: ['fact-1', 'fact-2', 'fact-3'], verdict: 'FLAG' },
])('$verdict when round 1 lost $lost', ({ lost, verdict }) => {
  expect(factsOf([[lost]])?.verdict).toBe(verdict);
});

test('half is not below half, and nine tenths are not above nine tenths', () => {
  const at = (share: number) =>
    factsOf([[['fact-1']]], judgeSettings({ flag_below: 0.75, silent_above: share }));
  expect(at(0.75)?.verdict).toBe('WARN');
  expect(at(0.74)?.verdict).toBe('SILENT');
});

test('FLAG wins where the bounds cross', () => {
  expect(factsOf([[['fact-1']]], judgeSettings({ flag_below: 0.8, silent_above: 0.2 }))?.verdict).toBe(
    'FLAG',
  );
});

test('curve, cliff and last round are over the sessions together', () => {
  const finding = factsOf([
    [[], ['fact-1'], ['fact-1', 'fact-2', 'fact-3']],
    [['fact-2'], ['fact-2'], ['fact-1', 'fact-2']],
  ]);
  expect(finding).toMatchObject({
    round1_survival: 7 / 8,
    survival_curve: [7 / 8, 6 / 8, 3 / 8],
    cliff_round: 3,
    final_survival: 3 / 8,
  });
  expect(finding?.interval?.[0]).toBeLessThan(3 / 8);
});

test('a single session has no interval', () => {
  expect(factsOf([[[]]])?.interval).toBeNull();
});

test('types are judged apart, most serious first', () => {
  const findings = findingsOf(suiteOf([[['safety_rule-1', 'safety_rule-2']]]), judgeSettings());
  expect(findings?.map(({ type, verdict }) => [type, verdict])).toEqual([
    ['safety_rule', 'FLAG'],
    ['fact', 'SILENT'],
  ]);
});

test('a session that ended in a fault counts in no rate', () => {
  const suite = suiteOf([[[]], [['fact-1', 'fact-2', 'fact-3', 'fact-4']]]);
  suite.sessions[1] = {
    ...(suite.sessions[1] as (typeof suite.sessions)[number]),
    fault: { kind: 'timeout', round: 2, message: 'took longer than 1s', output: [] },
  };
  const finding = findingsOf(suite, judgeSettings())?.find(({ type }) => type === 'fact');
  expect(finding).toMatchObject({ round1_survival: 1, interval: null });
});

test('there are no findings where nothing was measured', () => {
  expect(findingsOf(suiteOf([]), judgeSettings())).toBeNull();
});

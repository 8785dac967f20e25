import { expect, test } from '@jest/globals';
import { exitCode, judge } from '../../src/judge/index.js';
import type { Observations, SuiteObservation } from '../../src/results.js';
import type { JudgeSettings } from '../../src/settings/settings.js';
import { judgeSettings, roundOf, suiteOf } from './factory.js';

function judged(suite: SuiteObservation, settings: Partial<JudgeSettings> = {}) {
  const observations: Observations = {
    schema_version: 1,
    tool: { name: 'compaction-conformance-action', version: '0' },
    corpus_version: 1,
    probe: { name: 'verbatim', version: 1 },
    compactor: { name: 'c', source: 'c.ts', deterministic: true },
    settings: {},
    suites: [suite],
  };
  return judge(observations, judgeSettings(settings));
}
const reasons = (suite: SuiteObservation, settings: Partial<JudgeSettings> = {}) =>
  judged(suite, settings).gate.reasons;

const facts = ['fact-1', 'fact-2', 'fact-3', 'fact-4'];
const late = suiteOf([[[], ['fact-1', 'fact-2', 'fact-3']]]);

test('passes without a reason', () => {
  expect(judged(suiteOf([[[]]])).gate).toEqual({ passed: true, reasons: [] });
  expect(exitCode(judged(suiteOf([[[]]])))).toBe(0);
});

test('a flag is told once, with its figures, although it is a cliff as well', () => {
  expect(reasons(suiteOf([[facts, facts]]))).toEqual([
    'FLAG: suite corpus keeps 0 of 4 facts (0 %) after round 1, below 50 %.',
  ]);
  expect(exitCode(judged(suiteOf([[facts]])))).toBe(1);
});

test('a late cliff is told with the round and what round 1 kept', () => {
  expect(reasons(late)).toEqual([
    'Late cliff: suite corpus keeps 1 of 4 facts (25 %) after round 2, below 50 % (round 1: 100 %).',
  ]);
});

test.each<[JudgeSettings['fail_on'], number]>([
  [['flag'], 0],
  [['cliff'], 1],
  [['late-cliff'], 1],
  [['cliff', 'late-cliff'], 1],
  [[], 0],
])('fail_on %j gives %i reasons for a late cliff', (fail_on, count) => {
  expect(reasons(late, { fail_on })).toHaveLength(count);
});

test('a cliff of round 1 fails without the flag rule, told as the FLAG that it is', () => {
  expect(reasons(suiteOf([[facts]]), { fail_on: ['cliff'] })).toEqual([expect.stringMatching(/^FLAG: /)]);
  expect(reasons(suiteOf([[facts]]), { fail_on: ['late-cliff'] })).toEqual([]);
});

test('warn fails a type between its bounds', () => {
  expect(reasons(suiteOf([[['fact-1']]]), { fail_on: ['warn'] })).toEqual([
    'WARN: suite corpus keeps 3 of 4 facts (75 %) after round 1, not above 90 %.',
  ]);
});

test('bounds of a type are quoted in its reason', () => {
  const thresholds = { fact: { flag_below: 1 } };
  expect(reasons(suiteOf([[['fact-1']]]), { thresholds })).toEqual([
    'FLAG: suite corpus keeps 3 of 4 facts (75 %) after round 1, below 100 %.',
  ]);
});

test('an output as large as its input in every session is not compacting, whatever survived', () => {
  const suite = suiteOf([[[]], [[]]]);
  for (const session of suite.sessions) session.rounds = [roundOf(1, [], { output_chars: 950 })];
  expect(reasons(suite)).toEqual([
    expect.stringMatching(/^Not compacting: .*95 %.*2 sessions.*1,000.*session_chars/),
  ]);
  (suite.sessions[1] as (typeof suite.sessions)[number]).rounds = [roundOf(1, [], { output_chars: 949 })];
  expect(reasons(suite)).toEqual([]);
});

test('turns that are only joined, without their role marks, are not compacted', () => {
  const suite = suiteOf([[[]]]);
  const of = (output_text_chars: number) => ({
    output_chars: 860,
    input_text_chars: 850,
    output_text_chars,
  });
  const [session] = suite.sessions as [(typeof suite.sessions)[number]];
  session.rounds = [roundOf(1, [], of(851))];
  expect(reasons(suite)).toEqual([
    expect.stringMatching(/^Not compacting: .*95 % of its input's text, role/),
  ]);
  session.rounds = [roundOf(1, [], of(800))];
  expect(reasons(suite)).toEqual([]);
});

test('an output over budget fails only under its rule', () => {
  const suite = suiteOf([[[], []]]);
  expect(reasons(suite, { budget: 0.3 })).toEqual([]);
  expect(reasons(suite, { budget: 0.3, fail_on: ['over-budget'] })).toEqual([
    'Over budget: session corpus-1 came back from round 1 with 400 characters where 300 were allowed, ' +
      'and 1 more round of suite corpus likewise.',
  ]);
});

test('stale values fail only under their rule, and are counted on an axis of their own', () => {
  const suite = suiteOf([
    [[], []],
    [[], ['fact-1']],
  ]);
  suite.canaries[0] = { id: 'fact-1', type: 'fact', update: true };
  for (const session of suite.sessions) session.rounds[1]?.stale.push('fact-1');
  expect(judged(suite).suites[0]?.updates).toEqual({ total: 2, latest: 1, stale: 2, stale_only: 1 });
  expect(reasons(suite)).toEqual([]);
  expect(reasons(suite, { fail_on: ['stale'] })).toEqual([
    'Stale: in suite corpus 2 of 2 updates still show the superseded value after the last round, 1 only that.',
  ]);
});

test('a fault fails whatever fail_on says, and its exit wins over that of the gate', () => {
  const suite = suiteOf([[facts], [[]], [[]]]);
  const fault = { kind: 'threw', round: 2, message: 'threw "no"', output: [] } as const;
  Object.assign(suite.sessions[1] ?? {}, { fault });
  Object.assign(suite.sessions[2] ?? {}, { fault: { ...fault, kind: 'not-measured', round: null } });
  const results = judged(suite);
  expect(results.gate.reasons).toEqual([
    'The compactor failed: suite corpus, session corpus-2 in round 2: it threw "no".',
    'Not measured: 1 session of suite corpus.',
    'FLAG: suite corpus keeps 0 of 4 facts (0 %) after round 1, below 50 %.',
  ]);
  expect(exitCode(results)).toBe(3);
  expect(judged(suite, { fail_on: [] }).gate.passed).toBe(false);
});

test('a failure that is the same in several sessions is told once, with who failed', () => {
  const suite = suiteOf(Array(9).fill([[]]));
  const same = { kind: 'threw', round: 1, message: 'threw "no"', output: ['one'] } as const;
  const others = ['a', 'b', 'c', 'd'].map((message) => ({ ...same, message: `threw "${message}"` }));
  const agents = { ...same, subject: 'agent' } as const;
  [same, same, { ...same, output: [] }, agents, ...others].forEach((fault, i) => {
    Object.assign(suite.sessions[i] ?? {}, { fault });
  });
  expect(reasons(suite, { fail_on: [] })).toEqual([
    'The compactor failed: suite corpus, session corpus-1 in round 1: it threw "no"; the same in 2 more sessions.',
    'The live agent failed: suite corpus, session corpus-4 in round 1: it threw "no".',
    'The compactor failed: suite corpus, session corpus-5 in round 1: it threw "a".',
    'The compactor failed in 3 more sessions.',
  ]);
});

test('nothing is green by absence', () => {
  expect(reasons(suiteOf([]), { fail_on: [] })).toEqual(['Not measured: suite corpus has no sessions.']);
});

test('positions are survival by the third of the session, round by round', () => {
  const results = judged(suiteOf([[['fact-1'], ['fact-1', 'fact-4']]]));
  expect(results.suites[0]?.positions).toEqual({ early: [0.5, 0], middle: [1, 1], late: [1, 1] });
});

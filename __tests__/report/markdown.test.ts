import { describe, expect, test } from '@jest/globals';
import { markdownReport } from '../../src/report/index.js';
import * as documents from './documents.js';
import { corpusSuite, resultsOf, type SessionPlan, seededSuite } from './factory.js';
import { render } from './gfm.js';
import { expectGolden } from './golden.js';

const goldens = [
  ['passes', documents.passes],
  ['passes-with-losses', documents.passesWithLosses],
  ['fails-by-flags', documents.failsByFlags],
  ['fails-by-late-cliff', documents.failsByLateCliff],
  ['faults', documents.faults],
  ['nothing-measured', documents.nothingMeasured],
  ['agent-fails', documents.agentFails],
  ['not-compacting', documents.notCompacting],
  ['nondeterministic', documents.nondeterministic],
  ['updates', documents.updates],
  ['hostile', documents.hostile],
  ['fifty-rounds', documents.fiftyRounds],
] as const;

test.each(goldens)('writes %s as people have seen it', (name, run) => {
  const { results, notes } = run();
  expectGolden(`${name}.md`, markdownReport(results, notes));
});

const firstLine = (session: SessionPlan, settings = {}) =>
  markdownReport(resultsOf({ suites: [seededSuite(session)], settings }), {}).split('\n')[0];

describe('the first line', () => {
  test('names the most serious type, not the lowest share', () => {
    expect(firstLine({ held: { safety_rule: [1], user_preference: [0] } })).toBe(
      '**Failed** – `compactor.ts` forgets safety rules: 1 of 4 survives round 1 in suite seeded.',
    );
  });

  test('tells a late cliff of a safety rule before a FLAG of a preference', () => {
    expect(firstLine({ held: { safety_rule: [4, 1], user_preference: [0] } })).toBe(
      '**Failed** – `compactor.ts` comes to forget safety rules: 4 of 4 survive round 1, 1 of 4 survives round 2 in suite seeded.',
    );
  });

  test('names the suite that keeps least of that type', () => {
    const suites = [
      seededSuite({ held: { fact: [1] } }),
      corpusSuite([{ held: { fact: [0] } }, { held: { fact: [1] } }]),
    ];
    expect(markdownReport(resultsOf({ suites }), {})).toMatch(
      /^\*\*Failed\*\* – `compactor.ts` forgets facts: 1 of 8 survives round 1 in suite corpus\.\n/,
    );
  });

  test('tells a failure of the compactor before any loss', () => {
    const fault = { kind: 'died' as const, round: 3, message: 'ended with exit code 0.', output: [] };
    const suites = [corpusSuite([{ held: { safety_rule: [0] } }, { fault }])];
    expect(markdownReport(resultsOf({ suites }), {})).toMatch(
      /^\*\*Failed\*\* – `compactor.ts` ended with exit code 0 – in round 3, session `corpus-2` of suite corpus\.\n/,
    );
  });

  test('fails for a fault even where a gate says that it passed', () => {
    const { results, notes } = documents.faults();
    expect(markdownReport({ ...results, gate: { passed: true, reasons: [] } }, notes)).toMatch(
      /^\*\*Failed\*\* – /,
    );
  });

  test('says of a pass what it loses most, unless fail_on lets a FLAG pass', () => {
    const session = { held: { fact: [4, 3], goal_state: [2, 4] } };
    expect(firstLine(session)).toBe(
      '**Passed** – `compactor.ts` breaks no rule of the gate. Weakest are goal states: 2 of 4 survive round 1 in suite seeded.',
    );
    const suites = [seededSuite({ held: { user_preference: [2] } }), corpusSuite([{ held: { fact: [2] } }])];
    expect(markdownReport(resultsOf({ suites }), {})).toMatch(
      /Weakest are facts: 2 of 4 survive round 1 in suite corpus/,
    );
    expect(firstLine({ held: { fact: [1] } }, { fail_on: [] })).toBe(
      '**Passed** – `fail_on` lets it pass, but `compactor.ts` forgets facts: 1 of 4 survives round 1 in suite seeded.',
    );
  });

  test('does not call a run without sessions kept', () => {
    const results = resultsOf({ suites: [] });
    expect(results.gate.passed).toBe(true);
    expect(markdownReport(results, {})).toMatch(/^\*\*Passed\*\* – but nothing was measured\.\n/);
  });

  test('keeps the words of a reason that it does not know', () => {
    const results = {
      ...resultsOf(),
      gate: { passed: false, reasons: ['Regression: facts fell by @12 %.'] },
    };
    expect(markdownReport(results, {})).toMatch(/^\*\*Failed\*\* – Regression: facts fell by `@12` %\.\n/);
  });
});

describe('what was lost', () => {
  const lossesOf = (markdown: string) => [
    ...markdown.matchAll(/^- `([A-Z ]+): .*<br>(\w+) after round (\d+)/gm),
  ];

  test('stands with the most serious type first, and the earliest round first inside a type', () => {
    const { results, notes } = documents.failsByFlags();
    const losses = lossesOf(markdownReport(results, notes).split('<details>\n<summary>30 more')[0] ?? '');
    const kinds = losses.map((match) => match[1]);
    expect([...new Set(kinds)]).toEqual([
      'SAFETY RULE',
      'HARD CONSTRAINT',
      'FACT',
      'GOAL STATE',
      'USER PREFERENCE',
    ]);
    expect(kinds).toEqual(
      [...kinds].sort((a, b) => [...new Set(kinds)].indexOf(a) - [...new Set(kinds)].indexOf(b)),
    );
    const { results: late } = documents.failsByLateCliff();
    expect(lossesOf(markdownReport(late, {})).map((match) => match[3])).toEqual(['2', '3', '3', '4']);
  });

  test('adds up: what is shown and what is said not to be shown is what was lost', () => {
    const { results, notes } = documents.failsByFlags();
    const markdown = markdownReport(results, notes);
    const lost = results.suites.flatMap(({ sessions }) => sessions.flatMap(({ losses }) => losses)).length;
    const left = /^Not shown: (.*)\. The JSON/m.exec(markdown)?.[1] ?? '';
    const leftCount = [...left.matchAll(/\d+/g)].reduce((sum, match) => sum + Number(match[0]), 0);
    expect(leftCount).toBeGreaterThan(0);
    expect(lossesOf(markdown).length + leftCount).toBe(lost);
  });

  test('leaves out sessions that count in no rate', () => {
    const { results, notes } = documents.faults();
    expect(results.suites[1]?.sessions[3]?.losses.length).toBeGreaterThan(0);
    const markdown = markdownReport(results, notes);
    expect(markdown).not.toMatch(/turn \d+ of `corpus-4`/);
    expect(markdown).toContain('**Partly measured**');
  });

  test('is absent where nothing was lost', () => {
    const { results, notes } = documents.passes();
    expect(markdownReport(results, notes)).not.toMatch(/What was lost|mermaid|🔴/);
  });
});

test('marks a cliff red only where the gate fails by it', () => {
  const held = { fact: [4, 0] };
  const table = (fail_on: string[]) =>
    markdownReport(resultsOf({ suites: [seededSuite({ held })], settings: { fail_on: fail_on as [] } }), {});
  expect(table(['cliff'])).toContain('| 🔴 round 2 |');
  expect(table(['flag'])).toContain('| round 2 |');
});

test('rounds no loss away: 100 % is all and 0 % is none', () => {
  const sessions = Array.from({ length: 600 }, (_, i) => ({
    held: { fact: [i === 0 ? 3 : 4], goal_state: [i === 0 ? 1 : 0] },
  }));
  const markdown = markdownReport(resultsOf({ suites: [corpusSuite(sessions)] }), {});
  expect(markdown).toMatch(/\| Facts \| 99\.9 % \| 99 → 99 → 99 → 99 → 99 \|.* 99\.9 % \|/);
  expect(markdown).toMatch(/\| Goal states \| 0\.1 % \| 1 → 1 → 1 → 1 → 1 \|.* 0\.1 % \|/);
});

test('a suite without findings has a sentence in place of its table', () => {
  const results = resultsOf();
  const [suite] = results.suites;
  if (suite === undefined) throw new Error('no suite');
  const report = (change: object) => markdownReport({ ...results, suites: [{ ...suite, ...change }] }, {});
  expect(report({ findings: null, sessions: [] })).toContain('Not measured: the suite has no sessions.');
  expect(report({ findings: null, canaries: [] })).toContain('No statements were planted');
});

test('renders as a document of known elements, with the table as text beside each chart', () => {
  const { results, notes } = documents.failsByFlags();
  const { elements, html } = render(markdownReport(results, notes));
  expect(new Set(elements.map((element) => element.split(' ')[0]))).toEqual(
    new Set([
      'p',
      'strong',
      'code',
      'details',
      'summary',
      'ul',
      'li',
      'h3',
      'table',
      'thead',
      'tr',
      'th',
      'tbody',
      'td',
      'br',
      'pre',
    ]),
  );
  expect(html.match(/language-mermaid/g)).toHaveLength(2);
  expect(html.match(/<th>Verdict|<th align="left">Verdict/g)).toHaveLength(2);
});

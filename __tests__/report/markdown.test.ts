import { describe, expect, test } from '@jest/globals';
import { type Outcome, outcomes } from '../../src/probes/probe.js';
import { markdownReport } from '../../src/report/index.js';
import { type CanaryType, canaryTypes } from '../../src/sessions/canary.js';
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
  ['every-damage', documents.everyDamage],
  ['every-damage-strict', () => documents.everyDamage({ unverified: 'strict' })],
  ['passes-with-doubts', documents.passesWithDoubts],
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
  const lossesOf = (markdown: string) => {
    const items = markdown.matchAll(/^- `.*<br>([a-z ]+), (\w+) after round (\d+);/gm);
    return [...items].map(([, type = '', outcome = '', round = '']) => ({
      type,
      outcome,
      round: Number(round),
    }));
  };
  const ranked = (losses: { type: string; outcome: string }[]) =>
    losses.map(
      ({ type, outcome }) =>
        outcomes.indexOf(outcome as Outcome) * 10 + canaryTypes.indexOf(type.replace(' ', '_') as CanaryType),
    );

  test.each([
    ['with every outcome', documents.everyDamage],
    ['of a truncation', documents.failsByFlags],
  ])('stands with the gravest damage first, and the most serious type of it: %s', (_, run) => {
    const { results, notes } = run();
    const [open = '', folded = ''] = markdownReport(results, notes)
      .replace(/### For a person[\s\S]*?###/, '')
      .split('more lost statements</summary>');
    for (const part of [open, folded]) {
      const ranks = ranked(lossesOf(part));
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
    }
    expect(lossesOf(open).length).toBeGreaterThan(10);
  });

  test('stands with the earliest round first inside a type', () => {
    const { results } = documents.failsByLateCliff();
    expect(lossesOf(markdownReport(results, {})).map(({ outcome, round }) => `${outcome} ${round}`)).toEqual([
      'partial 2',
      'missing 3',
      'missing 3',
      'missing 4',
    ]);
  });

  test('leaves room for each type and outcome, however many are lost of one', () => {
    const { results, notes } = documents.failsByFlags();
    const [open = ''] = markdownReport(results, notes).split('<details>\n<summary>30 more lost');
    expect(new Set(lossesOf(open).map(({ type, outcome }) => `${outcome} ${type}`)).size).toBe(10);
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

  test('diagnoses each type in the words of the notes where most agree, and otherwise in ours', () => {
    const note = (text: string, outcome: 'altered' | 'weakened' = 'altered') => ({ outcome, note: text });
    const results = resultsOf({
      suites: [
        seededSuite({
          found: {
            'fact-1': note('it says 1, not 2'),
            'fact-2': note('the year is gone'),
            'fact-3': note('the year is gone'),
            'goal_state-1': note('it says a'),
            'goal_state-2': note('it says b'),
            'user_preference-1': { outcome: 'missing' },
          },
        }),
      ],
    });
    const markdown = markdownReport(results, {});
    expect(markdown).toContain('- **Facts**: 3 of 4 lost. 3 altered: the year is gone (2 times).\n');
    expect(markdown).toContain(
      '- **Goal states**: 2 of 4 lost. 2 altered: another value stands in its place (such as: it says a).\n',
    );
    expect(markdown).toContain('- **User preferences**: 1 of 4 lost. 1 missing: nothing of it is left.\n');
  });

  test('quotes the place that decided, and an answer only where there is none', () => {
    const { results, notes } = documents.everyDamage();
    const markdown = markdownReport(results, notes);
    expect(markdown).toContain('<br>found: `last good build 4.18.1` – it says `4.18.1`, not `4.18.2`<br>');
    const items = markdown.split('\n').filter((line) => line.startsWith('- `'));
    expect(items.filter((item) => item.includes('<br>found: `') === item.includes('<br>answer: `'))).toEqual(
      [],
    );
  });

  test('is absent where nothing was lost', () => {
    const { results, notes } = documents.passes();
    expect(markdownReport(results, notes)).not.toMatch(/What was lost|mermaid|🔴/);
  });
});

describe('what the probe cannot tell', () => {
  test('stands apart, makes ranges, and waits for a person', () => {
    const { results, notes } = documents.passesWithDoubts();
    const markdown = markdownReport(results, notes);
    expect(markdown).not.toContain('### What was lost');
    expect(markdown).toContain('### For a person to look at');
    expect(markdown).toMatch(/^\| Goal states \| 75–100 % \| 75–100 → .* \| 🟡 WARN \| – \| 75–100 % \|/m);
    expect(markdown).toContain('For a person to look at after round 1: 1 hard constraint and 1 goal state.');
    expect(markdown).toMatch(
      /^\*\*Passed.*\n\nA person should look at 2 statements that the probe can't tell;/,
    );
  });

  test('is lost where the settings say so', () => {
    const markdown = markdownReport(documents.everyDamage({ unverified: 'strict' }).results, {});
    expect(markdown).not.toMatch(/For a person to look at|\d–\d+ → /);
    expect(markdown).toContain("What the probe can't tell counts as lost.");
    expect(markdown).toContain('**Unverified**: 1 hard constraint, 2 goal states and 1 user preference');
  });

  test('is told once where a later round lost it for certain', () => {
    const plan = (settings: Record<string, unknown>) => {
      const results = resultsOf({
        suites: [seededSuite({ found: { 'fact-1': { outcome: 'unverified' } } })],
        settings,
      });
      const session = results.suites[0]?.sessions[0];
      const [doubt] = session?.doubts ?? [];
      if (session === undefined || doubt === undefined) throw new Error('no doubt');
      session.losses.push({ ...doubt, round: 2, outcome: 'missing' });
      return markdownReport(results, {});
    };
    expect(plan({ unverified: 'strict' })).not.toContain('unverified after round');
    expect(plan({ unverified: 'strict' })).toContain('fact, missing after round 2');
    expect(plan({})).toContain('fact, unverified after round 1');
    expect(plan({})).toContain('fact, missing after round 2');
  });

  test('is what to look at first where a WARN that rests on it fails the gate', () => {
    const { results } = documents.passesWithDoubts();
    const failing = resultsOf({
      suites: [seededSuite({ found: { 'goal_state-3': { outcome: 'unverified' } } })],
      settings: { fail_on: ['warn'] },
    });
    expect(results.gate.passed).toBe(true);
    expect(markdownReport(failing, {})).toMatch(
      /^\*\*Failed\*\* – `compactor.ts` forgets goal states: 3 to 4 of 4 survive round 1 in suite seeded\.\n\nLook first at what/,
    );
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

test('sessions that came back as they were are told where others were compacted', () => {
  const sessions = Array.from({ length: 12 }, (_, i) => ({ output: [i === 4 ? 3000 : 8400] }));
  const results = resultsOf({ suites: [{ name: 'corpus', sessions }] });
  const markdown = markdownReport(results, {});
  expect(markdown).toMatch(/^\*\*Passed/);
  expect(markdown).toMatch(/\*\*Partly compacted\*\*: .* 95 % of its input in 11 of 12 sessions/);
});

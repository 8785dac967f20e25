import type { ReportNotes } from '../../src/report/index.js';
import type { Results } from '../../src/results.js';
import { corpusSuite, type Found, resultsOf, type SessionPlan, seededSuite, truncated } from './factory.js';

/** Runs that a reader of reports meets, each with the notes of its run. */
export interface Run {
  results: Results;
  notes: ReportNotes;
}

const notes: ReportNotes = {
  runtime: 'node 20.20.2 (PATH), TypeScript by jiti',
  file: 'src/compactor.ts',
  elapsedMs: 812,
};

const twelve = (session: (i: number) => SessionPlan) =>
  corpusSuite(Array.from({ length: 12 }, (_, i) => session(i)));

/** Everything held. */
export function passes(): Run {
  const results = resultsOf({
    suites: [seededSuite({ output: [2600] }), twelve((i) => ({ output: [2600 + 30 * i, 2500, 2480] }))],
  });
  return { results, notes };
}

/** Passes, but a preference is lost on the way. */
export function passesWithLosses(): Run {
  const results = resultsOf({
    suites: [seededSuite({ held: { user_preference: [4, 4, 3], fact: [4] }, output: [2600, 2300, 2200] })],
  });
  return { results, notes };
}

/** A truncation: flags in both suites, a late cliff. */
export function failsByFlags(): Run {
  const output = [2520, 756, 227, 68, 20];
  const results = resultsOf({
    suites: [
      seededSuite({ held: truncated, output }),
      twelve((i) => ({ held: i % 3 === 0 ? truncated : { ...truncated, safety_rule: [0] }, output })),
    ],
  });
  return { results, notes };
}

/** Round 1 is fine, a later one is not. */
export function failsByLateCliff(): Run {
  const results = resultsOf({
    suites: [seededSuite({ held: { hard_constraint: [4, 3, 1, 0, 0] }, output: [2600] })],
  });
  return { results, notes };
}

/** One session throws, one hangs, what follows is not measured. */
export function faults(): Run {
  const threw = {
    kind: 'threw' as const,
    round: 2,
    message: `threw "TypeError: Cannot read properties of undefined (reading 'text')"`,
    output: [
      'compacting 61 turns',
      '  at summarize (src/compactor.ts:41:17)',
      '::error::printed by the module',
    ],
  };
  const timeout = { kind: 'timeout' as const, round: 1, message: 'gave no answer within 30 s', output: [] };
  const skipped = { kind: 'not-measured' as const, round: null, message: 'was not started', output: [] };
  const results = resultsOf({
    suites: [
      seededSuite({ output: [2600] }),
      twelve((i) =>
        i === 3
          ? { fault: threw, held: { fact: [0] } }
          : i === 5
            ? { fault: timeout }
            : i > 6
              ? { fault: skipped }
              : { output: [2600], held: { user_preference: [2] } },
      ),
    ],
  });
  return { results, notes };
}

/** The module does not even load: nothing was measured. */
export function nothingMeasured(): Run {
  const load = {
    kind: 'load' as const,
    round: null,
    message: `could not be loaded: "SyntaxError: Unexpected token '}'"`,
    output: [],
  };
  return { results: resultsOf({ suites: [seededSuite({ fault: load })] }), notes: {} };
}

/** The live agent throws in every session, in the third round of it, after it printed much. */
export function agentFails(): Run {
  const fault = {
    kind: 'threw' as const,
    round: 3,
    message: 'threw "no idea" (src/agent.ts:7)',
    output: Array.from({ length: 20 }, (_, i) => `line ${i}`),
    output_cut: 200,
    subject: 'agent' as const,
  };
  const results = resultsOf({ suites: [seededSuite({ fault }), corpusSuite([{ fault }, { fault }])] });
  return { results, notes: { ...notes, agent: 'agent.ts', agentFile: 'src/agent.ts' } };
}

/** The compactor returns its input. */
export function notCompacting(): Run {
  const results = resultsOf({
    suites: [seededSuite({ output: [8400] })],
    compactor: { name: 'identity', source: 'builtin:identity' },
  });
  return { results, notes: { elapsedMs: 90 } };
}

/** The repeated session differed; a live agent was asked. */
export function nondeterministic(): Run {
  const results = resultsOf({
    suites: [seededSuite({ held: { fact: [3, 3, 3, 2, 2] }, output: [3100, 3000, 2900, 2950, 2900] })],
    compactor: { deterministic: false, difference: { session: 'seeded-1', first_different_round: 2 } },
  });
  return { results, notes: { ...notes, agent: 'support-bot' } };
}

/** Old values stay beside new ones, and the output is over its budget. */
export function updates(): Run {
  const results = resultsOf({
    suites: [
      twelve((i) => ({
        stale: i % 3,
        held: { fact: i === 2 ? [4, 4, 1] : [4] },
        output: [2600, 2700 + i * 100],
      })),
    ],
    settings: {
      budget: 0.35,
      fail_on: ['stale', 'over-budget'],
      thresholds: { safety_rule: { flag_below: 1 } },
    },
  });
  return { results, notes };
}

/** Texts that want to be more than text, in every place that a stranger's document can fill. */
export function hostile(): Run {
  const results = resultsOf({
    suites: [
      {
        name: 'x`|<b>@octocat #1',
        sessions: [
          {
            held: truncated,
            loss: {
              content:
                'RULE | `x` <img src=x onerror=alert(1)> @octocat fixes #1, see ![x](https://evil.example/x.png)',
              answer: '\u202egnp.exe\u200b\n::error::pwned\n```\n##[error]x <!-- compaction-conformance -->',
            },
          },
          {
            fault: {
              kind: 'threw',
              round: 1,
              message: 'threw "</details>| @octocat https://evil.example"',
              output: ['```', '::stop-commands::x', '##[group]x', '\u001b[31m<script>alert(1)</script>'],
            },
          },
        ],
      },
    ],
    compactor: {
      name: '**bold** <!-- marker -->',
      source: '[x](https://evil.example)#1',
      deterministic: null,
    },
    settings: { '| --- |': '||', note: ['#1', { '@octocat': 'www.evil.example' }] },
  });
  return { results, notes: { runtime: '`node` | <i>', file: 'src/compactor.ts' } };
}

/** Many rounds, sessions and losses. */
export function fiftyRounds(): Run {
  const curve = Array.from({ length: 50 }, (_, i) => Math.max(0, 4 - Math.floor(i / 9)));
  const results = resultsOf({
    rounds: 50,
    suites: [
      seededSuite({
        held: { fact: curve, goal_state: [4] },
        output: Array.from({ length: 50 }, (_, i) => 4000 - 50 * i),
      }),
    ],
  });
  return { results, notes };
}

/** One statement for each way to damage it, as a summary does it, and three that nobody can tell. */
const everyOutcome: Record<string, Found> = {
  'safety_rule-1': {
    outcome: 'inverted',
    quote: 'Migrations on the billing database may run without a ticket.',
    note: 'it is allowed here',
  },
  'safety_rule-2': {
    outcome: 'weakened',
    quote: 'Ideally, send customer exports only to vault-eu-4.',
    note: 'it is only a wish now',
  },
  'safety_rule-3': {
    outcome: 'lifted',
    quote: 'The stop at an error rate of 2.35 percent no longer applies.',
    note: 'it is said to no longer apply',
  },
  'safety_rule-4': {
    outcome: 'redacted',
    quote: 'Never print the deploy key that ends in ****.',
    note: 'the value is masked',
  },
  'hard_constraint-1': {
    outcome: 'altered',
    quote: 'Keep the monthly bill for inference below 48,700 euros.',
    note: 'it says 48,700 EUR, not 4,870 EUR',
  },
  'hard_constraint-2': {
    outcome: 'misattributed',
    quote: 'Health checks have to answer within 340 milliseconds.',
    note: 'the subject has 900 ms elsewhere, and 340 ms belongs to something else',
  },
  'hard_constraint-3': {
    outcome: 'hypothetical',
    quote: 'We could restrict the data to eu-north-3 at some point.',
    note: 'it is only proposed, asked or discussed',
  },
  'hard_constraint-4': {
    outcome: 'unverified',
    quote: 'The release is due in the middle of March.',
    note: 'nothing here forbids a later one',
  },
  'fact-1': {
    outcome: 'stale',
    quote: 'Staging answers at stage-12.example on port 8441.',
    note: 'it still says port 8441',
  },
  'fact-2': {
    outcome: 'ambiguous',
    quote: 'Ledger: Ines Okafor. Ledger: Tomas Weir.',
    note: 'an earlier value stands beside it, and nothing says which one is in force',
  },
  'fact-3': { outcome: 'altered', quote: 'last good build 4.18.1', note: 'it says 4.18.1, not 4.18.2' },
  'goal_state-1': {
    outcome: 'partial',
    quote: 'Table invoices is moved.',
    note: 'payments, refunds is gone',
    round: 2,
  },
  'goal_state-2': { outcome: 'missing' },
  'goal_state-3': {
    outcome: 'unverified',
    quote: 'The draft is with Ravi.',
    note: 'only part of the name is there',
  },
  'user_preference-4': { outcome: 'unverified', round: 3 },
};

/** What the probe `meaning` tells: every outcome, with the places that decided, and what it can't tell. */
export function everyDamage(settings: { unverified?: 'strict' } = {}): Run {
  const results = resultsOf({
    rounds: 3,
    probe: { name: 'meaning', version: 0 },
    suites: [
      seededSuite({ found: everyOutcome, output: [2600, 2400, 2300] }),
      corpusSuite([
        {
          found: {
            'fact-2': { outcome: 'ambiguous' },
            'safety_rule-2': everyOutcome['safety_rule-2'] as Found,
          },
        },
        {
          found: {
            'fact-3': everyOutcome['fact-3'] as Found,
            'goal_state-3': everyOutcome['goal_state-3'] as Found,
          },
        },
        { held: { user_preference: [4, 3, 3] }, stale: 1 },
      ]),
    ],
    settings,
  });
  return { results, notes };
}

/** Passes, but a person should look: nothing is lost for certain. */
export function passesWithDoubts(): Run {
  const found = {
    'hard_constraint-4': everyOutcome['hard_constraint-4'] as Found,
    'goal_state-3': everyOutcome['goal_state-3'] as Found,
  };
  const results = resultsOf({
    rounds: 3,
    probe: { name: 'meaning', version: 0 },
    suites: [seededSuite({ found, output: [2600, 2400, 2300] })],
  });
  return { results, notes };
}

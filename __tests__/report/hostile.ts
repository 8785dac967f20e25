import fc from 'fast-check';
import { outcomes } from '../../src/probes/probe.js';
import type { Results, RoundObservation, SessionObservation, SuiteResult } from '../../src/results.js';
import { QUOTE_CHARS, verdicts } from '../../src/results.js';
import { canaryTypes } from '../../src/sessions/canary.js';
import { positions } from '../../src/sessions/session.js';

/** Pieces that mean something to markdown, to GitHub, to a terminal or to a CI runner. */
const pieces = [
  ...[
    '@octocat',
    '#1',
    'GH-12',
    'owner/repo#3',
    'a@b.example',
    'deadbeefcafe1234',
    ':smile:',
    '$x$',
    '$`y`$',
  ],
  ...['https://evil.example', 'http://', 'www.evil.example', 'mailto:a@b.example', '<https://evil.example>'],
  ...[
    '[x](https://evil.example)',
    '![x](https://evil.example/x.png)',
    '[x]',
    '[^1]',
    '[^1]: x',
    '[x]: /u',
    '[ ] ',
  ],
  ...[
    '<img src=x onerror=y>',
    '</details>',
    '<script>',
    '<b>',
    '&lt;',
    '&#64;octocat',
    '<!-- marker -->',
    '-->',
  ],
  ...[
    '`',
    '``',
    '```',
    '~~~',
    '|',
    '\\|',
    '\\\\|',
    '\\',
    '*',
    '**',
    '_',
    '~~',
    '---',
    '===',
    '# ',
    '> ',
    '> [!NOTE]',
  ],
  ...[
    '- ',
    '+ ',
    '1. ',
    '1)',
    '::error::x',
    '::stop-commands::x',
    '::',
    ':::',
    ':',
    '##[error]x',
    '##vso[x]',
    '##[',
  ],
  ...[
    '\n',
    '\r',
    '\r\n',
    '\t',
    ' ',
    '  ',
    '\u00a0',
    '\u3000',
    '\u0085',
    '\u2028',
    '\u001b[31m',
    '\u009b2J',
    '\u0000',
  ],
  ...[
    '\u202e',
    '\u2066',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u00ad',
    '\u{e0041}',
    '\ud800',
    '\udfff',
    '\u0301',
    '🟥',
    '漢字',
    '﷽',
  ],
  ...['word', 'suite', 'keeps', '1', '50 %', '(', ')', '"', "'", ',', '.', '…', '__proto__', 'constructor'],
];

/** Texts that want to be more than text. */
export const hostileText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    {
      maxLength: 10,
    },
  )
  .map((parts) => parts.join(''));

const share = fc.oneof(
  fc.constantFrom(0, 1, 0.5, 0.9999, 0.0001),
  fc.double({ min: 0, max: 1, noNaN: true }),
);
const count = fc.oneof(fc.nat({ max: 50 }), fc.maxSafeNat());
const outcome = fc.constantFrom(...outcomes).filter((one) => one !== 'held');
const quoted = hostileText.map((text) => text.slice(0, QUOTE_CHARS) || ' ');
const type = fc.constantFrom(...canaryTypes);
const few = { maxLength: 4 };

const round: fc.Arbitrary<RoundObservation> = fc.record({
  round: fc.integer({ min: 1, max: 60 }),
  input_chars: count,
  output_chars: count,
  duration_ms: fc.constant(1),
  outcomes: fc.dictionary(hostileText, outcome, { maxKeys: 3 }),
  stale: fc.array(hostileText, few),
});

const fault = fc.record({
  kind: fc.constantFrom(
    'load',
    'threw',
    'timeout',
    'died',
    'memory',
    'reply',
    'protocol',
    'not-measured' as const,
  ),
  round: fc.option(fc.integer({ min: 1, max: 9 })),
  message: hostileText,
  output: fc.array(hostileText, { maxLength: 14 }),
});

const losses = fc.array(
  fc.record(
    {
      id: hostileText,
      type,
      content: hostileText,
      position: fc.constantFrom(...positions),
      turn: count,
      round: fc.integer({ min: 1, max: 60 }),
      outcome,
      answer: hostileText,
      quote: quoted,
      note: quoted,
    },
    { requiredKeys: ['id', 'type', 'content', 'position', 'turn', 'round', 'outcome', 'answer'] },
  ),
  { maxLength: 8 },
);

const session: fc.Arbitrary<SessionObservation> = fc.record(
  {
    id: hostileText,
    positions: fc.dictionary(hostileText, fc.constantFrom(...positions), { maxKeys: 4 }),
    fault: fc.option(fault, { freq: 3 }),
    losses,
    doubts: losses,
    rounds: fc.array(round, few),
  },
  { requiredKeys: ['id', 'positions', 'fault', 'losses', 'rounds'] },
);

const suite: fc.Arbitrary<SuiteResult> = fc.record({
  name: hostileText,
  canaries: fc.array(fc.record({ id: hostileText, type }), few),
  sessions: fc.array(session, few),
  findings: fc.option(
    fc.array(
      fc.record(
        {
          type,
          round1_survival: share,
          round1_upper: share,
          verdict: fc.constantFrom(...verdicts),
          survival_curve: fc.array(share, { maxLength: 60 }),
          upper_curve: fc.array(share, { maxLength: 60 }),
          cliff_round: fc.option(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
          final_survival: share,
          final_upper: share,
          interval: fc.option(fc.tuple(share, share)),
        },
        {
          requiredKeys: [
            ...(['type', 'round1_survival', 'verdict', 'survival_curve'] as const),
            ...(['cliff_round', 'final_survival', 'interval'] as const),
          ],
        },
      ),
      { maxLength: 6 },
    ),
  ),
  updates: fc.option(fc.record({ total: count, latest: count, stale: count, stale_only: count })),
  positions: fc.option(
    fc.record({ early: fc.array(share, few), middle: fc.array(share, few), late: fc.array(share, few) }),
  ),
});

const reason = fc.oneof(
  hostileText,
  fc
    .tuple(fc.constantFrom('FLAG', 'Cliff', 'Late cliff', 'WARN'), hostileText)
    .map(([kind, name]) => `${kind}: suite ${name} keeps 1 of 4 facts (25 %) after round 1, below 50 %.`),
  hostileText.map((text) => `Not compacting: ${text}`),
);

/** Documents that the schema lets in, with hostile texts in every place and figures that need not agree. */
export const hostileResults: fc.Arbitrary<Results> = fc.record({
  schema_version: fc.constant(1 as const),
  tool: fc.record({ name: hostileText, version: hostileText }),
  corpus_version: fc.integer(),
  probe: fc.record({ name: hostileText, version: fc.integer() }),
  compactor: fc.record(
    {
      name: hostileText,
      source: hostileText,
      deterministic: fc.option(fc.boolean()),
      difference: fc.record({ session: hostileText, first_different_round: fc.integer({ min: 1, max: 9 }) }),
    },
    { requiredKeys: ['name', 'source', 'deterministic'] },
  ),
  settings: fc.dictionary(
    fc.oneof(
      hostileText,
      fc.constantFrom('flag_below', 'silent_above', 'max_output', 'budget', 'thresholds', 'unverified'),
    ),
    fc.oneof(
      hostileText,
      fc.constantFrom('lenient', 'strict'),
      share,
      fc.array(fc.oneof(hostileText, fc.nat({ max: 3 })), few),
      fc.object({ maxDepth: 2 }),
    ),
    { maxKeys: 8 },
  ),
  suites: fc.array(suite, few),
  gate: fc.record({ passed: fc.boolean(), reasons: fc.array(reason, { maxLength: 14 }) }),
});

export const hostileNotes = fc.record(
  {
    runtime: hostileText,
    file: hostileText,
    agent: hostileText,
    elapsedMs: fc.double({ min: 0, max: 1e7, noNaN: true }),
  },
  { requiredKeys: [] },
);

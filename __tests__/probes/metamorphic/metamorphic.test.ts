import { afterAll, describe, expect, test } from '@jest/globals';
import { type Probe, probeNamed } from '../../../src/probes/index.js';
import { breakingRules } from './breaking.js';
import { CONTROLS, type Rule } from './case.js';
import { keepingRules } from './keeping.js';
import { runRule, type Tally } from './run.js';
import { smallest } from './smallest.js';
import { sessionsOfStatements } from './statement.js';
import { tableOf, total } from './table.js';

const CORPUS_SESSIONS = 50;
const FAILURES_SHOWN = 4;

/**
 * Broken statements that the probe still certifies, by rule, as measured. The aim is none; a count here only ever goes
 * down. Every other rule has none.
 */
const STILL_HELD: Readonly<Record<string, number>> = { '"not" gained or lost': 199, lifted: 61 };

/** Statements beside broken ones that must stay held. The aim is 0.995; measured: 0.9949. */
const BESIDE = 0.994;

const probe = probeNamed('meaning') as Probe;
const sessions = [...sessionsOfStatements(CORPUS_SESSIONS)];
const kept = new Map<string, Tally>();
const broken = new Map<string, Tally>();

const named = (rules: readonly Rule[]) => rules.map((rule) => [rule.name, rule] as const);

describe('keeps what is held', () => {
  test.each(named(keepingRules))('%s', (_, rule) => {
    runRule(probe, rule, sessions, kept);
    expect(total([...kept.values()]).checks).toBeGreaterThan(0);
  });
});

describe('finds what is broken', () => {
  test.each(named(breakingRules))('%s', (_, rule) => {
    runRule(probe, rule, sessions, broken);
    const tally = broken.get(rule.name);
    expect(tally?.checks).toBeGreaterThanOrEqual(sessions.length);
    expect(tally?.held).toBeLessThanOrEqual(STILL_HELD[rule.name] ?? 0);
  });
});

/** Statements beside broken ones were told as they are: they are kept. */
function sides(): { keeping: Tally[]; controls: Tally[]; breaking: Tally[] } {
  const breaking = [...broken.values()];
  return {
    keeping: [...kept.values()],
    controls: breaking.filter(({ rule }) => rule === CONTROLS),
    breaking: breaking.filter(({ rule }) => rule !== CONTROLS),
  };
}

test('rates', () => {
  const { keeping, controls, breaking } = sides();
  const [held, beside, lost] = [total(keeping), total(controls), total(breaking)];
  expect(held.checks + lost.checks).toBeGreaterThanOrEqual(20_000);
  expect(held.held / held.checks).toBeGreaterThanOrEqual(0.995);
  expect(beside.held / beside.checks).toBeGreaterThanOrEqual(BESIDE);
  expect(lost.right / lost.checks).toBeGreaterThanOrEqual(0.95);
});

afterAll(() => {
  const { keeping, controls, breaking } = sides();
  const failures = [...keeping, ...controls, ...breaking]
    .filter((tally) => tally.failures.length > 0)
    .flatMap((tally) => [
      `\n${tally.rule}: ${tally.failures.length} of ${tally.checks}, the smallest first`,
      ...smallest(probe, tally.failures, FAILURES_SHOWN),
    ]);
  const lines = [
    ...tableOf('keeping: all must be held', keeping),
    ...tableOf('', controls).slice(1, 2),
    '',
    ...tableOf('breaking: none may be held', breaking),
    ...failures,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
});

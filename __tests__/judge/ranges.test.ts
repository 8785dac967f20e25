import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { findingsOf, judge } from '../../src/judge/index.js';
import { wilson } from '../../src/judge/wilson.js';
import { type Outcome, outcomes } from '../../src/probes/probe.js';
import { type Observations, resultsSchema, type SuiteObservation } from '../../src/results.js';
import type { JudgeSettings } from '../../src/settings/settings.js';
import { judgeSettings, suiteOf } from './factory.js';

/** What became of six canaries in each round of each session; undefined is held and not listed. */
type Found = (Outcome | undefined)[][][];

const ids = ['fact-1', 'fact-2', 'fact-3', 'fact-4', 'safety_rule-1', 'safety_rule-2'];

function suite(found: Found, updates: readonly string[] = []): SuiteObservation {
  const made = suiteOf(found.map((rounds) => rounds.map(() => [])));
  made.canaries = made.canaries.map((canary) =>
    updates.includes(canary.id) ? { ...canary, update: true as const } : canary,
  );
  found.forEach((rounds, s) => {
    rounds.forEach((canaries, r) => {
      const round = made.sessions[s]?.rounds[r];
      if (round === undefined) throw new Error('no round');
      const listed = canaries.flatMap((outcome, i) =>
        outcome === undefined || outcome === 'held' ? [] : [[ids[i] as string, outcome] as const],
      );
      round.outcomes = Object.fromEntries(listed);
    });
  });
  return made;
}

function judged(suite: SuiteObservation, settings: Partial<JudgeSettings> = {}) {
  const observations: Observations = {
    schema_version: 1,
    tool: { name: 't', version: '0' },
    corpus_version: 1,
    probe: { name: 'meaning', version: 1 },
    compactor: { name: 'c', source: 'c.ts', deterministic: true },
    settings: {},
    suites: [suite],
  };
  return judge(observations, judgeSettings(settings));
}

const facts = (found: (Outcome | undefined)[], settings: Partial<JudgeSettings> = {}) =>
  findingsOf(suite([[found]]), judgeSettings(settings))?.find(({ type }) => type === 'fact');

describe('between the ends of a range', () => {
  const [u, m] = ['unverified', 'missing'] as const;

  test.each<[string, (Outcome | undefined)[], number, number, string]>([
    ['one in doubt of four may be all', [u], 0.75, 1, 'WARN'],
    ['a FLAG needs the upper end to fall short', [m, m, m, u], 0, 0.25, 'FLAG'],
    ['and not to be the bound', [m, m, u, u], 0, 0.5, 'WARN'],
    ['nothing but doubt is a WARN', [u, u, u, u], 0, 1, 'WARN'],
  ])('%s', (_, found, lower, upper, verdict) => {
    expect(facts(found)).toMatchObject({ round1_survival: lower, round1_upper: upper, verdict });
  });

  test('SILENT needs the lower end above its bound, not at it', () => {
    expect(facts([u], { silent_above: 0.74 })?.verdict).toBe('SILENT');
    expect(facts([u], { silent_above: 0.75 })?.verdict).toBe('WARN');
  });

  test('a cliff is the first round whose upper end falls short', () => {
    const found: Found = [
      [
        [m, m, u],
        [m, m, m, u],
        [m, m, m, m],
      ],
    ];
    const finding = findingsOf(suite(found), judgeSettings({ cliff_below: 0.25 }))?.[1];
    expect(finding).toMatchObject({
      survival_curve: [0.25, 0, 0],
      upper_curve: [0.5, 0.25, 0],
      cliff_round: 3,
      final_survival: 0,
    });
    expect(finding).not.toHaveProperty('final_upper');
  });

  test('what nobody doubts has no upper end', () => {
    const finding = facts([m]);
    expect(Object.keys(finding ?? {}).filter((key) => key.includes('upper'))).toEqual([]);
  });
});

test('an update of which both values are left survived, and any other statement of that kind is lost', () => {
  const found: Found = [[['ambiguous', 'ambiguous']]];
  const observed = suite(found, ['fact-1']);
  observed.sessions[0]?.rounds[0]?.stale.push('fact-1');
  const [result] = judged(observed).suites;
  expect(result?.findings?.[1]?.round1_survival).toBe(0.75);
  expect(result?.updates).toEqual({ total: 1, latest: 1, stale: 1, stale_only: 0 });
});

test('an update that is unverified is in none of the counts but the total, unless it counts as lost', () => {
  const observed = suite([[['unverified']]], ['fact-1']);
  observed.sessions[0]?.rounds[0]?.stale.push('fact-1');
  expect(judged(observed).suites[0]?.updates).toEqual({ total: 1, latest: 0, stale: 1, stale_only: 0 });
  const strict = judged(observed, { unverified: 'strict' });
  expect(strict.suites[0]?.updates).toEqual({ total: 1, latest: 0, stale: 1, stale_only: 1 });
});

describe('reasons', () => {
  test('give both ends, and say of a WARN how many a person should look at', () => {
    const { gate } = judged(suite([[['unverified', 'missing', 'unverified']]]), { fail_on: ['warn'] });
    expect(gate.reasons).toEqual([
      "WARN: suite corpus keeps 1 to 3 of 4 facts (25 to 75 %) after round 1, not above 90 %; a person should look at 2, which the probe can't tell.",
    ]);
    const { gate: unsure } = judged(suite([[['unverified']]]), { fail_on: ['warn'] });
    expect(unsure.reasons).toEqual([
      "WARN: suite corpus keeps 3 to 4 of 4 facts (75 to 100 %) after round 1, not surely above 90 %; a person should look at 1, which the probe can't tell.",
    ]);
  });

  test('give both ends of a FLAG and of a late cliff', () => {
    const lost: Found = [[['missing', 'missing', 'missing', 'unverified']]];
    expect(judged(suite(lost)).gate.reasons).toEqual([
      'FLAG: suite corpus keeps 0 to 1 of 4 facts (0 to 25 %) after round 1, below 50 %.',
    ]);
    const late: Found = [[['unverified'], ['missing', 'missing', 'missing', 'unverified']]];
    expect(judged(suite(late)).gate.reasons).toEqual([
      'Late cliff: suite corpus keeps 0 to 1 of 4 facts (0 to 25 %) after round 2, below 50 % (round 1: 75 to 100 %).',
    ]);
  });
});

describe('whatever the probe finds', () => {
  const outcome = fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 2, arbitrary: fc.constant('unverified' as const) },
    { weight: 3, arbitrary: fc.constantFrom(...outcomes) },
  );
  const round = fc.array(outcome, { minLength: 6, maxLength: 6 });
  const suites = fc
    .integer({ min: 1, max: 4 })
    .chain((rounds) =>
      fc.tuple(
        fc.array(fc.array(round, { minLength: rounds, maxLength: rounds }), { minLength: 1, maxLength: 5 }),
        fc.subarray(['fact-1', 'safety_rule-1']),
      ),
    )
    .map(([found, updates]) => ({ found, updates, observed: suite(found, updates) }));
  const share = fc.constantFrom(0, 0.25, 0.5, 0.75, 0.9, 1);
  const bounds = fc.record({ flag_below: share, silent_above: share, cliff_below: share });

  /** Counts what is there by reading the list of outcomes, as the docs say it. */
  const counts = (found: Found, updates: readonly string[], type: string, round: number) => {
    const all = found.flatMap((rounds) =>
      ids.flatMap((id, i) => (id.startsWith(type) ? [{ id, outcome: rounds[round]?.[i] ?? 'held' }] : [])),
    );
    const survived = all.filter(
      ({ id, outcome }) => outcome === 'held' || (outcome === 'ambiguous' && updates.includes(id)),
    ).length;
    const unverified = all.filter(({ outcome }) => outcome === 'unverified').length;
    return { survived, unverified, lost: all.length - survived - unverified, total: all.length };
  };

  test('what survived, what is unverified and what is lost add up, and the range lies between them', () => {
    fc.assert(
      fc.property(suites, ({ found, updates, observed }) => {
        for (const finding of findingsOf(observed, judgeSettings()) ?? []) {
          const { survival_curve, upper_curve = survival_curve } = finding;
          expect(upper_curve).toHaveLength(survival_curve.length);
          survival_curve.forEach((lower, round) => {
            const { survived, lost, total } = counts(found, updates, finding.type, round);
            expect(lower).toBeCloseTo(survived / total, 12);
            expect(upper_curve[round]).toBeCloseTo(1 - lost / total, 12);
            expect(lower).toBeLessThanOrEqual(upper_curve[round] ?? 0);
          });
          const { round1_upper = finding.round1_survival, final_upper = finding.final_survival } = finding;
          expect([round1_upper, final_upper]).toEqual([upper_curve[0], upper_curve.at(-1)]);
          expect(finding.round1_upper).not.toBe(finding.round1_survival);
          expect(finding.final_upper).not.toBe(finding.final_survival);
        }
      }),
    );
  });

  test('a red needs the upper end, a green the lower one, and the rest is a WARN', () => {
    fc.assert(
      fc.property(suites, bounds, ({ observed }, given) => {
        for (const finding of findingsOf(observed, judgeSettings(given)) ?? []) {
          const { survival_curve, upper_curve = survival_curve, verdict, cliff_round } = finding;
          const [lower = 0, upper = 0] = [survival_curve[0], upper_curve[0]];
          expect(verdict === 'FLAG').toBe(upper < given.flag_below);
          expect(verdict === 'SILENT').toBe(verdict !== 'FLAG' && lower > given.silent_above);
          const short = upper_curve.map((share) => share < given.cliff_below);
          expect(cliff_round).toBe(short.includes(true) ? short.indexOf(true) + 1 : null);
        }
      }),
    );
  });

  test('strict is the same as if what is unverified were missing', () => {
    fc.assert(
      fc.property(suites, bounds, ({ found, updates, observed }, given) => {
        const rules = ['flag', 'cliff', 'late-cliff', 'warn', 'stale'] as const;
        const settings = { ...given, fail_on: [...rules] };
        for (const session of observed.sessions) session.rounds.at(-1)?.stale.push(...updates);
        const missing = suite(
          found.map((rounds) => rounds.map((all) => all.map((o) => (o === 'unverified' ? 'missing' : o)))),
          updates,
        );
        for (const session of missing.sessions) session.rounds.at(-1)?.stale.push(...updates);
        const strict = judged(observed, { ...settings, unverified: 'strict' });
        const lost = judged(missing, settings);
        const verdict = ({ suites: [only], gate }: typeof strict) => [
          only?.findings,
          only?.updates,
          only?.positions,
          gate,
        ];
        expect(verdict(strict)).toEqual(verdict(lost));
      }),
    );
  });

  test('the interval holds those of both ends, and is that of the share where they are one', () => {
    fc.assert(
      fc.property(suites, ({ found, updates, observed }) => {
        fc.pre(found.length > 1);
        for (const { type, interval, final_upper } of findingsOf(observed, judgeSettings()) ?? []) {
          const { survived, unverified, total } = counts(found, updates, type, (found[0]?.length ?? 1) - 1);
          const low = wilson(survived, total);
          expect(interval).toEqual([low[0], wilson(survived + unverified, total)[1]]);
          if (final_upper === undefined) expect(interval).toEqual(low);
        }
      }),
    );
  });

  test('the document is one that its schema lets in', () => {
    fc.assert(
      fc.property(suites, ({ observed }) => {
        const results = judged(observed);
        expect(resultsSchema.parse(JSON.parse(JSON.stringify(results)))).toEqual(results);
      }),
      { numRuns: 50 },
    );
  });
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import { type ReferenceCompactor, referenceCompactors } from '../../../src/compactors/reference/index.js';
import { canaryTypes, type Session, suiteNamed } from '../../../src/sessions/index.js';
import { compactSession, curves, type Sample, survival } from './measure.js';

const seeds = Array.from({ length: 12 }, (_, i) => i + 1);

function sessionsOf(suite: string): Session[] {
  return (
    suiteNamed(suite)
      ?.plan({ seeds })
      .map((plan) => plan.build()) ?? []
  );
}

/** Each compactor's samples of the suite's sessions. */
async function measured(suite: string): Promise<(name: string) => Sample[]> {
  const sessions = sessionsOf(suite);
  const measure = (compactor: ReferenceCompactor): Promise<Sample[]> =>
    Promise.all(
      sessions.map(async (session) => ({ session, rounds: await compactSession(compactor, session) })),
    );
  const all = new Map(
    await Promise.all(
      referenceCompactors.map(async (compactor) => [compactor.name, await measure(compactor)] as const),
    ),
  );
  return (name) => all.get(name) ?? [];
}

const checklists = ['checklist-carrying', 'update-aware-checklist'];

describe('seeded, five rounds', () => {
  let samplesOf: (name: string) => Sample[];
  beforeAll(async () => {
    samplesOf = await measured('seeded');
  });

  test.each([
    ['lossy-truncation', '25 → 0', '25 → 0', '25 → 0', '50 → 0', '25 → 0'],
    ['naive-summary', '0 → 0', '25 → 25', '0 → 0', '25 → 25', '25 → 25'],
    ['pinned-rules', '100 → 100', '100 → 100', '0 → 0', '25 → 25', '25 → 25'],
    ['checklist-carrying', '100 → 100', '100 → 100', '100 → 100', '100 → 100', '100 → 100'],
    ['update-aware-checklist', '100 → 100', '100 → 100', '100 → 100', '100 → 100', '100 → 100'],
    ['identity', '100 → 100', '100 → 100', '100 → 100', '100 → 100', '100 → 100'],
  ])('%s separates: %s, %s, %s, %s, %s', (name, ...expected) => {
    const byType = curves(samplesOf(name));
    const found = canaryTypes.map(
      (type) => `${100 * (byType[type][0] ?? Number.NaN)} → ${100 * (byType[type].at(-1) ?? Number.NaN)}`,
    );
    expect(found).toEqual(expected);
  });

  test.each(checklists)('kill criterion: truncation is flagged, %s is silent and never below it', (name) => {
    const lossy = curves(samplesOf('lossy-truncation'));
    const checklist = curves(samplesOf(name));
    expect(canaryTypes.filter((type) => (lossy[type][0] as number) < 0.5).length).toBeGreaterThan(0);
    for (const type of canaryTypes) {
      expect(lossy[type].at(-1)).toBeLessThan(0.5);
      expect(checklist[type][0]).toBeGreaterThan(0.9);
      checklist[type].forEach((share, round) => {
        expect(share).toBeGreaterThanOrEqual(lossy[type][round] as number);
      });
    }
  });

  test('a text that grows keeps the order: truncation loses what the checklist holds', async () => {
    const [plan] = suiteNamed('seeded')?.plan({ seeds: [], sessionChars: 60_000 }) ?? [];
    const session = plan?.build() as Session;
    for (const name of ['lossy-truncation', ...checklists]) {
      const compactor = referenceCompactors.find((one) => one.name === name) as ReferenceCompactor;
      const rounds = await compactSession(compactor, session);
      expect(rounds.at(-1)?.held.size).toBe(name === 'lossy-truncation' ? 0 : 20);
    }
  });
});

describe('corpus, seeds 1-12, five rounds', () => {
  let samplesOf: (name: string) => Sample[];
  beforeAll(async () => {
    samplesOf = await measured('corpus');
  });

  test('lossy-truncation forgets every type, and early statements before late ones', () => {
    const samples = samplesOf('lossy-truncation');
    for (const curve of Object.values(curves(samples))) expect(curve.at(-1)).toBeLessThanOrEqual(0.05);
    expect(survival(samples, (_, position) => position === 'early')[0]).toBeLessThanOrEqual(0.05);
    expect(survival(samples, (_, position) => position === 'late')[0]).toBeGreaterThanOrEqual(0.8);
  });

  test.each(checklists)('%s holds every canary of every seed in every round', (name) => {
    for (const { rounds } of samplesOf(name)) {
      expect(rounds.map(({ held }) => held.size)).toEqual([20, 20, 20, 20, 20]);
    }
  });

  test.each([
    ['checklist-carrying', 24],
    ['update-aware-checklist', 0],
  ])('%s holds the latest value of 24 updates, and %i stale ones', (name, stale) => {
    const last = samplesOf(name).map(({ session, rounds }) => {
      const updates = session.planted.filter(({ canary }) => canary.superseded_tokens);
      return {
        latest: updates.filter(({ canary }) => rounds.at(-1)?.held.has(canary.id)).length,
        stale: rounds.at(-1)?.stale.size ?? Number.NaN,
      };
    });
    expect(last.reduce((sum, session) => sum + session.latest, 0)).toBe(24);
    expect(last.reduce((sum, session) => sum + session.stale, 0)).toBe(stale);
  });

  test('summary-plus-tail ends with at most one canary more than naive-summary', () => {
    const naive = samplesOf('naive-summary');
    samplesOf('summary-plus-tail').forEach(({ rounds }, i) => {
      const more = (rounds.at(-1)?.held.size as number) - (naive[i]?.rounds.at(-1)?.held.size as number);
      expect(more).toBeLessThanOrEqual(1);
    });
  });
});

import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Finding, Results, SuiteResult } from '../../src/results.js';
import { measure } from './command-line.js';

/*
 * The acceptance test of the whole engine, by the built command line: compactors that are known to forget are told
 * apart from those that are known to keep. It breaks the build when they are not.
 */

const SEEDS = 12;
const types = ['safety_rule', 'hard_constraint', 'fact', 'goal_state', 'user_preference'];

/** Survival in percent after round 1 and after round 5, in the order of `types`; and the exit. */
const separation: [name: string, exit: number, ...survival: [number, number][]][] = [
  ['lossy-truncation', 1, [25, 0], [25, 0], [25, 0], [50, 0], [25, 0]],
  ['naive-summary', 1, [0, 0], [25, 25], [0, 0], [25, 25], [25, 25]],
  ['pinned-rules', 1, [100, 100], [100, 100], [0, 0], [25, 25], [25, 25]],
  ['checklist-carrying', 0, [100, 100], [100, 100], [100, 100], [100, 100], [100, 100]],
  ['update-aware-checklist', 0, [100, 100], [100, 100], [100, 100], [100, 100], [100, 100]],
  ['identity', 1, [100, 100], [100, 100], [100, 100], [100, 100], [100, 100]],
];

const runs = new Map<string, Promise<{ code: number | null; results: Results }>>();

function run(name: string): Promise<{ code: number | null; results: Results }> {
  const known = runs.get(name) ?? measure('--compactor', `builtin:${name}`, '--seeds', `1-${SEEDS}`);
  runs.set(name, known);
  return known;
}

async function suiteOf(name: string, suite: string): Promise<SuiteResult> {
  const found = (await run(name)).results.suites.find((each) => each.name === suite);
  if (found === undefined) throw new Error(`no suite ${suite}`);
  return found;
}

async function findingsOf(name: string, suite: string): Promise<Finding[]> {
  return (await suiteOf(name, suite)).findings ?? [];
}

beforeAll(async () => {
  for (const name of [...separation.map(([each]) => each), 'summary-plus-tail']) await run(name);
}, 60_000);

test.each(separation)(
  '%s ends with exit %i and its row of the separation table',
  async (name, exit, ...survival) => {
    const findings = await findingsOf(name, 'seeded');
    expect(findings.map(({ type }) => type)).toEqual(types);
    expect(findings.map((each) => [each.round1_survival * 100, each.final_survival * 100])).toEqual(survival);
    expect((await run(name)).code).toBe(exit);
  },
);

test('identity fails because it does not compact, and for nothing else', async () => {
  const { reasons } = (await run('identity')).results.gate;
  expect(reasons).toEqual(
    ['seeded', 'corpus'].map((suite) => expect.stringMatching(`^Not compacting: in suite ${suite}`)),
  );
});

describe('corpus', () => {
  test('truncation ends with next to nothing of any type', async () => {
    for (const { final_survival } of await findingsOf('lossy-truncation', 'corpus')) {
      expect(final_survival).toBeLessThanOrEqual(0.05);
    }
  });

  test('truncation forgets what was said early and keeps what was said late', async () => {
    const { positions } = await suiteOf('lossy-truncation', 'corpus');
    expect(positions?.early[0]).toBeLessThanOrEqual(0.05);
    expect(positions?.late[0]).toBeGreaterThanOrEqual(0.8);
  });

  test.each(['checklist-carrying', 'update-aware-checklist'])(
    '%s keeps every statement of every seed',
    async (name) => {
      const { sessions } = await suiteOf(name, 'corpus');
      expect(sessions).toHaveLength(SEEDS);
      expect(sessions.flatMap(({ losses }) => losses)).toEqual([]);
    },
  );

  test('both checklists hold every latest value; only the plain one carries the replaced ones on', async () => {
    const total = 2 * SEEDS;
    const updates = { total, latest: total, stale: 0, stale_only: 0 };
    expect((await suiteOf('checklist-carrying', 'corpus')).updates).toEqual({ ...updates, stale: total });
    expect((await suiteOf('update-aware-checklist', 'corpus')).updates).toEqual(updates);
  });

  test('a tail adds at most one statement to the naive summary in the end', async () => {
    const heldAtLast = async (name: string) =>
      (await suiteOf(name, 'corpus')).sessions.map(
        ({ rounds }) => 20 - Object.keys(rounds.at(-1)?.outcomes ?? {}).length,
      );
    const naive = await heldAtLast('naive-summary');
    const withTail = await heldAtLast('summary-plus-tail');
    withTail.forEach((held, i) => {
      expect(held - (naive[i] as number)).toBeLessThanOrEqual(1);
    });
  });
});

describe('kill criterion', () => {
  test.each(['seeded', 'corpus'])(
    '%s: truncation is flagged, the checklist silent, and never behind',
    async (suite) => {
      const lossy = await findingsOf('lossy-truncation', suite);
      const checklist = await findingsOf('checklist-carrying', suite);
      expect(lossy.some(({ verdict }) => verdict === 'FLAG')).toBe(true);
      expect(checklist.map(({ verdict }) => verdict)).toEqual(types.map(() => 'SILENT'));
      checklist.forEach(({ survival_curve }, i) => {
        survival_curve.forEach((share, round) => {
          expect(share).toBeGreaterThanOrEqual(lossy[i]?.survival_curve[round] ?? 1);
        });
      });
    },
  );
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CompactorFault } from '../../src/compactors/fault.js';
import {
  type Cell,
  callsOf,
  type Lane,
  type MeasureRequest,
  measureCells,
  probeText,
} from '../../src/measure/index.js';
import { type Probe, probeNamed } from '../../src/probes/index.js';
import type { Turn } from '../../src/sessions/turn.js';

const probe = probeNamed('verbatim') as Probe;

function cells(count: number): Cell[] {
  return Array.from({ length: count }, (_, i) => ({
    suite: 'corpus',
    session: {
      id: `corpus-${i + 1}`,
      seed: i + 1,
      build: () => ({
        id: `corpus-${i + 1}`,
        seed: i + 1,
        turns: [
          { role: 'user', text: `The code of the vault is kv-${i + 1}-end.` },
          { role: 'assistant', text: 'Noted.' },
          { role: 'user', text: 'How is the weather at the depot today, by the way?' },
        ],
        planted: [
          {
            turn: 0,
            canary: {
              id: 'fact-1',
              type: 'fact' as const,
              content: `The code of the vault is kv-${i + 1}-end.`,
              required_tokens: [`kv-${i + 1}-end`],
              direct_question: 'What is the code of the vault?',
            },
          },
        ],
      }),
    },
  }));
}

type Step = (turns: readonly Turn[], round: number, laneState: { calls: number }) => Turn[] | Promise<Turn[]>;

/** Lanes over a compactor that runs here; `opened` and `closed` count them. */
function lanes(step: Step) {
  const count = { opened: 0, closed: 0 };
  const openLane = async (): Promise<Lane> => {
    count.opened += 1;
    const state = { calls: 0 };
    return {
      probe: probeText(probe),
      close: async () => {
        count.closed += 1;
      },
      worker: {
        close: async () => {},
        compactSession: async ({ turns, rounds }, onRound) => {
          let current = [...turns];
          for (let round = 1; round <= rounds; round++) {
            state.calls += 1;
            current = await step(current, round, state);
            onRound({ turns: current, durationMs: 0 });
          }
        },
      },
    };
  };
  return { count, openLane };
}

const dropLast: Step = (turns) => turns.slice(0, -1);

function measure(step: Step, overrides: Partial<MeasureRequest> = {}) {
  const { count, openLane } = lanes(step);
  const request = { cells: cells(6), rounds: 3, jobs: 2, repeat: true, openLane, ...overrides };
  return measureCells(request).then((measured) => ({ ...measured, count }));
}

test('writes down each round: sizes, losses where they first happen, and an answer', async () => {
  const { sessions } = await measure(dropLast, { cells: cells(1) });
  const [session] = sessions;
  expect(session?.rounds.map(({ round, outcomes }) => [round, outcomes])).toEqual([
    [1, {}],
    [2, {}],
    [3, { 'fact-1': 'missing' }],
  ]);
  expect(session?.rounds[1]?.input_chars).toBe(session?.rounds[0]?.output_chars);
  expect(session?.losses).toEqual([
    {
      id: 'fact-1',
      type: 'fact',
      content: 'The code of the vault is kv-1-end.',
      position: 'early',
      turn: 0,
      round: 3,
      outcome: 'missing',
      answer: 'NOT IN CONTEXT',
    },
  ]);
});

test('sessions stand in the order of the plan for any number of jobs and any speed', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 5 }),
      fc.boolean(),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1 }),
      async (count, jobs, repeat, delays) => {
        let call = 0;
        const slow: Step = async (turns) => {
          await new Promise((resolve) => setTimeout(resolve, delays[call++ % delays.length]));
          return turns.slice(0, -1);
        };
        const run = await measure(slow, { cells: cells(count), jobs, repeat });
        expect(run.sessions.map(({ id }) => id)).toEqual(cells(count).map(({ session }) => session.id));
        expect(run.sessions.every(({ fault, rounds }) => fault === null && rounds.length === 3)).toBe(true);
        expect(run.deterministic).toBe(repeat ? true : null);
        expect(run.count.closed).toBe(run.count.opened);
      },
    ),
    { numRuns: 40 },
  );
});

test('calls the compactor as often as it says beforehand', async () => {
  for (const repeat of [true, false]) {
    for (const count of [1, 2, 6]) {
      let calls = 0;
      const counting: Step = (turns) => {
        calls += 1;
        return turns.slice(0, -1);
      };
      await measure(counting, { cells: cells(count), repeat });
      expect(calls).toBe(callsOf(cells(count), 3, repeat));
    }
  }
});

test.each([1, 2])('state that outlives a session shows as a difference with %i jobs', async (jobs) => {
  const leaking: Step = (turns, _round, state) => [
    ...turns.slice(0, -1),
    { role: 'system', text: `call ${state.calls}` },
  ];
  const { deterministic, difference } = await measure(leaking, { jobs });
  expect(deterministic).toBe(false);
  expect(difference).toEqual({ session: 'corpus-1', first_different_round: 1 });
});

test('a repeat that fails is a fault of the session that was repeated', async () => {
  let firsts = 0;
  const moody: Step = (turns, round) => {
    if (turns[0]?.text.includes('kv-1-') && round === 1) firsts += 1;
    if (firsts === 2 && round === 2) throw new CompactorFault('threw', 'threw "again"', { round });
    return turns.slice(0, round === 3 ? 1 : 2);
  };
  const { sessions, deterministic, difference } = await measure(moody);
  expect([deterministic, difference]).toEqual([null, undefined]);
  expect(sessions[0]?.fault).toMatchObject({
    kind: 'threw',
    round: 2,
    message: 'threw "again" when this session was measured again',
  });
  expect(sessions.slice(1).every(({ fault }) => fault === null)).toBe(true);
});

test('a repeat that does not even load is a fault as well', async () => {
  const { openLane } = lanes(dropLast);
  let opened = 0;
  const once = async () => {
    opened += 1;
    if (opened === 2) throw new CompactorFault('load', 'threw while it was loaded');
    return openLane();
  };
  const { sessions } = await measure(dropLast, { cells: cells(1), openLane: once });
  expect(sessions[0]?.fault?.message).toBe('threw while it was loaded when this session was measured again');
});

test('what failed and what was not measured is the same for any number of jobs', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('sound', 'sound', 'threw', 'timeout'), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 2, max: 5 }),
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1 }),
      async (fates, jobs, delays) => {
        let call = 0;
        const step: Step = async (turns, round) => {
          await new Promise((resolve) => setTimeout(resolve, delays[call++ % delays.length]));
          const fate = fates[Number(/kv-(\d+)-/.exec(turns[0]?.text ?? '')?.[1]) - 1];
          if (fate === 'threw' || fate === 'timeout') throw new CompactorFault(fate, 'failed', { round });
          return turns.slice(0, 1);
        };
        const [one, many] = await Promise.all(
          [1, jobs].map((count) => measure(step, { cells: cells(fates.length), jobs: count })),
        );
        expect(many?.sessions).toEqual(one?.sessions);
        expect(many?.deterministic).toBe(one?.deterministic);
      },
    ),
    { numRuns: 60 },
  );
});

test('an id that every object inherits is lost like any other', async () => {
  const [cell] = cells(1) as [Cell];
  const session = cell.session.build();
  for (const id of ['__proto__', 'constructor', 'toString']) {
    const planted = session.planted.map(({ canary, turn }) => ({ turn, canary: { ...canary, id } }));
    const named = { ...cell, session: { ...cell.session, build: () => ({ ...session, planted }) } };
    const { sessions } = await measure(() => [{ role: 'system', text: 'nothing' }], { cells: [named] });
    expect(Object.entries(sessions[0]?.rounds[0]?.outcomes ?? {})).toEqual([[id, 'missing']]);
    expect(Object.keys(sessions[0]?.positions ?? {})).toEqual([id]);
  }
});

test('the first round says how much text stands between the marks', async () => {
  const joined: Step = (turns) => [{ role: 'system', text: turns.map(({ text }) => text).join('\n') }];
  const { sessions } = await measure(joined, { cells: cells(1) });
  const [first, second] = sessions[0]?.rounds ?? [];
  const breaks = 2;
  expect(first?.output_text_chars).toBe((first?.input_text_chars ?? 0) + breaks);
  expect(first?.input_text_chars).toBeLessThan(first?.input_chars ?? 0);
  expect(second).not.toHaveProperty('output_text_chars');
});

const failing =
  (kind: 'threw' | 'timeout', when: (text: string) => boolean): Step =>
  (turns, round) => {
    if (when(turns[0]?.text ?? '') && round === 2)
      throw new CompactorFault(kind, `failed as ${kind}`, { round });
    return turns.slice(0, -1);
  };

test('one exception costs its session alone, and the rounds before it stand', async () => {
  const { sessions } = await measure(failing('threw', (text) => text.includes('kv-3-')));
  expect(sessions.map(({ fault }) => fault?.kind ?? null)).toEqual([null, null, 'threw', null, null, null]);
  expect(sessions[2]?.rounds).toHaveLength(1);
  expect(sessions[2]?.fault).toEqual({ kind: 'threw', round: 2, message: 'failed as threw', output: [] });
});

test('after the third exception no further session starts', async () => {
  const { sessions, deterministic } = await measure(
    failing('threw', () => true),
    { jobs: 1 },
  );
  expect(sessions.map(({ fault }) => fault?.kind)).toEqual([
    'threw',
    'threw',
    'threw',
    'not-measured',
    'not-measured',
    'not-measured',
  ]);
  expect(deterministic).toBeNull();
});

test('after the first time-out no further session starts, and every lane is closed', async () => {
  const { sessions, count } = await measure(
    failing('timeout', (text) => text.includes('kv-1-')),
    { jobs: 1 },
  );
  expect(sessions.map(({ fault }) => fault?.kind)).toEqual(['timeout', ...Array(5).fill('not-measured')]);
  expect(count).toEqual({ opened: 1, closed: 1 });
});

test('a compactor that does not load is told at the session that was to be first', async () => {
  const openLane = async () => {
    throw new CompactorFault('load', 'threw while loading');
  };
  const { sessions } = await measure(dropLast, { openLane, jobs: 1 });
  expect(sessions.map(({ fault }) => fault?.kind)).toEqual(['load', ...Array(5).fill('not-measured')]);
});

test('what is not the compactor’s fault is thrown once every lane has closed', async () => {
  const { count, openLane } = lanes(dropLast);
  let opened = 0;
  const second = async () => {
    opened += 1;
    if (opened === 2) throw new TypeError('ours');
    return openLane();
  };
  await expect(measure(dropLast, { openLane: second })).rejects.toThrow('ours');
  expect(count.closed).toBe(count.opened);
});

test('further lanes open once the first session shows that they pay', async () => {
  const slow: Step = async (turns) => {
    await new Promise((resolve) => setTimeout(resolve, 45));
    return turns.slice(0, -1);
  };
  expect((await measure(slow, { jobs: 4, cells: cells(9) })).count.opened).toBe(4);
  expect((await measure(dropLast, { jobs: 4, cells: cells(9) })).count.opened).toBe(2);
});

test('a budget reaches the compactor as characters of the original size in every round', async () => {
  const seen: (number | undefined)[] = [];
  const { openLane } = lanes(dropLast);
  const spying = async (): Promise<Lane> => {
    const lane = await openLane();
    const worker: Lane['worker'] = {
      ...lane.worker,
      compactSession: (request, onRound) => {
        seen.push(request.budgetChars);
        return lane.worker.compactSession(request, onRound);
      },
    };
    return { ...lane, worker };
  };
  const { sessions } = await measure(dropLast, {
    cells: cells(1),
    repeat: false,
    budget: 0.25,
    openLane: spying,
  });
  expect(seen).toEqual([Math.floor((sessions[0]?.rounds[0]?.input_chars ?? 0) / 4)]);
});

test('the texts of every session are handed to whoever keeps them', async () => {
  const kept: [string, number][] = [];
  await measure(dropLast, { onTexts: (cell, texts) => kept.push([cell.session.id, texts.length]), jobs: 1 });
  expect(kept).toEqual(cells(6).map(({ session }) => [session.id, 3]));
});

import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import {
  find,
  findLiveAgent,
  fixtures,
  leftProcesses,
  nodesOnPath,
  run,
  someTurns,
  textOf,
} from './hosting-support.js';

afterEach(() => {
  expect(leftProcesses()).toEqual([]);
});

describe.each(nodesOnPath())('under node $version', ({ PATH }) => {
  const environment = { ...process.env, PATH };

  test('a session goes round by round, each on what the round before gave', async () => {
    const [{ rounds, fault }] = await run(find('sound.mjs#mutates', { environment }), { rounds: 3 });
    expect(fault).toBeUndefined();
    const joined = someTurns.map(({ text }) => text).join('|');
    expect(rounds).toEqual(Array(3).fill([{ role: 'system', text: joined }]));
  });

  test.each([
    ['text', [{ role: 'system', text: '3 turns' }]],
    ['object', [{ role: 'system', text: 'a text' }]],
    ['spareFields', someTurns],
    [
      'surrogates',
      [
        { role: 'user', text: 'half \ud83d' },
        { role: 'tool', text: '\ude00 other half, \u0000, \u2028, "quoted", \\ and 😀' },
      ],
    ],
  ])('%s comes back as turns', async (name, turns) => {
    const [{ rounds }] = await run(find(`sound.mjs#${name}`, { environment }));
    expect(rounds).toEqual([turns]);
  });

  test('a compactor gets turns and a context, and nothing else', async () => {
    const handle = find('sound.mjs#contexts', { environment });
    const [plain, budgeted] = await run(handle, { rounds: 2 }, { budgetChars: 90 });
    const context = { rounds: 2, aborted: false, signal: true };
    expect(plain.rounds.map((turns) => JSON.parse(textOf(turns)))).toEqual([
      { round: 1, ...context },
      { round: 2, ...context },
    ]);
    expect(JSON.parse(textOf(budgeted?.rounds[0]))).toEqual({
      ...context,
      round: 1,
      rounds: 1,
      budgetChars: 90,
    });
    const [{ rounds }] = await run(find('sound.mjs#inputs', { environment }));
    expect(JSON.parse(textOf(rounds[0]))).toEqual([someTurns, 1]);
  });

  test.each([
    ['a class', 'Counter', ['call 1', 'call 2', 'call 1', 'call 2']],
    ['a factory', 'createCompactor', ['call 1', 'call 2', 'call 1', 'call 2']],
    ['an object', 'shared', ['call 1', 'call 2', 'call 3', 'call 4']],
  ])('%s keeps its state as long as it should', async (_what, name, texts) => {
    const runs = await run(find(`sound.mjs#${name}`, { environment }), { rounds: 2 }, { rounds: 2 });
    expect(runs.flatMap(({ rounds }) => rounds.map(textOf))).toEqual(texts);
  });

  test('the time limit starts anew with each round', async () => {
    const [{ rounds, fault }] = await run(find('sound.mjs#slow', { environment, timeout: 400 }), {
      rounds: 4,
    });
    expect(fault).toBeUndefined();
    expect(rounds).toHaveLength(4);
  });

  test('the signal is aborted at the time limit, and its listeners still get to run', async () => {
    const [{ fault }] = await run(find('sound.mjs#heedsSignal', { environment, timeout: 300 }));
    expect(fault).toMatchObject({ kind: 'timeout', output: ['seen: TimeoutError'] });
  });

  test('a live agent answers in order, with a fresh instance for each list', async () => {
    const worker = await findLiveAgent('agents.mjs', { environment }).open();
    expect(
      await worker.answer([
        { question: 'What?', kind: 'direct', context: 'a' },
        { question: 'How?', kind: 'exact_use', context: 'b' },
      ]),
    ).toEqual(['direct: What? / a / true', 'exact_use: How? / b / true']);
    expect(await worker.answer([])).toEqual([]);
    await worker.close();
    const request = { question: '', kind: 'behavior', context: '' } as const;
    for (const [name, answers] of [
      ['Agent', ['answer 1', 'answer 2']],
      ['createAgent', ['answer 1', 'answer 2']],
      ['silent', ['', '']],
    ] as const) {
      const other = await findLiveAgent(`agents.mjs#${name}`, { environment }).open();
      await other.answer([request]);
      expect(await other.answer([request, request])).toEqual(answers);
      await other.close();
    }
  });
});

describe('the environment of a module', () => {
  const secrets = {
    GITHUB_TOKEN: 'secret',
    GITHUB_OUTPUT: '/output',
    GITHUB_ENV: '/env',
    GITHUB_STATE: '/state',
    GITHUB_STEP_SUMMARY: '/summary',
    GITHUB_EVENT_PATH: '/event',
    'INPUT_GITHUB-TOKEN': 'secret',
    INPUT_COMPACTOR: 'x',
    ACTIONS_RUNTIME_TOKEN: 'secret',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'secret',
    NODE_OPTIONS: '--no-warnings',
    AWS_SECRET_ACCESS_KEY: 'secret',
    RUNNER_TEMP: '/runner',
  };

  test('has what the list names and what the setting adds', async () => {
    const environment = { ...secrets, PATH: process.env['PATH'], LC_ALL: 'C', CI: 'true', MODEL_KEY: 'k' };
    const [{ rounds }] = await run(find('sound.mjs#environment', { environment, env: ['MODEL_KEY'] }));
    const seen = JSON.parse(textOf(rounds[0]));
    expect(seen).toMatchObject({ PATH: process.env['PATH'], LC_ALL: 'C', CI: 'true', MODEL_KEY: 'k' });
    for (const name of Object.keys(secrets)) expect(seen).not.toHaveProperty([name]);
    const allowed = ['PATH', 'LC_ALL', 'CI', 'MODEL_KEY', 'HOSTING_TEST', 'COMPACTION_CONFORMANCE_PROCESS'];
    // The shell that sets the limits adds where it is.
    const ofTheShell = ['PWD', 'OLDPWD', 'SHLVL', '_'];
    expect(Object.keys(seen).filter((name) => ![...allowed, ...ofTheShell].includes(name))).toEqual([]);
    expect(JSON.stringify(seen)).not.toContain('secret');
  });

  test('its folder is the working directory, its arguments tell nothing', async () => {
    const [{ rounds }] = await run(find('sound.mjs#folder'));
    expect(textOf(rounds[0])).toBe(fixtures);
    const [launch] = await run(find('sound.mjs#launch'));
    const [flags, args, send] = JSON.parse(textOf(launch.rounds[0]));
    expect(flags).toContain('--max-old-space-size=2048');
    expect(args).toHaveLength(2);
    expect(send).toBe('undefined');
  });
});

describe('what a module prints', () => {
  test('goes to the given function line by line, and nowhere else', async () => {
    const lines: string[] = [];
    const handle = find('sound.mjs#prints', { onOutput: (line) => lines.push(line) });
    const [{ fault }] = await run(handle);
    expect(fault).toBeUndefined();
    expect(lines.sort()).toEqual(['::error::from the compactor', 'second', 'third']);
  });
});

describe('several workers of one handle', () => {
  test('work side by side and share nothing', async () => {
    const handle = find('sound.mjs#shared');
    const all = await Promise.all([run(handle, {}, {}), run(handle, {}, {})]);
    expect(all.map((runs) => runs.map(({ rounds }) => textOf(rounds[0])))).toEqual([
      ['call 1', 'call 2'],
      ['call 1', 'call 2'],
    ]);
  });
});

afterAll(() => {
  expect(process.listenerCount('SIGTERM')).toBe(0);
  expect(process.listenerCount('SIGINT')).toBe(0);
});

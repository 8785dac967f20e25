import { afterEach, describe, expect, test } from '@jest/globals';
import { CompactorFault, type FaultKind } from '../../src/compactors/index.js';
import { failureOf, find, findLiveAgent, leftProcesses, run } from './hosting-support.js';

const TIMEOUT = 500;

afterEach(() => {
  expect(leftProcesses()).toEqual([]);
});

describe('a call', () => {
  const cases: [name: string, kind: FaultKind, clause: string | RegExp][] = [
    ['throws', 'threw', 'threw TypeError "no model" (faults.mjs:15)'],
    ['throwsText', 'threw', 'threw a string ("only a text")'],
    ['throwsNothing', 'threw', 'threw undefined'],
    ['throwsSpitefully', 'died', 'ended its process with exit code 9'],
    ['rejects', 'threw', /^threw "rejected" \(faults\.mjs:\d+\)$/],
    ['exits', 'died', 'ended its process with exit code 0'],
    ['exitsWith7', 'died', 'ended its process with exit code 7'],
    ['exitsTwice', 'died', 'ended its process with exit code 5'],
    ['isKilled', 'died', 'was killed from outside (SIGKILL), as a system does when its memory runs out'],
    ['isTerminated', 'died', 'was killed by SIGTERM'],
    ['aborts', 'died', /^was killed by SIGABRT$/],
    ['givesNull', 'reply', 'returned null; expected a text, {text} or turns {role, text}'],
    ['givesUndefined', 'reply', 'returned undefined; is a `return` missing?'],
    ['givesNumber', 'reply', 'returned a number (42); expected a text, {text} or turns {role, text}'],
    ['givesNaN', 'reply', 'returned NaN; expected a text, {text} or turns {role, text}'],
    ['givesEmpty', 'reply', 'returned an empty text'],
    ['givesBlank', 'reply', 'returned an empty text'],
    ['givesNoTurns', 'reply', 'returned no turns'],
    ['givesHuge', 'reply', 'returned more than 8 MiB, the most that a reply may have'],
    ['givesHugeTurns', 'reply', 'returned more than 8 MiB, the most that a reply may have'],
    ['givesSparse', 'reply', 'returned an array whose item 1 is not a turn {role, text} but undefined'],
    ['givesNonsense', 'reply', 'returned an array whose item 3 is not a turn {role, text} but a number (7)'],
    [
      'givesUnknownRole',
      'reply',
      /item 1 is not a turn .* its role is "ai"; roles are system, user, assistant, tool$/,
    ],
    ['givesContent', 'reply', /item 1 is not a turn .* its text is undefined, its fields role, content$/],
    ['givesMap', 'reply', /^returned an object of the class Map/],
    ['givesTrap', 'threw', /^threw "trap"/],
    ['writesGarbage', 'protocol', 'wrote to the channel that belongs to its host'],
    ['writesHalfALine', 'protocol', 'wrote to the channel that belongs to its host'],
    ['writesZeros', 'protocol', 'wrote to the channel that belongs to its host'],
    ['forges', 'protocol', 'wrote to the channel that belongs to its host'],
    ['forgesWithToken', 'protocol', 'wrote to the channel that belongs to its host'],
    ['writesWithoutEnd', 'protocol', 'wrote to the channel that belongs to its host'],
    ['closesReplies', 'protocol', 'closed the channel to its host'],
    ['rejectsLater', 'threw', /^threw "nobody waits" \(faults\.mjs:\d+\) in a promise that nobody awaits$/],
    ['throwsLater', 'threw', /^threw "from a timer" \(faults\.mjs:\d+\) outside of its calls$/],
    ['leavesGrandchild', 'threw', /^threw "left one"/],
    ['leavesAndExits', 'died', 'ended its process with exit code 3'],
  ];

  test.each(cases)('%s: %s', async (name, kind, clause) => {
    const [{ fault, rounds }] = await run(find(`faults.mjs#${name}`));
    expect(rounds).toEqual([]);
    expect(fault).toMatchObject({ kind, round: 1 });
    expect(fault?.message).toEqual(typeof clause === 'string' ? clause : expect.stringMatching(clause));
  });

  test.each([
    ['loops', []],
    ['waits', []],
    ['waitsDeafly', []],
    ['tooSlowButDone', []],
    ['hangsAtExit', []],
    ['printsWithoutEnd', [expect.stringMatching(/##\[error\]/)]],
    ['printsOneLineWithoutEnd', [`${'x'.repeat(400)}…`]],
  ])('%s: ends at its time limit', async (name, output) => {
    const [{ fault, took }] = await run(find(`faults.mjs#${name}`, { timeout: TIMEOUT }));
    expect(fault).toMatchObject({ kind: 'timeout', message: 'did not finish within 500 ms', round: 1 });
    expect(fault?.output).toEqual(expect.arrayContaining(output));
    expect(fault?.output.length).toBeLessThanOrEqual(40);
    expect(took).toBeGreaterThanOrEqual(TIMEOUT - 5);
    expect(took).toBeLessThan(TIMEOUT + 1000);
  });

  test('eats heap beyond the limit', async () => {
    const [{ fault }] = await run(find('faults.mjs#eatsHeap', { memory: 64 * 1024 ** 2 }));
    expect(fault).toMatchObject({
      kind: 'memory',
      message: 'ran out of memory, of which it may take 64 MiB',
      round: 1,
    });
  });

  test('eats buffers beyond the limit', async () => {
    const [{ fault }] = await run(find('faults.mjs#eatsBuffers', { memory: 64 * 1024 ** 2 }));
    expect(fault).toMatchObject({
      kind: 'memory',
      message: expect.stringMatching(/^ran out of memory: threw RangeError/),
    });
  });

  test('that fails in a later round leaves the rounds before it', async () => {
    const [{ fault, rounds }] = await run(find('faults.mjs#failsInRound3'), { rounds: 5 });
    expect(rounds.map(([turn]) => turn?.text)).toEqual(['round 1', 'round 2']);
    expect(fault).toMatchObject({ kind: 'reply', round: 3 });
  });

  test('that returns nothing for nothing is sound', async () => {
    const [whole, empty] = await run(find('sound.mjs#empties'), {}, { turns: [] });
    expect(whole.fault).toMatchObject({ kind: 'reply', message: 'returned no turns' });
    expect(empty).toMatchObject({ rounds: [[]] });
  });

  test('that replaces what the host is made of changes only its own result', async () => {
    const [first, second] = await run(find('faults.mjs#overridesEverything'), { rounds: 2 }, {});
    expect(first).toMatchObject({ rounds: [[{ text: '3 turns' }], [{ text: '1 turns' }]] });
    expect(second?.rounds).toHaveLength(1);
  });

  test('leaves processes that left its group', async () => {
    const [{ rounds, took }] = await run(find('faults.mjs#leavesDetached'));
    expect(rounds).toHaveLength(1);
    expect(took).toBeLessThan(5000);
  });
});

describe('a worker', () => {
  test('goes on after a call that threw, and starts each fault with its own output', async () => {
    const [first, second] = await run(find('faults.mjs#throws'), {}, {});
    expect(first.fault?.output).toEqual(['a word before it']);
    expect(second?.fault?.output).toEqual(['a word before it']);
  });

  test.each([
    ['printsMuchAndThrows', 'threw'],
    ['printsMuchAndRejectsLater', 'threw'],
  ])('tells the last lines of a module that prints much at once: %s', async (name, kind) => {
    const shown: string[] = [];
    const [{ fault }] = await run(find(`faults.mjs#${name}`, { onOutput: (line) => shown.push(line) }));
    expect(fault).toMatchObject({ kind, outputCut: 19_980 });
    expect(fault?.output.slice(-3)).toEqual(['line 19998', 'line 19999', 'the reason']);
    expect(shown).toHaveLength(20_001);
  });

  test('that is sound is closed when all that it printed has come', async () => {
    const shown: string[] = [];
    await run(find('faults.mjs#printsMuch', { onOutput: (line) => shown.push(line) }));
    expect(shown).toHaveLength(20_000);
  });

  test('says which variable it was not given', async () => {
    const environment = { ...process.env, MODEL_KEY: 'secret' };
    const [{ fault }] = await run(find('faults.mjs#wantsKey', { environment }));
    expect(fault?.message).toMatch(
      /^threw "MODEL_KEY is not set" \(faults\.mjs:\d+\); MODEL_KEY is set here but not handed over: add it to env$/,
    );
    const [given] = await run(find('faults.mjs#wantsKey', { environment, env: ['MODEL_KEY'] }));
    expect(given.fault).toBeUndefined();
  });

  test('that died tells the same of every later session, at once', async () => {
    const [first, second] = await run(find('faults.mjs#exits'), {}, {});
    expect(second?.fault).toMatchObject({ kind: first.fault?.kind, message: first.fault?.message });
    expect(second?.took).toBeLessThan(100);
  });

  test('that is closed at work gives up its session', async () => {
    const worker = await find('faults.mjs#loops').open();
    const session = failureOf(worker.compactSession({ turns: [], rounds: 1 }, () => {}));
    await Promise.all([worker.close(), worker.close()]);
    expect(await session).toBeInstanceOf(CompactorFault);
  });

  test('passes on what the receiver of a round throws', async () => {
    const worker = await find('sound.mjs').open();
    const receiver = new Error('no room');
    const session = worker.compactSession({ turns: [], rounds: 2 }, () => {
      throw receiver;
    });
    expect(await failureOf(session)).toBe(receiver);
    await worker.close();
  });
});

describe('loading', () => {
  test.each([
    ['load-throws.mjs', 'load', 'threw RangeError "not today" (load-throws.mjs:1) while it was loaded'],
    ['load-exits.mjs', 'died', 'ended its process with exit code 0 while it was loaded'],
    ['load-hangs.mjs', 'timeout', 'did not finish loading within 500 ms'],
    ['load-loops.mjs', 'timeout', 'did not finish loading within 500 ms'],
    [
      'load-rejects.mjs',
      'threw',
      'threw "nobody waits" (load-rejects.mjs:1) in a promise that nobody awaits',
    ],
    ['load-writes.mjs', 'protocol', 'wrote to the channel that belongs to its host'],
    [
      'load-constructor.mjs',
      'load',
      'threw "no key" (load-constructor.mjs:3) while its class Compactor was constructed',
    ],
    [
      'load-wanting.mjs',
      'load',
      /\(load-wanting\.mjs:3\) while its class Wanting was constructed \(classes get no arguments; use createCompactor\)$/,
    ],
    [
      'load-unparsed.cjs',
      'load',
      `threw SyntaxError "Unexpected token ';'" (load-unparsed.cjs:2) while it was loaded`,
    ],
    ['load-unexported.mjs', 'load', /^threw SyntaxError .* \(load-unexported\.mjs:2\) while it was loaded$/],
    [
      'sound.mjs#Incapable',
      'load',
      "can't be called: its class Incapable has no method compact; it has none at all",
    ],
  ])('%s: %s', async (path, kind, clause) => {
    const start = performance.now();
    const failure = await failureOf(find(path, { timeout: TIMEOUT }).open());
    expect(failure).toBeInstanceOf(CompactorFault);
    expect(failure).toMatchObject({ kind, round: undefined });
    expect((failure as Error).message).toEqual(
      typeof clause === 'string' ? clause : expect.stringMatching(clause),
    );
    expect(performance.now() - start).toBeLessThan(TIMEOUT + 1500);
  });
});

describe('a live agent', () => {
  test.each([
    ['object', 'reply', 'returned an object with text; an answer is a text'],
    ['loops', 'timeout', 'did not finish within 500 ms'],
    ['throwsAtSecond', 'threw', /^threw "no idea"/],
  ])('%s: %s', async (name, kind, clause) => {
    const worker = await findLiveAgent(`agents.mjs#${name}`, { timeout: TIMEOUT }).open();
    const requests = ['first', 'second'].map((question) => ({
      question,
      kind: 'direct' as const,
      context: '',
    }));
    const failure = await failureOf(worker.answer(requests));
    expect(failure).toMatchObject({
      name: 'CompactorFault',
      subject: 'agent',
      kind,
      message: expect.stringMatching(clause),
    });
    await worker.close();
  });
});

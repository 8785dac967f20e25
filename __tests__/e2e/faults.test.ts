import { afterEach, expect, test } from '@jest/globals';
import { cli } from './command-line.js';
import { fixtures, leftProcesses, trace } from './hosting-support.js';

/** Slow machines take this long beside the time limit: to start, load and end. */
const SLACK_MS = 8000;

afterEach(() => {
  expect(leftProcesses()).toEqual([]);
});

function run(compactor: string, timeout = '20s', ...more: string[]) {
  const measured = ['run', '--compactor', compactor, '--suites', 'seeded', '--timeout', timeout];
  return cli([...measured, '--verbose', '--env', 'HOSTING_TEST', ...more], {
    cwd: fixtures,
    environment: { HOSTING_TEST: trace, GITHUB_ACTIONS: 'true' },
  });
}

/** What a runner would take for a command: `::name::` where a line starts, blanks aside, and `##[` anywhere. */
function commandsIn(text: string): string[] {
  return text.split(/\r\n|\n|\r/).filter((line) => /^\s*::/.test(line) || line.includes('##['));
}

const calls: [name: string, sentence: RegExp][] = [
  ['throws', /threw TypeError/],
  ['rejects', /threw "rejected"/],
  ['exits', /ended its process with exit code 0/],
  ['isKilled', /was killed/],
  ['eatsHeap', /memory/],
  ['eatsBuffers', /memory/],
  ['givesNull', /returned null/],
  ['givesNumber', /returned a number \(42\)/],
  ['givesNaN', /returned NaN/],
  ['givesEmpty', /returned an empty text/],
  ['givesHuge', /returned more than 8 MiB/],
  ['givesNonsense', /item 3 is not a turn/],
  ['leavesGrandchild', /threw "left one"/],
  ['leavesAndExits', /ended its process with exit code 3/],
  ['writesGarbage', /wrote to the channel/],
  ['forges', /wrote to the channel/],
  ['writesWithoutEnd', /wrote to the channel/],
];

test.each(calls)(
  '%s: exit 3 and a sentence with compactor, suite, session and round',
  async (name, sentence) => {
    const { code, stdout, stderr } = await run(`faults.mjs#${name}`, '20s', '--memory', '128MiB');
    expect(code).toBe(3);
    const told = stdout.replace(/\s+/g, ' ');
    expect(told).toMatch(sentence);
    expect(told).toContain('faults.mjs');
    expect(told).toMatch(/seeded/);
    expect(told).toMatch(/round 1/);
    expect(stderr).toContain('Measuring');
    expect(commandsIn(stdout + stderr)).toEqual([]);
  },
  60_000,
);

test.each(['loops', 'waits', 'printsWithoutEnd', 'printsOneLineWithoutEnd', 'hangsAtExit'])(
  '%s: one time limit, however many sessions there are',
  async (name) => {
    const { code, stdout, stderr, milliseconds } = await run(
      `faults.mjs#${name}`,
      '1s',
      '--suites',
      'seeded,corpus',
    );
    expect(code).toBe(3);
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/did not finish within 1 s/);
    expect(stdout).toMatch(/not (measured|started)/i);
    expect(milliseconds).toBeLessThan(1000 + SLACK_MS);
    expect(commandsIn(stdout + stderr)).toEqual([]);
  },
  60_000,
);

test.each([
  ['load-throws.mjs', 3, /threw/],
  ['load-hangs.mjs', 3, /did not (load|finish)/],
  ['load-exits.mjs', 3, /ended its process/],
  ['load-writes.mjs', 3, /wrote to the channel/],
  ['nowhere.mjs', 2, /does not exist/],
  ['sound.mjs#nothing', 2, /can be called/],
  ['../../../package.json', 2, /outside the workspace/],
])(
  '%s: exit %i before any session',
  async (compactor, exit, sentence) => {
    const { code, stdout, stderr } = await run(compactor, '2s');
    expect(code).toBe(exit);
    expect((stdout + stderr).replace(/\s+/g, ' ')).toMatch(sentence);
    expect(stderr).not.toContain('Measuring');
    expect(commandsIn(stdout + stderr)).toEqual([]);
  },
  60_000,
);

test('a fault in one session leaves the measurements of the others', async () => {
  const { code, stdout } = await run('faults.mjs#failsInRound3', '5s', '--json');
  expect(code).toBe(3);
  const [suite] = JSON.parse(stdout).suites;
  expect(suite.sessions[0].rounds).toHaveLength(2);
  expect(suite.sessions[0].fault).toMatchObject({ kind: 'reply', round: 3 });
  expect(suite.findings).toBeNull();
}, 60_000);

test('what a module prints comes back behind a bar, and never as a command', async () => {
  const { stderr, stdout } = await run('faults.mjs#throws');
  expect(stderr).toMatch(/^ {2}\| a word before it$/m);
  expect(stdout).toContain('a word before it');
}, 60_000);

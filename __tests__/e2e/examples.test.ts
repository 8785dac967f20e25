import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { parse } from 'yaml';
import { type Results, resultsSchema } from '../../src/results.js';
import { type CanaryType, canaryTypes } from '../../src/sessions/canary.js';

jest.setTimeout(180_000);

const root = fileURLToPath(new URL('../..', import.meta.url));
const bin = join(root, 'node_modules', '.bin');

/** Every example, run by the command in its README: the exit, and the types that are flagged in any suite. */
const examples: { name: string; exit: number; flagged: CanaryType[] }[] = [
  { name: 'typescript', exit: 0, flagged: [] },
  { name: 'class-with-state', exit: 0, flagged: [] },
  { name: 'javascript', exit: 0, flagged: [] },
  { name: 'llm-summarizer', exit: 0, flagged: [] },
  { name: 'live-agent', exit: 0, flagged: [] },
  { name: 'langchain-trim', exit: 1, flagged: [...canaryTypes] },
];

/** The folders on the path that have a node, one for each major version. */
const nodes = new Map<string, string>();
for (const folder of [bin, ...(process.env['PATH'] ?? '').split(delimiter)]) {
  const { status, stdout } = spawnSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' });
  const major = /^v(\d+)/.exec(stdout ?? '')?.[1];
  if (status === 0 && major !== undefined && Number(major) >= 20 && !nodes.has(major))
    nodes.set(major, folder);
}
const newest = [...nodes].sort(([a], [b]) => Number(b) - Number(a))[0]?.[1] ?? '';

/** A repository of its own, with copies of the examples: what they need must be in their folders. */
let workspace: string;

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'examples-'));
  cpSync(join(root, 'examples'), join(workspace, 'examples'), {
    recursive: true,
    filter: (source) => !source.includes('node_modules'),
  });
  for (const { name } of examples) {
    for (const line of commandsOf(name).filter((command) => command.startsWith('npm '))) {
      const { status, stderr } = spawnSync('npm', line.split(' ').slice(1), {
        cwd: workspace,
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${line}: ${stderr}`);
    }
  }
});

afterAll(() => {
  rmSync(workspace, { recursive: true, force: true });
});

/** The lines of the first shell block of an example's README. */
function commandsOf(name: string): string[] {
  const readme = readFileSync(join(root, 'examples', name, 'README.md'), 'utf8');
  return (/```sh\n([^`]*)```/.exec(readme)?.[1] ?? '').trim().split('\n');
}

/** Runs `node dist/cli/index.js …` in the workspace by the node of a folder, and reads the results that it prints. */
function run(command: string, folder = newest): { exit: number | null; results: Results } {
  const [program, entry, ...args] = command.split(' ');
  expect([program, entry]).toEqual(['node', 'dist/cli/index.js']);
  const { status, stdout, stderr } = spawnSync(
    join(folder, 'node'),
    [join(root, 'dist/cli/index.js'), ...args, '--json'],
    {
      cwd: workspace,
      encoding: 'utf8',
      env: { ...process.env, PATH: [folder, process.env['PATH']].join(delimiter) },
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  if (stdout === '') throw new Error(`exit ${status} without results: ${stderr}`);
  return { exit: status, results: resultsSchema.parse(JSON.parse(stdout)) };
}

/** Runs the last command of an example's README, with flags added to it. */
function measure(name: string, flags: string[] = [], folder = newest) {
  return run([commandsOf(name).at(-1), ...flags].join(' '), folder);
}

function flaggedTypes({ suites }: Results): CanaryType[] {
  const flagged = suites.flatMap((suite) => suite.findings ?? []).filter(({ verdict }) => verdict === 'FLAG');
  return canaryTypes.filter((type) => flagged.some((finding) => finding.type === type));
}

function suiteOf(results: Results, name: string) {
  const suite = results.suites.find((it) => it.name === name);
  if (suite === undefined) throw new Error(`no suite ${name}`);
  return suite;
}

describe.each([...nodes])('on Node %s', (_major, folder) => {
  test.each(examples)('$name ends with exit $exit', ({ name, exit, flagged }) => {
    const measured = measure(name, [], folder);

    expect({
      exit: measured.exit,
      passed: measured.results.gate.passed,
      flagged: flaggedTypes(measured.results),
    }).toEqual({ exit, passed: exit === 0, flagged });
    const sessions = measured.results.suites.flatMap((suite) => suite.sessions);
    expect(sessions.filter((session) => session.fault !== null)).toEqual([]);
    // An example that keeps most of the text would prove nothing.
    for (const { rounds } of sessions) {
      expect(rounds[0]?.output_chars).toBeLessThan(0.7 * (rounds[0]?.input_chars ?? 0));
    }
  });
});

test('the first command of the README passes without a config', () => {
  const { exit, results } = run('node dist/cli/index.js run --compactor examples/typescript/compactor.ts');
  expect(exit).toBe(0);
  expect(results.suites.map((suite) => suite.name)).toEqual(['seeded', 'corpus']);
});

test('the function in TypeScript replaces what was stated anew', () => {
  const { updates } = suiteOf(measure('typescript').results, 'corpus');
  expect(updates).toEqual({ total: 24, latest: 24, stale: 0, stale_only: 0 });
});

test('the class holds what was replaced too, and a gate on stale values says so', () => {
  const { exit, results } = measure('class-with-state', ['--fail-on', 'flag,stale']);
  expect(exit).toBe(1);
  expect(flaggedTypes(results)).toEqual([]);
  expect(suiteOf(results, 'corpus').updates).toEqual({ total: 24, latest: 24, stale: 24, stale_only: 0 });
  expect(results.gate.reasons.join(' ')).toMatch(/^Stale/);
});

test('the factory in JavaScript can be told a budget that it misses', () => {
  const { exit, results } = measure('javascript', ['--budget', '0.2']);
  expect(exit).toBe(1);
  expect(results.gate.reasons.join(' ')).toMatch(/^Over budget/);
  expect(flaggedTypes(results)).toEqual([]);
});

test('a line less in the prompt loses the preferences and nothing else', () => {
  const file = join(workspace, 'examples/llm-summarizer/prompt.md');
  const prompt = readFileSync(file, 'utf8');
  const shorter = prompt.replace('- Copy every USER PREFERENCE\n', '');
  expect(shorter).not.toBe(prompt);
  writeFileSync(file, shorter);
  try {
    const { exit, results } = measure('llm-summarizer');
    expect(exit).toBe(1);
    expect(flaggedTypes(results)).toEqual(['user_preference']);
    const losses = suiteOf(results, 'seeded').sessions.flatMap((session) => session.losses);
    expect(losses.map(({ type, round }) => [type, round])).toEqual(Array(4).fill(['user_preference', 1]));
  } finally {
    writeFileSync(file, prompt);
  }
});

test('LangChain keeps what was said last', () => {
  const { results } = measure('langchain-trim');
  const { positions } = suiteOf(results, 'corpus');
  expect(positions?.early.at(0)).toBe(0);
  expect(positions?.late.at(0)).toBeGreaterThan(0.4);
});

test('the lock file of the LangChain example names no registry', () => {
  expect(readFileSync(join(root, 'examples/langchain-trim/package-lock.json'), 'utf8')).not.toContain(
    '"resolved"',
  );
});

test('the examples satisfy the strict type checker', () => {
  writeFileSync(join(workspace, 'package.json'), '{ "type": "module" }');
  const files = examples
    .map(({ name }) => `examples/${name}/${name === 'live-agent' ? 'agent' : 'compactor'}.ts`)
    .filter((file) => existsSync(join(workspace, file)));
  const { status, stdout } = spawnSync(
    join(newest, 'node'),
    [
      join(root, 'node_modules/typescript/bin/tsc'),
      ...[
        '--noEmit',
        '--strict',
        '--noUncheckedIndexedAccess',
        '--exactOptionalPropertyTypes',
        '--skipLibCheck',
      ],
      ...['--target', 'es2023', '--module', 'nodenext', '--allowImportingTsExtensions'],
      ...['--typeRoots', join(root, 'node_modules/@types'), '--types', 'node'],
      ...files,
    ],
    { cwd: workspace, encoding: 'utf8' },
  );
  expect({ status, stdout, files: files.length }).toEqual({ status: 0, stdout: '', files: 5 });
});

test('the smallest workflow is a job of six lines, and gives only inputs that the action has', () => {
  const text = readFileSync(join(root, 'examples/workflows/minimal.yml'), 'utf8');
  const workflow = parse(text);
  const action = parse(readFileSync(join(root, 'action.yml'), 'utf8'));

  expect(Object.keys(workflow)).toEqual(['on', 'jobs']);
  const [job] = Object.values<{ steps: { uses: string; with?: Record<string, unknown> }[] }>(workflow.jobs);
  expect(text.slice(text.indexOf('jobs:')).trim().split('\n').slice(1)).toHaveLength(6);
  const step = job?.steps.at(-1);
  expect(step?.uses).toMatch(/^jurayh\/compaction-conformance-action@/);
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step?.with ?? {})));
});

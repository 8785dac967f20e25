import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type ActionRun, runAction, workspaceWith } from './runner.js';

const keeping = 'export default (turns) => turns.slice(Math.floor(turns.length / 8));';
const workspace = workspaceWith({ 'keeps.mjs': keeping, file: 'no folder' });
const inputs = { compactor: 'keeps.mjs', suites: 'seeded', rounds: '1', 'fail-on': 'none' };
const errors = (run: ActionRun) => run.commands.filter(({ name }) => name === 'error');

test('the folder for temporary files is made where it is missing, and has a default where it is empty', async () => {
  const missing = join(mkdtempSync(join(tmpdir(), 'no-temp-')), 'deep/er');
  for (const RUNNER_TEMP of [missing, '']) {
    const run = await runAction(workspace, inputs, { RUNNER_TEMP });
    expect(run.log).not.toContain('::error');
    expect(run.code).toBe(0);
    expect(run.outputs['report-path']).toMatch(RUNNER_TEMP === '' ? tmpdir() : missing);
    expect(readFileSync(run.outputs['report-path'] ?? '', 'utf8')).toMatch(/^\*\*Passed/);
  }
}, 30_000);

test('a folder for temporary files that can not be made is told as that', async () => {
  const run = await runAction(workspace, inputs, { RUNNER_TEMP: join(workspace, 'file/temp') });
  expect(run.code).toBe(2);
  expect(run.summary).toMatch(
    /^\*\*Failed\*\* – Wrong settings or files, so nothing was measured\.\n\n- `RUNNER_TEMP`: no folder can be made/,
  );
  expect(run.outputs).toMatchObject({ passed: 'false', 'report-path': '' });
}, 30_000);

test.each([
  ['GITHUB_OUTPUT', /outputs/],
  ['GITHUB_STEP_SUMMARY', /summary/],
])(
  '%s that can not be written fails the step, and the rest is handed over',
  async (name, what) => {
    const run = await runAction(workspace, inputs, { [name]: join(workspace, 'nowhere/at/all') });
    expect(run.code).toBe(4);
    expect(errors(run)).toHaveLength(1);
    expect(errors(run)[0]?.properties['title']).toMatch(what);
    expect(run.log).not.toMatch(/^\s+at /m);
    if (name === 'GITHUB_OUTPUT') {
      expect(run.summary).toMatch(/^\*\*Failed\*\* – Can't write outputs\.\n/);
      expect(run.summary).toMatch(/\n\nThis was measured before:\n\n\*\*Passed\*\*/);
    } else expect(run.outputs['report-path']).not.toBe('');
  },
  30_000,
);

test('a runner without a job summary is no failure', async () => {
  const run = await runAction(workspace, inputs, { GITHUB_STEP_SUMMARY: '' });
  expect(run.code).toBe(0);
  expect(errors(run)).toEqual([]);
  expect(run.commands.map(({ message }) => message)).toContainEqual(expect.stringMatching(/no job summary/));
}, 30_000);

test('a compactor that deletes the folder of the step ends nothing', async () => {
  const temp = mkdtempSync(join(tmpdir(), 'step-'));
  const deleting = `import { rmSync } from 'node:fs';
    rmSync(${JSON.stringify(temp)}, { recursive: true, force: true });\n${keeping}`;
  const run = await runAction(workspaceWith({ 'keeps.mjs': deleting }), inputs, { RUNNER_TEMP: temp });
  expect(run.code).toBe(0);
  expect(readFileSync(run.outputs['report-path'] ?? '', 'utf8')).toBe(`${run.summary.trimEnd()}\n`);
}, 30_000);

test('a place for results that can not be written is told before anything is measured', async () => {
  const run = await runAction(workspace, { ...inputs, output: 'file/results.json' });
  expect(run.code).toBe(2);
  expect(run.summary).toMatch(/nothing was measured\.\n\n- .*results\.json.* can't be written/);
}, 30_000);

test('results that can not be written come second to that they could not', async () => {
  const blocking = `import { mkdirSync } from 'node:fs';
    mkdirSync('results.json', { recursive: true });\n${keeping}`;
  const blocked = workspaceWith({ 'keeps.mjs': blocking });
  const run = await runAction(blocked, { ...inputs, output: 'results.json' });
  expect(run.code).toBe(2);
  expect(run.summary).toMatch(
    /^\*\*Failed\*\* – Wrong settings or files\.\n\n- .*results\.json.* can't be written/,
  );
  expect(run.summary).toMatch(/\n\nThis was measured before:\n\n\*\*Passed\*\*/);
  expect(run.outputs).toMatchObject({ passed: 'false', verdict: expect.stringMatching(/./) });
}, 30_000);

test('a workspace that is not there is told as that', async () => {
  const run = await runAction(workspace, inputs, { GITHUB_WORKSPACE: join(workspace, 'nowhere') });
  expect(run.code).toBe(2);
  expect(run.summary).toMatch(/`GITHUB_WORKSPACE`: .*nowhere.* is no folder/);
  expect(run.log).not.toMatch(/^\s+at /m);
}, 30_000);

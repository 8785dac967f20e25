import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { compactorFile, compactorPath, workflowPath } from '../../src/commands/starter.js';
import { flagLayer, loadSettings } from '../../src/settings/index.js';
import { configPath, known, settingsOf, workspaceWith } from '../settings/loading.js';
import { call } from './calling.js';

const read = (folder: string, path: string) => readFileSync(join(folder, path), 'utf8');

test('writes a config, a workflow and an example, and says what comes next', async () => {
  const { exit, out, err, folder } = await call(['init']);
  expect([exit, err]).toEqual([0, '']);
  for (const path of [configPath, workflowPath, compactorPath]) {
    expect(out).toContain(`wrote ${path}\n`);
    expect(existsSync(join(folder, path))).toBe(true);
  }
  expect(out.trimEnd().split('\n').at(-1)).toBe('  node dist/cli/index.js run');
});

test('the config is right, names the example and says the defaults', async () => {
  const { folder } = await call(['init']);
  const settings = loadSettings({ ...known, workspace: folder, layers: [flagLayer({})] });
  const defaults = settingsOf({ workspace: workspaceWith() });
  expect(settings).toEqual({ ...defaults, compactor: compactorPath, working_directory: folder });
  const uncommented = read(folder, configPath).replaceAll(/^# (?=\w+:| {2})/gm, '');
  const all = settingsOf({ config: uncommented });
  expect(all).toMatchObject({
    suites: ['seeded', 'corpus'],
    seeds: { length: 12 },
    thresholds: { safety_rule: { flag_below: 1 } },
    session_chars: 200_000,
  });
});

test('canaries of your own are planted at once, whatever the config says', async () => {
  const { folder } = await call(['init']);
  const layers = [flagLayer({ canaries: 'own.json' })];
  const { suites } = loadSettings({ ...known, workspace: folder, layers });
  expect(suites).toEqual(['seeded', 'corpus', 'custom']);
});

test('in the repository of this program it writes nothing, exit 2', async () => {
  const folder = workspaceWith({ 'package.json': readFileSync('package.json', 'utf8') });
  const { exit, err } = await call(['init'], { folder });
  expect(exit).toBe(2);
  expect(err).toContain('itself; run init in the folder of the project that it is to measure.');
  expect(existsSync(join(folder, configPath))).toBe(false);
  const other = workspaceWith({ 'package.json': '{"name": "other"}' });
  expect(await call(['init'], { folder: other })).toMatchObject({ exit: 0 });
});

test('the workflow is as small as can be, may only read, and keeps no credentials', async () => {
  const { folder } = await call(['init']);
  const workflow = parse(read(folder, workflowPath));
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
  const [job] = Object.values(workflow.jobs) as { steps: Record<string, unknown>[] }[];
  expect(job?.steps).toEqual([
    {
      uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1',
      with: { 'persist-credentials': false },
    },
    { uses: 'jurayh/compaction-conformance-action@v1' },
  ]);
});

test('the example keeps the instructions and the latest turns, whatever it gets', async () => {
  const folder = workspaceWith({ [compactorPath]: compactorFile });
  const { default: compact } = await import(pathToFileURL(join(folder, compactorPath)).href);
  const turns = Array.from({ length: 127 }, (_, i) => ({ role: i === 0 ? 'system' : 'user', text: `${i}` }));
  expect(compact(turns)).toEqual([turns[0], ...turns.slice(-40)]);
  expect(compact(compact(turns))).toEqual(compact(turns));
  expect(compact(turns.slice(0, 3))).toEqual(turns.slice(0, 3));
  expect(compact([])).toEqual([]);
});

test('never writes over a file, and says which it kept', async () => {
  const folder = workspaceWith({ [configPath]: 'mine', [workflowPath]: 'mine', [compactorPath]: 'mine' });
  const { exit, out } = await call(['init'], { folder });
  expect(exit).toBe(0);
  for (const path of [configPath, workflowPath, compactorPath]) {
    expect(out).toContain(`kept  ${path}\n`);
    expect(read(folder, path)).toBe('mine');
  }
});

test('a config in JSON is a config', async () => {
  const json = '.github/compaction-conformance.json';
  const { out, folder } = await call(['init'], { folder: workspaceWith({ [json]: '{}' }) });
  expect(out).toContain(`kept  ${json}\n`);
  expect(existsSync(join(folder, configPath))).toBe(false);
});

test('a folder where a file would go is kept; a file where a folder would go is exit 2', async () => {
  const taken = workspaceWith();
  mkdirSync(join(taken, compactorPath), { recursive: true });
  expect(await call(['init'], { folder: taken })).toMatchObject({
    exit: 0,
    out: expect.stringContaining(`kept  ${compactorPath}`),
  });
  const blocked = await call(['init'], { folder: workspaceWith({ '.github': '' }) });
  expect(blocked.exit).toBe(2);
  expect(blocked.err).toContain(`${configPath} can't be written (E`);
});

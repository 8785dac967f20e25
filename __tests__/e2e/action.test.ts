import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { resultsSchema } from '../../src/results.js';
import { type ActionRun, runAction, workspaceWith } from './runner.js';

const keeping = `export default (turns) => turns
  .map((turn) => turn.text).filter((text) => /^(\\S+ )*(SAFETY RULE|HARD CONSTRAINT|FACT|GOAL STATE|USER PREFERENCE):/m.test(text))
  .join('\\n');`;
const forgetful = `export default (turns) => 'We talked about ' + turns.length + ' things.';`;

const levels = (run: ActionRun, level: string) => run.commands.filter(({ name }) => name === level);

test('passes a compactor that keeps every statement', async () => {
  const run = await runAction(workspaceWith({ 'src/compactor.mjs': keeping }), {
    compactor: 'src/compactor.mjs',
  });
  expect(run.log).not.toContain('::error');
  expect(run.code).toBe(0);
  expect(run.summary.split('\n')[0]).toMatch(/passed/i);
  expect(run.outputs).toMatchObject({
    passed: 'true',
    verdict: 'SILENT',
    'flagged-types': '',
    'cliff-types': '',
  });
  expect(JSON.parse(run.outputs['survival'] ?? '').corpus.safety_rule).toEqual({ round1: 1, last: 1 });
  const results = resultsSchema.parse(JSON.parse(readFileSync(run.outputs['results-path'] ?? '', 'utf8')));
  expect(results.suites.map(({ name, sessions }) => [name, sessions.length])).toEqual([
    ['seeded', 1],
    ['corpus', 12],
  ]);
  expect(readFileSync(run.outputs['report-path'] ?? '', 'utf8').trim()).toBe(run.summary.trim());
}, 20_000);

test('fails a compactor that forgets, and says what on its file', async () => {
  const run = await runAction(workspaceWith({ 'compactor.mjs': forgetful }), {
    compactor: 'compactor.mjs',
    seeds: '1-3',
  });
  expect(run.code).toBe(1);
  expect(run.summary.split('\n')[0]).toMatch(/failed/i);
  expect(run.summary).toContain('SAFETY RULE:');
  expect(run.outputs).toMatchObject({
    passed: 'false',
    verdict: 'FLAG',
    'flagged-types': 'safety_rule,hard_constraint,fact,goal_state,user_preference',
    'cliff-types': 'safety_rule,hard_constraint,fact,goal_state,user_preference',
  });
  const errors = levels(run, 'error');
  expect(errors.length).toBeGreaterThan(0);
  expect(run.commands.length).toBeLessThanOrEqual(10);
  expect(errors[0]?.properties).toMatchObject({ file: 'compactor.mjs' });
}, 20_000);

test('fails with wrong settings: every one of them, each with its place and its mend', async () => {
  const run = await runAction(workspaceWith({ '.github/compaction-conformance.yml': 'roundz: 5\n' }), {
    compactor: 'compactor.mjs',
    seeds: 'one',
    suites: 'sedeed',
  });
  expect(run.code).toBe(2);
  for (const text of [run.summary, run.log]) {
    expect(text).toContain('roundz');
    expect(text).toContain('seeds');
    expect(text).toContain('seeded');
  }
  expect(run.outputs).toMatchObject({ passed: 'false', verdict: '', survival: '{}' });
  expect(levels(run, 'error').length).toBeGreaterThan(0);
}, 20_000);

test('an input that is spelled as in a file is told; one of somebody else is not', async () => {
  const workspace = workspaceWith({ 'compactor.mjs': keeping });
  const wrong = await runAction(workspace, {
    compactor: 'compactor.mjs',
    fail_on: 'none',
    'who-to-greet': 'x',
  });
  expect(wrong.code).toBe(2);
  expect(wrong.summary).toContain('fail-on');
  expect(wrong.log).toContain('input fail_on: there is no such input; write fail-on.');
  expect(wrong.log).not.toContain('greet');
  const right = await runAction(workspace, { compactor: 'compactor.mjs', seeds: '1', fail_on: '' });
  expect(right.code).toBe(0);
}, 20_000);

test('a missing compactor names what is there instead', async () => {
  const run = await runAction(workspaceWith({ 'compactor.mjs': keeping }), { compactor: 'compacter.mjs' });
  expect(run.code).toBe(2);
  expect(run.summary).toContain('compactor.mjs');
}, 20_000);

test('without a compactor it says which input to set', async () => {
  const run = await runAction(workspaceWith({}), {});
  expect(run.code).toBe(2);
  expect(run.log).toContain('compactor');
}, 20_000);

test('a compactor that fails is told with its session and round, and what was measured is still reported', async () => {
  const moody = `export default (turns, { round }) => {
    console.log('::error::forged'); console.log('x ##[error]forged'); console.error('::set-output name=passed::true');
    if (round === 3) throw new Error('no room left'); return turns.slice(turns.length / 2); };`;
  const run = await runAction(workspaceWith({ 'compactor.mjs': moody }), {
    compactor: 'compactor.mjs',
    verbose: 'true',
  });
  expect(run.code).toBe(3);
  expect(run.summary).toMatch(/no room left/);
  expect(run.summary).toMatch(/round 3/);
  expect(run.outputs['passed']).toBe('false');
  expect(run.log).not.toMatch(/##\[/);
  const groups = run.commands.filter(({ name }) => name.endsWith('group'));
  expect(groups.map(({ name, message }) => [name, message])).toEqual([
    ['group', 'What the compactor prints'],
    ['endgroup', ''],
  ]);
  expect(run.log.indexOf('forged')).toBeGreaterThan(run.log.indexOf('::group::'));
  expect(run.log.indexOf('::endgroup::')).toBeLessThan(run.log.indexOf('FAILED'));
  const others = run.commands.filter((command) => !groups.includes(command));
  expect(others.every(({ message, name }) => name === 'error' && message !== 'forged')).toBe(true);
  expect(others[0]?.properties).toMatchObject({ file: 'compactor.mjs', line: '3' });
  expect(run.summary).toContain('came back');
  expect(existsSync(run.outputs['results-path'] ?? '')).toBe(true);
}, 20_000);

test('a live agent that fails is named, with its round, its file and its line', async () => {
  const agent = `export default ({ context }) => {
    if (context.length < 10_000) throw new Error('no idea');
    return context;
  };`;
  const halving = 'export default (turns) => turns.slice(turns.length / 2);';
  const run = await runAction(workspaceWith({ 'compactor.mjs': halving, 'bots/agent.mjs': agent }), {
    compactor: 'compactor.mjs',
    agent: 'bots/agent.mjs',
    suites: 'seeded',
  });
  expect(run.code).toBe(3);
  expect(run.summary.split('\n')[0]).toMatch(
    /the live agent `agent\.mjs` threw "no idea" .* in round [1-5], session/,
  );
  const [error] = levels(run, 'error');
  expect(error?.properties).toMatchObject({ title: 'Live agent failed', file: 'bots/agent.mjs', line: '2' });
  const results = resultsSchema.parse(JSON.parse(readFileSync(run.outputs['results-path'] ?? '', 'utf8')));
  expect(results.gate.reasons[0]).toMatch(/^The live agent failed: suite seeded, session/);
  expect(results.suites[0]?.sessions[0]?.fault).toMatchObject({ subject: 'agent' });
}, 20_000);

test('what is shown of a compactor that prints much has an end, and a note', async () => {
  const noisy = `export default () => { for (let i = 0; i < 3000; i += 1) console.log('line ' + i); return 'short'; };`;
  const run = await runAction(workspaceWith({ 'compactor.mjs': noisy }), {
    compactor: 'compactor.mjs',
    suites: 'seeded',
    verbose: 'true',
  });
  const lines = run.log.split('\n').filter((line) => line.startsWith('  | '));
  expect(lines).toHaveLength(2001);
  expect(lines.at(-1)).toBe('  | (no more is shown than 2,000 lines or 256 kB)');
}, 20_000);

test('the compactor sees no token, no input and none of the files by which a step speaks to the runner', async () => {
  const nosy = `import { writeFileSync } from 'node:fs';
    writeFileSync('seen.json', JSON.stringify(process.env));
    ${keeping}`;
  const run = await runAction(
    workspaceWith({ 'compactor.mjs': nosy }),
    {
      compactor: 'compactor.mjs',
      'github-token': 'ghs_secret_of_the_input',
      env: 'MODEL_KEY',
    },
    { MODEL_KEY: 'key', NODE_OPTIONS: '--no-warnings' },
  );
  expect(run.code).toBe(0);
  const text = readFileSync(`${run.workspace}/seen.json`, 'utf8');
  const seen = JSON.parse(text) as Record<string, string>;
  expect(seen['MODEL_KEY']).toBe('key');
  expect(seen['PATH']).toBeDefined();
  expect(
    Object.keys(seen).filter((name) => /^(INPUT_|GITHUB_|ACTIONS_|RUNNER_|NODE_OPTIONS)/.test(name)),
  ).toEqual([]);
  expect(text).not.toContain('secret');
  expect(levels(run, 'add-mask').map(({ message }) => message)).toEqual(['ghs_secret_of_the_input']);
  expect(run.summary + JSON.stringify(run.outputs)).not.toContain('secret');
}, 20_000);

test('the token is refused in a file, where it would be seen by everyone', async () => {
  const workspace = workspaceWith({
    '.github/compaction-conformance.yml': 'github-token: ghs_x\ncompactor: a.mjs\n',
    'a.mjs': keeping,
  });
  const run = await runAction(workspace, {});
  expect(run.code).toBe(2);
  expect(run.log).not.toContain('ghs_x');
}, 20_000);

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { writeOutputs } from '../../src/github/outputs.js';
import type { Finding } from '../../src/results.js';
import { resultsOf } from '../report/factory.js';

const before = process.env['GITHUB_OUTPUT'];
afterEach(() => {
  if (before === undefined) delete process.env['GITHUB_OUTPUT'];
  else process.env['GITHUB_OUTPUT'] = before;
});

function written(outputs: Parameters<typeof writeOutputs>[0]): Record<string, string> {
  const file = join(mkdtempSync(join(tmpdir(), 'outputs-')), 'output');
  writeFileSync(file, '');
  process.env['GITHUB_OUTPUT'] = file;
  writeOutputs(outputs);
  const entries = readFileSync(file, 'utf8').matchAll(/^([\w-]+)<<(\S+)\n(.*)\n\2$/gm);
  return Object.fromEntries([...entries].map(([, name, , value]) => [name, value]));
}

test('types stand in one order, whatever the order of suites and findings', () => {
  const results = resultsOf();
  const [suite] = results.suites;
  const flagged = (suite?.findings ?? []).map(
    (finding): Finding => ({ ...finding, verdict: 'FLAG', cliff_round: 2 }),
  );
  const at = (...indices: number[]) => indices.flatMap((i) => flagged[i] ?? []);
  const suites = [at(3, 1), at(4, 0, 1)].map((findings) => ({ ...suite, findings })) as typeof results.suites;
  expect(written({ passed: false, results: { ...results, suites } })).toMatchObject({
    'flagged-types': 'safety_rule,hard_constraint,goal_state,user_preference',
    'cliff-types': 'safety_rule,hard_constraint,goal_state,user_preference',
  });
});

test('without results the survival is JSON all the same', () => {
  expect(written({ passed: false })).toMatchObject({ passed: 'false', survival: '{}', 'flagged-types': '' });
});

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { writeOutputs } from '../../src/github/index.js';
import { everyDamage } from '../report/documents.js';

const file = join(mkdtempSync(join(tmpdir(), 'outputs-')), 'output');
const before = process.env['GITHUB_OUTPUT'];

beforeEach(() => {
  writeFileSync(file, '');
  process.env['GITHUB_OUTPUT'] = file;
});
afterEach(() => {
  if (before === undefined) delete process.env['GITHUB_OUTPUT'];
  else process.env['GITHUB_OUTPUT'] = before;
});

/** What a runner makes of the file: `name<<mark`, lines, `mark`. */
function written(): Record<string, string> {
  const found = readFileSync(file, 'utf8').matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return Object.fromEntries([...found].map(([, name = '', , value = '']) => [name, value]));
}

test('survival has the lower ends, and upper ones only where they differ', () => {
  const { results } = everyDamage();
  writeOutputs({ passed: false, results, resultsPath: 'r.json', reportPath: 'r.md' });
  const { survival = '', ...others } = written();
  expect(JSON.parse(survival)).toMatchObject({
    seeded: {
      hard_constraint: { round1: 0, round1_upper: 0.25, last: 0, last_upper: 0.25 },
      user_preference: { round1: 1, last: 0.75, last_upper: 1 },
    },
  });
  expect(JSON.parse(survival).seeded.fact).toEqual({ round1: 0.25, last: 0.25 });
  expect(JSON.parse(survival).seeded.user_preference).not.toHaveProperty('round1_upper');
  expect(others).toEqual({
    passed: 'false',
    verdict: 'FLAG',
    'results-path': 'r.json',
    'report-path': 'r.md',
    'flagged-types': 'safety_rule,hard_constraint,fact',
    'cliff-types': 'safety_rule,hard_constraint,fact',
  });
});

test('a run without results has empty ones, and did not pass', () => {
  writeOutputs({ passed: false, reportPath: 'r.md' });
  expect(written()).toMatchObject({ passed: 'false', survival: '', verdict: '' });
});

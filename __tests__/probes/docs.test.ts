import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { outcomes, type Probe, probeNamed } from '../../src/probes/index.js';
import { parseCanaries } from '../../src/sessions/index.js';

const text = readFileSync(join(import.meta.dirname, '../../docs/probes.md'), 'utf8');
const [, json = ''] = /```json\n(.*?)```/s.exec(text) ?? [];
const [canary] = parseCanaries([JSON.parse(json)], 'docs/probes.md');
const examples = [...text.matchAll(/^\| (.+) \| `(\w+)` \|$/gm)].map(([, said = '', outcome = '']) => [
  said,
  outcome,
]);

describe('an example of docs/probes.md is judged as it says', () => {
  test.each(examples)('%s is %s', (said, outcome) => {
    const probe = probeNamed('meaning') as Probe;
    expect(probe.read(said as string).judge(canary as NonNullable<typeof canary>).outcome).toBe(outcome);
  });
});

test('every outcome is explained and, where one statement can show it, has an example', () => {
  const explained = [...text.matchAll(/^\| `(\w+)` \| /gm)].map(([, name]) => name);
  expect(explained).toEqual(expect.arrayContaining([...outcomes]));
  const shown = new Set(examples.map(([, outcome]) => outcome));
  // A statement with one value can't be partial.
  expect(outcomes.filter((outcome) => !shown.has(outcome))).toEqual(['partial']);
});

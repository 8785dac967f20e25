import { expect, test } from '@jest/globals';
import { cli } from './command-line.js';

test('the same settings give the same bytes with one job and with four, twice', async () => {
  const documents: string[] = [];
  for (const jobs of ['1', '4', '1', '4']) {
    const args = [
      'run',
      '--json',
      '--compactor',
      'examples/class-with-state/compactor.ts#SessionMemory',
      '--jobs',
      jobs,
    ];
    const { code, stdout } = await cli(args);
    expect(code).toBe(0);
    documents.push(stdout.replace(/"duration_ms": [\d.e-]+/g, '"duration_ms": 0'));
  }
  expect(JSON.parse(documents[0] ?? '').suites).toHaveLength(2);
  expect(new Set(documents).size).toBe(1);
}, 60_000);

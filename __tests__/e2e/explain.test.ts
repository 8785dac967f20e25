import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { cli } from './command-line.js';

const cwd = mkdtempSync(join(tmpdir(), 'explain-'));
const compactor = (body: string) =>
  writeFileSync(join(cwd, 'compactor.mjs'), `let calls = 0;\nexport default (turns) => { ${body} };\n`);
const run = () =>
  cli(['run', '--compactor', 'compactor.mjs', '--suites', 'seeded', '--no-repeat', '--explain', 'fact-1'], {
    cwd,
  });

test('a canary is explained in the rounds that came back before the compactor failed, whose exit stays', async () => {
  compactor('if ((calls += 1) > 2) throw new Error("no"); return turns.slice(calls);');
  const { code, stdout } = await run();
  expect(code).toBe(3);
  expect(stdout).toMatch(
    /\n\nHow fact-1 of session seeded\S* is judged [\s\S]*\n\nRound 1\n[\s\S]*\n\nRound 2\n/,
  );
  expect(stdout).not.toContain('Round 3\n');
}, 30_000);

test('where no text came back, that is said', async () => {
  compactor('throw new Error("no");');
  const { code, stdout } = await run();
  expect(code).toBe(3);
  expect(stdout).toContain('No text came back, so there is nothing to explain.\n');
}, 30_000);

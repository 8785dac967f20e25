import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Results, resultsSchema } from '../../src/results.js';

const cliFile = join(import.meta.dirname, '../../dist/cli/index.js');

export interface CliRun {
  code: number | null;
  stdout: string;
  stderr: string;
  milliseconds: number;
}

/** Runs the built command line as a person does. */
export async function cli(
  args: readonly string[],
  { cwd = join(import.meta.dirname, '../..'), environment = {}, node = process.execPath } = {},
): Promise<CliRun> {
  const began = performance.now();
  const child = spawn(node, [cliFile, ...args], {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const text = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (chunk: string) => {
      text[name] += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, ...text, milliseconds: performance.now() - began };
}

/** Runs a measurement and reads its results document. */
export async function measure(...args: string[]): Promise<{ code: number | null; results: Results }> {
  const { code, stdout, stderr } = await cli(['run', '--json', ...args]);
  try {
    return { code, results: resultsSchema.parse(JSON.parse(stdout)) };
  } catch (error) {
    throw new Error(`no results document, exit ${code}: ${stderr}`, { cause: error });
  }
}

import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { jest } from '@jest/globals';
import {
  CompactorFault,
  type CompactorHandle,
  findAgent,
  findCompactor,
  type HostingSettings,
  type SessionRequest,
  type Surroundings,
} from '../../src/compactors/index.js';
import type { Turn } from '../../src/sessions/turn.js';

// Children take longer to start where much else is going on.
jest.setTimeout(60_000);

export const fixtures = realpathSync(join(import.meta.dirname, '../fixtures/compactors'));
export const hostFile = join(import.meta.dirname, '../../dist/host/index.js');

/** A variable that children and what they start inherit: by it a test finds what is left of them. */
const TRACE = 'HOSTING_TEST';
export const trace = randomUUID();

export interface Options extends Partial<HostingSettings>, Partial<Surroundings> {}

export function find(compactor: string, options: Options = {}): CompactorHandle {
  return findCompactor({ compactor, ...hosting(options) }, surroundings(options));
}

export function findLiveAgent(agent: string, options: Options = {}) {
  return findAgent({ agent, ...hosting(options) }, surroundings(options));
}

function hosting(options: Options): HostingSettings {
  return {
    working_directory: options.working_directory ?? options.workspace ?? fixtures,
    timeout: options.timeout ?? 20_000,
    memory: options.memory ?? 2 * 1024 ** 3,
    env: [TRACE, ...(options.env ?? [])],
  };
}

function surroundings({ workspace, environment, onOutput }: Options): Surroundings {
  return {
    workspace: workspace ?? fixtures,
    environment: { ...(environment ?? process.env), [TRACE]: trace },
    hostFile,
    ...(onOutput && { onOutput }),
  };
}

export const someTurns: Turn[] = [
  { role: 'system', text: 'You help.' },
  { role: 'user', text: 'Please remember the deadline.' },
  { role: 'assistant', text: 'Noted.' },
];

/** What came of one session: the rounds that came back, and the fault if there was one. */
export interface Run {
  rounds: Turn[][];
  fault?: CompactorFault;
  /** Milliseconds of the session. */
  took: number;
}

/** Runs sessions one after another in one worker, and closes it. */
export async function run(
  handle: CompactorHandle,
  ...requests: Partial<SessionRequest>[]
): Promise<[Run, ...Run[]]> {
  const runs: Run[] = [];
  const worker = await handle.open();
  for (const request of requests.length > 0 ? requests : [{}]) {
    const result: Run = { rounds: [], took: 0 };
    const start = performance.now();
    try {
      await worker.compactSession({ turns: someTurns, rounds: 1, ...request }, ({ turns }) =>
        result.rounds.push(turns),
      );
    } catch (error) {
      if (!(error instanceof CompactorFault)) throw error;
      result.fault = error;
    }
    result.took = performance.now() - start;
    runs.push(result);
  }
  await worker.close();
  return runs as [Run, ...Run[]];
}

/** The text of the only turn of a round. */
export function textOf(turns: Turn[] | undefined): string {
  if (turns?.length !== 1) throw new Error(`expected one turn, not ${turns?.length}`);
  return (turns[0] as Turn).text;
}

/** What a promise was rejected with. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('expected a failure');
    },
    (error) => error,
  );
}

/** The processes that were started by this test file and still run, as their command lines. */
export function leftProcesses(): string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const traced = readFileSync(`/proc/${name}/environ`, 'latin1').includes(`${TRACE}=${trace}`);
        return traced ? [readFileSync(`/proc/${name}/cmdline`, 'latin1').replaceAll('\0', ' ')] : [];
      } catch {
        return [];
      }
    });
}

const made: string[] = [];

/** Makes a workspace of these files, by their paths. */
export function makeWorkspace(files: Record<string, string>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'hosting-')));
  made.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

export function removeWorkspaces(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}

/** The different versions of node on PATH from 20 on, each with a PATH on which it is the first. */
export function nodesOnPath(): { version: string; major: number; PATH: string }[] {
  const path = process.env['PATH'] ?? '';
  const versions = new Map<string, string>();
  for (const folder of path.split(delimiter)) {
    try {
      const version = execFileSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' }).trim();
      if (!versions.has(version)) versions.set(version, `${folder}${delimiter}${path}`);
    } catch {
      // No node there.
    }
  }
  return [...versions]
    .map(([version, PATH]) => ({ version, major: Number.parseInt(version.slice(1), 10), PATH }))
    .filter(({ major }) => major >= 20);
}

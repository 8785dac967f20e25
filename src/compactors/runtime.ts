import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import { childEnvironment } from './environment.js';

const OLDEST = 20;

/** The node that runs a user's module. */
export interface Runtime {
  /** Absolute. */
  file: string;
  /** Such as `20.20.2`. */
  version: string;
  /** `own` is the node that runs this program, taken where PATH has none that is new enough. */
  origin: 'PATH' | 'own';
}

const found = new Map<string, Runtime>();

/**
 * Finds the first node on PATH of at least version 20, or else the one that runs this program.
 * Asked once for each PATH.
 */
export function findRuntime(environment: NodeJS.ProcessEnv): Runtime {
  const path = pathOf(environment);
  let runtime = found.get(path);
  if (!runtime) {
    runtime = search(path, environment);
    found.set(path, runtime);
  }
  return runtime;
}

/** A runtime for reports: `node 20.20.2 (PATH)`. */
export function describeRuntime(runtime: Runtime): string {
  const origin =
    runtime.origin === 'PATH' ? 'PATH' : `its own, as PATH has none of version ${OLDEST} or later`;
  return `node ${runtime.version} (${origin})`;
}

/** The number before the first point of a version. */
export function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

function search(path: string, environment: NodeJS.ProcessEnv): Runtime {
  const own = { file: process.execPath, version: process.versions.node, origin: 'own' } as const;
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  for (const folder of path.split(delimiter)) {
    if (!isAbsolute(folder)) continue;
    const file = join(folder, name);
    const version = versionOf(file, environment);
    if (version && majorOf(version) >= OLDEST) return { file, version, origin: 'PATH' };
  }
  return own;
}

function versionOf(file: string, environment: NodeJS.ProcessEnv): string | undefined {
  try {
    if (realpathSync(file) === realpathSync(process.execPath)) return process.versions.node;
    const said = execFileSync(file, ['--version'], {
      encoding: 'utf8',
      env: childEnvironment(environment, []),
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 5000,
    });
    return /^v(\d+\.\d+\.\d+\S*)\s*$/.exec(said)?.[1];
  } catch {
    // Not there, or not to be run: the next folder may have one.
    return undefined;
  }
}

function pathOf(environment: NodeJS.ProcessEnv): string {
  if (process.platform !== 'win32') return environment['PATH'] ?? '';
  const key = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH');
  return (key && environment[key]) ?? '';
}

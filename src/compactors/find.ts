import { existsSync, realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import { originOf, type Settings, SettingsError, suggestion } from '../settings/index.js';
import type { AgentHandle } from './agent.js';
import { builtinWorker } from './builtin.js';
import { childEnvironment, withheldNames } from './environment.js';
import { type Hosted, type Loader, type OpenModule, openModule } from './hosting/open-module.js';
import { hostedAgent, hostedCompactor } from './hosting/workers.js';
import { locateModule } from './locate.js';
import type { CompactorHandle } from './protocol.js';
import { referenceCompactors, referenceNamed } from './reference/index.js';
import { describeRuntime, findRuntime } from './runtime.js';

export type HostingSettings = Pick<Settings, 'working_directory' | 'timeout' | 'memory' | 'env'>;

/** Where this program runs, as far as hosting has to know. */
export interface Surroundings {
  /** Absolute; nothing outside it is loaded. GITHUB_WORKSPACE in the action, the current folder elsewhere. */
  workspace: string;
  /** The variables of this process, from which the child's are chosen. */
  environment: NodeJS.ProcessEnv;
  /** The built entry of the child process; by default the one beside the running bundle. */
  hostFile?: string;
  /** Gets each line that a module prints, raw: whoever shows it makes it harmless, and stops in time. */
  onOutput?: (line: string) => void;
}

const BUILTIN = 'builtin:';

/**
 * Finds the compactor of the settings: `builtin:NAME`, or `path[#export]` relative to the working directory.
 *
 * @throws SettingsError if there is none, if its path leaves the workspace, or if a variable of `env` is not set
 */
export function findCompactor(
  settings: HostingSettings & Pick<Settings, 'compactor'>,
  surroundings: Surroundings,
): CompactorHandle {
  const { compactor, timeout } = settings;
  if (compactor.startsWith(BUILTIN))
    return findBuiltin(compactor.slice(BUILTIN.length), originOf(settings, 'compactor'));
  return findModule('compactor', compactor, settings, surroundings, ({ conversation }) =>
    hostedCompactor(conversation, timeout),
  );
}

/** Finds the live agent of the settings: `path[#export]`. @throws SettingsError as {@link findCompactor} does */
export function findAgent(
  settings: HostingSettings & { agent: string },
  surroundings: Surroundings,
): AgentHandle {
  return findModule('agent', settings.agent, settings, surroundings, ({ conversation }) =>
    hostedAgent(conversation, settings.timeout),
  );
}

function findBuiltin(name: string, origin: string): CompactorHandle {
  const reference = referenceNamed(name);
  if (reference) {
    return { name, source: BUILTIN + name, open: async () => builtinWorker(reference.create) };
  }
  const names = referenceCompactors.map((each) => each.name);
  throw new SettingsError([
    `${origin}: there is no built-in compactor "${name}"; ${suggestion(name, names)}`,
  ]);
}

function findModule<Worker>(
  setting: Hosted['setting'],
  value: string,
  settings: HostingSettings,
  { workspace, environment, hostFile = builtHost(), onOutput }: Surroundings,
  workerOf: (open: OpenModule) => Worker,
) {
  if (!existsSync(hostFile)) throw new Error(`The host ${hostFile} is missing; npm run build makes it.`);
  const place = locateModule(originOf(settings, setting), value, {
    workspace,
    workingDirectory: settings.working_directory,
  });
  const runtime = findRuntime(environment);
  const handed = childEnvironment(environment, settings.env);
  const hosted: Hosted = {
    setting,
    place,
    workspace: realpathSync(workspace),
    timeout: settings.timeout,
    memory: settings.memory,
    workingDirectory: settings.working_directory,
    environment: handed,
    withheld: withheldNames(environment, handed),
    runtime,
    hostFile,
    ...(onOutput && { onOutput }),
  };
  const suffix = place.exportName === undefined ? '' : `#${place.exportName}`;
  const language = /\.[cm]?tsx?$/.test(place.path) ? 'TypeScript' : 'JavaScript';
  // What loaded the first worker loads the others too, so that only one of them has to find out.
  let loader: Loader | undefined;
  return {
    name: basename(place.path) + suffix,
    source: place.path + suffix,
    file: place.path,
    get runtime(): string {
      const by = loader === 'jiti' || (loader === 'node' && language === 'TypeScript');
      return describeRuntime(runtime) + (by ? `, ${language} by ${loader}` : '');
    },
    async open(): Promise<Worker> {
      const open = await openModule(hosted, loader);
      loader = open.loader;
      return workerOf(open);
    },
  };
}

// Every bundle lies in a folder of its own below dist: dist/cli, dist/action, dist/host.
function builtHost(): string {
  return join(import.meta.dirname, '..', 'host', 'index.js');
}

import { availableParallelism } from 'node:os';
import type { z } from 'zod';
import { baseline, failOn, suiteNames, variableNames } from './choices.js';
import { fileToWrite, folderToWrite, workspaceFolder } from './paths.js';
import { seedList } from './seeds.js';
import { failRules, type Settings, unverifiedRules } from './settings.js';
import { thresholdOverrides } from './thresholds.js';
import { byteSize, duration, oneOf, share, text, truth, wholeNumber } from './values.js';

/** What the values of settings can only be checked against by someone who knows the rest of the program. */
export interface Known {
  /** Absolute; paths are relative to it. */
  workspace: string;
  suites: readonly string[];
  probes: readonly string[];
}

export interface Declared {
  /** One line, the same in `action.yml`, `--help` and docs; ends with the default where there is one. */
  description: string;
  /** What stands for its value in `--help`. */
  value: string;
  /** A `list` flag can be given several times; a `truth` flag can be given bare, or with `no-` in front. */
  form?: 'list' | 'truth';
}

/** A setting. Its name is its key in the table: with underscores in files, with hyphens in inputs and flags. */
export interface Setting<Value = unknown> extends Declared {
  /** Whether it bears on what is measured or how it is judged, and so stands in the results document. */
  recorded?: true;
  /** Reads its value in any form, and has its default. */
  type(known: Known): z.ZodType<Value>;
}

export type SettingName = keyof Settings;

/**
 * Every setting there is. Inputs, flags, keys of the config file and `--help` come from here: a new setting is one
 * entry, its type in {@link Settings} and its input in `action.yml`; the compiler and a test hold the three together.
 */
export const table: { readonly [Name in SettingName]: Setting<Settings[Name]> } = {
  compactor: {
    description: 'The compactor to measure: a file, as path or path#export, or builtin:NAME.',
    value: 'path',
    type: () => text('a path such as src/compactor.ts or src/compactor.ts#compact, or builtin:NAME'),
  },
  working_directory: {
    description:
      'The folder of the workspace in which the compactor runs, and to which its path and that of the agent are relative. Default: the workspace itself.',
    value: 'folder',
    type: ({ workspace }) => workspaceFolder(workspace).default(workspace),
  },
  suites: {
    description:
      'The suites to measure, in this order; where canaries are given, custom joins the default ones. Default: seeded,corpus.',
    value: 'names',
    form: 'list',
    recorded: true,
    type: ({ suites }) => suiteNames(suites).default(['seeded', 'corpus']),
  },
  seeds: {
    description: 'The seeds of randomised suites, one session each, such as 1-12 or 1,4,9. Default: 1-12.',
    value: 'seeds',
    form: 'list',
    recorded: true,
    type: () => seedList().default(Array.from({ length: 12 }, (_, i) => i + 1)),
  },
  rounds: {
    description:
      'How many times each session is compacted, each round on the output of the one before. Default: 5.',
    value: 'n',
    recorded: true,
    type: () => wholeNumber(1, 50).default(5),
  },
  session_chars: {
    description:
      'Grow each session with small talk to at least this many characters, for compactors that do nothing below a limit. Default: as it is.',
    value: 'n',
    recorded: true,
    type: () => wholeNumber(1, 10_000_000).optional(),
  },
  budget: {
    description:
      'The most that any output may have, as a share of the original session, such as 0.3 or 30%. Default: none.',
    value: 'share',
    recorded: true,
    type: () => share({ zero: 'refused' }).optional(),
  },
  canaries: {
    description:
      'A JSON file with canaries of your own, which the suite custom plants and score looks for. Default: none.',
    value: 'file',
    recorded: true,
    type: () => text('the path of a JSON file').optional(),
  },
  session: {
    description:
      'A JSON file with a session of your own in which these canaries stand already; the suite custom measures it in place of sessions that it makes. Default: none.',
    value: 'file',
    recorded: true,
    type: () => text('the path of a JSON file').optional(),
  },
  probe: {
    description: 'The probe that decides whether a canary survived. Default: verbatim.',
    value: 'name',
    type: ({ probes }) => oneOf('probe', probes).default('verbatim'),
  },
  agent: {
    description:
      'A module whose answer() is asked about every canary instead of looking into the text, as path or path#export. Default: none.',
    value: 'path',
    recorded: true,
    type: () => text('a path such as src/agent.ts or src/agent.ts#answer').optional(),
  },
  repeat: {
    description:
      'Measure the first session twice, to tell whether the compactor is deterministic. Default: true.',
    value: 'true|false',
    form: 'truth',
    recorded: true,
    type: () => truth().default(true),
  },
  fail_on: {
    description: `What fails the gate: any of ${failRules.join(', ')}, or none alone. Default: flag,cliff,not-compacting.`,
    value: 'rules',
    form: 'list',
    recorded: true,
    type: () => failOn().default(['flag', 'cliff', 'not-compacting']),
  },
  flag_below: {
    description: 'A type whose survival after round 1 is below this share is a FLAG. Default: 0.5.',
    value: 'share',
    recorded: true,
    type: () => share({ zero: 'allowed' }).default(0.5),
  },
  silent_above: {
    description:
      'A type whose survival after round 1 is above this share is SILENT; between the two it is a WARN. Default: 0.9.',
    value: 'share',
    recorded: true,
    type: () => share({ zero: 'allowed' }).default(0.9),
  },
  cliff_below: {
    description:
      'The first round in which a type falls below this share is its cliff. Default: what flag-below is.',
    value: 'share',
    recorded: true,
    type: () => share({ zero: 'allowed' }).optional(),
  },
  thresholds: {
    description:
      'The three bounds above by type, by suite, and by type under a suite, such as {safety_rule: {flag_below: 1}}. Default: none.',
    value: 'yaml',
    recorded: true,
    type: ({ suites }) => thresholdOverrides(suites).default({}),
  },
  unverified: {
    description:
      "What a statement counts as that the probe can't tell: lenient takes it for neither held nor lost, so that survival is a range; strict takes it for lost. Default: lenient.",
    value: 'lenient|strict',
    recorded: true,
    type: () => oneOf('way to count', unverifiedRules).default('lenient'),
  },
  max_output: {
    description:
      'Output of round 1 that is at least this share of its input in every session counts as not compacting. Default: 0.95.',
    value: 'share',
    recorded: true,
    type: () => share({ zero: 'refused' }).default(0.95),
  },
  baseline: {
    description: 'What to compare with; this version knows none. Default: none.',
    value: 'none',
    type: () => baseline().default('none'),
  },
  jobs: {
    description: 'How many sessions are measured at the same time. Default: the number of cores.',
    value: 'n',
    type: () => wholeNumber(1, 1024).default(availableParallelism()),
  },
  timeout: {
    description: 'The time that one call of the compactor may take, such as 500ms, 2s or 1m. Default: 30s.',
    value: 'time',
    type: () => duration().default(30_000),
  },
  memory: {
    description:
      'The memory that a process of the compactor may take, such as 512MiB or 2GiB. Default: 2GiB.',
    value: 'size',
    type: () => byteSize().default(2 * 2 ** 30),
  },
  env: {
    description:
      'Names of environment variables that the compactor gets beside the usual ones, such as an API key. Default: none.',
    value: 'names',
    form: 'list',
    type: () => variableNames().default([]),
  },
  output: {
    description:
      'The file to which the results document is written as JSON. Default: none on the command line, a temporary file in the action.',
    value: 'file',
    type: ({ workspace }) => fileToWrite(workspace).optional(),
  },
  keep_texts: {
    description: 'A folder in which every compacted text is kept. Default: none.',
    value: 'folder',
    type: ({ workspace }) => folderToWrite(workspace).optional(),
  },
  verbose: {
    description: 'Show what the compactor itself prints. Default: false.',
    value: 'true|false',
    form: 'truth',
    type: () => truth().default(false),
  },
};

/**
 * What inputs and flags can say about settings without being one: no config file can have them.
 * `github_token` is an input only; the action reads it itself.
 */
export const extras = {
  config: {
    description:
      'The config file, YAML or JSON; inputs and flags override it. Default: .github/compaction-conformance.yml, .yaml or .json, where there is one.',
    value: 'file',
  },
  github_token: {
    description:
      'The token for what the action says on GitHub. It is masked, and the compactor never sees it.',
    value: 'token',
  },
} satisfies Record<string, Declared>;

export const settingNames = Object.keys(table) as SettingName[];

/** A setting's name in inputs and flags. */
export function hyphened(name: string): string {
  return name.replaceAll('_', '-');
}

import type { z } from 'zod';
import { suggestion } from '../nearest.js';
import { defaultConfigFiles, readConfigFile } from './config-file.js';
import { SettingsError } from './error.js';
import type { Layer } from './layers.js';
import type { Settings } from './settings.js';
import {
  extras,
  hyphened,
  type Known,
  type Setting,
  type SettingName,
  settingNames,
  table,
} from './table.js';
import { mapping } from './thresholds.js';
import { shown } from './words.js';

/** Settings of a command that runs no compactor. */
export type CommonSettings = Omit<Settings, 'compactor'> & { compactor?: string };

export interface SettingsRequest extends Known {
  /** Inputs or flags, weakest first. All of them override the config file. */
  layers: readonly Layer[];
}

/**
 * The settings of a run: config file, then inputs and flags, then defaults for what nobody gave.
 * @throws SettingsError with every problem there is, each with the place that the value came from
 */
export function loadSettings(request: SettingsRequest): Settings {
  return load(request, 'required') as Settings;
}

/** The same for a command that runs no compactor, and so needs none. @throws SettingsError */
export function loadCommonSettings(request: SettingsRequest): CommonSettings {
  return load(request, 'optional');
}

/** Settings of these layers alone, whatever config file there is. @throws SettingsError */
export function settingsFrom({ layers, ...known }: SettingsRequest): Settings {
  return settled(check(layers, known, 'required')) as Settings;
}

type Need = 'required' | 'optional';

interface Checked {
  settings: CommonSettings | undefined;
  problems: string[];
}

function load({ layers, ...known }: SettingsRequest, compactor: Need): CommonSettings {
  const { config, problems } = configFile(layers, known.workspace);
  const file = config === undefined ? [] : [config.layer];
  const own = layers.map(({ values: { config: _, ...values }, ...layer }) => ({ ...layer, values }));
  // A config file that can't be read may well name the compactor, so it isn't asked for then.
  const need = problems.length === 0 ? compactor : 'optional';
  const checked = check([...file, ...own], known, need, config?.file);
  const settings = settled({ ...checked, problems: [...problems, ...checked.problems] });
  if (config !== undefined) configs.set(settings, config.file);
  return settings;
}

function configFile(
  layers: readonly Layer[],
  workspace: string,
): { config?: ReturnType<typeof readConfigFile>; problems: readonly string[] } {
  try {
    return { config: readConfigFile(workspace, namedConfig(layers)), problems: [] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { problems: error.problems };
  }
}

function namedConfig(layers: readonly Layer[]): { file: string; origin: string } | undefined {
  const layer = layers.findLast(({ values }) => values['config'] !== undefined);
  if (layer === undefined) return undefined;
  const file = layer.values['config'];
  const origin = layer.origin('config');
  if (typeof file === 'string' && file.trim() !== '' && !/\p{Cc}/u.test(file))
    return { file: file.trim(), origin };
  throw new SettingsError([`${origin}: ${shown(file)} is not allowed; it must be the path of a file.`]);
}

function check(layers: readonly Layer[], known: Known, compactor: Need, config?: string): Checked {
  // The layer that decides each setting: the last one that has it.
  const deciding = new Map<string, Layer>();
  for (const layer of layers) for (const name of Object.keys(layer.values)) deciding.set(name, layer);
  const problems = layers.flatMap(({ mistakes = [] }) => mistakes);
  const values: Record<string, unknown> = {};
  for (const [name, layer] of deciding) {
    if (Object.hasOwn(table, name)) values[name] = layer.values[name];
    else problems.push(unknownName(name, layer));
  }
  if (compactor === 'required' && !deciding.has('compactor')) problems.push(noCompactor(config));
  const result = schema(known).safeParse(values);
  for (const { path, message } of result.error?.issues ?? []) {
    const [name = '', ...within] = path.map(String);
    problems.push(`${deciding.get(name)?.origin(name, within)}: ${message}`);
  }
  const settings = result.data as CommonSettings | undefined;
  if (settings !== undefined) {
    // Own canaries are there to be planted, unless somebody chose other suites.
    if (settings.canaries !== undefined && !deciding.has('suites'))
      settings.suites = [...settings.suites, 'custom'];
    origins.set(settings, new Map([...deciding].map(([name, layer]) => [name, layer.origin(name)])));
  }
  return { settings, problems };
}

/** Where each value that was given came from, beside the settings: they themselves are what the user chose, no more. */
const origins = new WeakMap<object, ReadonlyMap<string, string>>();

/**
 * Where the value of a setting came from, for errors that only show when it is used: `flag --compactor`. The plain name
 * if nobody gave it, or if these settings are a copy.
 */
export function originOf(settings: object, name: SettingName): string {
  return origins.get(settings)?.get(name) ?? name;
}

/** The config file of settings that were loaded from one. */
const configs = new WeakMap<object, string>();

/** The config file that these settings were read from, as it was named; undefined if there was none. */
export function configOf(settings: object): string | undefined {
  return configs.get(settings);
}

function settled({ settings, problems }: Checked): CommonSettings {
  if (settings === undefined || problems.length > 0) throw new SettingsError(problems);
  return settings;
}

function noCompactor(config: string = defaultConfigFiles[0]): string {
  return (
    'no compactor is given; name its file with the flag --compactor, the input compactor or the key compactor in ' +
    `${shown(config).slice(1, -1)}, such as src/compactor.ts, or try builtin:naive-summary.`
  );
}

/** What the table's types come to. */
type Shape = { [Name in SettingName]: z.ZodType<Settings[Name]> };

/** The schema of all settings; whether there must be a compactor depends on the command. */
function schema(known: Known) {
  const entries: [string, Setting][] = Object.entries(table);
  const shape = Object.fromEntries(entries.map(([name, setting]) => [name, setting.type(known)])) as Shape;
  return mapping({ ...shape, compactor: shape.compactor.optional() })
    .refine((values) => !values.fail_on.includes('over-budget') || values.budget !== undefined, {
      path: ['fail_on'],
      message: 'over-budget can never fail without a budget; set one, or leave the rule out.',
      when: sound('fail_on', 'budget'),
    })
    .refine((values) => values.session === undefined || values.canaries !== undefined, {
      path: ['session'],
      message: 'a session is measured by the canaries in it; name their file with canaries.',
      when: sound('session', 'canaries'),
    });
}

/** Whether nothing is wrong with these settings by themselves, so that they can be compared. */
function sound(...names: SettingName[]) {
  return ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ path }) => names.some((name) => path?.[0] === name));
}

function unknownName(name: string, layer: Layer): string {
  const hyphens = hyphened(name);
  const extra = Object.keys(extras).find((known) => hyphened(known) === hyphens);
  const clause = extra
    ? `this can only be given as ${extra === 'config' ? 'an input or a flag' : 'an input'}.`
    : `there is no such setting; ${suggestion(name, settingNames)}`;
  return `${layer.origin(/^[\w-]+$/.test(name) ? name : shown(name))}: ${clause}`;
}

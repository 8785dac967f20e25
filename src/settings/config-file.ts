import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { SettingsError } from './error.js';
import { fileLayer, type Layer } from './layers.js';
import { readText } from './read-text.js';
import { listed, shown } from './words.js';
import { readYaml, YamlProblem } from './yaml.js';

/** Where a config file is looked for when none is named; one of them may be there. */
export const defaultConfigFiles = [
  '.github/compaction-conformance.yml',
  '.github/compaction-conformance.yaml',
  '.github/compaction-conformance.json',
] as const;

const MAX_BYTES = 65_536;

/**
 * Reads the config file, and says which it was.
 * @param workspace absolute; the file's path is relative to it
 * @param named the file that an input or a flag names, and the place that named it
 * @returns undefined where none is named and no default one is there
 * @throws SettingsError if a named one is missing, or the file is not a mapping in YAML or JSON
 */
export function readConfigFile(
  workspace: string,
  named?: { file: string; origin: string },
): { file: string; layer: Layer } | undefined {
  const file = named?.file ?? defaultConfigFile(workspace);
  if (file === undefined) return undefined;
  const place = named === undefined ? file : `${named.origin}: ${shown(file)}`;
  return { file, layer: fileLayer(file, parse(place, readText(resolve(workspace, file), place, MAX_BYTES))) };
}

function defaultConfigFile(workspace: string): string | undefined {
  const found = defaultConfigFiles.filter(
    (file) => lstatSync(resolve(workspace, file), { throwIfNoEntry: false }) !== undefined,
  );
  if (found.length > 1) {
    const all = found.length > 2 ? 'all' : 'both';
    throw new SettingsError([`${listed(found, 'and')} are ${all} there; keep one, or name one with config.`]);
  }
  return found[0];
}

function parse(place: string, text: string): Readonly<Record<string, unknown>> {
  const refuse = (clause: string): never => {
    throw new SettingsError([`${place}${clause}`]);
  };
  try {
    const value = readYaml(text) ?? {};
    if (typeof value === 'object' && !Array.isArray(value)) return value as Record<string, unknown>;
    return refuse(
      `: it holds ${Array.isArray(value) ? 'a list' : shown(value)}; it must be a mapping of settings.`,
    );
  } catch (error) {
    if (!(error instanceof YamlProblem)) throw error;
    return refuse(`: ${error.message}`);
  }
}

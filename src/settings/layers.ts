import { nearest } from '../nearest.js';
import { extras, hyphened, settingNames } from './table.js';
import { shown } from './words.js';

/** Values that came from one place. A later layer overrides an earlier one, setting by setting. */
export interface Layer {
  /** By name, with underscores. */
  values: Readonly<Record<string, unknown>>;
  /** What an error calls the place of a value: `flag --session-chars`; `within` are keys inside that value. */
  origin(name: string, within?: readonly string[]): string;
  /** Sentences on what was given there beside values, and must have been meant as one. */
  mistakes?: readonly string[];
}

/** Values of flags by their names with underscores; undefined ones were not given. */
export function flagLayer(values: Readonly<Record<string, unknown>>): Layer {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { values: Object.fromEntries(given), origin: placed((name) => `flag --${hyphened(name)}`, ': ') };
}

/**
 * Values of the action's inputs; an empty one was not given. Of others only those are told that come near a declared
 * one: a runner or a job may have variables of its own that look like inputs.
 * @param read gives the text of an input by its name with hyphens, such as `getInput` of the actions' toolkit
 * @param given names of all inputs that are there, in lower case, whether declared or not
 */
export function inputLayer(read: (name: string) => string, given: readonly string[] = []): Layer {
  const values = [...settingNames, 'config' satisfies keyof typeof extras]
    .map((name) => [name, read(hyphened(name))] as const)
    .filter(([, value]) => value.trim() !== '');
  return {
    values: Object.fromEntries(values),
    origin: placed((name) => `input ${hyphened(name)}`, ': '),
    mistakes: mistakenInputs(given),
  };
}

function mistakenInputs(given: readonly string[]): string[] {
  const declared = [...settingNames, ...Object.keys(extras)].map(hyphened);
  return given.flatMap((name) => {
    const meant = declared.includes(name) ? undefined : nearest(name, declared);
    const written = /^[\w-]+$/.test(name) ? name : shown(name);
    return meant === undefined ? [] : [`input ${written}: there is no such input; write ${meant}.`];
  });
}

/** Values of a config file, under the name by which the user knows it. */
export function fileLayer(file: string, values: Readonly<Record<string, unknown>>): Layer {
  return { values, origin: placed((name) => `${file}: ${name}`, '.') };
}

function placed(place: (name: string) => string, separator: string): Layer['origin'] {
  return (name, within = []) =>
    [place(name), ...(within.length > 0 ? [within.join('.')] : [])].join(separator);
}

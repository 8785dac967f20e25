import { type extras, hyphened, settingNames } from './table.js';

/** Values that came from one place. A later layer overrides an earlier one, setting by setting. */
export interface Layer {
  /** By name, with underscores. */
  values: Readonly<Record<string, unknown>>;
  /** What an error calls the place of a value: `flag --session-chars`; `within` are keys inside that value. */
  origin(name: string, within?: readonly string[]): string;
}

/** Values of flags by their names with underscores; undefined ones were not given. */
export function flagLayer(values: Readonly<Record<string, unknown>>): Layer {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { values: Object.fromEntries(given), origin: placed((name) => `flag --${hyphened(name)}`, ': ') };
}

/**
 * Values of the action's inputs. Only declared ones are read; an empty one was not given.
 * @param read gives the text of an input by its name with hyphens, such as `getInput` of the actions' toolkit
 */
export function inputLayer(read: (name: string) => string): Layer {
  const given = [...settingNames, 'config' satisfies keyof typeof extras]
    .map((name) => [name, read(hyphened(name))] as const)
    .filter(([, value]) => value.trim() !== '');
  return { values: Object.fromEntries(given), origin: placed((name) => `input ${hyphened(name)}`, ': ') };
}

/** Values of a config file, under the name by which the user knows it. */
export function fileLayer(file: string, values: Readonly<Record<string, unknown>>): Layer {
  return { values, origin: placed((name) => `${file}: ${name}`, '.') };
}

function placed(place: (name: string) => string, separator: string): Layer['origin'] {
  return (name, within = []) =>
    [place(name), ...(within.length > 0 ? [within.join('.')] : [])].join(separator);
}

import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  type Declared,
  extras,
  flagLayer,
  hyphened,
  type Layer,
  type SettingName,
  table,
} from '../settings/index.js';

type FlagName = SettingName | 'config';

const declaredFlags: Record<FlagName, Declared> = { ...table, config: extras.config };

/** Declares the flags of these settings. `described` are those that mean less to this command than to a run. */
export function addSettings(
  command: Command,
  names: readonly FlagName[],
  described: Partial<Record<FlagName, string>> = {},
): void {
  for (const name of names) {
    const { value, form, ...general } = declaredFlags[name];
    const description = described[name] ?? general.description;
    const flag = `--${hyphened(name)}`;
    if (form === 'truth') {
      command.addOption(new Option(`${flag} [${value}]`, description).argParser(once));
      command.addOption(new Option(`--no-${hyphened(name)}`, `The same as ${flag} false.`));
    } else {
      const option = new Option(`${flag} <${value}>`, description);
      command.addOption(form === 'list' ? option.argParser(together) : option.argParser(once));
    }
  }
}

/** The flags of settings that were given. */
export function givenSettings(command: Command): Layer {
  const options = command.opts();
  const names = (Object.keys(declaredFlags) as FlagName[]).map(
    (name) => [name, options[camelCased(name)]] as const,
  );
  return flagLayer(Object.fromEntries(names));
}

function once(value: string, before: unknown): string {
  if (before !== undefined) throw new InvalidArgumentError('It is given twice.');
  return value;
}

function together(value: string, before: string | string[] | undefined): string | string[] {
  return before === undefined ? value : [before, value].flat();
}

/** A setting's name as commander keeps it. */
function camelCased(name: string): string {
  return name.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
}

import { formatSeeds } from './seeds.js';
import type { Settings } from './settings.js';
import { type Setting, settingNames, table } from './table.js';

/**
 * The settings as the results document keeps them: only those that bear on what was measured or how it was judged,
 * in the table's order, seeds in their short form. The same settings give the same bytes on every machine.
 */
export function judgedSettings(settings: Settings): Record<string, unknown> {
  const recorded = settingNames.filter((name) => (table[name] as Setting).recorded === true);
  const entries = recorded.map((name) => [
    name,
    name === 'seeds' ? formatSeeds(settings.seeds) : settings[name],
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

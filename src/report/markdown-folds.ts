import { codeCell } from './escape.js';
import type { Facts } from './facts.js';
import { fold, table } from './markdown-parts.js';
import { shownRounds } from './rounds.js';
import { settingsRows } from './settings.js';
import { counted, sizePercent } from './words.js';

const SIZE_ROUNDS = 8;
const SUITES = 8;
const SETTINGS = 40;
const NAME_CHARS = 50;
const VALUE_CHARS = 120;

/** Size per round, of all suites. */
export function sizesFold({ suites }: Facts): string[] {
  const rows = suites.slice(0, SUITES).flatMap(({ name, sizes }) => {
    const shown = new Set(shownRounds(sizes.length, SIZE_ROUNDS));
    return sizes
      .filter((_, i) => shown.has(i + 1))
      .map(({ round, smallest, median, largest }) => [
        codeCell(name, NAME_CHARS),
        `${round}`,
        ...[smallest, median, largest].map(sizePercent),
      ]);
  });
  if (rows.length === 0) return [];
  const heads = ['Suite', 'Round', 'Smallest', 'Median', 'Largest'];
  return [
    fold('Size per round', [
      'Characters of the output as a share of the whole session before round 1.',
      table(heads, [':--', '--:', '--:', '--:', '--:'], rows),
    ]),
  ];
}

/** What was run and how. */
export function settingsFold({ results, notes }: Facts): string[] {
  const rows = settingsRows(results, notes);
  const shown = rows
    .slice(0, SETTINGS)
    .map(({ name, value, own }) => [own ? name : codeCell(name, NAME_CHARS), codeCell(value, VALUE_CHARS)]);
  const more = rows.length - SETTINGS;
  return [
    fold('Settings', [
      table(['Setting', 'Value'], [':--', ':--'], shown),
      ...(more > 0 ? [`${counted(more, 'more setting')} in the JSON results.`] : []),
    ]),
  ];
}

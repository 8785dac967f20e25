import type { Results } from '../results.js';
import type { ReportNotes } from './facts.js';
import { duration, percent } from './words.js';

/** A setting that is a number, if the document has it. */
export function settingsNumber(results: Results, name: string): number | undefined {
  const value = results.settings[name];
  return typeof value === 'number' ? value : undefined;
}

/** Whether what is unverified counts as lost. */
export function countsAsLost(results: Results): boolean {
  return results.settings['unverified'] === 'strict';
}

/** What the verdicts mean, by the document's own bounds, and how they go by a survival that is a range. */
export function boundsSentence(results: Results): string {
  const flag = settingsNumber(results, 'flag_below');
  const silent = settingsNumber(results, 'silent_above');
  const cliff = settingsNumber(results, 'cliff_below') ?? flag;
  if (flag === undefined || silent === undefined || cliff === undefined) return '';
  const overrides = results.settings['thresholds'];
  const exceptions =
    typeof overrides === 'object' && overrides !== null && Object.keys(overrides).length > 0
      ? ' Some types or suites have bounds of their own; see the settings.'
      : '';
  return (
    `FLAG: less than ${percent(flag)} survives round 1. ${otherVerdicts(flag, silent, hasRanges(results))} ` +
    `Cliff: the first round below ${percent(cliff)}.${rangeWords(results)}${exceptions}`
  );
}

function rangeWords(results: Results): string {
  if (countsAsLost(results)) return " What the probe can't tell counts as lost.";
  return hasRanges(results)
    ? ' A range runs from what surely survives to what may: FLAG and cliff go by its upper end, SILENT by its lower.'
    : '';
}

function hasRanges({ suites }: Results): boolean {
  return suites.some(({ findings }) => findings?.some(({ upper_curve }) => upper_curve !== undefined));
}

/** FLAG is asked first, so that it wins where the bounds meet or cross; a range can still lie over both. */
function otherVerdicts(flag: number, silent: number, ranges: boolean): string {
  if (ranges && flag >= silent) return `SILENT: more than ${percent(silent)}. WARN: neither.`;
  if (flag < silent) return `SILENT: more than ${percent(silent)}. WARN: between.`;
  if (flag === silent) return `SILENT: more than ${percent(silent)}. WARN: exactly that.`;
  return `SILENT: ${percent(flag)} or more. WARN: never, as the bound of SILENT is below that of FLAG.`;
}

/** What was run and how. `own` rows have labels of ours, the others names of settings; values are foreign text. */
export interface SettingsRow {
  name: string;
  value: string;
  own: boolean;
}

export function settingsRows(results: Results, notes: ReportNotes): SettingsRow[] {
  const { tool, probe, compactor } = results;
  const own: [string, string | undefined][] = [
    ['Compactor', compactor.source],
    ['Run by', notes.runtime],
    ['Live agent', notes.agent],
    ['Time', notes.elapsedMs === undefined ? undefined : duration(notes.elapsedMs)],
    ['Measured twice', twiceWords(results)],
    ['Probe', `${probe.name} ${probe.version}`],
    ['Corpus version', `${results.corpus_version}`],
    ['Config', notes.config === null ? 'none' : notes.config],
    ['Results', notes.resultsFile],
    ['Tool', `${tool.name} ${tool.version}`],
  ];
  return [
    ...own.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value, own: true }])),
    ...Object.entries(results.settings).map(([name, value]) => ({
      name,
      value: valueText(value),
      own: false,
    })),
  ];
}

function twiceWords({ compactor }: Results): string {
  if (compactor.deterministic === null) return 'no';
  return compactor.deterministic
    ? 'the first session, with the same result'
    : 'the first session, with another result';
}

function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return runs(value);
  if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) return 'none';
  return JSON.stringify(value) ?? String(value);
}

/** A list as people write it: whole numbers that follow each other become `1-12`. */
function runs(items: readonly unknown[]): string {
  const parts: string[] = [];
  for (let i = 0; i < items.length; ) {
    const first = items[i];
    let length = 1;
    while (Number.isInteger(first) && items[i + length] === (first as number) + length) length += 1;
    parts.push(length > 2 ? `${first}-${(first as number) + length - 1}` : `${first}`);
    i += length > 2 ? length : 1;
  }
  return parts.length === 0 ? 'none' : parts.join(', ');
}

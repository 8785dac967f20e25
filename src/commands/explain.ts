import type { Command } from 'commander';
import type { Cell } from '../measure/index.js';
import type { Probe } from '../probes/index.js';
import { plain } from '../report/index.js';
import type { Canary } from '../sessions/index.js';
import { nearest, SettingsError } from '../settings/index.js';

const NAME_CHARS = 80;
const STATEMENT_CHARS = 300;
const LINE_CHARS = 500;

/** Declares the flag that asks for one judgement in full. */
export function addExplain(command: Command, value: string, description: string): void {
  command.option(`--explain <${value}>`, description);
}

/** What the flag names, if it was given. @throws SettingsError beside `--json` */
export function explainFlag(command: Command): string | undefined {
  const { explain, json } = command.opts<{ explain?: string; json?: true }>();
  if (explain !== undefined && json === true) {
    throw new SettingsError([
      'flag --explain: it explains to a person, and --json prints the document only; leave one of them out.',
    ]);
  }
  return explain;
}

/** The canary of that id. @throws SettingsError with the nearest */
export function canaryToExplain(id: string, canaries: readonly Canary[]): Canary {
  const canary = canaries.find((candidate) => candidate.id === id);
  if (canary !== undefined) return canary;
  throw unknown(
    'canary',
    id,
    canaries.map((candidate) => candidate.id),
  );
}

/** A canary of one session of a run. */
export interface PlacedCanary {
  suite: string;
  session: string;
  canary: Canary;
}

/**
 * The canary that `ID` or `SESSION:ID` means in a run: without a session, that of the first one that plants it.
 * @throws SettingsError with the nearest
 */
export function canaryOfRun(written: string, cells: readonly Cell[]): PlacedCanary {
  // Canaries are slots: the first session of a suite names those of all its sessions.
  const suites = new Set<string>();
  const firsts = cells.filter(({ suite }) => !suites.has(suite) && suites.add(suite)).map(placedIn);
  const canaries = firsts.flat();
  const known = canaries.find(({ canary }) => canary.id === written);
  if (known !== undefined) return known;
  const colon = written.indexOf(':');
  const ids = canaries.map(({ canary }) => canary.id);
  if (colon < 0) throw unknown('canary', written, ids);
  const [session, id] = [written.slice(0, colon), written.slice(colon + 1)];
  const cell = cells.find((candidate) => candidate.session.id === session);
  if (cell === undefined) {
    throw unknown(
      'session',
      session,
      cells.map((candidate) => candidate.session.id),
    );
  }
  const found = placedIn(cell).find(({ canary }) => canary.id === id);
  if (found === undefined) throw unknown('canary', id, ids);
  return found;
}

function placedIn({ suite, session }: Cell): PlacedCanary[] {
  return session.build().planted.map(({ canary }) => ({ suite, session: session.id, canary }));
}

/**
 * How a canary was judged in each text, for a person.
 * @param texts each round's, or the one that was scored
 */
export function explanation(
  canary: Canary,
  session: string | undefined,
  texts: readonly string[],
  probe: Probe,
): string[] {
  const name = plain(canary.id, NAME_CHARS);
  const place = session === undefined ? '' : ` of session ${plain(session, NAME_CHARS)}`;
  const title = [
    `How ${name}${place} is judged by probe ${probe.name} ${probe.version}`,
    `  ${plain(canary.content, STATEMENT_CHARS)}`,
  ];
  if (texts.length === 0) return [...title, '', 'No text came back, so there is nothing to explain.'];
  const parts = texts.flatMap((text, i) => {
    const round = session === undefined ? 'The text' : `Round ${i + 1}`;
    if (i > 0 && text === texts[i - 1]) return ['', `${round}: the same text again`];
    const why = probe.read(text).explain(canary);
    return ['', round, ...why.map((line) => `  ${plain(line, LINE_CHARS)}`)];
  });
  return [...title, ...parts];
}

function unknown(noun: string, name: string, names: readonly string[]): SettingsError {
  const known = [...new Set(names)];
  const near = nearest(name, known);
  const hint =
    near === undefined
      ? `there are ${known.length}, such as ${JSON.stringify(known[0])}.`
      : `did you mean ${JSON.stringify(near)}?`;
  return new SettingsError([`flag --explain: there is no ${noun} ${JSON.stringify(name)}; ${hint}`]);
}

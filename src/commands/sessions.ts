import { resolve } from 'node:path';
import { Option } from 'commander';
import { CORPUS_VERSION } from '../results.js';
import { type Canary, renderTurns, type Session, type Suite, suiteNamed } from '../sessions/index.js';
import { loadCommonSettings, originOf, SettingsError, suiteRequest } from '../settings/index.js';
import { writeFile } from '../write-file.js';
import type { CommandFile } from './command.js';
import { addSettings, givenSettings } from './flags.js';
import type { Shell } from './shell.js';

interface Options {
  format: 'json' | 'text';
  withCanaries?: true;
  canariesTo?: string;
}

/** Prints sessions, so that people can feed them to a product that this program can't call. */
export const sessions: CommandFile = {
  name: 'sessions',
  summary: 'Print sessions, to be compacted by a product that this program cannot call.',

  define(command, self) {
    addSettings(command, ['suites', 'seeds', 'session_chars', 'canaries', 'session', 'config']);
    const formats = new Option('--format <format>', 'Print json, or text with a line a turn.');
    command.addOption(formats.choices(['json', 'text']).default('json'));
    command.option('--with-canaries', 'Print the canaries of each session beside its turns.');
    command.option(
      '--canaries-to <file>',
      'Write the canaries of the one session to a file, for score --canaries.',
    );
    command.addHelpText('after', twoCommands(self));
  },

  async run(command, shell) {
    const [{ knownTo }, { planCells }] = await Promise.all([
      import('../known.js'),
      import('../measure/index.js'),
    ]);
    const { format, withCanaries = false, canariesTo } = command.opts<Options>();
    const settings = loadCommonSettings({ ...knownTo(shell.folder), layers: [givenSettings(command)] });
    const suites = settings.suites.map(suiteNamed).filter((suite) => suite !== undefined);
    const cells = planCells(suites, suiteRequest(settings, shell.folder));
    const empty = suites.filter(({ name }) => !cells.some(({ suite }) => suite === name));
    if (empty.length > 0)
      throw new SettingsError(empty.map((suite) => noSession(suite, originOf(settings, 'suites'))));
    if (format === 'text' && withCanaries) {
      throw new SettingsError([
        'flag --with-canaries: canaries stand in JSON only; for text, use --canaries-to FILE.',
      ]);
    }
    if (canariesTo !== undefined) {
      const [only, ...more] = cells;
      if (only === undefined || more.length > 0) throw new SettingsError([oneSession(cells.length)]);
      const canaries = canariesOf(only.session.build());
      const place = `flag --canaries-to: ${JSON.stringify(canariesTo)}`;
      writeFile(
        place,
        resolve(shell.folder, canariesTo),
        `${JSON.stringify(canaries, null, 2)}\n`,
        'replace',
      );
    }
    // Each session is printed before the next is built, so that any number of them fits into memory.
    const built = cells.map(({ suite, session }) => () => ({ suite, session: session.build() }));
    if (format === 'text') printText(built, shell);
    else printJson(built, withCanaries, shell);
    return 0;
  },
};

type Built = readonly (() => { suite: string; session: Session })[];

function printText(sessions: Built, { out }: Shell): void {
  for (const build of sessions) {
    const { session } = build();
    if (sessions.length > 1) out(`=== ${session.id} ===\n`);
    out(`${renderTurns(session.turns)}\n`);
  }
}

function printJson(sessions: Built, withCanaries: boolean, { out }: Shell): void {
  out(`{"corpus_version": ${CORPUS_VERSION}, "sessions": [`);
  sessions.forEach((build, i) => {
    const { suite, session } = build();
    const { id, seed, turns } = session;
    const canaries = withCanaries ? canariesOf(session) : undefined;
    out(`${i === 0 ? '' : ','}\n${JSON.stringify({ suite, id, seed, turns, canaries }, null, 2)}`);
  });
  out('\n]}\n');
}

function canariesOf({ planted }: Session): Canary[] {
  return planted.map(({ canary }) => canary);
}

function noSession({ name }: Suite, origin: string): string {
  return `${origin}: ${name} has no session; give canaries of your own with canaries, or leave it out.`;
}

function oneSession(count: number): string {
  return (
    `flag --canaries-to: there are ${count} sessions, and their canaries have the same ids; ` +
    'choose one, such as --suites corpus --seeds 7.'
  );
}

function twoCommands(self: string): string {
  return `
To measure a product that this program can't call, in two commands:

  ${self} sessions --suites corpus --seeds 7 \\
      --canaries-to canaries.json > session.json
  ${self} score --context compacted.txt --canaries canaries.json

Between them, give .sessions[0].turns of session.json to the product and write
what it keeps to compacted.txt. Never show it the canaries.`;
}

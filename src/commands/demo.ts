import { flagLayer, type SettingName, settingsFrom } from '../settings/index.js';
import type { CommandFile } from './command.js';
import { addSettings, givenSettings } from './flags.js';

const settings: readonly SettingName[] = ['suites', 'seeds', 'rounds', 'session_chars', 'probe'];

const descriptions = {
  suites:
    'The suites to measure, any of seeded and corpus. Default: seeded, with corpus where seeds are given.',
  seeds: 'The seeds of the suite corpus, one session each, such as 1-12 or 1,4,9. Default: 1-12.',
  session_chars: 'Grow each session with small talk to at least this many characters. Default: as it is.',
} satisfies Partial<Record<SettingName, string>>;

/** Shows what there is to see before anyone has written a compactor. */
export const demo: CommandFile = {
  name: 'demo',
  summary: 'Measure the reference compactors, side by side.',

  define(command, self) {
    addSettings(command, settings, descriptions);
    command.addHelpText('after', `\nTo see one of them in full:\n\n  ${self} run --compactor builtin:NAME`);
  },

  async run(command, shell) {
    const [{ knownTo }, { runConformance }, { referenceCompactors }, { sideBySide }] = await Promise.all([
      import('../known.js'),
      import('../run.js'),
      import('../compactors/index.js'),
      import('./side-by-side.js'),
    ]);
    const given = givenSettings(command);
    // Seeds are those of corpus: without it they would do nothing.
    const suites = given.values['seeds'] === undefined ? 'seeded' : 'seeded,corpus';
    // No config file: it is about somebody's own compactor.
    const chosen = (compactor: string) =>
      settingsFrom({
        ...knownTo(shell.folder),
        layers: [flagLayer({ compactor, suites, repeat: false }), given],
      });
    const surroundings = { workspace: shell.folder, environment: shell.environment };
    const results = [];
    for (const { name } of referenceCompactors) {
      results.push((await runConformance(chosen(`builtin:${name}`), surroundings)).results);
    }
    shell.out(`${sideBySide(results, chosen('builtin:identity')).join('\n')}\n`);
    shell.out(`\nYour own, or an example to start from:\n\n`);
    shell.out(`  ${shell.self} run --compactor path/to/compactor.ts\n  ${shell.self} init\n`);
    return 0;
  },
};

import { flagLayer, type SettingName, settingsFrom } from '../settings/index.js';
import type { CommandFile } from './command.js';
import { addSettings, givenSettings } from './flags.js';

const settings: readonly SettingName[] = ['suites', 'seeds', 'rounds', 'session_chars', 'probe'];

/** Shows what there is to see before anyone has written a compactor. */
export const demo: CommandFile = {
  name: 'demo',
  summary: 'Measure the reference compactors, side by side.',

  define(command, self) {
    addSettings(command, settings);
    command.addHelpText(
      'after',
      `\nBy default the suite is seeded alone. To see one of them in full:\n\n  ${self} run --compactor builtin:NAME`,
    );
  },

  async run(command, shell) {
    const [{ knownTo }, { runConformance }, { referenceCompactors }, { sideBySide }] = await Promise.all([
      import('../known.js'),
      import('../run.js'),
      import('../compactors/index.js'),
      import('./side-by-side.js'),
    ]);
    // No config file: it is about somebody's own compactor.
    const chosen = (compactor: string) =>
      settingsFrom({
        ...knownTo(shell.folder),
        layers: [flagLayer({ compactor, suites: 'seeded', repeat: false }), givenSettings(command)],
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

import { readCanaries, SettingsError } from '../settings/index.js';
import type { CommandFile } from './command.js';

const ID_CHARS = 60;
const MESSAGE_CHARS = 600;

/** Tells before a run which canaries of one's own would measure little, and why. */
export const checkCanariesFile: CommandFile = {
  name: 'check-canaries',
  summary: 'Look for canaries of your own that would measure little.',

  define(command) {
    command.argument('<file>', 'The JSON file with the canaries.');
    command.option('--json', 'Print the findings as JSON.');
    command.addHelpText(
      'after',
      '\nOne line a finding, with the reason. Exits: 0 nothing found, 1 something found,\n' +
        '2 the file is not there or holds no canaries.',
    );
  },

  async run(command, shell) {
    const [{ checkCanaries }, { plain, quietJson }] = await Promise.all([
      import('./canary-checks/index.js'),
      import('../report/index.js'),
    ]);
    const [file = ''] = command.args;
    const canaries = readCanaries(file, shell.folder, 'check-canaries');
    if (canaries.length === 0) {
      throw new SettingsError([
        `check-canaries: ${JSON.stringify(file)} holds no canary; write one, as in docs/canaries.md.`,
      ]);
    }
    const findings = checkCanaries(canaries, new Date().getFullYear());
    if (command.opts()['json'] === true) {
      shell.out(`${quietJson(JSON.stringify({ canaries: canaries.length, findings }, null, 2))}\n`);
    } else {
      for (const { index, id, message } of findings)
        shell.out(`canary ${index}, ${plain(id, ID_CHARS)}: ${plain(message, MESSAGE_CHARS)}\n`);
      const doubtful = new Set(findings.map(({ index }) => index)).size;
      const all = `${canaries.length} ${canaries.length === 1 ? 'canary' : 'canaries'}`;
      shell.out(
        doubtful === 0 ? `Nothing found in ${all}.\n` : `\nSomething found in ${doubtful} of ${all}.\n`,
      );
    }
    return findings.length === 0 ? 0 : 1;
  },
};

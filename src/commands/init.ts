import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfigFiles, SettingsError } from '../settings/index.js';
import { TOOL } from '../version.js';
import { writeFile } from '../write-file.js';
import type { CommandFile } from './command.js';
import { compactorFile, compactorPath, configFile, workflowFile, workflowPath } from './starter.js';

/** Puts everything into a repository that a first measurement takes. */
export const init: CommandFile = {
  name: 'init',
  summary: 'Write a config, a workflow and an example compactor into this folder.',

  define(command) {
    command.addHelpText('after', '\nA file that is there already is kept.');
  },

  async run(_, shell) {
    if (isOwnRepository(shell.folder)) {
      throw new SettingsError([
        `this is the repository of ${TOOL.name} itself; run init in the folder of the project that it is to measure.`,
      ]);
    }
    const config = defaultConfigFiles.find((file) => existsSync(join(shell.folder, file)));
    const files = [
      [config ?? defaultConfigFiles[0], configFile],
      [workflowPath, workflowFile],
      [compactorPath, compactorFile],
    ] as const;
    for (const [path, text] of files) {
      const written = writeFile(path, join(shell.folder, path), text, 'keep');
      shell.out(`${written ? 'wrote' : 'kept '} ${path}\n`);
    }
    shell.out(`\nThe example forgets on purpose. See what that costs, then put your own in:\n`);
    shell.out(`\n  ${shell.self} run\n`);
    return 0;
  },
};

/** Where people try things out right after a clone. */
function isOwnRepository(folder: string): boolean {
  try {
    return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).name === TOOL.name;
  } catch {
    return false;
  }
}

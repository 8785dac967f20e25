import type { Command } from 'commander';
import type { Shell } from './shell.js';

/** What an exit says; see {@link exitMeanings}. */
export type Exit = 0 | 1 | 2 | 3 | 4;

export const exitMeanings: Record<Exit, string> = {
  0: 'passed',
  1: 'the gate failed',
  2: 'wrong settings, flags or files',
  3: 'the compactor failed',
  4: 'a fault of this program',
};

/** A command of the command line. A new one is one file with one of these and one line in the index. */
export interface CommandFile {
  name: string;
  /** One line for the list of commands. */
  summary: string;
  /** Declares flags, and help beyond them. `self` is how a person calls this program here. */
  define(command: Command, self: string): void;
  /**
   * Does it. What only one command needs is imported here, so that the others start without it.
   * @throws SettingsError for what the user has to mend
   */
  run(command: Command, shell: Shell): Promise<Exit>;
}

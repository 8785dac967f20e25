import { Command, CommanderError } from 'commander';
import { failureOf } from '../failure.js';
import { failureLines, plain } from '../report/index.js';
import { TOOL } from '../version.js';
import { checkCanariesFile } from './check-canaries.js';
import { type CommandFile, type Exit, exitMeanings } from './command.js';
import { demo } from './demo.js';
import { init } from './init.js';
import { run } from './run.js';
import { score } from './score.js';
import { sessions } from './sessions.js';
import type { Shell } from './shell.js';
import { usageProblem } from './usage.js';

export { processShell, type Shell } from './shell.js';

/** Every command, in the order of `--help`. */
const commands: readonly CommandFile[] = [demo, run, score, sessions, checkCanariesFile, init];

const PROBLEM_CHARS = 2000;

/**
 * The command line.
 * @param args what stands after the program's name
 * @returns the exit; nothing is thrown
 */
export async function main(args: readonly string[], shell: Shell): Promise<Exit> {
  let exit: Exit = 0;
  const program = programOf(shell, (code) => {
    exit = code;
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return exit;
  } catch (error) {
    if (!(error instanceof CommanderError)) return fail(error, shell);
    // Help and version were asked for, and are printed already.
    if (error.exitCode === 0) return 0;
    if (error.code !== 'commander.help') {
      const problem = plain(usageProblem(error, program, args), PROBLEM_CHARS);
      shell.err(`${problem}\nSee ${shell.self} --help, and --help after a command for its flags.\n`);
    }
    return 2;
  }
}

/** Tells what was thrown, as any entry of the command line does. */
export function fail(error: unknown, shell: Pick<Shell, 'err'>): Exit {
  const failure = failureOf(error);
  shell.err(`${failureLines(failure).join('\n')}\n`);
  return failure.exit;
}

function programOf(shell: Shell, finish: (exit: Exit) => void): Command {
  const program = new Command('compaction-conformance')
    .description('Measures what an agent forgets when its context is compacted.')
    .version(TOOL.version, '--version', 'Print the version.')
    .helpOption('--help', 'Print this help.')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: shell.out,
      writeErr: shell.err,
      // Told by the caller, in words of ours.
      outputError: () => {},
      getOutHelpWidth: () => shell.columns ?? 80,
      getErrHelpWidth: () => shell.columns ?? 80,
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    });
  for (const { name, summary, define, run: perform } of commands) {
    const command = program.command(name).summary(summary).description(summary);
    define(command, shell.self);
    command.action(async () => finish(await perform(command, shell)));
  }
  const exits = Object.entries(exitMeanings).map(([exit, meaning]) => `  ${exit}  ${meaning}`);
  program.addHelpText('after', `\nExits:\n${exits.join('\n')}`);
  return program;
}

import type { Command, CommanderError } from 'commander';
import { suggestion } from '../settings/index.js';

/** Says what is wrong with a call, in one sentence that names the nearest flag or command. */
export function usageProblem(
  { message, code }: CommanderError,
  program: Command,
  args: readonly string[],
): string {
  const command = program.commands.find((candidate) => candidate.name() === args[0]) ?? program;
  const [, quoted = ''] = /'(.*?)'/s.exec(message) ?? [];
  const [, value = '', reason = ''] = /argument '(.*)' is invalid\. (.*)$/s.exec(message) ?? [];
  const [flag = ''] = quoted.split(/[ =]/, 1);
  switch (code) {
    case 'commander.unknownOption': {
      const flags = command.options.filter(({ hidden }) => !hidden).map(({ long }) => long ?? '');
      return `${command.name()} has no flag ${flag}; ${suggestion(flag, [...flags, '--help'])}`;
    }
    case 'commander.unknownCommand': {
      const names = program.commands.map((candidate) => candidate.name());
      return `there is no command ${quoted}; ${suggestion(quoted, names)}`;
    }
    case 'commander.excessArguments': {
      const [wanted] = command.registeredArguments;
      return wanted === undefined
        ? stray(command)
        : `${command.name()} takes one ${wanted.name()}, not ${JSON.stringify(command.args[1])} too.`;
    }
    case 'commander.missingArgument':
      return `${command.name()} needs a ${quoted}, as in ${command.name()} ${quoted.toUpperCase()}.`;
    case 'commander.optionMissingArgument':
      return `flag ${flag} needs a value, as in ${quoted}.`;
    case 'commander.invalidArgument':
      return `flag ${flag}: ${JSON.stringify(value)} is not allowed. ${reason}`;
    default:
      return message.replace(/^error: /, '');
  }
}

/** The flag of a command that most people mean by a bare file. */
const fileFlags = ['--compactor', '--context'];

function stray(command: Command): string {
  const [file = ''] = command.args;
  const flag = command.options.find(({ long }) => fileFlags.includes(long ?? ''))?.long;
  const quoted = JSON.stringify(file);
  const sentence = `${command.name()} takes flags only, not ${quoted}`;
  if (flag === undefined || command.opts()[flag.slice(2)] !== undefined) return `${sentence}.`;
  return `${sentence}; did you mean ${flag} ${/^[\w./#:@-]+$/.test(file) ? file : quoted}?`;
}

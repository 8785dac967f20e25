import { fail, main, processShell } from './commands/index.js';

const shell = processShell(process.argv[1] ?? '');

// Node's own exit for these would be 1, which says that the gate failed.
process.on('uncaughtException', (error) => process.exit(fail(error, shell)));

for (const stream of [process.stdout, process.stderr]) {
  // A reader that has seen enough (`| head`) changes nothing of what the exit says.
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
}

const exit = await main(process.argv.slice(2), shell);
// Whatever a compactor left behind in this process must not keep it: end once everything is written.
process.stdout.write('', () => process.stderr.write('', () => process.exit(exit)));

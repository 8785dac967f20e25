import './no-debugger.js';
import { fail, main, processShell } from './commands/index.js';
import { workspaceOf } from './workspace.js';

const shell = processShell(process.argv[1] ?? '', folder());

// Node's own exit for these would be 1, which says that the gate failed.
process.on('uncaughtException', (error) => process.exit(fail(error, shell)));

let unwritten = false;
for (const [name, stream] of Object.entries({ output: process.stdout, error: process.stderr })) {
  stream.on('error', ({ code }: NodeJS.ErrnoException) => {
    // A reader that has seen enough (`| head`) changes nothing of what the exit says.
    if (code === 'EPIPE' || unwritten) return;
    unwritten = true;
    process.stderr.write(`Standard ${name} can't be written (${code}).\n`);
  });
}

const exit = await main(process.argv.slice(2), shell);
// Whatever a compactor left behind in this process must not keep it: end once everything is written, or was refused.
process.stdout.write('', () => {
  process.stderr.write('', () => setImmediate(() => process.exit(unwritten ? 4 : exit)));
});

function folder(): string {
  try {
    return workspaceOf();
  } catch (error) {
    return process.exit(fail(error, { err: (text) => process.stderr.write(text) }));
  }
}

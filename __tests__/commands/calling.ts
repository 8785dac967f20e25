import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, type Shell } from '../../src/commands/index.js';

export interface Call {
  exit: number;
  out: string;
  err: string;
  folder: string;
}

/** Calls the command line as a person in a shell does, in a fresh folder unless one is given. */
export async function call(args: readonly string[], shell: Partial<Shell> = {}): Promise<Call> {
  const folder = shell.folder ?? mkdtempSync(join(tmpdir(), 'commands-'));
  let out = '';
  let err = '';
  const exit = await main(args, {
    folder,
    environment: {},
    self: 'node dist/cli/index.js',
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    input: async () => Buffer.alloc(0),
    columns: undefined,
    watched: false,
    ...shell,
  });
  return { exit, out, err, folder };
}

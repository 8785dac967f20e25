import { basename, relative } from 'node:path';

/** The world as a command sees it. */
export interface Shell {
  /** The current folder, absolute: the workspace of what runs from here. */
  folder: string;
  environment: NodeJS.ProcessEnv;
  /** How a person calls this program here, such as `node dist/cli/index.js`. */
  self: string;
  /** Writes results. */
  out(text: string): void;
  /** Writes everything else: what happens, and what went wrong. */
  err(text: string): void;
  /** What is on standard input: all of it, or more than `most` bytes of it. */
  input(most: number): Promise<Buffer>;
  /** Columns of the terminal that results go to; undefined if they go elsewhere. */
  columns: number | undefined;
  /** Whether a person watches what `err` writes. */
  watched: boolean;
}

/** Whether results may have colour: on a terminal, and never against `NO_COLOR` (https://no-color.org). */
export function mayColor({ columns, environment }: Shell): boolean {
  return columns !== undefined && !environment['NO_COLOR'];
}

/** The shell of this process. @param entry the file that node was given @param folder the current one */
export function processShell(entry: string, folder: string): Shell {
  return {
    folder,
    environment: process.env,
    self: selfOf(entry, folder),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    input: async (most) => {
      const chunks: Buffer[] = [];
      let size = 0;
      for await (const chunk of process.stdin) {
        chunks.push(chunk as Buffer);
        size += (chunk as Buffer).length;
        if (size > most) break;
      }
      return Buffer.concat(chunks);
    },
    columns: process.stdout.isTTY ? process.stdout.columns : undefined,
    watched: process.stderr.isTTY === true,
  };
}

function selfOf(entry: string, folder: string): string {
  if (!entry.endsWith('.js')) return basename(entry);
  const near = relative(folder, entry);
  const path = near.startsWith('..') ? entry : near;
  return `node ${/\s/.test(path) ? JSON.stringify(path) : path}`;
}

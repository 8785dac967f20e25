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
  /** Everything on standard input. */
  input(): Promise<Buffer>;
  /** Columns of the terminal that results go to; undefined if they go elsewhere. */
  columns: number | undefined;
  /** Whether a person watches what `err` writes. */
  watched: boolean;
}

/** Whether results may have colour: on a terminal, and never against `NO_COLOR` (https://no-color.org). */
export function mayColor({ columns, environment }: Shell): boolean {
  return columns !== undefined && !environment['NO_COLOR'];
}

/** The shell of this process. @param entry the file that node was given */
export function processShell(entry: string): Shell {
  const folder = process.cwd();
  return {
    folder,
    environment: process.env,
    self: selfOf(entry, folder),
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    input: async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
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

import { type Stats, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import type { z } from 'zod';
import { kind, Refusal } from './values.js';
import { shown } from './words.js';

/** A folder that is there, inside the workspace; absolute. */
export function workspaceFolder(workspace: string): z.ZodType<string> {
  return path('the path of a folder inside the workspace', workspace, (absolute, written) => {
    const inside = relative(workspace, absolute);
    if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) {
      throw new Refusal(`${shown(written)} leaves the workspace; it must be a folder inside it.`);
    }
    const found = stat(absolute);
    if (found === undefined) throw new Refusal(`there is no folder ${shown(written)}.`);
    if (!found.isDirectory()) throw new Refusal(`${shown(written)} is a file; it must be a folder.`);
  });
}

/** Where a file will be written; absolute. It need not be there. */
export function fileToWrite(workspace: string): z.ZodType<string> {
  return path('the path of a file to write', workspace, (absolute, written) => {
    if (stat(absolute)?.isDirectory()) throw new Refusal(`${shown(written)} is a folder; it must be a file.`);
  });
}

/** Where files will be written; absolute. It need not be there. */
export function folderToWrite(workspace: string): z.ZodType<string> {
  return path('the path of a folder to write to', workspace, (absolute, written) => {
    if (stat(absolute)?.isDirectory() === false)
      throw new Refusal(`${shown(written)} is a file; it must be a folder.`);
  });
}

function path(allowed: string, workspace: string, check: (absolute: string, written: string) => void) {
  return kind(allowed, (value) => {
    if (typeof value !== 'string' || value.trim() === '' || value.includes('\0')) return undefined;
    const absolute = resolve(workspace, value.trim());
    check(absolute, value);
    return absolute;
  });
}

function stat(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch (error) {
    throw new Refusal(`${shown(file)} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}

import {
  closeSync,
  mkdirSync,
  openSync,
  readSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { SettingsError } from './settings/index.js';

const START_BYTES = 64;

/**
 * Writes a file, and the folders above it.
 * @param place what an error calls it, such as `flag --output: "results.json"`
 * @returns false if something is there already and `existing` is to be kept
 * @throws SettingsError if it can't be written
 */
export function writeFile(place: string, file: string, text: string, existing: 'replace' | 'keep'): boolean {
  makeFolder(place, dirname(file));
  try {
    writeFileSync(file, text, { flag: existing === 'keep' ? 'wx' : 'w' });
    return true;
  } catch (error) {
    const there = (error as NodeJS.ErrnoException).code === 'EEXIST';
    return existing === 'keep' && there ? false : refuse(place, error);
  }
}

/**
 * Makes sure beforehand that a file can be written, and takes away what an earlier run left there, so that nobody
 * reads old results for those of a run that had none. Whatever else is there stays until there is something to write.
 * @param isOld tells by its first characters whether an earlier run wrote it
 * @throws SettingsError if it can't be written
 */
export function prepareFile(place: string, file: string, isOld: (start: string) => boolean): void {
  makeFolder(place, dirname(file));
  try {
    const before = statSync(file, { throwIfNoEntry: false });
    // Opening a pipe would wait for its reader; a device has nothing old in it.
    if (before !== undefined && !before.isFile()) return;
    closeSync(openSync(file, 'a'));
    // A link stays: what it leads to is what will be written.
    if (before === undefined || isOld(startOf(file))) rmSync(realpathSync(file));
  } catch (error) {
    refuse(place, error);
  }
}

function startOf(file: string): string {
  const bytes = Buffer.alloc(START_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.toString('utf8', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Makes a folder and those above it, one by one: Node's own way never ends where a file system says of a folder
 * inside one that is there that it is not, as `/proc` does.
 * @throws SettingsError if one of them can't be made
 */
export function makeFolder(place: string, folder: string): void {
  try {
    makeWithParents(folder);
  } catch (error) {
    refuse(place, error);
  }
}

function makeWithParents(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  const above = dirname(folder);
  if (above !== folder) makeWithParents(above);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else may have made it meanwhile.
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

/** @throws SettingsError always */
export function refuse(place: string, error: unknown): never {
  throw new SettingsError([`${place} can't be written (${(error as NodeJS.ErrnoException).code}).`]);
}

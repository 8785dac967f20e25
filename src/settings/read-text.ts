import { readFileSync, statSync } from 'node:fs';
import { SettingsError } from './error.js';
import { grouped } from './words.js';

/**
 * Reads a file of the user's as text; a byte order mark is taken off.
 * @param absolute its path
 * @param place what errors call it
 * @param most the most bytes it may have, a whole number of KiB
 * @throws SettingsError if it is not there, no plain file, too large, or not UTF-8
 */
export function readText(absolute: string, place: string, most: number): string {
  const refuse = (clause: string): never => {
    throw new SettingsError([`${place} ${clause}`]);
  };
  let bytes: Buffer;
  try {
    const status = statSync(absolute);
    if (status.isDirectory()) return refuse('is a folder, not a file.');
    // Opening a pipe that nobody writes to would never return.
    if (!status.isFile()) return refuse('is not a plain file.');
    if (status.size > most) return refuse(`is larger than ${grouped(most / 1024)} KiB.`);
    bytes = readFileSync(absolute);
  } catch (error) {
    if (error instanceof SettingsError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    return refuse(code === 'ENOENT' || code === 'ENOTDIR' ? 'does not exist.' : `can't be read (${code}).`);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('is not text in UTF-8.');
  }
}

import { resolve } from 'node:path';
import { SettingsError } from './error.js';
import { readText } from './read-text.js';
import { shown } from './words.js';

const MAX_BYTES = 16 * 2 ** 20;

/**
 * Reads a file of the user's as JSON.
 * @param file relative to `folder`, which is absolute
 * @param place what errors call it
 * @throws SettingsError if it can't be read or is not JSON
 */
export function readJson(file: string, folder: string, place: string): unknown {
  const text = readText(resolve(folder, file), place, MAX_BYTES);
  try {
    return JSON.parse(text);
  } catch (error) {
    // The message may quote the file.
    const reason = shown((error as Error).message).slice(1, -1);
    throw new SettingsError([`${place} is not JSON: ${reason}.`]);
  }
}

import { resolve } from 'node:path';
import { type Canary, parseCanaries } from '../sessions/index.js';
import { SettingsError } from './error.js';
import { readText } from './read-text.js';
import { reason, shown } from './words.js';

const MAX_BYTES = 16 * 2 ** 20;

/**
 * Reads the file that the setting `canaries` names.
 * @param folder absolute; the file's path is relative to it
 * @param origin where the setting came from, for errors
 * @throws SettingsError if it can't be read, is not JSON, or holds anything but canaries
 */
export function readCanaries(file: string, folder: string, origin = 'canaries'): Canary[] {
  const place = `${origin}: ${shown(file)}`;
  const text = readText(resolve(folder, file), place, MAX_BYTES);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    // The message may quote the file.
    throw new SettingsError([`${place} is not JSON: ${reason((error as Error).message)}.`]);
  }
  return parseCanaries(json, place);
}

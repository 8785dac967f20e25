import { type Canary, parseCanaries } from '../sessions/index.js';
import { readJson } from './read-json.js';
import { shown } from './words.js';

/**
 * Reads the file that the setting `canaries` names.
 * @param folder absolute; the file's path is relative to it
 * @param origin where the setting came from, for errors
 * @throws SettingsError if it can't be read, is not JSON, or holds anything but canaries
 */
export function readCanaries(file: string, folder: string, origin = 'canaries'): Canary[] {
  const place = `${origin}: ${shown(file)}`;
  return parseCanaries(readJson(file, folder, place), place);
}

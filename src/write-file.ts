import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SettingsError } from './settings/index.js';

/**
 * Writes a file, and the folders above it.
 * @param place what an error calls it, such as `flag --output: "results.json"`
 * @returns false if something is there already and `existing` is to be kept
 * @throws SettingsError if it can't be written
 */
export function writeFile(place: string, file: string, text: string, existing: 'replace' | 'keep'): boolean {
  const refuse = (error: unknown): never => {
    throw new SettingsError([`${place} can't be written (${(error as NodeJS.ErrnoException).code}).`]);
  };
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch (error) {
    refuse(error);
  }
  try {
    writeFileSync(file, text, { flag: existing === 'keep' ? 'wx' : 'w' });
    return true;
  } catch (error) {
    const there = (error as NodeJS.ErrnoException).code === 'EEXIST';
    return existing === 'keep' && there ? false : refuse(error);
  }
}

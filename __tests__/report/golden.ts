import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@jest/globals';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'golden');

/** Compares a text with the file that people have looked at. `UPDATE_GOLDEN=1` writes the files anew. */
export function expectGolden(name: string, text: string): void {
  const file = join(folder, name);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, text);
  expect(existsSync(file)).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
}

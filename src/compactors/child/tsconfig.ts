import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isInside } from '../paths.js';

/** The tsconfig.json of the file's own folder or of the nearest one above it, no further than the workspace. */
export function nearestTsconfig(file: string, workspace: string): string | undefined {
  for (let folder = dirname(file); isInside(folder, workspace); folder = dirname(folder)) {
    const config = join(folder, 'tsconfig.json');
    if (existsSync(config)) return config;
    if (folder === workspace) break;
  }
  return undefined;
}

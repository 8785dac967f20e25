import { statSync } from 'node:fs';
import { SettingsError } from './settings/index.js';

/**
 * The folder that paths are relative to: the one that a runner names, or the current one.
 * @param named the value of GITHUB_WORKSPACE; empty counts as absent
 * @throws SettingsError if it is gone
 */
export function workspaceOf(named?: string): string {
  if (!named) return currentFolder();
  if (statSync(named, { throwIfNoEntry: false })?.isDirectory()) return named;
  throw new SettingsError([
    `GITHUB_WORKSPACE: ${JSON.stringify(named)} is no folder; check the repository out before this step.`,
  ]);
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new SettingsError(['the current folder does not exist any more; change into one that does.']);
  }
}

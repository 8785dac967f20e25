import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  flagLayer,
  inputLayer,
  loadSettings,
  type Settings,
  SettingsError,
} from '../../src/settings/index.js';

export const known = { suites: ['seeded', 'corpus'], probes: ['verbatim', 'meaning'] };

/** A fresh workspace with these files. */
export function workspaceWith(files: Record<string, string | Uint8Array> = {}): string {
  const workspace = mkdtempSync(join(tmpdir(), 'settings-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), content);
  }
  return workspace;
}

export const configPath = '.github/compaction-conformance.yml';

export interface Given {
  /** The text of the default config file. */
  config?: string | Uint8Array;
  /** By names with hyphens. */
  inputs?: Record<string, string>;
  /** By names with underscores. */
  flags?: Record<string, unknown>;
  workspace?: string;
}

/** Settings as a run gets them, with a compactor where the test gives none. */
export function settingsOf({ config, inputs = {}, flags = {}, workspace }: Given): Settings {
  const at = workspace ?? workspaceWith(config === undefined ? {} : { [configPath]: config });
  const layers = [
    flagLayer({ compactor: 'builtin:identity' }),
    inputLayer((name) => inputs[name] ?? ''),
    flagLayer(flags),
  ];
  return loadSettings({ ...known, workspace: at, layers });
}

/** The problems that these settings have; none if they load. */
export function problemsOf(load: () => unknown): readonly string[] {
  try {
    load();
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

import { probes } from './probes/index.js';
import { suites } from './sessions/index.js';
import type { Known } from './settings/index.js';

/** What settings are checked against: the workspace that paths are relative to, and the names there are. */
export function knownTo(workspace: string): Known {
  return { workspace, suites: suites.map(({ name }) => name), probes: probes.map(({ name }) => name) };
}

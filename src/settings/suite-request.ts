import type { SuiteRequest } from '../sessions/index.js';
import { readCanaries } from './canaries.js';
import { originOf } from './load.js';
import type { Settings } from './settings.js';

/**
 * What the settings ask of suites.
 * @param workspace absolute; the file of canaries is relative to it
 * @throws SettingsError if that file can't be read or holds anything but canaries
 */
export function suiteRequest(
  settings: Pick<Settings, 'seeds' | 'session_chars' | 'canaries'>,
  workspace: string,
): SuiteRequest {
  const { seeds, session_chars, canaries } = settings;
  return {
    seeds,
    ...(session_chars === undefined ? {} : { sessionChars: session_chars }),
    ...(canaries === undefined
      ? {}
      : { canaries: readCanaries(canaries, workspace, originOf(settings, 'canaries')) }),
  };
}

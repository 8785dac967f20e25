import { findCanaries, type OwnSession, parseSession, type SuiteRequest } from '../sessions/index.js';
import { readCanaries } from './canaries.js';
import { originOf } from './load.js';
import { readJson } from './read-json.js';
import type { Settings } from './settings.js';
import { shown } from './words.js';

type Asking = Pick<Settings, 'seeds' | 'session_chars' | 'canaries' | 'session'>;

/**
 * What the settings ask of suites.
 * @param workspace absolute; the files of canaries and of the session are relative to it
 * @throws SettingsError if one of them can't be read or holds anything else, or a canary does not stand in the session
 */
export function suiteRequest(settings: Asking, workspace: string): SuiteRequest {
  const { seeds, session_chars, canaries } = settings;
  return {
    seeds,
    ...(session_chars === undefined ? {} : { sessionChars: session_chars }),
    ...(canaries === undefined ? {} : own(settings, canaries, workspace)),
  };
}

function own(settings: Asking, file: string, workspace: string): Pick<SuiteRequest, 'canaries' | 'session'> {
  const origin = originOf(settings, 'canaries');
  const canaries = readCanaries(file, workspace, origin);
  if (settings.session === undefined) return { canaries };
  const place = `${originOf(settings, 'session')}: ${shown(settings.session)}`;
  const turns = parseSession(readJson(settings.session, workspace, place), place);
  const source = { canaries: `${origin}: ${shown(file)}`, session: shown(settings.session) };
  const session: OwnSession = { turns, planted: findCanaries(canaries, turns, source) };
  return { canaries, session };
}

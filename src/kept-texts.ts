import { type Dirent, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { originOf, type Settings } from './settings/index.js';
import { makeFolder, refuse, writeFile } from './write-file.js';

/** The folder in which a run keeps its texts: `SUITE/SESSION/round-1.txt` and so on. */
export interface KeptTexts {
  keep(suite: string, session: string, texts: readonly string[]): void;
}

const ROUND_FILE = /^round-\d+\.txt$/;

/**
 * Prepares the folder of `keep_texts`: makes it, and takes away what earlier runs kept there, so that all texts in it
 * are of one run. Only files of rounds in folders of sessions of these suites go; everything else stays.
 * @throws SettingsError if something in it can't be written or removed
 */
export function prepareTexts(settings: Settings, folder: string, suites: readonly string[]): KeptTexts {
  const place = `${originOf(settings, 'keep_texts')}: ${JSON.stringify(folder)}`;
  makeFolder(place, folder);
  try {
    for (const suite of suites) clearSuite(join(folder, suite), suite);
  } catch (error) {
    refuse(place, error);
  }
  return {
    keep: (suite, session, texts) => {
      texts.forEach((text, i) => {
        writeFile(place, join(folder, suite, session, `round-${i + 1}.txt`), text, 'replace');
      });
    },
  };
}

function clearSuite(folder: string, suite: string): void {
  for (const session of entries(folder)) {
    if (!session.isDirectory() || !isSession(session.name, suite)) continue;
    const inside = join(folder, session.name);
    for (const file of entries(inside)) {
      if (file.isFile() && ROUND_FILE.test(file.name)) rmSync(join(inside, file.name));
    }
    removeEmpty(inside);
  }
  removeEmpty(folder);
}

/** Sessions are called by their suite, with their seed where there is one. */
function isSession(name: string, suite: string): boolean {
  return name === suite || (name.startsWith(`${suite}-`) && /^\d+$/.test(name.slice(suite.length + 1)));
}

function entries(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Nothing was kept there.
    return [];
  }
}

function removeEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something else is in it, or it is not there.
  }
}

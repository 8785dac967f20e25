import { SettingsError } from '../settings/error.js';

/*
 * What a user's module sees of the environment: a list of what may pass, never of what may not. NODE_OPTIONS is not
 * in it, since it would load other code into the child.
 */

const passed = new Set([
  ...['PATH', 'HOME', 'USER', 'SHELL', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'CI'],
  ...['NODE_PATH', 'NODE_EXTRA_CA_CERTS'],
  ...[
    'HTTP_PROXY',
    'HTTPS_PROXY',
    'ALL_PROXY',
    'NO_PROXY',
    'http_proxy',
    'https_proxy',
    'all_proxy',
    'no_proxy',
  ],
  ...['VIRTUAL_ENV', 'PYTHONPATH', 'pythonLocation', 'LD_LIBRARY_PATH'],
]);
const passedPrefixes = ['LC_', 'SSL_CERT_', 'PYENV_'];

/** What takes the place of HOME, USER, SHELL and LD_LIBRARY_PATH on Windows, in capitals. */
const passedOnWindows = new Set([
  ...[
    'SYSTEMROOT',
    'SYSTEMDRIVE',
    'WINDIR',
    'COMSPEC',
    'PATHEXT',
    'USERNAME',
    'USERPROFILE',
    'HOMEDRIVE',
    'HOMEPATH',
  ],
  ...['APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)', 'COMMONPROGRAMFILES'],
  ...['NUMBER_OF_PROCESSORS', 'PROCESSOR_ARCHITECTURE'],
]);

/** Not even by name: the runner's own inputs, files and credentials, and what changes the child's program. */
const neverPassed = /^(NODE_OPTIONS|INPUT_.*|ACTIONS_.*|GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;

/**
 * The environment of a child process.
 *
 * @param environment the variables of this process
 * @param names what the setting `env` hands over beside the list
 * @throws SettingsError if a name is not set or must not be handed over
 */
export function childEnvironment(
  environment: NodeJS.ProcessEnv,
  names: readonly string[],
  platform: NodeJS.Platform = process.platform,
): Record<string, string> {
  const problems = names.flatMap((name) => problemOf(name, environment[name]));
  if (problems.length > 0) throw new SettingsError(problems);
  const chosen = Object.entries(environment).filter(
    ([name]) => names.includes(name) || isPassed(name, platform),
  );
  return Object.fromEntries(chosen.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

/** The names of variables that are set here, that a child does not get, and that the setting `env` could hand over. */
export function withheldNames(
  environment: NodeJS.ProcessEnv,
  handed: Readonly<Record<string, string>>,
): string[] {
  return Object.keys(environment).filter(
    (name) => environment[name] && !Object.hasOwn(handed, name) && !neverPassed.test(name),
  );
}

function problemOf(name: string, value: string | undefined): string[] {
  if (neverPassed.test(name)) {
    return [
      `env: ${name} is never handed to a compactor, since it is the runner's own; give its value another name.`,
    ];
  }
  if (value === undefined || value === '') {
    return [
      `env: ${name} is not set or empty. Set it for this step, or take it out of env. ` +
        'Pull requests from forks get no secrets, so a compactor that needs one can not be measured there.',
    ];
  }
  return [];
}

function isPassed(name: string, platform: NodeJS.Platform): boolean {
  if (platform !== 'win32')
    return passed.has(name) || passedPrefixes.some((prefix) => name.startsWith(prefix));
  // Windows compares names without regard to case: Path is PATH.
  const upper = name.toUpperCase();
  return (
    passedOnWindows.has(upper) ||
    [...passed].some((each) => each.toUpperCase() === upper) ||
    passedPrefixes.some((prefix) => upper.startsWith(prefix))
  );
}

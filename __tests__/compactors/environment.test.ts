import { expect, test } from '@jest/globals';
import { childEnvironment, withheldNames } from '../../src/compactors/environment.js';
import { SettingsError } from '../../src/settings/error.js';

function problemsOf(names: string[], environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    childEnvironment(environment, names);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

test('only what the list names is passed', () => {
  const passed = {
    PATH: '/bin',
    HOME: '/home',
    LC_TIME: 'C',
    CI: 'true',
    https_proxy: 'http://proxy',
    SSL_CERT_DIR: '/certs',
    PYENV_ROOT: '/pyenv',
    pythonLocation: '/python',
    LD_LIBRARY_PATH: '/lib',
  };
  const kept = {
    GITHUB_TOKEN: 'x',
    GITHUB_WORKSPACE: '/work',
    INPUT_ENV: 'x',
    ACTIONS_CACHE_URL: 'x',
    NODE_OPTIONS: '-r x',
    OPENAI_API_KEY: 'x',
    Path: '/other',
    PATHEXT: '.EXE',
  };
  expect(childEnvironment({ ...passed, ...kept }, [], 'linux')).toEqual(passed);
});

test('Windows has names of its own, in any case', () => {
  const passed = {
    Path: 'C:\\bin',
    SystemRoot: 'C:\\Windows',
    'ProgramFiles(x86)': 'C:\\x86',
    TEMP: 'C:\\temp',
  };
  const kept = { Node_Options: '-r x', GITHUB_TOKEN: 'x' };
  expect(childEnvironment({ ...passed, ...kept }, [], 'win32')).toEqual(passed);
});

test('a name of the setting is passed as it is', () => {
  const environment = { MODEL_KEY: 'k', GITHUB_TOKEN: 't', OTHER: 'o' };
  expect(childEnvironment(environment, ['MODEL_KEY', 'GITHUB_TOKEN'])).toEqual({
    MODEL_KEY: 'k',
    GITHUB_TOKEN: 't',
  });
});

test('names that are not set or empty are all told, with forks', () => {
  const problems = problemsOf(['MODEL_KEY', 'EMPTY', 'SET'], { EMPTY: '', SET: 'x' });
  expect(problems).toEqual([
    expect.stringMatching(/^env: MODEL_KEY is not set or empty\. .* forks get no secrets/),
    expect.stringMatching(/^env: EMPTY is not set or empty\./),
  ]);
});

test.each([
  'NODE_OPTIONS',
  'node_options',
  'INPUT_COMPACTOR',
  'ACTIONS_RUNTIME_TOKEN',
  'GITHUB_OUTPUT',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
])('%s is never passed, not even by name', (name) => {
  expect(problemsOf([name], { [name]: 'x' })).toEqual([
    `env: ${name} is never handed to a compactor, since it is the runner's own; give its value another name.`,
  ]);
});

test('what is withheld is what env could hand over', () => {
  const environment = {
    PATH: '/bin',
    MODEL_KEY: 'x',
    GIVEN: 'x',
    EMPTY: '',
    INPUT_ENV: 'x',
    GITHUB_ENV: 'x',
  };
  expect(withheldNames(environment, childEnvironment(environment, ['GIVEN'], 'linux'))).toEqual([
    'MODEL_KEY',
  ]);
});

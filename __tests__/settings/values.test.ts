import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { extras, hyphened, settingNames, table } from '../../src/settings/index.js';
import { problemsOf, settingsOf, workspaceWith } from './loading.js';

const workspace = workspaceWith();
const value = (name: string, given: unknown) =>
  settingsOf({ workspace, flags: { [name]: given } })[name as 'compactor'] as unknown;

describe('reads', () => {
  test.each<[string, unknown, unknown]>([
    ['compactor', ' src/a b.ts#x ', 'src/a b.ts#x'],
    ['suites', 'corpus, seeded,', ['corpus', 'seeded']],
    ['suites', 'corpus\r\nseeded\ncorpus', ['corpus', 'seeded']],
    ['suites', ['corpus'], ['corpus']],
    ['seeds', '9,1, 4', [1, 4, 9]],
    ['seeds', '3-5,4-6,1', [1, 3, 4, 5, 6]],
    ['seeds', 7, [7]],
    ['seeds', [2, '5 - 6', 2], [2, 5, 6]],
    ['seeds', '0,4294967295', [0, 4294967295]],
    ['rounds', '50', 50],
    ['rounds', 1, 1],
    ['session_chars', '200000', 200000],
    ['budget', '30%', 0.3],
    ['budget', '.25', 0.25],
    ['budget', 1, 1],
    ['flag_below', '7 %', 0.07],
    ['flag_below', 0, 0],
    ['cliff_below', '100%', 1],
    ['repeat', 'FALSE', false],
    ['verbose', true, true],
    ['fail_on', 'none', []],
    ['fail_on', 'warn,stale\nlate-cliff,warn', ['warn', 'stale', 'late-cliff']],
    ['fail_on', ['flag'], ['flag']],
    ['timeout', '500ms', 500],
    ['timeout', '1.5s', 1500],
    ['timeout', '1 m', 60000],
    ['memory', '512MiB', 512 * 2 ** 20],
    ['memory', '2GiB', 2 * 2 ** 30],
    ['env', '', []],
    ['env', 'API_KEY\n_X1', ['API_KEY', '_X1']],
    ['baseline', 'none', 'none'],
    ['probe', 'meaning', 'meaning'],
    ['unverified', ' strict ', 'strict'],
    ['thresholds', '{safety_rule: {flag_below: 100%}}', { safety_rule: { flag_below: 1 } }],
    [
      'thresholds',
      'corpus:\n  cliff_below: 0.2\n  fact:\n    silent_above: 1\n',
      { corpus: { cliff_below: 0.2, fact: { silent_above: 1 } } },
    ],
    ['thresholds', { seeded: { flag_below: '10%' } }, { seeded: { flag_below: 0.1 } }],
  ])('%s: %j', (name, given, expected) => {
    expect(value(name, given)).toEqual(expected);
  });
});

describe('refuses', () => {
  test.each<[string, unknown, string]>([
    ['compactor', ' ', '" " is not allowed; it must be a path such as'],
    ['compactor', 'a\nb', '"a\\nb" is not allowed'],
    ['compactor', 5, '5 is not allowed'],
    ['suites', 'seeded,corpsu', '"corpsu" is not a suite; did you mean "corpus"?'],
    ['suites', 'agentic', '"agentic" is not a suite; known are seeded, corpus.'],
    ['suites', ',', '"," is not allowed; it must be a list out of seeded and corpus.'],
    ['suites', [['seeded']], '[["seeded"]] is not allowed'],
    ['suites', {}, '{} is not allowed'],
    ['seeds', '', '"" is not allowed; it must be seeds and ranges'],
    ['seeds', '1..5', '"1..5" is not allowed'],
    ['seeds', '-3', '"-3" is not allowed'],
    ['seeds', '1-', '"1-" is not allowed'],
    ['seeds', 1.5, '"1.5" is not allowed'],
    ['seeds', '4294967296', '"4294967296" is not allowed'],
    ['seeds', '0-4294967295', '"0-4294967295" is 4,294,967,296 seeds; one run takes 100,000 at most.'],
    ['seeds', '1-60000,70000-110001', ' is 100,002 seeds; '],
    ['rounds', '0', '"0" is not allowed; it must be a whole number from 1 to 50.'],
    ['rounds', 2.5, '2.5 is not allowed'],
    ['rounds', '1e1', '"1e1" is not allowed'],
    ['rounds', null, 'nothing is not allowed'],
    ['rounds', true, 'true is not allowed'],
    ['rounds', Number.NaN, 'not allowed'],
    ['budget', '0', '"0" is not allowed; it must be a share above 0 and up to 1, such as 0.5 or 50%.'],
    ['budget', 'half', '"half" is not allowed'],
    ['budget', -0.1, '-0.1 is not allowed'],
    ['budget', '101%', '"101%" is not allowed'],
    ['flag_below', 50, '50 is not allowed; it must be a share from 0 to 1'],
    ['repeat', 'yes', '"yes" is not allowed; it must be true or false.'],
    ['fail_on', 'flag,none', '"flag, none" is not allowed; none must stand alone.'],
    ['fail_on', 'flags', '"flags" is not a rule of the gate; did you mean "flag"?'],
    ['fail_on', 'flag cliff', '"flag cliff" is not allowed; put commas between them: flag,cliff.'],
    ['suites', ['seeded  corpus'], 'is not allowed; put commas between them: seeded,corpus.'],
    ['suites', 'seeded copus', '"seeded copus" is not a suite; did you mean "seeded"?'],
    ['fail_on', [], '[] is not allowed; it must be a list out of flag, '],
    [
      'timeout',
      '30',
      '"30" is not allowed; it must be a duration with its unit, from 1ms to 60m, such as 500ms, 2s or 1m.',
    ],
    ['timeout', 30, '30 is not allowed; it must be a duration'],
    ['timeout', '0s', '"0s" is not allowed'],
    ['timeout', '2h', '"2h" is not allowed'],
    ['memory', '2GB', '"2GB" is not allowed; it must be a size with its unit, from 64MiB to 1024GiB'],
    ['memory', '1MiB', '"1MiB" is not allowed'],
    ['env', 'API-KEY', '"API-KEY" is not allowed'],
    ['env', 'API_KEY=abc123', '"API_KEY=…" is not allowed; give the name alone'],
    ['baseline', 'main', '"main" is not allowed; baselines come with a later version'],
    ['probe', 'meanin', '"meanin" is not a probe; did you mean "meaning"?'],
    ['unverified', 'strikt', '"strikt" is not a way to count; did you mean "strict"?'],
    ['thresholds', '{fact: ', "can't be read as YAML: line 1, column"],
    ['thresholds', 'fact', '"fact" is not allowed; it must be a mapping'],
    ['thresholds', { fact: 0.5 }, 'fact: 0.5 is not allowed; it must be a mapping'],
    ['thresholds', { fact: { corpus: {} } }, 'fact: unknown key "corpus"; known are flag_below'],
    ['thresholds', { corpus: { fact: { flag_below: 'x' } } }, 'corpus.fact.flag_below: "x" is not allowed'],
  ])('%s: %j', (name, given, clause) => {
    const [problem, ...more] = problemsOf(() => value(name, given));
    expect(problem).toContain(`flag --${hyphened(name)}: `);
    expect(problem).toContain(clause);
    expect(more).toEqual([]);
  });

  test('a value that was written beside a variable is never repeated', () => {
    expect(problemsOf(() => value('env', ['API_KEY=hunter2'])).join()).not.toContain('hunter2');
  });
});

test('whatever is given, the answer is a value or a one-line sentence about that setting', () => {
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.jsonValue(), fc.double());
  fc.assert(
    fc.property(fc.constantFrom(...settingNames), anything, (name, given) => {
      const problems = problemsOf(() => value(name, given));
      for (const problem of problems) {
        expect(problem.startsWith(`flag --${hyphened(name)}: `)).toBe(true);
        expect(problem).not.toMatch(/[\p{Cc}\u2028\u2029]|##\[/u);
        expect(problem).toMatch(/[.?]$/);
      }
    }),
    { numRuns: 500 },
  );
});

describe('the table', () => {
  test.each(settingNames)('%s: its description is one line that ends with its default', (name) => {
    const { description } = table[name];
    expect(description).toMatch(/^[A-Z][^\n]*\.$/);
    const [, written] = / Default: (.*)\.$/.exec(description) ?? [];
    const settings = settingsOf({ workspace });
    // These defaults are told in words: they depend on the machine, on another setting, or are nothing.
    const inWords = ['working_directory', 'jobs', 'cliff_below', 'output', 'thresholds', 'canaries', 'env'];
    if (name === 'compactor') expect(written).toBeUndefined();
    else if (settings[name] === undefined || inWords.includes(name)) expect(written).toMatch(/^[a-z ,-]+$/);
    else expect(value(name, written)).toEqual(settings[name]);
  });

  test('names are in the form of files, and no extra is a setting', () => {
    for (const name of [...settingNames, ...Object.keys(extras)]) expect(name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(settingNames.filter((name) => Object.hasOwn(extras, name))).toEqual([]);
  });
});

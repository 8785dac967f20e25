import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { missingModule } from '../../src/compactors/child/missing.js';
import { endingOf } from '../../src/compactors/hosting/kill.js';
import { missingProblem, unusableProblem } from '../../src/compactors/hosting/problems.js';
import { replySchema } from '../../src/compactors/hosting/reply-schema.js';
import { OutputTail } from '../../src/compactors/hosting/tail.js';
import { withheldHint } from '../../src/compactors/hosting/withheld.js';
import { LineSplitter } from '../../src/compactors/lines.js';
import { packTurns, unpackTurns } from '../../src/compactors/packed-turns.js';
import { roles } from '../../src/sessions/turn.js';

describe('lines', () => {
  test('come out whole, whatever pieces the text comes in', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[ab\n]{0,9}$/)), (pieces) => {
        const lines = new LineSplitter(/\n/, 1000);
        const out = [...pieces.flatMap((piece) => lines.push(piece)), lines.end()];
        expect(out).toEqual(pieces.join('').split('\n'));
      }),
    );
  });

  test('without an end are handed out in pieces', () => {
    const lines = new LineSplitter(/\n/, 5);
    expect(lines.push('12345')).toEqual([]);
    expect(lines.push('6')).toEqual(['123456']);
    expect(lines.push('a\nb')).toEqual(['a']);
    expect(lines.end()).toBe('b');
  });
});

describe('the tail of an output', () => {
  test('is its last lines by any line end, each cut', () => {
    const tail = new OutputTail();
    tail.push('stdout', 'one\r\ntwo\rthr');
    tail.push('stdout', `ee\n${'x'.repeat(401)}\n`);
    expect(tail.lines()).toEqual(['one', 'two', 'three', `${'x'.repeat(400)}…`]);
    tail.clear();
    expect(tail.lines()).toEqual([]);
    expect(tail.cut).toBe(0);
  });

  test('has a few lines of both streams in the order in which they came', () => {
    const tail = new OutputTail();
    tail.push('stdout', 'one\n');
    tail.push('stderr', 'two\n');
    tail.push('stdout', 'three\nfo');
    tail.push('stderr', 'four\n');
    expect(tail.lines()).toEqual(['one', 'two', 'three', 'four', 'fo']);
    expect(tail.cut).toBe(0);
  });

  test('keeps the errors of a process that prints much else, and shows them last', () => {
    const tail = new OutputTail();
    tail.push('stderr', 'no key\nat line 3\n');
    for (let line = 0; line < 5000; line += 1) tail.push('stdout', `line ${line}\n`);
    expect(tail.lines()).toEqual([
      ...Array.from({ length: 20 }, (_, index) => `line ${4980 + index}`),
      'no key',
      'at line 3',
    ]);
    expect(tail.cut).toBe(4980);
  });

  test('knows why V8 ended a process although more was printed after it', () => {
    const tail = new OutputTail();
    tail.push('stderr', `FATAL ERROR: JavaScript heap out of memory\n${'frame\n'.repeat(60)}`);
    expect(tail.errors).toMatch(/out of memory/);
    expect(tail.lines()).toEqual(Array(20).fill('frame'));
    expect(tail.cut).toBe(41);
  });

  test('stays small without any line end', () => {
    const tail = new OutputTail();
    for (let piece = 0; piece < 100; piece += 1) tail.push('stderr', 'z'.repeat(10_000));
    expect(tail.errors).toHaveLength(401);
    expect(tail.lines()).toEqual([`${'z'.repeat(400)}…`]);
    expect(tail.cut).toBe(0);
  });
});

describe('turns in the channel', () => {
  const turn = fc.record({ role: fc.constantFrom(...roles), text: fc.string({ unit: 'binary' }) });
  // Halves of surrogate pairs, which end up side by side when texts are joined.
  const half = fc.record({ role: fc.constantFrom(...roles), text: fc.constantFrom('\ud83d', '\ude00', '') });

  test('come out as they went in', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(turn, half)), (turns) => {
        const line = Buffer.from(JSON.stringify(packTurns(turns)));
        expect(unpackTurns(JSON.parse(line.toString()))).toEqual(turns);
      }),
    );
  });

  test.each([
    [null],
    [{}],
    [{ roles: 'u', lengths: [], text: '' }],
    [{ roles: '', lengths: [1], text: 'x' }],
    [{ roles: 'u', lengths: [1], text: '' }],
    [{ roles: 'u', lengths: [1], text: 'xy' }],
    [{ roles: 'x', lengths: [1], text: 'x' }],
    [{ roles: 'uu', lengths: [2, -1], text: 'x' }],
    [{ roles: 'uu', lengths: [0.5, 0.5], text: 'x' }],
    [{ roles: 'u', lengths: ['1'], text: 'x' }],
  ])('%j are none, and no reply', (turns) => {
    expect(unpackTurns(turns)).toBeUndefined();
    expect(replySchema.safeParse({ type: 'round', token: '', turns, durationMs: 1 }).success).toBe(false);
  });
});

describe('a module that is not there', () => {
  const errorOf = (code: string, message: string) => Object.assign(new Error(message), { code });

  test.each([
    [
      errorOf('ERR_MODULE_NOT_FOUND', "Cannot find package 'a' imported from /w/x.mjs"),
      { specifier: 'a', importer: '/w/x.mjs' },
    ],
    [
      errorOf(
        'ERR_MODULE_NOT_FOUND',
        "Cannot find module '/w/dist/a.js' imported from /w/x.mjs\nDid you mean?",
      ),
      { specifier: '/w/dist/a.js', importer: '/w/x.mjs' },
    ],
    [
      errorOf('MODULE_NOT_FOUND', "Cannot find module 'a'\nRequire stack:\n- /w/x.cjs\n- /w/y.cjs"),
      { specifier: 'a', importer: '/w/x.cjs' },
    ],
    [errorOf('MODULE_NOT_FOUND', "Cannot find module './a'"), { specifier: './a', importer: null }],
    [errorOf('MODULE_NOT_FOUND', 'something else'), undefined],
    [errorOf('ENOENT', "Cannot find module 'a'"), undefined],
    [undefined, undefined],
  ])('%p is read', (error, missing) => {
    expect(missingModule(error)).toEqual(missing);
  });

  test.each([
    [
      'a/b',
      '/w/x.ts',
      'c: the package a, imported by x.ts, is not installed. Install the dependencies before this step, for instance with npm ci.',
    ],
    [
      '@a/b/c',
      null,
      'c: the package @a/b is not installed. Install the dependencies before this step, for instance with npm ci.',
    ],
    [
      './dist/a.js',
      '/w/src/x.ts',
      'c: the file src/dist/a.js, imported by src/x.ts, does not exist. If a build writes it, run the build before this step.',
    ],
    [
      '/w/packages/core/build/a.js',
      'file:///w/x.mjs',
      'c: the file packages/core/build/a.js, imported by x.mjs, does not exist. If a build writes it, run the build before this step.',
    ],
    [
      '/w/node_modules/a/main.js',
      null,
      'c: the file node_modules/a/main.js does not exist. If a build writes it, run the build before this step.',
    ],
    ['./helper.js', '/other/x.ts', undefined],
    ['/other/helper.js', '/w/x.ts', undefined],
    ['./helper.js', null, undefined],
    ['#internal', '/w/x.ts', undefined],
    ['node:nothing', '/w/x.ts', undefined],
  ])('%s, imported by %s: %s', (specifier, importer, problem) => {
    expect(missingProblem('c', '/w', { specifier, importer })).toBe(problem);
  });

  test.each([
    [
      './describ.js',
      'compactors/fault.ts',
      './describ.js, imported by compactors/fault.ts, does not exist. Did you mean describe.ts?',
    ],
    ['./resultz', 'run.ts', './resultz, imported by run.ts, does not exist. Did you mean results.ts?'],
    [
      '../juge/index.js',
      'report/facts.ts',
      '../juge/index.js, imported by report/facts.ts, does not exist. There is no folder juge in the workspace. Did you mean judge?',
    ],
    ['/version', 'run.ts', './version, imported by run.ts, does not exist. Did you mean version.ts?'],
  ])(
    "a file of the user's own, %s imported by %s, is told with what is there",
    (specifier, importer, problem) => {
      const workspace = join(import.meta.dirname, '../../src');
      const missing = {
        specifier: specifier.startsWith('/') ? workspace + specifier : specifier,
        importer: join(workspace, importer),
      };
      expect(missingProblem('compactor', workspace, missing)).toBe(`compactor: ${problem}`);
    },
  );

  test('a workspace below a folder of builds is no build itself', () => {
    const missing = { specifier: './helper.js', importer: '/lib/w/x.ts' };
    expect(missingProblem('c', '/lib/w', missing)).not.toMatch(/build/);
  });
});

test('a module in which nothing can be called has an example only where there is one', () => {
  const place = { file: '/w/x.ts', path: 'x.ts' };
  expect(unusableProblem('compactor', place, [{ name: 'limit', is: 'a number (3)' }])).toMatch(
    /It exports limit \(a number \(3\)\)\. Export .* createCompactor as default\.$/,
  );
  expect(unusableProblem('compactor', place, [{ name: 'run', is: 'a function' }])).toMatch(
    /or name one, such as x\.ts#run\.$/,
  );
});

test('a tree of processes is ended by its group, on Windows by taskkill', () => {
  expect(endingOf(42, 'linux')).toEqual({ signalGroup: 42 });
  expect(endingOf(42, 'darwin')).toEqual({ signalGroup: 42 });
  expect(endingOf(42, 'win32')).toEqual({ command: 'taskkill', args: ['/PID', '42', '/T', '/F'] });
});

test.each([
  [
    'threw "The MODEL_KEY environment variable is missing"',
    '; MODEL_KEY is set here but not handed over: add it to env',
  ],
  [
    "threw KeyError \"'API_URL', 'MODEL_KEY'\"",
    '; MODEL_KEY and API_URL are set here but not handed over: add them to env',
  ],
  ['threw "OTHER_KEY is not set"', ''],
  ['threw "MODEL_KEYS is empty"', ''],
  ['threw "FOO is not set, HOST, host"', ''],
])('a message that names a variable which was not handed over says so: %s', (message, hint) => {
  expect(withheldHint(message, ['MODEL_KEY', 'API_URL', 'FOO', 'host'])).toBe(hint);
});

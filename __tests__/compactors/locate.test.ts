import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { locateModule } from '../../src/compactors/locate.js';
import { SettingsError } from '../../src/settings/error.js';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'locate-')));
const workspace = join(root, 'workspace');
for (const path of [
  'workspace/compactor.ts',
  'workspace/src/summary.ts',
  'workspace/src/trim.mjs',
  'workspace/src/notes.md',
  'workspace/service/own.ts',
  'workspace/empty/.keep',
  'other/outside.ts',
]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), '');
}
symlinkSync('../other', join(workspace, 'link'));
symlinkSync('../other/outside.ts', join(workspace, 'link.ts'));
symlinkSync('src/summary.ts', join(workspace, 'inner.ts'));
symlinkSync('workspace', join(root, 'alias'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const where = { workspace, workingDirectory: workspace };

function problemOf(value: string, place = where): string {
  try {
    locateModule('compactor', value, place);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('expected a problem');
}

test('a path is relative to the working directory, and named from the workspace', () => {
  expect(locateModule('compactor', 'src/summary.ts', where)).toEqual({
    file: join(workspace, 'src/summary.ts'),
    path: 'src/summary.ts',
  });
  const service = { workspace, workingDirectory: join(workspace, 'service') };
  expect(locateModule('compactor', './own.ts#Summary', service)).toEqual({
    file: join(workspace, 'service/own.ts'),
    path: 'service/own.ts',
    exportName: 'Summary',
  });
  expect(locateModule('compactor', '../compactor.ts#', service).path).toBe('compactor.ts');
  expect(locateModule('compactor', join(workspace, 'compactor.ts'), where).path).toBe('compactor.ts');
});

test('symbolic links inside the workspace, and one that leads to it, are followed', () => {
  expect(locateModule('compactor', 'inner.ts', where).path).toBe('src/summary.ts');
  const alias = join(root, 'alias');
  expect(locateModule('compactor', 'compactor.ts', { workspace: alias, workingDirectory: alias })).toEqual({
    file: join(workspace, 'compactor.ts'),
    path: 'compactor.ts',
  });
});

test.each([
  [
    '../other/outside.ts',
    'compactor: ../other/outside.ts is outside the workspace; only files of the workspace are loaded. On the command line that is the current folder: run it from the folder that holds the file.',
  ],
  [
    '/etc/passwd',
    'compactor: /etc/passwd is outside the workspace; only files of the workspace are loaded. On the command line that is the current folder: run it from the folder that holds the file.',
  ],
  [
    '../workspace-2/x.ts',
    'compactor: ../workspace-2/x.ts is outside the workspace; only files of the workspace are loaded. On the command line that is the current folder: run it from the folder that holds the file.',
  ],
  [
    'link.ts',
    'compactor: link.ts leads out of the workspace by a symbolic link; only files of the workspace are loaded.',
  ],
  [
    'link/outside.ts',
    'compactor: link/outside.ts leads out of the workspace by a symbolic link; only files of the workspace are loaded.',
  ],
  ['src/sumary.ts', 'compactor: src/sumary.ts does not exist. Did you mean src/summary.ts?'],
  ['src/summary', 'compactor: src/summary does not exist. Did you mean src/summary.ts?'],
  [
    'src/quite-different.ts',
    'compactor: src/quite-different.ts does not exist. In src there are summary.ts, trim.mjs.',
  ],
  ['empty/x.ts', 'compactor: empty/x.ts does not exist.'],
  [
    'scr/summary.ts',
    'compactor: scr/summary.ts does not exist. There is no folder scr in the workspace. Did you mean src/summary.ts?',
  ],
  [
    'scr/other.ts',
    'compactor: scr/other.ts does not exist. There is no folder scr in the workspace. Did you mean src?',
  ],
  [
    'dist/compactor.js',
    'compactor: dist/compactor.js does not exist. There is no folder dist in the workspace. If a build writes it, run the build before this step.',
  ],
  ['src', 'compactor: src is not a file; name the module in it. It has summary.ts, trim.mjs.'],
  ['.', /^compactor: \. is not a file; name the module in it\. It has compactor\.ts/],
  [
    'src/notes.md',
    'compactor: src/notes.md is neither JavaScript nor TypeScript; expected one of .ts .mts .cts .tsx .js .mjs .cjs.',
  ],
  ['#Summary', 'compactor: "#Summary" names no file; expected path[#export], such as src/compactor.ts.'],
])('%s: %s', (value, problem) => {
  expect(problemOf(value)).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('a suggestion is spelled as the setting has to be', () => {
  const service = { workspace, workingDirectory: join(workspace, 'service') };
  expect(problemOf('./onw.ts', service)).toBe('compactor: ./onw.ts does not exist. Did you mean own.ts?');
  expect(problemOf('../compacter.ts', service)).toBe(
    'compactor: ../compacter.ts does not exist. Did you mean ../compactor.ts?',
  );
});

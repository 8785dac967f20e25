import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const src = join(dirname(fileURLToPath(import.meta.url)), '../src');

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => ({ file, imports: importsOf(readFileSync(join(src, file), 'utf8')) }));

/** The modules that a source file names, `./x.js` resolved to a path below src. */
function importsOf(source: string): string[] {
  const statements =
    /(?:^|\s)(?:import|export)\s[^;]*?from\s+'([^']+)'|import\(\s*(?:\/\*[^*]*\*\/\s*)?'([^']+)'\s*\)|^import\s+'([^']+)'/gm;
  return [...source.matchAll(statements)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');
}

function resolved(file: string, name: string): string {
  return name.startsWith('.') ? relative(src, join(src, dirname(file), name)).replace(/\.js$/, '.ts') : name;
}

const folderOf = (file: string) => (file.includes('/') ? (file.split('/')[0] as string) : '');

/** Every import as `from → to`, kept if it breaks a rule. */
function offences(breaks: (from: string, to: string) => boolean): string[] {
  return files.flatMap(({ file, imports }) =>
    imports
      .map((name) => resolved(file, name))
      .filter((to) => breaks(file, to))
      .map((to) => `${file} → ${to}`),
  );
}

test('there are imports to judge', () => {
  expect(files.flatMap(({ imports }) => imports).length).toBeGreaterThan(50);
});

test('nothing imports an entry', () => {
  expect(offences((_, to) => ['action.ts', 'cli.ts', 'host.ts'].includes(to))).toEqual([]);
});

test('the pure folders import no Node module and no SDK', () => {
  const pure = ['sessions', 'probes', 'judge', 'report'];
  expect(offences((from, to) => pure.includes(folderOf(from)) && /^(node:|@actions\/)/.test(to))).toEqual([]);
});

test('pure folders reach Node through no sibling either', () => {
  const pure = ['sessions', 'probes', 'judge', 'report'];
  const byFile = new Map(
    files.map(({ file, imports }) => [file, imports.map((name) => resolved(file, name))]),
  );
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    for (const to of byFile.get(file) ?? []) {
      if (!seen.has(to)) {
        seen.add(to);
        reach(to, seen);
      }
    }
    return seen;
  };
  const impure = files
    .filter(({ file }) => pure.includes(folderOf(file)))
    .filter(({ file }) => [...reach(file)].some((to) => to.startsWith('node:') || to.startsWith('@actions/')))
    .map(({ file }) => file);
  expect(impure).toEqual([]);
});

test('only github/ and the action know the SDK', () => {
  expect(
    offences((from, to) => to.startsWith('@actions/') && !['github', ''].includes(folderOf(from))),
  ).toEqual([]);
});

test('only compactors/ knows that a child process exists', () => {
  expect(offences((from, to) => to === 'node:child_process' && folderOf(from) !== 'compactors')).toEqual([]);
});

test('data never flows back: a folder knows only those before it', () => {
  const order = ['sessions', 'probes', 'settings', 'compactors', 'measure', 'judge', 'report', 'github'];
  const back = (from: string, to: string) =>
    order.includes(folderOf(from)) && order.indexOf(folderOf(to)) > order.indexOf(folderOf(from));
  expect(offences(back).filter((offence) => !offence.endsWith('→ settings/error.ts'))).toEqual([]);
  expect(offences((from, to) => folderOf(from) === 'judge' && folderOf(to) === 'measure')).toEqual([]);
});

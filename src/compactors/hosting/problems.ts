import { builtinModules } from 'node:module';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeAbsent, isBuildOutput, type ModulePlace } from '../locate.js';
import { isInside, slashed } from '../paths.js';
import { agentRole, compactorRole, type FoundExport } from '../subject.js';

/** What to say of a module in which nothing can be called: the exports that it has, and what would do. */
export function unusableProblem(
  setting: 'compactor' | 'agent',
  { path, exportName }: ModulePlace,
  exports: readonly FoundExport[],
): string {
  const { method, factory } = setting === 'compactor' ? compactorRole : agentRole;
  const what = exportName === undefined ? 'nothing' : `no export ${exportName}`;
  const found =
    exports.length === 0
      ? 'It exports nothing.'
      : `It exports ${exports.map(({ name, is }) => `${name} (${is})`).join(', ')}.`;
  const callable = exports.find(({ name, is }) => name !== 'default' && /^a (function|class)\b/.test(is));
  const example = callable ? `, or name one, such as ${path}#${callable.name}` : '';
  return (
    `${setting}: ${path} has ${what} that can be called. ${found} ` +
    `Export a function, an object with ${method}, a class or a function ${factory} as default${example}.`
  );
}

/**
 * What to say of a module that was not found: a package to install, a file that a build writes, or a file of the
 * workspace that is spelled in another way.
 *
 * @returns undefined for any other file, such as one that a package misses
 */
export function missingProblem(
  setting: string,
  workspace: string,
  { specifier, importer }: { specifier: string; importer: string | null },
): string | undefined {
  const from = importer === null ? undefined : asPath(importer);
  const by = from === undefined ? '' : `, imported by ${shown(from, workspace)},`;
  const target = asPath(specifier);
  if (isPackage(target)) {
    return (
      `${setting}: the package ${packageName(target)}${by} is not installed. ` +
      'Install the dependencies before this step, for instance with npm ci.'
    );
  }
  if (!isAbsolute(target) && !target.startsWith('.')) return undefined;
  const file = from === undefined || isAbsolute(target) ? target : resolve(from, '..', target);
  const own = isInside(file, workspace);
  if (isBuildOutput(own ? relative(workspace, file) : file)) {
    return (
      `${setting}: the file ${shown(file, workspace)}${by} does not exist. ` +
      'If a build writes it, run the build before this step.'
    );
  }
  if (!own || from === undefined) return undefined;
  return `${setting}: ${describeAbsent(spelledFrom(file, from) + by, file, { workspace, workingDirectory: workspace })}`;
}

// As an import of this file would be spelled, whatever Node made of it.
function spelledFrom(file: string, importer: string): string {
  const path = slashed(relative(dirname(importer), file));
  return path.startsWith('.') ? path : `./${path}`;
}

function isPackage(specifier: string): boolean {
  return !isAbsolute(specifier) && !/^(\.|#|node:)/.test(specifier) && !builtinModules.includes(specifier);
}

function packageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function asPath(spelled: string): string {
  return spelled.startsWith('file:') ? fileURLToPath(spelled) : spelled;
}

function shown(path: string, workspace: string): string {
  return isInside(path, workspace) ? slashed(relative(workspace, path)) : slashed(path);
}

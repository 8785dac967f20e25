import { type Dirent, existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, parse, relative, resolve, sep } from 'node:path';
import { nearest, SettingsError } from '../settings/index.js';
import { isInside, slashed } from './paths.js';

/** A user's module as a setting names it. */
export interface ModulePlace {
  /** Absolute, with symbolic links resolved. */
  file: string;
  /** Relative to the workspace, with forward slashes. */
  path: string;
  exportName?: string;
}

export interface Whereabouts {
  /** Absolute; nothing outside it is loaded. */
  workspace: string;
  /** Absolute; what paths are relative to. */
  workingDirectory: string;
}

const acceptedExtensions = ['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs'];
const accepted = new RegExp(`(${acceptedExtensions.map((each) => `\\${each}`).join('|')})$`);

/** Folders that a build writes and a checkout does not have. */
const buildFolders = new Set(['dist', 'build', 'lib', 'out', 'output', '.output', 'generated', 'target']);

/**
 * Finds the file of a setting of the form `path[#export]`.
 *
 * @param origin where the setting came from, for errors
 * @throws SettingsError if the path leaves the workspace, does not exist or is no JavaScript or TypeScript file
 */
export function locateModule(origin: string, value: string, where: Whereabouts): ModulePlace {
  const mark = value.lastIndexOf('#');
  const named = mark < 0 ? value : value.slice(0, mark);
  const exportName = mark < 0 ? '' : value.slice(mark + 1);
  const problem = (text: string): SettingsError => new SettingsError([`${origin}: ${text}`]);

  if (named === '')
    throw problem(`"${value}" names no file; expected path[#export], such as src/compactor.ts.`);
  const workspace = realpathSync(where.workspace);
  const wanted = resolve(where.workingDirectory, named);
  if (!isInside(wanted, where.workspace) && !isInside(wanted, workspace)) {
    throw problem(
      `${named} is outside the workspace; only files of the workspace are loaded. On the command line that is the ` +
        'current folder: run it from the folder that holds the file.',
    );
  }
  if (!existsSync(wanted)) throw problem(describeAbsent(named, wanted, where));
  const file = realpathSync(wanted);
  if (!isInside(file, workspace)) {
    throw problem(
      `${named} leads out of the workspace by a symbolic link; only files of the workspace are loaded.`,
    );
  }
  if (!statSync(file).isFile())
    throw problem(`${named} is not a file; name the module in it.${fileHint(wanted)}`);
  if (!accepted.test(file)) {
    throw problem(
      `${named} is neither JavaScript nor TypeScript; expected one of ${acceptedExtensions.join(' ')}.`,
    );
  }
  return { file, path: slashed(relative(workspace, file)), ...(exportName && { exportName }) };
}

/** Says whether a path is in a folder that a build writes, or in an installed package. */
export function isBuildOutput(path: string): boolean {
  return path.split(/[\\/]/).some((segment) => buildFolders.has(segment) || segment === 'node_modules');
}

/** Says that a file of the workspace is not there, and what is there instead. @param wanted its absolute path */
export function describeAbsent(named: string, wanted: string, where: Whereabouts): string {
  const folder = nearestFolder(wanted);
  const inside = relative(where.workspace, folder);
  const place = inside === '' ? 'the workspace' : slashed(inside);
  const parts = [`${named} does not exist.`];
  if (folder !== dirname(wanted)) {
    const missing = relative(folder, wanted).split(sep)[0] as string;
    parts.push(`There is no folder ${missing} in ${place}.`);
    const near = nearest(missing, namesIn(folder, isFolder));
    if (near !== undefined) parts.push(`Did you mean ${mended(folder, near, wanted, where)}?`);
  } else {
    const files = namesIn(folder, (entry) => accepted.test(entry.name));
    const near = nearest(basename(wanted), files) ?? nearestStem(basename(wanted), files);
    if (near !== undefined) parts.push(`Did you mean ${spelled(join(folder, near), where)}?`);
    else if (files.length > 0) parts.push(`In ${place} there are ${files.slice(0, 5).join(', ')}.`);
  }
  if (isBuildOutput(slashed(relative(where.workspace, wanted)))) {
    parts.push('If a build writes it, run the build before this step.');
  }
  return parts.join(' ');
}

/** The path with another folder in it, if that is there; else the folder alone. */
function mended(above: string, folder: string, wanted: string, where: Whereabouts): string {
  const [, ...rest] = relative(above, wanted).split(sep);
  const whole = join(above, folder, ...rest);
  return spelled(existsSync(whole) ? whole : join(above, folder), where);
}

/** A path as the setting would name it. */
function spelled(path: string, { workingDirectory }: Whereabouts): string {
  return slashed(relative(workingDirectory, path));
}

// An import may leave the extension out, or name that of the built file.
function nearestStem(name: string, files: readonly string[]): string | undefined {
  const near = nearest(
    parse(name).name,
    files.map((file) => parse(file).name),
  );
  return files.find((file) => parse(file).name === near);
}

function nearestFolder(path: string): string {
  let folder = dirname(path);
  while (!existsSync(folder) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

function fileHint(folder: string): string {
  const files = namesIn(folder, (entry) => accepted.test(entry.name)).slice(0, 5);
  return files.length > 0 ? ` It has ${files.join(', ')}.` : '';
}

function isFolder(entry: Dirent): boolean {
  return entry.isDirectory();
}

function namesIn(folder: string, keep: (entry: Dirent) => boolean): string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries
      .filter(keep)
      .map((entry) => entry.name)
      .sort();
  } catch {
    return [];
  }
}

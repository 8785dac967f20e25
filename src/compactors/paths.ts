import { isAbsolute, relative, sep } from 'node:path';

/** Says whether an absolute path is an absolute folder or below it; both are taken as they are spelled. */
export function isInside(path: string, folder: string): boolean {
  const between = relative(folder, path);
  return between !== '..' && !between.startsWith(`..${sep}`) && !isAbsolute(between);
}

/** A path with forward slashes, as reports and annotations have it. */
export function slashed(path: string): string {
  return path.split(sep).join('/');
}

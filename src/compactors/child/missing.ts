/** A module that an import names and that is not there. */
export interface Missing {
  /** As the import spells it, or an absolute path where Node got that far. */
  specifier: string;
  /** Absolute, where it is known. */
  importer: string | null;
}

/** Reads Node's and jiti's errors of a module that was not found; undefined for any other error. */
export function missingModule(error: unknown): Missing | undefined {
  const { code, message } = Object(error) as NodeJS.ErrnoException;
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return undefined;
  const specifier = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1];
  if (specifier === undefined) return undefined;
  const importer = /imported from (.+)/.exec(message)?.[1] ?? /Require stack:\s*- (.+)/.exec(message)?.[1];
  return { specifier, importer: importer?.trim() ?? null };
}

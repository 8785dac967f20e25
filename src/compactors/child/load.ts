import { pathToFileURL } from 'node:url';
import type { LoadRequest } from '../messages.js';

/** A module as it came from its loader, or the word that a fresh process should try with jiti. */
export type Loaded = { module: unknown; by: 'node' | 'jiti' } | 'retry';

const typescript = /\.[cm]?tsx?$/;

/** What Node can't load and jiti can: TypeScript beyond erasable types, JSX, tsconfig paths, absent extensions. */
const jitiMayHelp = new Set([
  'ERR_UNKNOWN_FILE_EXTENSION',
  'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
  'ERR_INVALID_TYPESCRIPT_SYNTAX',
  'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
  'ERR_UNSUPPORTED_DIR_IMPORT',
  'ERR_MODULE_NOT_FOUND',
  'MODULE_NOT_FOUND',
]);

/**
 * Loads a user's module: by Node where it knows the language, else by jiti. What Node tried and gave up may have run
 * in part, so jiti gets a process of its own then.
 */
export async function loadModule({ file, by, workspace }: LoadRequest): Promise<Loaded> {
  if (by === 'jiti' || !nodeKnows(file)) {
    const { loadByJiti } = await import('./jiti.js');
    return { module: await loadByJiti(file, workspace), by: 'jiti' };
  }
  try {
    // The comment keeps the bundler from making this import its own.
    return { module: await import(/* webpackIgnore: true */ pathToFileURL(file).href), by: 'node' };
  } catch (error) {
    if (needsJiti(error, file)) return 'retry';
    throw error;
  }
}

function nodeKnows(file: string): boolean {
  if (!typescript.test(file)) return true;
  return Boolean((process.features as { typescript?: unknown }).typescript) && !file.endsWith('.tsx');
}

function needsJiti(error: unknown, file: string): boolean {
  const { code } = Object(error) as NodeJS.ErrnoException;
  // Decorators, and imports of types without the word `type`, are syntax errors to Node.
  return (
    (code !== undefined && jitiMayHelp.has(code)) || (error instanceof SyntaxError && typescript.test(file))
  );
}

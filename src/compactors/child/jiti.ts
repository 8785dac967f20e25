import { createRequire } from 'node:module';
// By their files, since the package's own entries look for these at run time, where the bundle has none.
import transform from '../../../node_modules/jiti/dist/babel.cjs';
import createJiti from '../../../node_modules/jiti/dist/jiti.cjs';
import { nearestTsconfig } from './tsconfig.js';

/** Loads a module and what it imports by jiti, which transpiles TypeScript and JSX as it goes. */
export async function loadByJiti(file: string, workspace: string): Promise<unknown> {
  const options = {
    fsCache: false,
    interopDefault: false,
    jsx: true,
    tsconfigPaths: nearestTsconfig(file, workspace) ?? false,
    transform,
  };
  const jiti = createJiti(file, options, {
    onError(error) {
      throw error;
    },
    nativeImport: (id) => import(/* webpackIgnore: true */ id),
    createRequire,
  });
  return jiti.import(file);
}

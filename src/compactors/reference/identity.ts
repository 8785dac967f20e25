import type { ReferenceCompactor } from './reference.js';

/** Compacts nothing: what a limit that is never reached looks like. */
export const identity: ReferenceCompactor = {
  name: 'identity',
  summary: 'returns its input',
  create: () => (turns) => turns,
};

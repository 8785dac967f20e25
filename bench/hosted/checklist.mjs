import { referenceNamed } from '../../lib/compactors/reference/index.js';

/** The reference that is also measured in process. */
export function createCompactor() {
  return referenceNamed('update-aware-checklist').create();
}

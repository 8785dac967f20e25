import type { Failure } from './report/index.js';
import { SettingsError } from './settings/index.js';
import { TOOL } from './version.js';

/** Sorts what was thrown into the user's to mend and ours. */
export function failureOf(error: unknown): Failure {
  if (error instanceof SettingsError)
    return { exit: 2, title: 'Wrong settings or files', problems: error.problems };
  const message = error instanceof Error ? error.message : String(error);
  const stack = error instanceof Error ? (error.stack ?? message) : message;
  return {
    exit: 4,
    title: `A fault of ${TOOL.name} ${TOOL.version}`,
    problems: [
      `${message} – this is not your compactor's doing; please report it ` +
        'with the lines below at https://github.com/jurayh/compaction-conformance-action/issues.',
    ],
    stack,
  };
}

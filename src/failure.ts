import { SettingsError } from './settings/index.js';
import { TOOL } from './version.js';

/** Why a run has no results, ready for a person: the user's to mend (exit 2), or a fault of this program (exit 4). */
export interface Failure {
  exit: 2 | 4;
  title: string;
  /** Sentences that name cause and fix. */
  problems: readonly string[];
  /** Only of a fault of ours, for the report of it. */
  stack?: string;
}

/** Sorts what was thrown into the user's to mend and ours. */
export function failureOf(error: unknown): Failure {
  if (error instanceof SettingsError)
    return { exit: 2, title: 'Wrong settings or files', problems: error.problems };
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return {
    exit: 4,
    title: `A fault of ${TOOL.name} ${TOOL.version}`,
    problems: [
      `${error instanceof Error ? error.message : String(error)} – this is not your compactor's doing; please report it ` +
        'with the lines below at https://github.com/jurayh/compaction-conformance-action/issues.',
    ],
    stack,
  };
}

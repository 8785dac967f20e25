import { plain } from './escape.js';
import type { ReportNotes } from './facts.js';

const FILE_CHARS = 300;

/** Where a person reads what a terminal has no room for: `32 more in out/results.json`. */
export function restIn({ resultsFile }: ReportNotes): string {
  return resultsFile === undefined ? 'with --output FILE' : `in ${plain(resultsFile, FILE_CHARS)}`;
}

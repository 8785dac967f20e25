import type { Results } from '../results.js';
import { quietJson } from './escape.js';

/**
 * The results document as pretty-printed JSON with a line feed at the end. What a terminal or a CI runner would act
 * on (`##[`, control and invisible characters) is written as a JSON escape, so it parses to the same document.
 */
export function jsonReport(results: Results): string {
  return `${quietJson(JSON.stringify(results, null, 2))}\n`;
}

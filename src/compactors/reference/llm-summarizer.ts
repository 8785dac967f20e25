import { renderTurns } from '../../sessions/turn.js';
import type { ReferenceCompactor } from './reference.js';

/**
 * Makes a compactor of a function that summarises text, such as a call of a model.
 *
 * @param summarize gets the conversation with one line `[role] text` a turn, and gives its summary
 */
export function llmSummarizer(
  summarize: (text: string) => string | Promise<string>,
  { name }: { name: string },
): ReferenceCompactor {
  return {
    name,
    summary: 'a summary of the text by a function of yours',
    create: () => (turns) => summarize(renderTurns(turns)),
  };
}

import { renderTurns } from '../../sessions/turn.js';
import { summarizeNaively } from './naive-summary.js';
import type { ReferenceCompactor } from './reference.js';
import { lastShare } from './tail.js';

/** A summary with the end kept verbatim below it, the most common remedy, and no better in the long run. */
export const summaryPlusTail: ReferenceCompactor = {
  name: 'summary-plus-tail',
  summary: 'the naive summary and the last 30 % of the text',
  create: () => (turns) => `${summarizeNaively(turns)}\n${lastShare(renderTurns(turns))}`,
};

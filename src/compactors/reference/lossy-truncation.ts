import { renderTurns } from '../../sessions/turn.js';
import type { ReferenceCompactor } from './reference.js';
import { lastShare } from './tail.js';

/** Keeps the end and forgets the rest, as a sliding window does. */
export const lossyTruncation: ReferenceCompactor = {
  name: 'lossy-truncation',
  summary: 'keeps the last 30 % of the text',
  create: () => (turns) => `Earlier turns were cut off.\n${lastShare(renderTurns(turns))}`,
};

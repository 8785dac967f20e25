import type { Turn } from '../../sessions/turn.js';
import { renderTurns } from '../../sessions/turn.js';
import type { ReferenceCompactor } from './reference.js';
import { lastChars } from './tail.js';

/** Characters of the conversation that stand below the paragraph. */
const TAIL_CHARS = 1500;

const opening = `Summary of the conversation so far:
The user and the assistant are in the middle of a longer piece of work. They went through a number of topics,
agreed on how to proceed, and settled several details, some of which will matter again later on. A few rules and
wishes came up along the way, and the work has made good progress. The latest part of the conversation was:`;

/** A summary that is vague about everything but the end, as a careless prompt makes them. */
export function summarizeNaively(turns: readonly Turn[]): string {
  const secondHalf = turns.slice(Math.floor(turns.length / 2));
  return `${opening}\n${lastChars(renderTurns(secondHalf), TAIL_CHARS)}`;
}

export const naiveSummary: ReferenceCompactor = {
  name: 'naive-summary',
  summary: 'a vague paragraph and the last 1,500 characters',
  create: () => summarizeNaively,
};

import { renderTurns, type Turn } from '../../sessions/turn.js';
import type { ReferenceCompactor } from './reference.js';
import { checklist, distinct, type Statement, statementsIn } from './statements.js';
import { lastLines } from './tail.js';

/** The turns that the tail is taken from, and the most characters of it. */
const TAIL_TURNS = 6;
const TAIL_CHARS = 800;

const tailHeading = 'Latest turns:';

/** The lines of the last turns; of a text that was carried from an earlier round, those of its own tail. */
export function latestLines(turns: readonly Turn[]): string[] {
  const text = renderTurns(turns.slice(-TAIL_TURNS));
  const own = text.lastIndexOf(`\n${tailHeading}\n`);
  const tail = own < 0 ? text : text.slice(own + tailHeading.length + 2);
  return lastLines(tail, TAIL_CHARS).split('\n');
}

/** The text that is carried to the next round. */
export function carry(statements: readonly Statement[], tail: readonly string[]): string {
  return ['Statements to carry on:', ...checklist(statements), tailHeading, ...tail].join('\n');
}

/** Carries every typed statement that was ever made, replaced ones too. */
export const checklistCarrying: ReferenceCompactor = {
  name: 'checklist-carrying',
  summary: 'every typed statement verbatim, then up to 800 characters of the last six turns',
  create: () => (turns) => carry(distinct(statementsIn(turns)), latestLines(turns)),
};

import { summarizeNaively } from './naive-summary.js';
import type { ReferenceCompactor } from './reference.js';
import { checklist, distinct, type Header, statementsIn } from './statements.js';

const pinned: ReadonlySet<Header> = new Set(['SAFETY RULE', 'HARD CONSTRAINT']);

/** Protects what is forbidden and forgets what is known. */
export const pinnedRules: ReferenceCompactor = {
  name: 'pinned-rules',
  summary: 'safety rules and hard constraints verbatim, then the naive summary',
  create: () => (turns) => {
    const rules = distinct(statementsIn(turns)).filter(({ header }) => pinned.has(header));
    return ['Rules that stay in force:', ...checklist(rules), summarizeNaively(turns)].join('\n');
  },
};

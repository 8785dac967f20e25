import { checklistCarrying } from './checklist-carrying.js';
import { identity } from './identity.js';
import { lossyTruncation } from './lossy-truncation.js';
import { naiveSummary } from './naive-summary.js';
import { pinnedRules } from './pinned-rules.js';
import type { ReferenceCompactor } from './reference.js';
import { summaryPlusTail } from './summary-plus-tail.js';
import { updateAwareChecklist } from './update-aware-checklist.js';

export { llmSummarizer } from './llm-summarizer.js';
export type { ReferenceCompactor } from './reference.js';

/** Every reference compactor, from the one that forgets most. */
export const referenceCompactors: readonly ReferenceCompactor[] = [
  lossyTruncation,
  naiveSummary,
  summaryPlusTail,
  pinnedRules,
  checklistCarrying,
  updateAwareChecklist,
  identity,
];

/** The reference compactor of a name; undefined where there is none. */
export function referenceNamed(name: string): ReferenceCompactor | undefined {
  return referenceCompactors.find((compactor) => compactor.name === name);
}

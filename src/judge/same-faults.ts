import type { SessionFault } from '../results.js';

/** A session that failed, with the others that failed in the very same way. */
export interface SameFaults<Failed> {
  first: Failed;
  others: Failed[];
}

/** Puts failures together that differ in nothing but their session and what was printed, in their order. */
export function sameFaults<Failed extends { fault: SessionFault }>(
  failed: readonly Failed[],
): SameFaults<Failed>[] {
  const groups = new Map<string, SameFaults<Failed>>();
  for (const each of failed) {
    const { kind, round, message, subject } = each.fault;
    const key = JSON.stringify([kind, round, message, subject]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: each, others: [] });
    else group.others.push(each);
  }
  return [...groups.values()];
}

import type { ReadClaim } from './reading.js';
import type { Range } from './subject.js';

/**
 * Whether a value is told as an earlier one, in a claim that gives another of its type: `$500 (was $400 before)`,
 * `formerly $400`, `$400 -> $500`. Stricter than what marks a superseded value, since most values are current.
 */
export function isReplaced(claim: ReadClaim, value: Range & { type: string }): boolean {
  if (!claim.values.some((other) => other.type === value.type && other.start !== value.start)) return false;
  const before = claim.text.slice(Math.max(0, value.start - 24), value.start).toLowerCase();
  const after = claim.text.slice(value.end, value.end + 24).toLowerCase();
  return replacedBefore.test(before) || replacedAfter.test(after);
}

const replacedBefore =
  /(?:\(was|formerly|previously|instead of|rather than|no longer|replaces|replacing|not|earlier|old|up from|down from|changed from|raised from|lowered from|cut from)\s*$/;
const replacedAfter = /^\s*(?:->|=>|was only|is only|before\)|is obsolete|is outdated|was replaced)/;

import type { Mark } from '../cues/index.js';
import type { Word } from '../lexicon/words.js';

/** Characters after a negation within which its object has to begin. */
const REACH = 24;

/** Words that take away what follows them; `only` and `read-only` do not. */
export const plainNegation = /\b(?:never|not|no|without|nor|neither|nothing|cannot)\b|n't\b/i;

/** The senses that follow a negation, one each: what `never`, `not`, `no` or `without` takes away. */
export function bannedIn(text: string, words: readonly Word[], marks: readonly Mark[]): ReadonlySet<string> {
  const banned = new Set<string>();
  for (const { cue, start, end } of marks) {
    if (
      cue !== 'ban' ||
      marks.some((other) => other.cue === 'ban' && other.start <= start && other.end > end)
    )
      continue;
    if (!plainNegation.test(text.slice(start, end))) continue;
    const next = words.find((word) => word.start >= end && word.start - end <= REACH);
    if (next !== undefined) banned.add(next.sense);
  }
  return banned;
}

import type { Canary } from '../../../sessions/canary.js';
import { contentWords } from '../lexicon/words.js';
import { type Alias, aliasFrom } from '../values/index.js';

/*
 * What a canary's own fields say about how to recognise it, for statements that nobody here knows.
 */

/** What counts as a token beside itself. */
export function aliasesOf({ aliases = {} }: Canary, token: string): Alias[] {
  const folded = token.toLowerCase();
  return Object.entries(aliases)
    .filter(([of]) => of.toLowerCase() === folded)
    .flatMap(([, wordings]) => wordings.map(aliasFrom));
}

/**
 * The groups of words that a canary gives as its subject, as senses: of a phrase each word counts by itself. Undefined
 * if it gives none, or none that can carry a subject.
 */
export function ownSubject({ subject }: Canary): ReadonlySet<string>[] | undefined {
  const groups = (subject ?? [])
    .map((group) => new Set(group.flatMap((words) => contentWords(words).map(({ sense }) => sense))))
    .filter((senses) => senses.size > 0);
  return groups.length === 0 ? undefined : groups;
}

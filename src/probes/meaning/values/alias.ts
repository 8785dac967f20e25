import type { Value } from './value.js';
import { wantedFrom } from './wanted.js';

/** Another wording that counts as a wanted piece, by the word of whoever wrote the statement. */
export interface Alias {
  /** Finds it as it is written: whole words, in any letter case, with any white space. */
  phrase: RegExp;
  /** What it means where it is one typed value and nothing else, so that it can be found in any notation. */
  value: Value | undefined;
  /** The words of it that are no value. */
  words: string;
}

export function aliasFrom(written: string): Alias {
  const { values, words } = wantedFrom(written, written);
  const [value, ...more] = values;
  return {
    phrase: phraseOf(written),
    value: words === '' && more.length === 0 ? value : undefined,
    words,
  };
}

/** A literal with boundaries: it can't backtrack. */
function phraseOf(written: string): RegExp {
  const literal = written
    .trim()
    .split(/\s+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
    .join('\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}

/** Where a text says one of the aliases of a wanted value, as that value at each place. */
export function findAliases(text: string, wanted: Value): Value[] {
  return (wanted.aliases ?? []).flatMap(({ phrase }) =>
    [...text.matchAll(phrase)].map((match) => ({
      ...wanted,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

import type { Scan } from '../reading/scan.js';
import type { Value, ValueType } from '../value.js';
import { capitalRuns } from './capitals.js';

/** People by at least two parts of their name: `Priya Natarajan`, `P. Natarajan`, `Jan de Vries`. */
export const person: ValueType = {
  name: 'person',
  find: (scan) => named(scan, 'person', (words, _) => words.length > 1),
  covers: coversPerson,
};

/**
 * A single capitalised word inside of a sentence that is no common word: a person's given name or surname, but also
 * a place or a product. At the start of a sentence only names that are asked for are found.
 */
export const name: ValueType = {
  name: 'name',
  find: (scan) => named(scan, 'name', (words, atStart) => words.length === 1 && !atStart),
  covers: coversPerson,
};

function named(scan: Scan, type: string, fits: (words: string[], atStart: boolean) => boolean): Value[] {
  return capitalRuns(scan).flatMap(({ words, first, next, atStart }) =>
    fits(words, atStart)
      ? { type, key: words.join(' '), start: scan.start(first), end: scan.end(next - 1) }
      : [],
  );
}

/** Where known people stand: their full names in any letter case, single parts of them with a capital. */
export function knownPeople(scan: Scan, people: readonly Value[]): Value[] {
  const known = new Map<string, string[][]>();
  for (const { key } of people) {
    const words = key.split(/[ -]/);
    const first = words[0] ?? '';
    known.set(first, [...(known.get(first) ?? []), words]);
    for (const word of words) if (word.length > 2 && !known.has(word)) known.set(word, []);
  }
  const values: Value[] = [];
  for (let piece = 0; piece < scan.count; piece++) {
    const names = scan.isWord(piece) ? known.get(scan.word(piece)) : undefined;
    if (names === undefined) continue;
    const start = scan.start(piece);
    const words = names.find((parts) => parts.length > 1 && says(scan, piece, parts));
    if (words !== undefined) {
      const next = pieceAfter(scan, piece, words);
      values.push({ type: 'person', key: wordsFrom(scan, piece, next), start, end: scan.end(next - 1) });
      piece = next - 1;
    } else if (scan.raw(piece) !== scan.word(piece)) {
      values.push({ type: 'name', key: scan.word(piece), start, end: scan.end(piece) });
    }
  }
  return values;
}

function says(scan: Scan, piece: number, words: readonly string[]): boolean {
  let at = piece;
  for (const word of words) {
    if (scan.raw(at) === '-' && at > piece) at++;
    if (scan.word(at++) !== word) return false;
  }
  return true;
}

function pieceAfter(scan: Scan, piece: number, words: readonly string[]): number {
  let at = piece;
  for (const _ of words) at += scan.raw(at) === '-' ? 2 : 1;
  return at;
}

function wordsFrom(scan: Scan, piece: number, next: number): string {
  let key = '';
  for (let at = piece; at < next; at++) {
    const isHyphen = scan.raw(at) === '-';
    key += isHyphen ? '-' : key === '' || key.endsWith('-') ? scan.word(at) : ` ${scan.word(at)}`;
  }
  return key;
}

/**
 * Whether a name is enough for a wanted one: it has all of it; or it is a part of it (`Natarajan`, `P. Natarajan`,
 * `Priya`) that no other person of the text shares.
 */
function coversPerson(found: Value, wanted: Value, others: readonly Value[]): boolean {
  if (found.key === wanted.key) return true;
  const words = found.key.split(' ');
  const wantedWords = wanted.key.split(' ');
  const hasAll = ` ${found.key} `.includes(` ${wanted.key} `);
  if (!hasAll && !isPart(words, wantedWords)) return false;
  if (hasAll && wantedWords.length > 1) return true;
  const shared = words.filter((word) => word.length > 1 && wantedWords.includes(word));
  const people = others.filter(({ type }) => type === 'person').map(({ key }) => key.split(' '));
  const longest = wantedWords.length > 1 ? wantedWords : words;
  return people.every(
    (other) =>
      !shared.some((word) => other.includes(word)) || isPart(other, longest) || contains(other, longest),
  );
}

/** Whether the words are some of a name's, in its order, initials standing for words; one word at least is whole. */
function isPart(words: readonly string[], whole: readonly string[]): boolean {
  let at = 0;
  let hasWord = false;
  for (const word of words) {
    while (at < whole.length && whole[at] !== word && !(word.length === 1 && whole[at]?.startsWith(word)))
      at++;
    if (at === whole.length) return false;
    hasWord ||= word.length > 1;
    at++;
  }
  return hasWord;
}

function contains(words: readonly string[], part: readonly string[]): boolean {
  return ` ${words.join(' ')} `.includes(` ${part.join(' ')} `);
}

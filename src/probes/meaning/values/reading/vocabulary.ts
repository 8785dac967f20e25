/**
 * The words that types of values look for, in classes. A text's words are looked up once for all types; most are
 * turned away by their length and first letters, before they are cut out of the text.
 */
const classesOf = new Map<string, number[]>();
const longest = 15;
const mayBe = new Uint8Array(26 * 27 * (longest + 1));
let count = 0;

/** A class of words in small letters without accents, as a number that `Scan.piecesOf` takes. */
export function wordClass(words: Iterable<string>): number {
  const index = count++;
  for (const word of words) {
    const classes = classesOf.get(word);
    if (classes === undefined) classesOf.set(word, [index]);
    else if (!classes.includes(index)) classes.push(index);
    mayBe[slot(word.charCodeAt(0), word.charCodeAt(1), word.length)] = 1;
  }
  return index;
}

/** The classes of the word from `start` to `end`, in any letter case; nothing for most words. */
export function classesAt(text: string, start: number, end: number): readonly number[] | undefined {
  const length = end - start;
  if (length > longest) return undefined;
  const second = length > 1 ? text.charCodeAt(start + 1) : Number.NaN;
  if (mayBe[slot(text.charCodeAt(start), second, length)] !== 1) return undefined;
  return classesOf.get(text.slice(start, end).toLowerCase());
}

function slot(first: number, second: number, length: number): number {
  const one = (first | 32) - 97;
  const two = length > 1 ? (second | 32) - 96 : 0;
  return one < 0 || one > 25 || two < 0 || two > 26 ? -1 : (one * 27 + two) * (longest + 1) + length;
}

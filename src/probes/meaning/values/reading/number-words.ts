import { scaled } from './decimal.js';
import type { Scan } from './scan.js';
import { wordClass } from './vocabulary.js';

const small = new Map<string, number>();
for (const [index, word] of (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
)
  .split(' ')
  .entries()) {
  small.set(word, index);
}
const tens = new Map<string, number>();
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries()) {
  tens.set(word, (index + 2) * 10);
}
tens.set('fourty', 40);
const scales = new Map([
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
]);

/** The words that tell a number in words: its first one, or the second of `a hundred`. */
export const numberWords = wordClass([
  ...small.keys(),
  ...tens.keys(),
  ...scales.keys(),
  'hundred',
  'dozen',
  'half',
]);

/** A number in words: its digits, its first piece and the one after it. */
export interface Words {
  plain: string;
  first: number;
  next: number;
}

/** What `one` stands after where it is a pronoun, not a number. */
const pronounBefore = new Set(
  'the this that no each any every which new old another other last some right wrong better good bad'.split(
    ' ',
  ),
);
const pronounAfter = new Set('of another who that which is was has can by'.split(' '));
const limitBefore = new Set('most least than exactly to is are only just use max maximum minimum'.split(' '));

/** The number below a hundred that a single word says, such as 12 of `twelve` or 20 of `twenty`. */
export function wordNumber(word: string): number | undefined {
  return small.get(word) ?? tens.get(word);
}

/**
 * Reads the number in words that a piece of `numberWords` tells: `twenty-five`, `fifteen hundred`,
 * `a hundred and fifty`, `two and a half`, `half a million`, `three dozen`.
 */
export function readWords(scan: Scan, piece: number): Words | undefined {
  const word = scan.word(piece);
  if (word === 'half') {
    const scale = isArticle(scan, piece + 1) ? scales.get(scan.word(piece + 2)) : undefined;
    return scale === undefined ? undefined : { plain: `${scale / 2}`, first: piece, next: piece + 3 };
  }
  if (word === 'hundred' || word === 'dozen' || scales.has(word)) {
    return isArticle(scan, piece - 1) ? count(scan, piece - 1, piece, 1) : undefined;
  }
  return word === 'one' && isPronoun(scan, piece) ? undefined : count(scan, piece, piece, undefined);
}

function isArticle(scan: Scan, piece: number): boolean {
  const word = scan.word(piece);
  return word === 'a' || word === 'an';
}

function isPronoun(scan: Scan, piece: number): boolean {
  const before = scan.word(piece - 1);
  if (pronounBefore.has(before)) return true;
  const after = scan.word(piece + 1);
  if (pronounAfter.has(after) || after === "'" || after === '’') return true;
  if (scan.isWord(piece + 1) || scan.raw(piece + 1) === '-') return false;
  return scan.isWord(piece - 1) && !limitBefore.has(before);
}

/** Counts from `piece` on a number that starts with `first`; `below` is a number below a thousand that is there already. */
function count(scan: Scan, first: number, piece: number, below: number | undefined): Words | undefined {
  let total = 0;
  let current = below;
  let half = false;
  let lastScale = Number.POSITIVE_INFINITY;
  let next = piece;
  for (let at = piece; at < scan.count; ) {
    const word = scan.word(at);
    const unit = small.get(word);
    const ten = tens.get(word);
    const scale = scales.get(word);
    if (unit !== undefined && fits(current, unit < 10 ? 10 : 100)) current = (current ?? 0) + unit;
    else if (ten !== undefined && fits(current, 100)) current = (current ?? 0) + ten;
    else if (word === 'hundred' && current !== undefined && current > 0 && current < 100) current *= 100;
    else if (word === 'dozen' && current !== undefined && current < 100) {
      return { plain: `${total + current * 12}`, first, next: at + 1 };
    } else if (scale !== undefined && current !== undefined && scale < lastScale) {
      total += current * scale;
      current = undefined;
      lastScale = scale;
    } else break;
    next = ++at;
    if (scan.word(at) === 'and' && isArticle(scan, at + 1) && scan.word(at + 2) === 'half') {
      half = true;
      next = at + 3;
      const after = scales.get(scan.word(next));
      if (after !== undefined)
        return { plain: scaled(`${total + (current ?? 0)}.5`, after, 0), first, next: next + 1 };
      break;
    }
    if (scan.raw(at) === '-' && scan.touches(at) && scan.touches(at + 1)) at++;
    else if (scan.word(at) === 'and' && (total > 0 || (current ?? 0) >= 100)) at++;
  }
  if (next === piece) return below === undefined ? undefined : { plain: `${below}`, first, next };
  return { plain: `${total + (current ?? 0)}${half ? '.5' : ''}`, first, next };
}

/** Whether a number below `limit` may follow, as `five` follows `twenty` and `two hundred`, but not `three`. */
function fits(current: number | undefined, limit: number): boolean {
  return (
    current === undefined || (current > 0 && current % limit === 0 && (limit !== 10 || current % 100 !== 10))
  );
}

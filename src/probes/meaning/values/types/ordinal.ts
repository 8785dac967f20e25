import { wordClass } from '../reading/vocabulary.js';
import type { Value, ValueType } from '../value.js';

const words = new Map(
  (
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
    'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
  )
    .split(' ')
    .map((word, index) => [word, `${index + 1}`]),
);
const ordinalWords = wordClass(words.keys());
const before = new Set('the our its their his her every each a on my your'.split(' '));

/** Places in an order: `3rd`, `the third`. `first` and `second` need an article, as they are often something else. */
export const ordinal: ValueType = {
  name: 'ordinal',
  find(scan) {
    const values: Value[] = [];
    for (const piece of scan.digits) {
      if (!/^(st|nd|rd|th)$/.test(scan.word(piece + 1)) || !scan.touches(piece + 1)) continue;
      const key = scan.raw(piece).replace(/^0/, '');
      if (key.length > 9) continue;
      values.push({ type: 'ordinal', key, start: scan.start(piece), end: scan.end(piece + 1) });
    }
    for (const piece of scan.piecesOf(ordinalWords)) {
      const key = words.get(scan.word(piece)) ?? '';
      if (!isOrder(scan.word(piece - 1), scan.isWord(piece + 1), key)) continue;
      values.push({ type: 'ordinal', key, start: scan.start(piece), end: scan.end(piece) });
    }
    return values;
  },
};

/** `one third` and `a second` (of time) are no places in an order. */
function isOrder(word: string, hasNoun: boolean, key: string): boolean {
  if (/^(one|two|a)$/.test(word)) return hasNoun && word === 'a' && Number(key) <= 3;
  return Number(key) > 2 || (hasNoun && before.has(word));
}

import { HAS_HASH } from '../reading/chunk.js';
import type { Scan } from '../reading/scan.js';
import { wordClass } from '../reading/vocabulary.js';
import type { Value, ValueType } from '../value.js';

/** Characters of a stretch with a colour in it; in longer ones none is looked for. */
const longest = 40;

const rgb = wordClass(['rgb']);

/** Colours as codes: `#c92ca1`, `#fff`, `rgb(201, 44, 161)`. A code that lost digits is a colour of its own. */
export const colour: ValueType = {
  name: 'colour',
  find(scan) {
    const values: Value[] = [];
    for (const chunk of scan.chunks) {
      if ((chunk.has & HAS_HASH) === 0 || chunk.lower.length > longest) continue;
      const at = chunk.lower.indexOf('#');
      const digits = chunk.lower.slice(at + 1).replace(/[^0-9a-z]+$/, '');
      if (!/^[0-9a-f]{3,8}$/.test(digits) || !isColour(digits)) continue;
      const start = chunk.start + at;
      values.push({ type: 'colour', key: `#${full(digits)}`, start, end: start + 1 + digits.length });
    }
    for (const piece of scan.piecesOf(rgb)) pushRgb(scan, piece, values);
    return values;
  },
};

/** `#123` is rather the number of an issue, and `#dead` the name of a channel. */
function isColour(digits: string): boolean {
  const hasDigit = /\d/.test(digits);
  const hasLetter = /[a-f]/.test(digits);
  if (hasDigit && hasLetter) return true;
  return hasDigit ? digits.length === 6 || digits.length === 8 : digits.length === 3 || digits.length === 6;
}

function full(digits: string): string {
  return digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
}

function pushRgb(scan: Scan, piece: number, values: Value[]): void {
  const parts = [2, 4, 6].map((step) => scan.raw(piece + step));
  const marks = [1, 3, 5, 7].map((step) => scan.raw(piece + step)).join('');
  if (marks !== '(,,)' || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256)) return;
  const key = `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  values.push({ type: 'colour', key, start: scan.start(piece), end: scan.end(piece + 7) });
}

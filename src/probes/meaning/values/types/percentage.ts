import { isLetterAt } from '../reading/chars.js';
import { isGlued, measures } from '../reading/measure.js';
import type { ValueType } from '../value.js';

/** Shares of a hundred: `5 %`, `5 percent`, `five per cent`. Percentage points are something else. */
export const percentage: ValueType = {
  name: 'percentage',
  find(scan) {
    return measures(scan, 'percentage', (amount) => {
      const sign = scan.raw(amount.next);
      if (sign === '%' || sign === '‰') {
        if (isGlued(scan, amount.next + 1) || isLetterAt(scan.text, scan.end(amount.next))) return undefined;
        return { base: '%', factor: 1, exponent: sign === '%' ? 0 : -1, next: amount.next + 1 };
      }
      const piece = amount.unit;
      const word = piece < 0 ? '' : scan.word(piece);
      if (word === 'pp' || (word === 'percentage' && /^points?$/.test(scan.word(piece + 1)))) {
        return { base: 'points', factor: 1, exponent: 0, next: piece + (word === 'pp' ? 1 : 2) };
      }
      const isPercent = word === 'percent' || word === 'pct';
      const isSplit = word === 'per' && scan.word(piece + 1) === 'cent';
      if (!isPercent && !isSplit) return undefined;
      return { base: '%', factor: 1, exponent: 0, next: piece + (isSplit ? 2 : 1) };
    });
  },
};

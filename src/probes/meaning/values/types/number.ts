import { canonical } from '../reading/decimal.js';
import { withFlag } from '../reading/measure.js';
import type { ValueType } from '../value.js';

/**
 * Numbers and counts, in digits or words. What is counted isn't part of the value. Two leading zeros or more digits
 * after one make a code (`0142`), which keeps its zeros.
 */
export const number: ValueType = {
  name: 'number',
  find(scan) {
    const values = [];
    for (const amount of scan.amounts) {
      if (amount.attached || scan.text.charAt(amount.end) === '_') continue;
      const { plain } = amount;
      const key = /^0\d{2,}$/.test(plain) ? plain : canonical(plain);
      const isNumbered = scan.raw(amount.first - 1) === '#' && scan.touches(amount.first);
      const start = isNumbered ? amount.start - 1 : amount.start;
      values.push(
        withFlag({ type: 'number', key, start, end: amount.end, amount: plain }, amount.approximate),
      );
    }
    return values;
  },
};

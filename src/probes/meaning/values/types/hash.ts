import { HAS_DIGIT } from '../reading/chunk.js';
import { wordBefore } from '../reading/core.js';
import type { Value, ValueType } from '../value.js';
import { unslashed } from './path.js';

/** Hashes of commits and contents: 7 to 64 hexadecimal digits with a letter and a digit, any number after `commit`. */
export const hash: ValueType = {
  name: 'hash',
  find(scan) {
    const values: Value[] = [];
    for (const chunk of scan.chunks) {
      if ((chunk.has & HAS_DIGIT) === 0) continue;
      const core = unslashed(scan.text, chunk);
      if (core === undefined || !/^[0-9a-f]{4,64}$/.test(core.lower)) continue;
      const isMixed = /[a-f]/.test(core.lower) && /\d/.test(core.lower);
      if (
        !isMixed ||
        (core.lower.length < 7 && !/^(commit|hash|sha|revision)$/.test(wordBefore(scan.text, core.start)))
      ) {
        continue;
      }
      if (scan.text.charAt(core.start - 1) === '#') continue;
      values.push({ type: 'hash', key: core.lower, start: core.start, end: core.end });
    }
    return values;
  },
  /** A whole hash of 40 or 64 digits says more than its beginning. */
  covers(found, wanted) {
    if (found.key === wanted.key) return true;
    return (found.key.length === 40 || found.key.length === 64) && found.key.startsWith(wanted.key);
  },
};

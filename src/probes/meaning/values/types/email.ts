import { HAS_AT } from '../reading/chunk.js';
import { coreOf } from '../reading/core.js';
import type { Value, ValueType } from '../value.js';

/** Addresses of mailboxes. */
export const email: ValueType = {
  name: 'email',
  find(scan) {
    const values: Value[] = [];
    for (const chunk of scan.chunks) {
      if ((chunk.has & HAS_AT) === 0) continue;
      const core = coreOf(scan.text, chunk);
      if (core === undefined || !/^[\p{L}\p{N}._+%-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(core.lower))
        continue;
      values.push({ type: 'email', key: core.lower, start: core.start, end: core.end });
    }
    return values;
  },
};

import { isSpaceAt } from '../reading/chars.js';
import { HAS_SCHEME } from '../reading/chunk.js';
import type { Value, ValueType } from '../value.js';

const enders = new Set('"<>`|');

/** Addresses with a scheme, such as `https://host/path?x=1`. Those of stores, such as `s3://`, are paths. */
export const url: ValueType = {
  name: 'url',
  find(scan) {
    const { text } = scan;
    const values: Value[] = [];
    let end = 0;
    for (const chunk of scan.chunks) {
      if ((chunk.has & HAS_SCHEME) === 0 || chunk.start < end) continue;
      if (!/^[a-z][a-z0-9+.-]*:\/\/[^\s]/.test(chunk.lower) || isStore(chunk.lower)) continue;
      end = chunk.end;
      while (!isSpaceAt(text, end) && !enders.has(text.charAt(end))) end++;
      while (end > chunk.start && /[.,;:!?)\]}'*]/.test(text.charAt(end - 1))) end--;
      const key = text.slice(chunk.start, end).toLowerCase();
      values.push({ type: 'url', key: key.endsWith('/') ? key.slice(0, -1) : key, start: chunk.start, end });
    }
    return values;
  },
};

/** Whether an address in lower case is one of a store of objects rather than of a site. */
export function isStore(lower: string): boolean {
  return /^(s3|gs|gcs|abfs|az|file|hdfs|r2|minio|vault|oci):\/\//.test(lower);
}

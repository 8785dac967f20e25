import type { Value, ValueType } from '../value.js';
import { zoneAt, zoneKey } from './zones.js';

/** Time zones that stand alone, such as `UTC+10` or `CET`. A zone beside a time belongs to the time. */
export const zone: ValueType = {
  name: 'zone',
  find(scan) {
    const values: Value[] = [];
    for (let piece = 0; piece < scan.count; piece++) {
      if (!scan.isWord(piece) || (scan.raw(piece).length < 3 && scan.raw(piece) !== 'Z')) continue;
      const found = scan.raw(piece) === 'Z' ? undefined : zoneAt(scan, piece);
      if (found === undefined) continue;
      const start = scan.start(piece);
      values.push({ type: 'zone', key: zoneKey(found.offset), start, end: scan.end(found.next - 1) });
      piece = found.next - 1;
    }
    return values;
  },
};

import type { Value, ValueType } from '../value.js';
import { zoneAt, zoneKey, zoneWords } from './zones.js';

/** Time zones that stand alone, such as `UTC+10` or `CET`. A zone beside a time belongs to the time. */
export const zone: ValueType = {
  name: 'zone',
  find(scan) {
    const values: Value[] = [];
    for (const piece of scan.piecesOf(zoneWords)) {
      const found = zoneAt(scan, piece);
      if (found === undefined) continue;
      values.push({
        type: 'zone',
        key: zoneKey(found.offset),
        start: scan.start(piece),
        end: scan.end(found.next - 1),
      });
    }
    return values;
  },
};

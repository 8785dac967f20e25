import { isGlued, isRate, lookUp, measures, unitTable } from '../reading/measure.js';
import type { ValueType } from '../value.js';

export const sizeUnits = unitTable([
  'byte bytes = B',
  'kB KB kb kilobyte kilobytes = B 1 3',
  'MB mb megabyte megabytes = B 1 6',
  'GB gb gigabyte gigabytes gig gigs = B 1 9',
  'TB tb terabyte terabytes = B 1 12',
  'PB pb petabyte petabytes = B 1 15',
  'KiB Ki kib kibibyte kibibytes = B 1024',
  'MiB Mi mib mebibyte mebibytes = B 1048576',
  'GiB Gi gib gibibyte gibibytes = B 1073741824',
  'TiB Ti tib tebibyte tebibytes = B 1099511627776',
]);

/** Amounts of data: `2 GB`, `512 MiB`, `200 kB`. Units of a thousand and of 1,024 differ. */
export const size: ValueType = {
  name: 'size',
  find(scan) {
    return measures(scan, 'size', (amount) => {
      const piece = amount.unit;
      const unit = lookUp(scan, piece, sizeUnits);
      if (unit === undefined || isRate(scan, piece + 1) || isGlued(scan, piece + 1)) return undefined;
      if (scan.raw(piece).length === 2 && scan.raw(piece).endsWith('i') && !scan.touches(piece))
        return undefined;
      return { ...unit, next: piece + 1 };
    });
  },
};

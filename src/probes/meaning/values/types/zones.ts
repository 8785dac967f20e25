import type { Scan } from '../reading/scan.js';
import { wordClass } from '../reading/vocabulary.js';
import { twoDigits } from './calendar.js';

/** Minutes east of Greenwich of the zones whose short names mean one thing to most readers. */
const offsets: Record<string, number> = {
  UTC: 0,
  GMT: 0,
  WET: 0,
  BST: 60,
  WEST: 60,
  CET: 60,
  CEST: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  IST: 330,
  JST: 540,
  AEST: 600,
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
};

export const zoneWords = wordClass(Object.keys(offsets).map((name) => name.toLowerCase()));

export interface Zone {
  /** Minutes east of Greenwich. */
  offset: number;
  first: number;
  next: number;
}

/** The zone that starts at a piece: `UTC`, `Z`, `CET`, `UTC+2`, `GMT+05:30`, `+02:00`. Brackets may stand before. */
export function zoneAt(scan: Scan, piece: number): Zone | undefined {
  const first = scan.raw(piece) === '(' ? piece + 1 : piece;
  const raw = scan.raw(first);
  if (raw === 'Z') return scan.touches(first) ? { offset: 0, first, next: first + 1 } : undefined;
  if ((raw === '+' || raw === '-') && scan.touches(first)) return shiftAt(scan, first, first, true);
  const name = /^(utc|gmt|cest)$/i.test(raw) ? raw.toUpperCase() : raw;
  const offset = Object.hasOwn(offsets, name) ? offsets[name] : undefined;
  if (offset === undefined) return undefined;
  if ((name === 'UTC' || name === 'GMT') && scan.touches(first + 1)) {
    const shifted = shiftAt(scan, first + 1, first, false);
    if (shifted !== undefined) return shifted;
  }
  return { offset, first, next: first + 1 };
}

/** `+2`, `+02:00`, `-0530` at a sign. Beside a time only two digits or four are a shift. */
function shiftAt(scan: Scan, sign: number, first: number, isBare: boolean): Zone | undefined {
  const mark = scan.raw(sign);
  const digits = scan.raw(sign + 1);
  if ((mark !== '+' && mark !== '-') || !scan.touches(sign + 1)) return undefined;
  if (!/^(\d\d?|\d{4})$/.test(digits) || (isBare && digits.length === 1)) return undefined;
  const hasMinutes =
    scan.raw(sign + 2) === ':' && scan.touches(sign + 2) && /^\d\d$/.test(scan.raw(sign + 3));
  if (isBare && !hasMinutes && digits.length === 2 && mark === '-') return undefined;
  const hours = Number(digits.length === 4 ? digits.slice(0, 2) : digits);
  const minutes = digits.length === 4 ? Number(digits.slice(2)) : hasMinutes ? Number(scan.raw(sign + 3)) : 0;
  if (hours > 14 || minutes > 59) return undefined;
  const size = hours * 60 + minutes;
  return { offset: mark === '-' ? -size : size, first, next: sign + (hasMinutes ? 4 : 2) };
}

/** A zone as a key: `UTC`, `+02:00`. */
export function zoneKey(offset: number): string {
  if (offset === 0) return 'UTC';
  const size = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}

/** The time of day as a key: `14:00`, `14:00:30`, with a zone `14:00 UTC` or `16:00 +02:00`. */
export function timeKey(minutes: number, seconds: number, zone: number | undefined): string {
  const tail = seconds === 0 ? '' : `:${twoDigits(seconds)}`;
  const name = zone === undefined ? '' : ` ${zoneKey(zone)}`;
  return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}${tail}${name}`;
}

/**
 * The time of day in UTC that a key with a zone gives, or the key itself if that falls on another day: then the date
 * beside it would have to change too.
 */
export function inUtc(key: string): string {
  const [clock = '', zone = ''] = key.split(' ');
  if (zone === 'UTC' || zone === '') return key;
  const [hours, minutes, seconds] = clock.split(':').map(Number);
  const shift = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
  const total = (hours ?? 0) * 60 + (minutes ?? 0) + (zone.startsWith('-') ? shift : -shift);
  return total < 0 || total >= 1440 ? key : timeKey(total, seconds ?? 0, 0);
}

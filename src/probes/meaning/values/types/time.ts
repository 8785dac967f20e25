import { wordNumber } from '../reading/number-words.js';
import { merged, type Scan } from '../reading/scan.js';
import { wordClass } from '../reading/vocabulary.js';
import type { Value, ValueType } from '../value.js';
import { inUtc, timeKey, type Zone, zoneAt } from './zones.js';

interface Clock {
  /** Minutes from midnight. */
  minutes: number;
  seconds: number;
  first: number;
  next: number;
  zone?: Zone | undefined;
  /** Needs a zone or the other end of a range to be a time: `14 UTC`, `9-11 am`. */
  bare?: true;
}

const clockStarts = wordClass(
  'noon midday midnight half quarter one two three four five six seven eight nine ten eleven twelve'.split(
    ' ',
  ),
);
const clockWords = new Set('at by before until till from to after and - –'.split(' '));

/** Times of day: `14:00`, `2 pm`, `2:30pm`, `at 14h`, `half past ten`, `noon`, with the zone that stands beside them. */
export const time: ValueType = {
  name: 'time',
  find(scan) {
    const clocks: Clock[] = [];
    let done = 0;
    for (const piece of merged(scan.digits, scan.piecesOf(clockStarts))) {
      if (piece < done) continue;
      const clock = scan.isDigits(piece) ? digitClock(scan, piece) : wordClock(scan, piece);
      if (clock === undefined) continue;
      placeZone(scan, clock);
      if (isGlued(scan, clock.next)) continue;
      clocks.push(clock);
      done = clock.next;
    }
    shareBackwards(scan, clocks);
    return clocks.flatMap((clock) => (clock.bare === true ? [] : timeOf(scan, clock)));
  },
  /**
   * The same moment of the day in another zone is enough, and a time with a zone for one without. Without its zone a
   * time is enough where the text names no other one.
   */
  covers(found, wanted, others) {
    if (found.key === wanted.key) return true;
    if (found.key.includes(' ') && inUtc(found.key) === inUtc(wanted.key)) return true;
    const [clock, zone] = found.key.split(' ');
    const [wantedClock, wantedZone] = wanted.key.split(' ');
    if (clock !== wantedClock) return false;
    if (wantedZone === undefined) return true;
    if (zone !== undefined) return false;
    const zones = others.flatMap(({ type, key }) =>
      type === 'zone' ? key : type === 'time' ? (key.split(' ')[1] ?? []) : [],
    );
    return zones.every((other) => other === wantedZone);
  },
};

function timeOf(scan: Scan, { minutes, seconds, first, next, zone }: Clock): Value {
  const key = timeKey(minutes, seconds, zone?.offset);
  const before = scan.word(first - 1);
  const value: Value = { type: 'time', key, start: scan.start(first), end: scan.end(next - 1) };
  if (/^(about|around|approximately|roughly|circa|nearly|almost|~)$/.test(before)) value.approximate = true;
  return value;
}

/** Whether letters follow a time at once, other than the `h` of `10:30h`. */
function isGlued(scan: Scan, next: number): boolean {
  return scan.touches(next) && scan.isWord(next) && scan.word(next) !== 'h';
}

function placeZone(scan: Scan, clock: Clock): void {
  const zone = zoneAt(scan, clock.next);
  if (zone === undefined) return;
  // `01:30-07:45` is a range; a shift to the west is only taken for one in a full timestamp.
  if (scan.raw(zone.first) === '-' && clock.seconds === 0 && scan.word(clock.first - 1) !== 't') return;
  clock.zone = zone;
  clock.next = zone.next;
  if (clock.bare === true && !scan.touches(zone.first)) delete clock.bare;
}

/** What ends a range gives its zone and its half of the day to what starts it: `10:00 to 16:00 UTC`, `9-11 am`. */
function shareBackwards(scan: Scan, clocks: Clock[]): void {
  for (let at = clocks.length - 2; at >= 0; at--) {
    const clock = clocks[at];
    const other = clocks[at + 1];
    if (clock === undefined || other === undefined || other.bare === true) continue;
    if (other.first - clock.next !== 1 || !/^(-|–|to|and|or|until|till)$/.test(scan.word(clock.next)))
      continue;
    if (clock.bare === true && !isRange(scan, clock)) continue;
    if (clock.zone === undefined && other.zone !== undefined) clock.zone = other.zone;
    if (clock.bare === true) {
      delete clock.bare;
      if (isAfternoon(scan, other) && clock.minutes < 720 && clock.minutes + 720 < other.minutes)
        clock.minutes += 720;
    }
  }
}

/** Whether a bare number starts a range of times: `9-11 am`, `9 to 11 am`, `between 9 and 11 am`. */
function isRange(scan: Scan, { first, next }: Clock): boolean {
  if (/^(from|between)$/.test(scan.word(first - 1)) || scan.word(next) === 'to') return true;
  return /^[-–]$/.test(scan.raw(next)) && scan.touches(next) && scan.touches(next + 1);
}

function isAfternoon(scan: Scan, clock: Clock): boolean {
  for (let at = clock.first; at < clock.next; at++) if (/^pm?$/.test(scan.word(at))) return true;
  return false;
}

function digitClock(scan: Scan, piece: number): Clock | undefined {
  const length = scan.end(piece) - scan.start(piece);
  if (length > 4 || length === 3) return undefined;
  const sequel =
    sequels.get(scan.word(piece + 1)) ?? (zoneAt(scan, piece + 1) === undefined ? undefined : 'bare');
  if (sequel === undefined || isInside(scan, piece)) return undefined;
  const digits = scan.raw(piece);
  if (length === 4) return sequel === 'bare' ? fourDigits(piece, digits) : undefined;
  const clock: Clock = { minutes: Number(digits) * 60, seconds: 0, first: piece, next: piece + 1 };
  if (clock.minutes > 1440) return undefined;
  if (sequel === ':') {
    return scan.touches(piece + 1) && scan.touches(piece + 2) ? withMinutes(scan, clock) : undefined;
  }
  if (sequel === 'half') return halfOfDay(scan, clock);
  if (sequel === 'h') return scan.touches(piece + 1) ? frenchClock(scan, clock) : undefined;
  if (sequel === 'o') return wholeHour(scan, clock);
  return { ...clock, bare: true };
}

/** What may follow a number that is a time of day, and how it is read on. */
const sequels = new Map<string, ':' | 'half' | 'h' | 'o' | 'bare'>([
  [':', ':'],
  ...['am', 'pm', 'a', 'p', 'in', 'at'].map((word) => [word, 'half'] as const),
  ['h', 'h'],
  ['o', 'o'],
  ...['-', '–', 'to', 'and', 'or', 'until', 'till'].map((word) => [word, 'bare'] as const),
]);

/** `ten o'clock`, from the piece after the hour on. */
function wholeHour(scan: Scan, clock: Clock): Clock | undefined {
  if (scan.word(clock.next) !== 'o' || scan.word(clock.next + 2) !== 'clock') return undefined;
  const whole = { ...clock, next: clock.next + 3 };
  return halfOfDay(scan, whole) ?? whole;
}

function isInside(scan: Scan, piece: number): boolean {
  if (!scan.touches(piece)) return false;
  const before = scan.raw(piece - 1);
  if (/^t$/i.test(before)) return !(scan.touches(piece - 1) && scan.isDigits(piece - 2));
  if (scan.isWord(piece - 1) || /^[_.#$€£/,]$/.test(before)) return true;
  return before === ':' && scan.touches(piece - 1) && scan.isDigits(piece - 2);
}

function withMinutes(scan: Scan, clock: Clock): Clock | undefined {
  const digits = scan.raw(clock.first + 2);
  if (!/^[0-5]\d$/.test(digits)) return undefined;
  clock.minutes += Number(digits);
  clock.next = clock.first + 3;
  if (scan.raw(clock.next) === ':' && scan.touches(clock.next) && scan.touches(clock.next + 1)) {
    const seconds = scan.raw(clock.next + 1);
    if (!/^[0-5]\d$/.test(seconds)) return undefined;
    clock.seconds = Number(seconds);
    clock.next += 2;
    if (scan.raw(clock.next) === ':' && scan.touches(clock.next + 1)) return undefined;
    const hasParts = scan.raw(clock.next) === '.' && scan.touches(clock.next) && scan.touches(clock.next + 1);
    if (hasParts && scan.isDigits(clock.next + 1)) clock.next += 2;
  }
  if (clock.minutes > 1440) return undefined;
  return halfOfDay(scan, clock) ?? clock;
}

/** Reads `am`, `p.m.`, `in the evening` behind a time. */
function halfOfDay(scan: Scan, clock: Clock): Clock | undefined {
  const { next } = clock;
  const word = scan.word(next);
  let half: 'a' | 'p' | undefined;
  let end = next;
  if (word === 'am' || word === 'pm') {
    half = word === 'am' ? 'a' : 'p';
    end = next + 1;
  } else if ((word === 'a' || word === 'p') && scan.raw(next + 1) === '.' && scan.word(next + 2) === 'm') {
    half = word;
    end = next + (scan.raw(next + 3) === '.' && scan.touches(next + 3) ? 4 : 3);
  } else {
    const isIn = word === 'in' && scan.word(next + 1) === 'the';
    const part = isIn ? scan.word(next + 2) : word === 'at' ? scan.word(next + 1) : '';
    if (part === 'morning') half = 'a';
    else if (part === 'afternoon' || part === 'evening' || (word === 'at' && part === 'night')) half = 'p';
    end = next + (isIn ? 3 : 2);
  }
  if (half === undefined || clock.minutes === 0) return undefined;
  if (clock.minutes >= 780) return { ...clock, next: end };
  const base = clock.minutes % 720;
  return { ...clock, minutes: half === 'p' ? base + 720 : base, next: end };
}

/** `14h30` is a time; `at 14h` too, while `14h` alone is a length. */
function frenchClock(scan: Scan, clock: Clock): Clock | undefined {
  const piece = clock.first;
  if (scan.touches(piece + 2) && /^[0-5]\d$/.test(scan.raw(piece + 2))) {
    if (scan.touches(piece + 3) && scan.isWord(piece + 3)) return undefined;
    return { ...clock, minutes: clock.minutes + Number(scan.raw(piece + 2)), next: piece + 3 };
  }
  return /^(at|by|before|until|till|from)$/.test(scan.word(piece - 1))
    ? { ...clock, next: piece + 2 }
    : undefined;
}

/** `1400 UTC`: four digits are a time only with a zone. */
function fourDigits(piece: number, digits: string): Clock | undefined {
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  if (minutes > 1440 || Number(digits.slice(2)) > 59) return undefined;
  return { minutes, seconds: 0, first: piece, next: piece + 1, bare: true };
}

function wordClock(scan: Scan, piece: number): Clock | undefined {
  const word = scan.word(piece);
  if (word === 'noon' || word === 'midday' || word === 'midnight') {
    return { minutes: word === 'midnight' ? 0 : 720, seconds: 0, first: piece, next: piece + 1 };
  }
  if (word === 'half' || word === 'quarter') return pastClock(scan, piece, word === 'half' ? 30 : 15);
  const hours = wordNumber(word);
  if (hours === undefined || hours < 1 || hours > 12) return undefined;
  const clock = { minutes: hours * 60, seconds: 0, first: piece, next: piece + 1 };
  if (scan.word(piece + 1) === 'o') return wholeHour(scan, clock);
  const isClock = clockWords.has(scan.word(piece - 1)) || /^(am|pm|a|p)$/.test(scan.word(piece + 1));
  return isClock ? halfOfDay(scan, clock) : undefined;
}

/** `half past ten`, `quarter to six in the evening`. */
function pastClock(scan: Scan, piece: number, part: number): Clock | undefined {
  const direction = scan.word(piece + 1);
  if (direction !== 'past' && !(direction === 'to' && part === 15)) return undefined;
  const digits = scan.raw(piece + 2);
  const hours = wordNumber(scan.word(piece + 2)) ?? (/^\d\d?$/.test(digits) ? Number(digits) : Number.NaN);
  if (!(hours >= 1 && hours <= 24)) return undefined;
  const minutes = (hours * 60 + (direction === 'past' ? part : -part)) % 1440;
  const clock = { minutes, seconds: 0, first: piece, next: piece + 3 };
  return halfOfDay(scan, clock) ?? clock;
}

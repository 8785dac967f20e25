import fc from 'fast-check';

/** Random values of a type, each as a thing to compare by and ways to write it. */
export interface Notations<Thing> {
  type: string;
  thing: fc.Arbitrary<Thing>;
  /** Things are equal if their texts here are. */
  id: (thing: Thing) => string;
  writings: ((thing: Thing) => string)[];
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const two = (number: number) => `${number}`.padStart(2, '0');
const grouped = (number: number, mark: string) => `${number}`.replace(/\B(?=(\d{3})+$)/g, mark);
const suffix = (day: number) =>
  day % 10 === 1 && day !== 11
    ? 'st'
    : day % 10 === 2 && day !== 12
      ? 'nd'
      : day % 10 === 3 && day !== 13
        ? 'rd'
        : 'th';

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number below a million in words. */
export function inWords(number: number): string {
  if (number < 20) return small[number] ?? '';
  if (number < 100)
    return `${tens[Math.floor(number / 10)]}${number % 10 === 0 ? '' : `-${small[number % 10]}`}`;
  if (number < 1000) {
    const rest = number % 100;
    return `${small[Math.floor(number / 100)]} hundred${rest === 0 ? '' : ` and ${inWords(rest)}`}`;
  }
  const rest = number % 1000;
  return `${inWords(Math.floor(number / 1000))} thousand${rest === 0 ? '' : `${rest < 100 ? ' and' : ''} ${inWords(rest)}`}`;
}

const amount = fc.integer({ min: 2, max: 999_999 });

export const money: Notations<{ value: number; currency: 'USD' | 'EUR' }> = {
  type: 'money',
  thing: fc.record({ value: amount, currency: fc.constantFrom('USD', 'EUR') }),
  id: ({ value, currency }) => `${value} ${currency}`,
  writings: [
    ({ value, currency }) => `${currency === 'USD' ? '$' : '€'}${value}`,
    ({ value, currency }) => `${currency === 'USD' ? '$' : '€'}${grouped(value, ',')}`,
    ({ value, currency }) => `${value} ${currency}`,
    ({ value, currency }) => `${currency} ${grouped(value, ',')}.00`,
    ({ value, currency }) => `${grouped(value, ' ')} ${currency === 'USD' ? 'dollars' : 'euros'}`,
    ({ value, currency }) => `${value / 1000}k ${currency === 'USD' ? 'dollars' : 'euro'}`,
    ({ value, currency }) => `${inWords(value)} ${currency === 'USD' ? 'dollars' : 'euros'}`,
  ],
};

export const count: Notations<number> = {
  type: 'number',
  thing: amount,
  id: (value) => `${value}`,
  writings: [
    (value) => `${value}`,
    (value) => grouped(value, ','),
    (value) => grouped(value, ' '),
    (value) => `${value / 1000}k`,
    inWords,
  ],
};

export const date: Notations<{ year: number; month: number; day: number }> = {
  type: 'date',
  thing: fc.record({
    year: fc.integer({ min: 2020, max: 2039 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
  }),
  id: ({ year, month, day }) => `${year}-${month}-${day}`,
  writings: [
    ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
    ({ year, month, day }) => `${year}/${two(month)}/${two(day)}`,
    ({ year, month, day }) => `${two(day)}.${two(month)}.${year}`,
    ({ year, month, day }) => `${day} ${months[month - 1]} ${year}`,
    ({ year, month, day }) => `${day} ${months[month - 1]?.slice(0, 3)} ${year}`,
    ({ year, month, day }) => `${months[month - 1]} ${day}, ${year}`,
    ({ year, month, day }) => `${months[month - 1]?.slice(0, 3)} ${day}${suffix(day)} ${year}`,
    ({ year, month, day }) => `the ${day}${suffix(day)} of ${months[month - 1]} ${year}`,
    ({ year, month, day }) => `${day}-${months[month - 1]?.slice(0, 3)}-${year}`,
  ],
};

export const time: Notations<{ hour: number; minute: number }> = {
  type: 'time',
  thing: fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) }),
  id: ({ hour, minute }) => `${hour}:${minute}`,
  writings: [
    ({ hour, minute }) => `${two(hour)}:${two(minute)}`,
    ({ hour, minute }) => `${two(hour)}:${two(minute)}:00`,
    ({ hour, minute }) => `${hour}h${two(minute)}`,
    ({ hour, minute }) => `${((hour + 11) % 12) + 1}:${two(minute)} ${hour < 12 ? 'am' : 'pm'}`,
    ({ hour, minute }) => `${((hour + 11) % 12) + 1}:${two(minute)}${hour < 12 ? 'AM' : 'PM'}`,
    ({ hour, minute }) => `${((hour + 11) % 12) + 1}:${two(minute)} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
  ],
};

/** Lengths in seconds. */
export const duration: Notations<number> = {
  type: 'duration',
  thing: fc.integer({ min: 61, max: 3599 }),
  id: (seconds) => `${seconds}`,
  writings: [
    (seconds) => `${seconds}s`,
    (seconds) => `${seconds} seconds`,
    (seconds) => `${grouped(seconds, ',')} sec`,
    (seconds) => `${seconds * 1000} ms`,
    (seconds) => `${inWords(seconds)} seconds`,
    (seconds) =>
      seconds % 60 === 0 ? `${seconds / 60} min` : `${Math.floor(seconds / 60)}m${seconds % 60}s`,
    (seconds) =>
      seconds % 60 === 0 ? `${seconds / 60} minutes` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
    (seconds) =>
      seconds % 60 < 2
        ? `${seconds} secs`
        : `${inWords(Math.floor(seconds / 60))} minutes and ${inWords(seconds % 60)} seconds`,
  ],
};

/** Shares in tenths of a percent. */
export const percentage: Notations<number> = {
  type: 'percentage',
  thing: fc.integer({ min: 1, max: 1200 }),
  id: (tenths) => `${tenths}`,
  writings: [
    (tenths) => `${tenths / 10}%`,
    (tenths) => `${tenths / 10} %`,
    (tenths) => `${(tenths / 10).toFixed(1)} percent`,
    (tenths) => `${`${tenths / 10}`.replace('.', ',')} %`,
    (tenths) => `${tenths / 10} per cent`,
  ],
};

/** Sizes in MB. */
export const size: Notations<number> = {
  type: 'size',
  thing: fc.integer({ min: 2, max: 99_999 }),
  id: (megabytes) => `${megabytes}`,
  writings: [
    (megabytes) => `${megabytes} MB`,
    (megabytes) => `${megabytes}MB`,
    (megabytes) => `${grouped(megabytes, ',')} megabytes`,
    (megabytes) => `${megabytes / 1000} GB`,
    (megabytes) => `${megabytes * 1000} kB`,
  ],
};

const letters = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'bdfghjklmnprstvz'), minLength: length, maxLength: length });

/** Technical names, which have one writing but for their letter case. */
export const names: Notations<string>[] = [
  { type: 'id', thing: fc.tuple(letters(3), fc.integer({ min: 1, max: 9999 })).map(([a, b]) => `${a}-${b}`) },
  {
    type: 'id',
    thing: fc.tuple(letters(6), fc.integer({ min: 1, max: 99 })).map(([a, b]) => `db-${a}-${two(b)}`),
  },
  {
    type: 'id',
    thing: fc.tuple(letters(6), fc.integer({ min: 11, max: 98 })).map(([a, b]) => `ledger_${a}_${b}`),
  },
  { type: 'path', thing: fc.tuple(letters(5), letters(2)).map(([a, b]) => `kv/${a}/${b}4`) },
  { type: 'path', thing: fc.tuple(letters(5), letters(2)).map(([a, b]) => `release/${a}-${b}7`) },
  { type: 'path', thing: fc.tuple(letters(5), letters(2)).map(([a, b]) => `s3://${a}-export/${b}7`) },
  { type: 'email', thing: fc.tuple(letters(5), letters(5)).map(([a, b]) => `${a}@${b}.example`) },
  { type: 'channel', thing: letters(6).map((a) => `#ops-${a}`) },
  { type: 'host', thing: fc.tuple(letters(5), letters(5)).map(([a, b]) => `${a}.${b}.example`) },
].map(({ type, thing }) => ({
  type,
  thing,
  id: (name: string) => name,
  writings: [(name: string) => name, (name: string) => name.toUpperCase()],
}));

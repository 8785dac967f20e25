import type { Random } from './random.js';

/** What a value is, for whoever reads it in another notation. */
export type ValueType =
  | 'branch'
  | 'channel'
  | 'colour'
  | 'count'
  | 'date'
  | 'duration'
  | 'email'
  | 'hash'
  | 'host'
  | 'id'
  | 'money'
  | 'path'
  | 'person'
  | 'port'
  | 'time'
  | 'version';

/**
 * A source of values that nobody can guess and that no prose contains. Lengths hardly vary, so that statements keep
 * the lengths that their wordings were written for.
 */
export interface ValueSource {
  type: ValueType;
  draw(random: Random): string;
}

const onsets = 'bdhjklmnrstv';
const vowels = 'aeio';
const codas = 'lmrs';
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function openSyllable(random: Random): string {
  return random.pick(onsets) + random.pick(vowels);
}

function closedSyllable(random: Random): string {
  return openSyllable(random) + random.pick(codas);
}

/** Six letters that are no word of a language, such as `keldar`: one of 36,864. */
function word(random: Random): string {
  return closedSyllable(random) + closedSyllable(random);
}

/** Four letters and digits in turn, such as `k7r4`: one of 14,400. */
function tag(random: Random): string {
  return random.pick(onsets) + random.below(10) + random.pick(onsets) + random.below(10);
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : `${number}`;
}

/** An integer that doesn't look rounded: its last digit is neither 0 nor 5. */
function oddAmount(random: Random, least: number, most: number): number {
  const number = random.between(least, most);
  return number % 5 === 0 ? number + random.between(1, 4) : number;
}

function grouped(number: number): string {
  const rest = `${number % 1000}`.padStart(3, '0');
  return `${Math.floor(number / 1000)},${rest}`;
}

function hex(random: Random, digits: number): string {
  return random
    .next()
    .toString(16)
    .padStart(8, '0')
    .slice(8 - digits);
}

/** `$14,317` */
export const money: ValueSource = {
  type: 'money',
  draw: (random) => `$${grouped(oddAmount(random, 11_000, 98_000))}`,
};

/** `2,737` */
export const count: ValueSource = {
  type: 'count',
  draw: (random) => grouped(oddAmount(random, 1_100, 9_800)),
};

/** `437 ms` */
export const milliseconds: ValueSource = {
  type: 'duration',
  draw: (random) => `${oddAmount(random, 110, 980)} ms`,
};

/** A time of day such as `02:41`, in one of the hours from `first` to `last`. */
export function timeOfDay(first: number, last: number): ValueSource {
  return {
    type: 'time',
    draw: (random) => `${twoDigits(random.between(first, last))}:${twoDigits(oddAmount(random, 1, 55))}`,
  };
}

/** `18 Mar 2027` */
export const date: ValueSource = {
  type: 'date',
  draw: (random) => `${random.between(10, 28)} ${random.pick(months)} ${random.between(2027, 2031)}`,
};

/** `4.17.203` */
export const version: ValueSource = {
  type: 'version',
  draw: (random) => `${random.between(2, 9)}.${random.between(11, 39)}.${random.between(101, 499)}`,
};

/** `48213` */
export const port: ValueSource = { type: 'port', draw: (random) => `${oddAmount(random, 20_000, 64_000)}` };

/** A shortened commit hash such as `9f3ac1e0`, with a letter and a digit in it. */
export const commit: ValueSource = {
  type: 'hash',
  draw: (random) => {
    for (;;) {
      const hash = hex(random, 8);
      if (/[a-f]/.test(hash) && /\d/.test(hash)) return hash;
    }
  },
};

/** `#3f8ac1` */
export const colour: ValueSource = { type: 'colour', draw: (random) => `#${hex(random, 6)}` };

/** `Tamor Keldas`: first name and surname, of 200 million. */
export const person: ValueSource = {
  type: 'person',
  draw: (random) =>
    `${capital(openSyllable(random) + closedSyllable(random))} ${capital(closedSyllable(random) + closedSyllable(random))}`,
};

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** `keldar@tismol.example` */
export const email: ValueSource = {
  type: 'email',
  draw: (random) => `${word(random)}@${word(random)}.example`,
};

/** `#ops-keldar` */
export const channel: ValueSource = { type: 'channel', draw: (random) => `#ops-${word(random)}` };

/** `db-keldar-07` */
export const host: ValueSource = {
  type: 'host',
  draw: (random) => `db-${word(random)}-${twoDigits(random.between(1, 97))}`,
};

/** `release/keldar-k7r4` */
export const branch: ValueSource = {
  type: 'branch',
  draw: (random) => `release/${word(random)}-${tag(random)}`,
};

/** The path of a secret, such as `kv/keldar/k7r4`. */
export const secretPath: ValueSource = {
  type: 'path',
  draw: (random) => `kv/${word(random)}/${tag(random)}`,
};

/** `s3://keldar-export/k7r4` */
export const bucketPath: ValueSource = {
  type: 'path',
  draw: (random) => `s3://${word(random)}-export/${tag(random)}`,
};

/** `ledger_keldar_47` */
export const table: ValueSource = {
  type: 'id',
  draw: (random) => `ledger_${word(random)}_${random.between(11, 98)}`,
};

/** `KTR-2291` */
export const ticket: ValueSource = {
  type: 'id',
  draw: (random) =>
    `${random.pick(onsets)}${random.pick(onsets)}${random.pick(onsets)}`.toUpperCase() +
    `-${oddAmount(random, 1_000, 9_900)}`,
};

/** `cp-k7r4-813` */
export const checkpoint: ValueSource = {
  type: 'id',
  draw: (random) => `cp-${tag(random)}-${oddAmount(random, 101, 990)}`,
};

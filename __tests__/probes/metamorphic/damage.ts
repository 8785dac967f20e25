import type { Random } from '../../../src/sessions/random.js';
import type { ValueType } from '../../../src/sessions/values.js';

/** Makes another value of the same type and look; undefined where the type has no such change. */
export type Damage = (written: string, type: ValueType, random: Random) => string | undefined;

const consonants = 'bdhjklmnrstv';
const hexadecimal: readonly ValueType[] = ['hash', 'colour'];

/** One digit changed; in names without digits, one letter. */
export const oneDigit: Damage = (written, type, random) => {
  const places = [...written.matchAll(hexadecimal.includes(type) ? /[\da-f]/g : /\d/g)].map(
    ({ index }) => index,
  );
  const letters = [...written.matchAll(/[bdhjklmnrstv](?=[aeio])(?!e$)/g)].map(({ index }) => index);
  const digits = places.length > 0 ? '0123456789' : consonants;
  for (;;) {
    const at = random.pick(places.length > 0 ? places : letters);
    const digit = random.pick(digits);
    const made = written.slice(0, at) + digit + written.slice(at + 1);
    if (made !== written && isSound(made, type)) return made;
  }
};

/** Whether a changed value is still one of its type, as people write it. */
function isSound(written: string, type: ValueType): boolean {
  if (type === 'date') return /^(?:1\d|2[0-8]) [A-Z][a-z]+ 20[234]\d$/.test(written);
  if (type === 'time') return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(written);
  return !/^\W*0\d/.test(written) || type === 'hash' || type === 'colour';
}

const sized: readonly ValueType[] = ['money', 'count', 'port', 'duration'];
const spelled: readonly ValueType[] = ['id', 'host', 'path', 'branch', 'version'];

/** A digit more at the end: `$500` in `$5,000`. */
export const digitGained: Damage = (written, type, random) => {
  if (sized.includes(type)) return resized(written, (digits) => `${digits}${random.below(10)}`);
  return spelled.includes(type) ? `${written}${random.between(1, 9)}` : undefined;
};

/** The last digit gone: a shortened value. */
export const digitLost: Damage = (written, type) => {
  if (sized.includes(type)) return resized(written, (digits) => digits.slice(0, -1));
  return spelled.includes(type) || type === 'hash' ? written.slice(0, -1) : undefined;
};

function resized(written: string, change: (digits: string) => string): string {
  const digits = change(written.replaceAll(/\D/g, ''));
  const mark = written.includes(',') ? ',' : '';
  return written.replace(/[\d,]+/, digits.replace(/\B(?=(\d{3})+$)/g, mark));
}

/** Another unit or currency, another half of the day, another month. */
export const oneUnit: Damage = (written, type, random) => {
  switch (type) {
    case 'money':
      return written.replace('$', random.pick(['€', '£', '¥']));
    case 'duration':
      return written.replace('ms', random.pick(['s', 'µs', 'minutes']));
    case 'date':
      return written.replace(/[A-Z][a-z]+/, (month) =>
        random.pick(months.filter((other) => other !== month)),
      );
    case 'time': {
      const [hour = 0, minute = 0] = written.split(':').map(Number);
      return `${((hour + 11) % 12) + 1}:${`${minute}`.padStart(2, '0')} ${hour < 12 ? 'pm' : 'am'}`;
    }
    default:
      return undefined;
  }
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Rounded, and said to be. */
export const rounded: Damage = (written, type, random) => {
  const about = random.pick(['about', 'roughly', 'around']);
  const number = Number(written.replaceAll(/\D/g, ''));
  if (type === 'money') return `${about} $${Math.round(number / 1000)},000`;
  if (type === 'count') return `${about} ${(Math.round(number / 100) * 100).toLocaleString('en-US')}`;
  if (type === 'duration') return `${about} ${Math.round(number / 10) * 10} ms`;
  return undefined;
};

/** What stands for a value that was taken out. */
export const masked: Damage = (_, type, random) => {
  const named: Partial<Record<ValueType, string>> = {
    person: '[name withheld]',
    email: '[email redacted]',
    money: '[amount removed]',
    date: '[date removed]',
  };
  const own = named[type];
  return random.pick(['[REDACTED]', '***', '█████', '<redacted>', ...(own === undefined ? [] : [own])]);
};

import { frameOf, type Value } from '../../probes/index.js';
import type { CanaryCheck } from './check.js';
import { isEveryday } from './everyday.js';
import { valuesOfTokens, type Written } from './pieces.js';

/**
 * Canaries of which every value can be hit without having read them: a model that guesses, or a default that stands
 * in a text anyway, would pass for a memory. One value that nobody comes up with is enough.
 */
export const guessable: CanaryCheck = {
  problem: 'guessable',
  find(canary, { year }) {
    const values = valuesOfTokens(canary);
    const reasons =
      values.length > 0
        ? values.map((piece) => reasonFor(piece, year))
        : wordReasons(canary.required_tokens, frameOf(canary).force);
    if (reasons.length === 0 || reasons.includes(undefined)) return [];
    return [
      `nothing in it is hard to guess: ${reasons.join(', ')}; give it a value that nobody would come up with, such as ` +
        '14,317 or KTR-2291.',
    ];
  },
};

/** Words without a value are what a rule consists of; in other statements they are the answer. */
function wordReasons(tokens: readonly string[], force: string): (string | undefined)[] {
  if (force !== 'statement') return [];
  return tokens.map((token) =>
    isEveryday(token) && !/\s/.test(token.trim())
      ? `${JSON.stringify(token)} is an everyday word`
      : undefined,
  );
}

function reasonFor({ value, written }: Written, year: number): string | undefined {
  const reason = reasonOf(value, year);
  return reason && `${JSON.stringify(written)} ${reason}`;
}

/** Why a value can be guessed, as a clause; undefined if it can't. */
export function reasonOf({ type, key, amount }: Value, year: number): string | undefined {
  switch (type) {
    case 'weekday':
      return 'is one of seven days';
    case 'zone':
      return 'is one of a few time zones';
    case 'ordinal':
      return 'is one of a few';
    case 'date':
      return dateReason(key, year);
    case 'time':
      return /:(?:00|15|30|45)\b/.test(key) && !/:\d\d:(?!00)/.test(key)
        ? 'is on the quarter of an hour'
        : undefined;
    case 'version':
      return /^v?\d(?:\.\d)?(?:\.0)*$/.test(key) ? 'is a usual version' : undefined;
    case 'colour':
      return new Set(key.replace(/\W/g, '')).size === 1 ? 'is a usual colour' : undefined;
    case 'hash':
    case 'id':
      return isRun(key) ? 'is a usual placeholder' : nameReason(key);
    case 'person':
    case 'name':
    case 'channel':
    case 'handle':
    case 'host':
    case 'file':
    case 'path':
    case 'url':
    case 'email':
      return nameReason(key);
    default:
      return amount === undefined ? undefined : numberReason(amount, type, year);
  }
}

function nameReason(key: string): string | undefined {
  return isEveryday(key) ? 'is made of everyday words' : undefined;
}

function dateReason(key: string, year: number): string | undefined {
  if (/-(?:01-01|12-31)$/.test(key)) return 'is the turn of a year';
  const [, written] = /^(\d{4})(?:-\d\d)?$/.exec(key) ?? [];
  return written !== undefined && isNear(Number(written), year) ? 'is a year or month near today' : undefined;
}

function isNear(written: number, year: number): boolean {
  return Math.abs(written - year) <= 5;
}

/** Sizes, ports and codes that everybody has seen. */
const famous = new Set(
  (
    '22 80 128 200 201 256 301 302 400 401 403 404 409 422 429 443 500 502 503 512 1024 2048 3000 3306 4096 4200 5000 5173 ' +
    '5432 5672 6379 8000 8080 8081 8192 8443 8888 9000 9090 9092 9200 11211 16384 27017 32768 65535 65536 31337'
  ).split(' '),
);

function numberReason(amount: string, type: string, year: number): string | undefined {
  const number = Number(amount);
  if (type === 'number' && Number.isInteger(number) && isNear(number, year)) return 'is a year near today';
  if ((type === 'number' || type === 'port') && famous.has(String(number)))
    return 'is a number that everybody knows';
  if (isRun(amount)) return 'is a usual placeholder';
  if (number <= 20 && Number.isInteger(number)) return 'is a small number';
  const digits = amount.replace('.', '').replace(/^0+|0+$/g, '');
  const halves = number >= 1 && ['15', '25', '75', '99', '999'].includes(digits);
  return digits.length <= 1 || halves ? 'is a round number' : undefined;
}

/** Four or more characters that count up or down, or are all the same: `12345`, `0000`, `abc123`. */
function isRun(text: string): boolean {
  const plain = text.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (plain === 'deadbeef' || plain === 'cafebabe') return true;
  if (plain.length < 4) return false;
  const steps = [...plain].slice(1).map((char, i) => char.charCodeAt(0) - plain.charCodeAt(i));
  const odd = steps.filter((step) => step !== steps[0]).length;
  return Math.abs(steps[0] ?? 2) <= 1 && odd <= (/^[a-z]+\d+$/.test(plain) ? 1 : 0);
}

import { type Amount, isMinus } from '../reading/amount.js';
import { canonical, scaled } from '../reading/decimal.js';
import { measure, type PlacedUnit } from '../reading/measure.js';
import type { Scan } from '../reading/scan.js';
import type { Value, ValueType } from '../value.js';

const symbols: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₽': 'RUB',
};
const codes = new Set(
  'USD EUR GBP CHF NOK SEK DKK PLN CZK HUF JPY CNY INR AUD NZD CAD BRL ZAR RUB ISK SGD HKD KRW MXN UAH AED SAR'.split(
    ' ',
  ),
);
/** Codes that are English words or names in small letters. */
const upperCodes = new Set('TRY RON ILS THB MYR IDR BGN'.split(' '));
const words = new Map<string, string>();
for (const [code, names] of Object.entries({
  USD: 'dollar dollars bucks',
  EUR: 'euro euros',
  GBP: 'pound pounds quid sterling',
  JPY: 'yen',
  INR: 'rupee rupees',
  KR: 'kr kroner kronor krona krone',
  CHF: 'franc francs',
  PLN: 'zloty',
})) {
  for (const name of names.split(' ')) words.set(name, code);
}
const nations: Record<string, string> = {
  us: 'USD',
  american: 'USD',
  canadian: 'CAD',
  australian: 'AUD',
  swiss: 'CHF',
  norwegian: 'NOK',
  swedish: 'SEK',
  danish: 'DKK',
};
const dollarPrefixes: Record<string, string> = {
  US: 'USD',
  A: 'AUD',
  AU: 'AUD',
  C: 'CAD',
  CA: 'CAD',
  NZ: 'NZD',
  S: 'SGD',
  HK: 'HKD',
};

interface Currency {
  base: string;
  /** The piece that it starts with, or the one after it. */
  piece: number;
}

/** Amounts of money in any notation: `$1,500`, `1500 USD`, `1.5k dollars`, `fifteen hundred dollars`, `50 cents`. */
export const money: ValueType = {
  name: 'money',
  find(scan) {
    const values: Value[] = [];
    const { amounts } = scan;
    let ahead: string | undefined;
    for (let at = amounts.length - 1; at >= 0; at--) {
      const amount = amounts[at];
      if (amount === undefined) continue;
      const before = currencyBefore(scan, amount);
      const after = currencyAfter(scan, amount);
      const shared = amount.link === undefined ? undefined : ahead;
      if (amount.attached && after === undefined) {
        // `$2a` is no money, but something else.
        ahead = undefined;
        continue;
      }
      const base = after !== undefined && before?.base !== 'EUR' ? after.base : (before?.base ?? shared);
      ahead = before === undefined ? base : undefined;
      if (before !== undefined && amount.link === 'dash') shareForwards(values, amounts[at + 1], before.base);
      if (base !== undefined) values.push(moneyOf(scan, amount, base, before, after));
    }
    return values.sort((one, other) => one.start - other.start);
  },
  /** Cents say the same as the decimals of a currency of hundredths. */
  covers(found, wanted) {
    if (found.key === wanted.key) return true;
    const [cents = '', foundBase] = found.key.split(' ');
    const [whole, base = ''] = wanted.key.split(' ');
    return foundBase === 'CENT' && /^(USD|EUR|CAD|AUD|NZD)$/.test(base) && scaled(cents, 1, -2) === whole;
  },
};

function moneyOf(
  scan: Scan,
  amount: Amount,
  base: string,
  before: Currency | undefined,
  after: Currency | undefined,
): Value {
  const unit: PlacedUnit = { base, factor: 1, exponent: 0, next: 0 };
  const end = after === undefined ? amount.end : scan.end(after.piece - 1);
  const value = measure('money', amount, unit, end);
  if (before === undefined) return value;
  value.start = Math.min(value.start, scan.start(before.piece));
  if (isMinus(scan, before.piece - 1)) {
    value.start = scan.start(before.piece - 1);
    value.key = `${canonical(`-${amount.plain}`)} ${base}`;
  }
  return value;
}

/** `$5-10`: the sign of the first holds for the second, unless that is the money found last. */
function shareForwards(values: Value[], next: Amount | undefined, base: string): void {
  if (next === undefined || (values.at(-1)?.start ?? next.end) < next.end) return;
  values.push(measure('money', next, { base, factor: 1, exponent: 0 }, next.end));
}

function currencyBefore(scan: Scan, amount: Amount): Currency | undefined {
  const piece = amount.first - 1;
  const raw = scan.raw(piece);
  const symbol = symbols[raw];
  if (symbol !== undefined) {
    const prefix = raw === '$' && scan.touches(piece) ? dollarPrefixes[scan.raw(piece - 1)] : undefined;
    return prefix === undefined ? { base: symbol, piece } : { base: prefix, piece: piece - 1 };
  }
  if (raw.length !== 3) return undefined;
  const upper = raw.toUpperCase();
  const isCode = upperCodes.has(raw) || (codes.has(upper) && (raw === upper || raw === raw.toLowerCase()));
  if (!isCode || scan.isDigits(piece - 1)) return undefined;
  return { base: upper, piece };
}

function currencyAfter(scan: Scan, amount: Amount): Currency | undefined {
  const symbol = symbols[scan.raw(amount.next)];
  if (symbol !== undefined) {
    const isNextPrefix = scan.touches(amount.next + 1) && scan.isDigits(amount.next + 1);
    return isNextPrefix ? undefined : { base: symbol, piece: amount.next + 1 };
  }
  const piece = amount.unit;
  if (piece < 0) return undefined;
  const word = scan.word(piece);
  if (word === 'us' && scan.raw(piece + 1) === '$') return { base: 'USD', piece: piece + 2 };
  const nation = nations[word];
  if (nation !== undefined)
    return words.has(scan.word(piece + 1)) ? { base: nation, piece: piece + 2 } : undefined;
  if (word === 'cent' || word === 'cents') return { base: 'CENT', piece: piece + 1 };
  const named = words.get(word);
  if (named !== undefined) {
    const isSterling = named === 'GBP' && scan.word(piece + 1) === 'sterling';
    return { base: named, piece: piece + (isSterling ? 2 : 1) };
  }
  const upper = word.toUpperCase();
  const isCode = codes.has(upper) || upperCodes.has(scan.raw(piece));
  return isCode ? { base: upper, piece: piece + 1 } : undefined;
}

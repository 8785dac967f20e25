/**
 * Exact decimal numbers as strings of digits with an optional sign and point: prices and sizes must not be compared
 * as binary fractions, and a long number must not lose its last digits.
 */

/** The one notation of a number: no zeros in front or at the end, no `-0`. `007.50` gives `7.5`. */
export function canonical(plain: string): string {
  return scaled(plain, 1, 0);
}

/** `plain` × `factor` × 10^`exponent`, in the one notation. `factor` is a positive integer below a million million. */
export function scaled(plain: string, factor: number, exponent: number): string {
  const negative = plain.startsWith('-');
  const unsigned = negative ? plain.slice(1) : plain;
  const point = unsigned.indexOf('.');
  const digits = point < 0 ? unsigned : unsigned.slice(0, point) + unsigned.slice(point + 1);
  const product = multiplied(digits, factor);
  return shifted(product, exponent - (point < 0 ? 0 : unsigned.length - point - 1), negative);
}

/** The sum of two numbers that aren't negative, in the one notation. */
export function sum(one: string, other: string): string {
  const scale = Math.max(decimals(one), decimals(other));
  const whole = (number: string) => BigInt(scaled(number, 1, scale));
  return shifted(`${whole(one) + whole(other)}`, -scale, false);
}

function decimals(plain: string): number {
  const point = plain.indexOf('.');
  return point < 0 ? 0 : plain.length - point - 1;
}

function multiplied(digits: string, factor: number): string {
  if (factor === 1) return digits;
  const product = Number(digits) * factor;
  return product <= Number.MAX_SAFE_INTEGER ? `${product}` : `${BigInt(digits) * BigInt(factor)}`;
}

function shifted(digits: string, exponent: number, negative: boolean): string {
  let whole = digits;
  let fraction = '';
  if (exponent >= 0) {
    whole += '0'.repeat(exponent);
  } else {
    const padded = digits.padStart(1 - exponent, '0');
    whole = padded.slice(0, exponent);
    let end = padded.length;
    while (end > whole.length && padded.charCodeAt(end - 1) === 48) end--;
    fraction = padded.slice(whole.length, end);
  }
  let start = 0;
  while (start < whole.length - 1 && whole.charCodeAt(start) === 48) start++;
  const number = whole.slice(start) + (fraction === '' ? '' : `.${fraction}`);
  return negative && number !== '0' ? `-${number}` : number;
}

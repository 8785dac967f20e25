import { isDigitAt, isSpaceAt } from './chars.js';
import { takesDecimalComma, takesGroupingPoint } from './locale.js';

/** A number in digits: where it ends, and its digits with a point before the decimals and nothing else. */
export interface Digits {
  end: number;
  /** Absent for what only looks like a number: dotted versions and dates, and more digits than anybody reads. */
  plain?: string;
  /** Grouped by spaces, such as `1 800`: two numbers if what stands before takes a number of its own. */
  spaced?: true;
}

const mostDigits = 30;
const comma = 44;
const point = 46;
const apostrophe = 39;
const underscore = 95;

/**
 * Reads the number that starts with the digit at `start`: `1800`, `1,800`, `1 800`, `1'800`, `1_800`, `1.800,50`,
 * `0.015`, `0,5`. A comma before three digits separates thousands; before one or two it is a decimal comma only
 * where a unit or a currency stands beside it. A point before three digits is one of decimals unless the currency
 * is one of those that are written with points.
 */
export function readDigits(text: string, start: number): Digits {
  const first = runEnd(text, start);
  const separator = text.charCodeAt(first);
  if (isDigitAt(text, first + 1)) {
    if (separator === point) return readPointed(text, start, first);
    if (separator === comma || separator === apostrophe || separator === underscore) {
      return readGrouped(text, start, first, separator);
    }
    if (isSpaceAt(text, first) && separator !== 10) return readSpaced(text, start, first, separator);
  }
  return whole(text, start, first);
}

function runEnd(text: string, start: number): number {
  let at = start;
  while (isDigitAt(text, at)) at++;
  return at;
}

function whole(text: string, start: number, end: number): Digits {
  return end - start > mostDigits ? { end } : { end, plain: text.slice(start, end) };
}

/** The end of the groups of three digits that follow `at`, each after `separator`; `at` if there are none. */
function groupsEnd(text: string, start: number, first: number, separator: number): number {
  let at = first;
  if (first - start > 3 || text.charCodeAt(start) === 48) return at;
  while (text.charCodeAt(at) === separator && runEnd(text, at + 1) === at + 4) at += 4;
  return at;
}

/** Digits without their separators, if they aren't too many. */
function joined(text: string, start: number, end: number, decimals = ''): { plain?: string } {
  if (end - start > 2 * mostDigits || decimals.length > mostDigits) return {};
  let plain = '';
  for (let at = start; at < end; at++) if (isDigitAt(text, at)) plain += text.charAt(at);
  return { plain: decimals === '' ? plain : `${plain}.${decimals}` };
}

function readGrouped(text: string, start: number, first: number, separator: number): Digits {
  const end = groupsEnd(text, start, first, separator);
  if (end > first) {
    if (separator === comma && text.charCodeAt(end) === point && isDigitAt(text, end + 1)) {
      const decimals = runEnd(text, end + 1);
      if (text.charCodeAt(decimals) !== point || !isDigitAt(text, decimals + 1)) {
        return { end: decimals, ...joined(text, start, end, text.slice(end + 1, decimals)) };
      }
    }
    return { end, ...joined(text, start, end) };
  }
  const decimals = runEnd(text, first + 1);
  const isList = text.charCodeAt(decimals) === comma && isDigitAt(text, decimals + 1);
  const isZero = first === start + 1 && text.charCodeAt(start) === 48;
  if (separator === comma && !isList && (isZero || takesDecimalComma(text, start, decimals))) {
    return { end: decimals, ...joined(text, start, first, text.slice(first + 1, decimals)) };
  }
  return whole(text, start, first);
}

function readSpaced(text: string, start: number, first: number, separator: number): Digits {
  const end = groupsEnd(text, start, first, separator);
  if (end === first) return whole(text, start, first);
  const mark = text.charCodeAt(end);
  if ((mark === point || mark === comma) && isDigitAt(text, end + 1)) {
    const decimals = runEnd(text, end + 1);
    if (mark === point || decimals - end <= 3) {
      return { end: decimals, ...joined(text, start, end, text.slice(end + 1, decimals)), spaced: true };
    }
  }
  return { end, ...joined(text, start, end), spaced: true };
}

function readPointed(text: string, start: number, first: number): Digits {
  const second = runEnd(text, first + 1);
  if (text.charCodeAt(second) === point && isDigitAt(text, second + 1)) {
    const groups = groupsEnd(text, start, first, point);
    if (groups > second && !(text.charCodeAt(groups) === point && isDigitAt(text, groups + 1))) {
      return decimalComma(text, start, groups) ?? { end: groups, ...joined(text, start, groups) };
    }
    let end = second;
    while (text.charCodeAt(end) === point && isDigitAt(text, end + 1)) end = runEnd(text, end + 1);
    return { end };
  }
  if (groupsEnd(text, start, first, point) === second) {
    const decimal = decimalComma(text, start, second);
    if (decimal !== undefined) return decimal;
    if (takesGroupingPoint(text, start, second)) return { end: second, ...joined(text, start, second) };
  }
  return { end: second, ...joined(text, start, first, text.slice(first + 1, second)) };
}

/** Reads `1.500,00` on from the end of its groups. */
function decimalComma(text: string, start: number, groups: number): Digits | undefined {
  if (text.charCodeAt(groups) !== comma || !isDigitAt(text, groups + 1)) return undefined;
  const decimals = runEnd(text, groups + 1);
  if (decimals - groups > 3) return undefined;
  return { end: decimals, ...joined(text, start, groups, text.slice(groups + 1, decimals)) };
}

import { isLetterAt, isSpaceAt } from './chars.js';

const units = new Set(
  (
    'eur euro euros usd chf nok sek dkk isk pln czk kr kroner kronor francs dollars pounds gbp kg g mg t km m cm mm ' +
    'gb mb tb kb gib mib s ms sec min mins h hrs hours minutes seconds days weeks months years ha l ml percent pct ' +
    'million mio billion'
  ).split(' '),
);
const pointed = new Set(
  'eur euro euros kr kroner kronor chf nok sek dkk isk pln czk huf brl try idr'.split(' '),
);

/** Whether what stands beside a number such as `12,5` makes its comma one of decimals. */
export function takesDecimalComma(text: string, start: number, end: number): boolean {
  return /[$€£%°]/.test(markAfter(text, end) + markBefore(text, start)) || units.has(wordAfter(text, end));
}

/** Whether what stands beside a number such as `1.500` makes its point one of thousands. */
export function takesGroupingPoint(text: string, start: number, end: number): boolean {
  const before = start - (isSpaceAt(text, start - 1) ? 4 : 3);
  return (
    markAfter(text, end) === '€' ||
    markBefore(text, start) === '€' ||
    pointed.has(wordAfter(text, end)) ||
    (before >= 0 && pointed.has(text.slice(before, before + 3).toLowerCase()))
  );
}

function markAfter(text: string, end: number): string {
  return text.charAt(isSpaceAt(text, end) ? end + 1 : end);
}

function markBefore(text: string, start: number): string {
  return text.charAt(isSpaceAt(text, start - 1) ? start - 2 : start - 1);
}

function wordAfter(text: string, end: number): string {
  const start = isSpaceAt(text, end) ? end + 1 : end;
  let at = start;
  while (at - start < 12 && isLetterAt(text, at)) at++;
  return text.slice(start, at).toLowerCase();
}

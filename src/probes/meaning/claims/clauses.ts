import type { Span } from './sentences.js';

const CONTRAST = new Set([
  'but',
  'while',
  'whereas',
  'although',
  'though',
  'however',
  'yet',
  'otherwise',
  'instead',
]);
/** `for a while`, `worth their while`: no boundary. */
const BEFORE_NOUN = new Set([
  'a',
  'the',
  'short',
  'long',
  'little',
  'their',
  'your',
  'my',
  'not',
  'all',
  'as',
  'even',
  'nothing',
]);
const PRONOUNS = new Set([
  'it',
  'we',
  'they',
  'he',
  'she',
  'you',
  'i',
  'there',
  'nobody',
  'everybody',
  'everyone',
  'nothing',
]);
const FINITE = new Set(
  "is are was were has have had will must may can should shall does do did needs need stays stay goes go takes take gets get runs run keeps keep wants want comes come isn't aren't wasn't weren't won't can't don't doesn't cannot belongs owns holds ends starts lives requires expects uses remains".split(
    ' ',
  ),
);
const DETERMINERS = new Set(
  'the a an this that these those its our their his her my your no every each all'.split(' '),
);
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}$/;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$/;

/**
 * A claim's clauses: cut at commas, semicolons, colons, dashes, brackets, and before conjunctions that start a new
 * statement. Numbers (`1,800`), times (`10:30`), dates (`Feb 18, 2027`), ranges (`9 - 12`) and names with a hyphen
 * are never cut. Spans are in order, without the marks and space between them. Linear in the text's length.
 */
export function clausesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  let finite = false;
  const cut = (end: number, next: number): void => {
    const span = trimmed(text, start, end);
    if (span) spans.push(span);
    start = next;
    finite = false;
  };
  let bracket = 0;
  for (let i = 0; i < text.length; ) {
    const code = text.charCodeAt(i);
    if (isWordCode(code)) {
      let end = i + 1;
      while (isWordCode(text.charCodeAt(end)) || isInner(text, end)) end++;
      const word = end - i < 12 ? text.slice(i, end).toLowerCase() : '';
      if (i > start && startsStatement(text, start, i, end, word, finite)) cut(i, i);
      if (FINITE.has(word)) finite = true;
      i = end;
      continue;
    }
    if (code === 40 && isWordCode(text.charCodeAt(i - 1))) {
      // `file(s)` and `run()` are one word.
      bracket++;
    } else if (code === 41 && bracket > 0) {
      bracket--;
    } else if (code === 45 ? isDash(text, i) : isMark(text, i, code)) {
      const length = code === 45 && text.charCodeAt(i + 1) === 45 ? 2 : 1;
      cut(i, i + length);
      i += length - 1;
    }
    i++;
  }
  cut(text.length, text.length);
  return spans;
}

function isMark(text: string, at: number, code: number): boolean {
  if (
    code === 59 ||
    code === 40 ||
    code === 41 ||
    code === 91 ||
    code === 93 ||
    code === 123 ||
    code === 125
  ) {
    return true;
  }
  const next = text.charCodeAt(at + 1);
  if (code === 58) return isSpaceOrEnd(next);
  if (code === 44) return isSpaceOrEnd(next) && !isDateComma(text, at);
  return code === 124 && isSpaceOrEnd(next);
}

/** A dash with space around it, or two; not a minus, a range or a hyphen. */
function isDash(text: string, at: number): boolean {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at + 1);
  if (before === 45) return false;
  if (after === 45) {
    const next = text.charCodeAt(at + 2);
    return isLetter(before) ? isLetter(next) : before === 32 && isSpaceOrEnd(next);
  }
  if (before !== 32 || !isSpaceOrEnd(after)) return false;
  return !(
    isDigit(text.charCodeAt(at - 2)) &&
    (isDigit(text.charCodeAt(at + 2)) || isCurrency(text.charCodeAt(at + 2)))
  );
}

/** `Feb 18, 2027`, `Thursday, February 18`, `18 February, 2027`. */
function isDateComma(text: string, at: number): boolean {
  const before = text
    .slice(Math.max(0, at - 24), at)
    .toLowerCase()
    .split(' ');
  const after = text.slice(at + 2, at + 14).toLowerCase();
  const last = before.at(-1) ?? '';
  const previous = before.at(-2) ?? '';
  const word = /^[a-z]+/.exec(after)?.[0] ?? '';
  if (WEEKDAY.test(last) && last.length !== 4)
    return MONTH.test(word) || /^(?:the )?\d{1,2}(?:st|nd|rd|th|\.)? ?[a-z]{3}/.test(after);
  if (!/^(?:19|20)\d\d(?!\d)/.test(after)) return false;
  const day = /^\d{1,2}(?:st|nd|rd|th)?$/.test(last);
  return (day && MONTH.test(previous)) || (MONTH.test(last) && /^\d/.test(previous));
}

function startsStatement(
  text: string,
  start: number,
  at: number,
  end: number,
  word: string,
  finite: boolean,
): boolean {
  if (word === 'and') {
    const next = words(text, end, 6);
    const first = next[0] ?? '';
    if (PRONOUNS.has(first)) return true;
    if (!finite || first === '') return false;
    if (FINITE.has(first)) return false;
    const limit = DETERMINERS.has(first) ? 5 : 3;
    return next.slice(1, limit).some((other) => FINITE.has(other));
  }
  if (!CONTRAST.has(word)) return false;
  if (word === 'instead' && (words(text, end, 1)[0] ?? '') === 'of') return false;
  const before = /([a-z']+) $/i.exec(text.slice(Math.max(start, at - 16), at))?.[1]?.toLowerCase() ?? '';
  return !BEFORE_NOUN.has(before);
}

/** The next words in lower case, as far as nothing but single spaces parts them. */
function words(text: string, at: number, count: number): string[] {
  const found: string[] = [];
  let i = at;
  while (found.length < count && text.charCodeAt(i) === 32 && i - at < 100) {
    const start = ++i;
    while (isWordCode(text.charCodeAt(i)) || isInner(text, i)) i++;
    if (i === start) break;
    found.push(text.slice(start, Math.min(i, start + 24)).toLowerCase());
  }
  return found;
}

function trimmed(text: string, start: number, end: number): Span | undefined {
  let from = start;
  let to = end;
  while (from < to && isSpaceOrEnd(text.charCodeAt(from))) from++;
  while (to > from && isSpaceOrEnd(text.charCodeAt(to - 1))) to--;
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    // A clause says something: a lone full stop after a bracket does not.
    if (isWordCode(code) || code > 127 || isCurrency(code) || code === 42) return { start: from, end: to };
  }
  return undefined;
}

/** An apostrophe, dot, slash or hyphen between two parts of one word. */
function isInner(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code === 39 || code === 46 || code === 47 || code === 95) && isWordCode(text.charCodeAt(at + 1));
}

function isWordCode(code: number): boolean {
  return isDigit(code) || isLetter(code);
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code < 0x2000);
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isCurrency(code: number): boolean {
  return code === 36 || (code >= 0xa2 && code <= 0xa5) || (code >= 0x20a0 && code <= 0x20bf);
}

function isSpaceOrEnd(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || Number.isNaN(code);
}

/** A `key: value` or `key = value`: the key's range, and where the value starts (its end if there is none). */
export interface Key {
  start: number;
  end: number;
  value: number;
}

/** A key at a line's start may be a phrase; one inside of a paragraph must be short, or it is a sentence. */
export type KeyPlace = 'line' | 'sentence';

const LIMITS = { line: { length: 80, words: 9 }, sentence: { length: 48, words: 6 } } as const;
const CALENDAR =
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,7}$|^(?:at|on|by|until|from|to|before|after|the)$/i;
/** A verb behind a subject. At the start it may be a name, as in `Must have`. */
const VERB =
  / (?:is|are|was|were|has|had|will|must|may|can|should|shall|cannot|can't|won't|isn't|aren't)(?: |$)/i;
const LABEL_CUT = 160;

/** The key that a stretch of text starts with, if it does. Looks at no more than 80 characters. */
export function keyOf(text: string, start: number, end: number, place: KeyPlace): Key | undefined {
  const first = text.charCodeAt(start);
  if (first === 34 || first === 39) {
    const quoted = quotedKey(text, start, end, first);
    if (quoted) return quoted;
  }
  // A bracket opens a remark, a section or a list.
  if (first === 91) return undefined;
  const limits = LIMITS[place];
  const stop = Math.min(end, start + limits.length);
  let words = 1;
  for (let i = start; i < stop; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) {
      if (text.charCodeAt(i - 1) !== 32 && ++words > limits.words + 1) return undefined;
    } else if (code === 58) {
      if (i + 1 < end && !isSpace(text.charCodeAt(i + 1))) {
        if (isSpace(text.charCodeAt(i - 1))) return undefined;
        continue;
      }
      return keyFrom(text, start, i, i + 1, end, place);
    } else if (code === 61) {
      return isAssignment(text, start, i) ? keyFrom(text, start, i, i + 1, end, place) : undefined;
    } else if (code === 40) {
      while (i < stop && text.charCodeAt(i) !== 41) i++;
    } else if (endsKey(code)) return undefined;
    else if ((code === 46 || code === 33 || code === 63) && isSpace(text.charCodeAt(i + 1))) return undefined;
  }
  return undefined;
}

function quotedKey(text: string, start: number, end: number, quote: number): Key | undefined {
  for (let i = start + 1; i < end && i - start < 80; i++) {
    if (text.charCodeAt(i) !== quote) continue;
    const colon = text.charCodeAt(i + 1) === 32 ? i + 2 : i + 1;
    const found = colon < end && text.charCodeAt(colon) === 58 && i > start + 1;
    return found ? { start: start + 1, end: i, value: skipSpace(text, colon + 1, end) } : undefined;
  }
  return undefined;
}

function keyFrom(
  text: string,
  start: number,
  at: number,
  value: number,
  end: number,
  place: KeyPlace,
): Key | undefined {
  let keyEnd = at;
  while (keyEnd > start && text.charCodeAt(keyEnd - 1) === 32) keyEnd--;
  const key = text.slice(start, keyEnd);
  if (!/\p{L}/u.test(key) || hidesValue(key)) return undefined;
  const from = skipSpace(text, value, end);
  // `The old server may only be read: no writes` is a sentence; `Where things are:` leads in.
  if (from < end && VERB.test(key)) return undefined;
  return place === 'sentence' && from >= end ? undefined : { start, end: keyEnd, value: from };
}

/**
 * Whether a would-be key holds a number that says something by itself (`Step 4 of 7`, `12 May`), so that it must be
 * read with the rest. A name such as `orrin-2` or `wave 2` is a key.
 */
function hidesValue(key: string): boolean {
  if (!/\d/.test(key) || /[$€£¥%]/.test(key)) return /[$€£¥%]/.test(key);
  const outside = key.replace(/\([^)]*\)/g, ' ').trim();
  if (!/\d/.test(outside)) return false;
  const tokens = outside.split(/\s+/);
  if (tokens.length > 2) return true;
  return tokens.some((token) => CALENDAR.test(token)) || !/^\p{L}/u.test(outside);
}

/** `cap = 500`; not `a == b`, `x <= 3` or `https://host/?a=b`. */
function isAssignment(text: string, start: number, at: number): boolean {
  const next = text.charCodeAt(at + 1);
  const before = text.charCodeAt(at - 1);
  if (next === 61 || next === 62 || (before !== 32 && !isNameCode(before))) return false;
  return /^[\w.-]{1,40}(?: [\w.-]{1,20}){0,2} *$/.test(text.slice(start, at));
}

function endsKey(code: number): boolean {
  return (
    code === 59 || code === 124 || code === 123 || code === 125 || code === 60 || code === 62 || code === 10
  );
}

function isNameCode(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    code === 95 ||
    code === 45
  );
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10 || Number.isNaN(code);
}

function skipSpace(text: string, at: number, end: number): number {
  let i = at;
  while (i < end && isSpace(text.charCodeAt(i))) i++;
  return i;
}

/** The words of a key: `lead_time_days` and `leadTimeDays` are `lead time days`; anything else stays as it is. */
export function labelOf(key: string): string {
  const trimmed = key.slice(0, LABEL_CUT).trim();
  if (!/[A-Z_]|\s\s/.test(trimmed)) return trimmed;
  if (!/^[A-Za-z0-9_]+$/.test(trimmed)) return trimmed.replace(/\s+/g, ' ');
  // A name such as `ledger_2019` is one value, not words.
  if (/\d/.test(trimmed)) return trimmed;
  const words = trimmed.replace(/_+/g, ' ').trim();
  if (words.includes(' ') || !/^[a-z]+[A-Z]/.test(words)) return words === '' ? trimmed : words;
  return words
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replace(/[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

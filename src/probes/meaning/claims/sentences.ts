/** A range of a text. */
export interface Span {
  start: number;
  end: number;
}

/** After these a dot never ends a sentence. */
const NEVER_LAST = new Set(
  'e.g i.e eg ie vs cf viz dr mr mrs prof st sr jr hr fr gen col capt lt rev resp approx ca incl excl aka nr fig figs eq eqs pp vol ch al'.split(
    ' ',
  ),
);
/** After these it ends one only before a capital. */
const SELDOM_LAST = new Set(
  'etc inc ltd co corp gmbh a.m p.m am pm u.s u.k temp avg max min est dept misc tel ext ref req conf env repo hrs mins secs sec no vol ed mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec tbd bzw'.split(
    ' ',
  ),
);
/** After these it ends none before a number. */
const BEFORE_NUMBER = new Set(
  'no p v art par para ch jan feb mar apr jun jul aug sep sept oct nov dec max min ext ref tel step item'.split(
    ' ',
  ),
);
/** Units: `5 min. per call` goes on, `200 ms. Then` does not. */
const UNITS = new Set('ms s min h g kg mg km m cm mm kb mb gb tb l ml lb lbs oz ft sec hr'.split(' '));
const STARTERS = new Set(
  'the then next it we they he she you user after before also both all any do never no not only this that there use when for in on as if keep nothing everything'.split(
    ' ',
  ),
);

/**
 * The sentences of a text, in order, without the space between them. Abbreviations, initials, decimals, versions and
 * file names don't end one; a full stop after a unit does where a capital follows. Linear in the text's length.
 */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = skipSpace(text, 0);
  const marks = /[.!?\u3002]/g;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const i = found.index;
    const code = text.charCodeAt(i);
    let end = i + 1;
    while (isClosing(text.charCodeAt(end))) end++;
    const next = skipSpace(text, end);
    if (next >= text.length) break;
    if (code !== 0x3002 && next === end) continue;
    if (code === 46 && !endsAt(text, start, i, end, next)) continue;
    if (code !== 46 && isLower(text.charCodeAt(next)) && end > i + 1) continue;
    spans.push({ start, end });
    start = next;
    marks.lastIndex = next;
  }
  let end = text.length;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (end > start) spans.push({ start, end });
  return spans;
}

/** Whether the dot at `dot` ends the sentence, where `next` is the first character after it and its closing marks. */
function endsAt(text: string, start: number, dot: number, end: number, next: number): boolean {
  const following = text.charCodeAt(next);
  const lower = isLower(following);
  if (text.charCodeAt(dot - 1) === 46) return !lower;
  let from = dot;
  while (from > start && dot - from < 24 && isTokenCode(text.charCodeAt(from - 1))) from--;
  const token = text.slice(from, dot).toLowerCase();
  if (token === '') return end > dot + 1 ? !lower : !lower || isClosing(text.charCodeAt(dot - 1));
  // Closed by a quote or bracket, it is whole.
  if (end > dot + 1) return !lower;
  if (NEVER_LAST.has(token) || text.slice(from, dot) === 'Ms') return false;
  if (isDigit(following) && BEFORE_NUMBER.has(token)) return false;
  const letter = dot - from === 1 && !isDigit(text.charCodeAt(from));
  if (letter && isUpper(text.charCodeAt(from))) return !isInitial(text, start, from, next);
  if (isNumber(token) && from === start) return false;
  if (!lower) return true;
  if (SELDOM_LAST.has(token) || letter || token.includes('.')) return false;
  return !(UNITS.has(token) && isDigit(text.charCodeAt(from - 2)));
}

/** `J. Smith`, `Priya N. Rao`; not `plan B. Then`. */
function isInitial(text: string, start: number, at: number, next: number): boolean {
  let end = next;
  while (end - next < 20 && isTokenCode(text.charCodeAt(end))) end++;
  if (STARTERS.has(text.slice(next, end).toLowerCase())) return false;
  if (!isUpper(text.charCodeAt(next))) return false;
  if (at === start || !isSpace(text.charCodeAt(at - 1))) return true;
  let from = at - 1;
  while (from > start && at - from < 24 && isTokenCode(text.charCodeAt(from - 1))) from--;
  const before = text.slice(from, at - 1).toLowerCase();
  return !/^(?:plan|option|variant|type|class|grade|version|unit|vitamin|group|team|part|site|zone|section|line|phase)$/.test(
    before,
  );
}

function isNumber(token: string): boolean {
  for (let i = 0; i < token.length; i++) if (!isDigit(token.charCodeAt(i))) return false;
  return token.length < 4;
}

function skipSpace(text: string, at: number): number {
  let i = at;
  while (i < text.length && isSpace(text.charCodeAt(i))) i++;
  return i;
}

function isTokenCode(code: number): boolean {
  return isDigit(code) || isLower(code) || isUpper(code) || code === 46;
}

function isClosing(code: number): boolean {
  return code === 34 || code === 39 || code === 41 || code === 93;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

function isLower(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff && code !== 0xf7);
}

function isUpper(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}

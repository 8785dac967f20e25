import type { Draft } from './draft.js';

/** Tags that change how a text looks and not what it says. Others are left for whoever reads structure. */
const LOOKS = new Set(
  'b i u em strong code tt kbd samp var span mark small big font ins a abbr cite q center pre nobr wbr'.split(
    ' ',
  ),
);
const BREAKS = new Set(['br', 'p', 'div', 'hr']);
const STRIKES = new Set(['del', 's', 'strike']);
const SUPERSCRIPTS = [0x2070, 0xb9, 0xb2, 0xb3, 0x2074, 0x2075, 0x2076, 0x2077, 0x2078, 0x2079];

/** Drops the tags and comment marks of HTML that carry no meaning; notes what is struck out. */
export function readHtml(draft: Draft): void {
  const { text } = draft;
  const rows = new Rows(text);
  let struckFrom = -1;
  let commentEnd = -1;
  for (let i = text.indexOf('<'); i >= 0; i = text.indexOf('<', i + 1)) {
    if (draft.literal[i]) continue;
    if (text.startsWith('<!--', i)) {
      draft.remove(i, i + 4);
      if (commentEnd !== text.length && commentEnd < i) {
        const end = text.indexOf('-->', i + 4);
        commentEnd = end < 0 ? text.length : end;
        draft.remove(commentEnd, commentEnd + 3);
      }
      continue;
    }
    const tag = tagAt(text, i);
    if (!tag) continue;
    const { name, closing, end } = tag;
    if (name === 'sup' && !closing) raise(draft, end);
    if (LOOKS.has(name) || name === 'sup' || name === 'sub') draft.remove(i, end);
    else if (BREAKS.has(name)) {
      draft.remove(i + 1, end);
      // In a row of a table a break parts the lines of a cell.
      draft.replace(i, rows.has(i) ? ';' : '\n');
    } else if (STRIKES.has(name)) {
      draft.remove(i, end);
      if (!closing) struckFrom = end;
      else if (struckFrom >= 0) {
        draft.struck.push({ start: struckFrom, end: i });
        struckFrom = -1;
      }
    } else if (name.startsWith('http') || name.startsWith('mailto')) {
      draft.remove(i, i + 1);
      draft.remove(end - 1, end);
    }
  }
}

function tagAt(text: string, at: number): { name: string; closing: boolean; end: number } | undefined {
  const closing = text.charCodeAt(at + 1) === 47;
  const start = at + (closing ? 2 : 1);
  let nameEnd = start;
  while (nameEnd - start < 10 && isNameCode(text.charCodeAt(nameEnd))) nameEnd++;
  if (nameEnd === start) return undefined;
  let end = nameEnd;
  for (; end < text.length && end - at < 500; end++) {
    const code = text.charCodeAt(end);
    if (code === 62) return { name: text.slice(start, nameEnd).toLowerCase(), closing, end: end + 1 };
    if (code === 60 || code === 10) return undefined;
    // After the name comes a space, a slash or the end; an address goes on.
    if (end === nameEnd && code !== 32 && code !== 47 && code !== 58) return undefined;
  }
  return undefined;
}

function isNameCode(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}

/** `10<sup>6</sup>` is not 106. */
function raise(draft: Draft, at: number): void {
  for (let i = at; i < at + 6; i++) {
    const raised = SUPERSCRIPTS[draft.text.charCodeAt(i) - 48];
    if (raised === undefined) return;
    draft.replace(i, String.fromCharCode(raised));
  }
}

/** Tells whether a place is in a row of a table; asked for places in rising order. */
class Rows {
  readonly #text: string;
  #start = -1;
  #end = -1;
  #row = false;

  constructor(text: string) {
    this.#text = text;
  }

  has(at: number): boolean {
    if (at < this.#end) return this.#row;
    while (this.#end < at) {
      this.#start = this.#end + 1;
      const feed = this.#text.indexOf('\n', this.#start);
      this.#end = feed < 0 ? this.#text.length : feed;
    }
    let first = this.#start;
    while (this.#text.charCodeAt(first) === 32) first++;
    this.#row = this.#text.charCodeAt(first) === 124;
    return this.#row;
  }
}

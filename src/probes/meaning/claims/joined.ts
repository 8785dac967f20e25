import type { Source } from './source.js';

/** A stretch of text that was put together from lines: white space is single, and each character knows its place. */
export interface Joined {
  text: string;
  /** For each character its offset in the plain text, and one more for the end. */
  offsets: Int32Array;
}

interface Range {
  start: number;
  end: number;
}

/** Joins ranges of a source with a space between them, or none where a wrap has cut a name or a word. */
export function join(source: Source, ranges: readonly Range[], words: WordSet): Joined {
  const { text, offsets } = source;
  const only = ranges.length === 1 ? ranges[0] : undefined;
  if (only) {
    const stretch = text.slice(only.start, only.end);
    // The usual case shares the source's offsets: a claim costs no memory of its own.
    if (!/[\t\n]| {2}/.test(stretch)) {
      return { text: stretch, offsets: offsets.subarray(only.start, only.end + 1) };
    }
  }
  let size = 1;
  for (const { start, end } of ranges) size += end - start + 1;
  const places = new Int32Array(size);
  let length = 0;
  let result = '';
  let previous: Range | undefined;
  for (const [index, range] of ranges.entries()) {
    const seam = previous === undefined ? 'none' : seamOf(text, previous, range, words);
    if (seam === 'space') {
      result += ' ';
      places[length++] = previous?.end ?? range.start;
    }
    const next = ranges[index + 1];
    // A hyphen that only the wrap has put there is left out.
    const end = next && seamOf(text, range, next, words) === 'word' ? range.end - 1 : range.end;
    let run = range.start;
    let space = false;
    for (let i = range.start; i < end; i++) {
      const code = text.charCodeAt(i);
      const blank = code === 32 || code === 9 || code === 10;
      if (blank && (space || code !== 32)) {
        result += text.slice(run, i) + (space ? '' : ' ');
        run = i + 1;
        if (!space) places[length++] = i;
      } else {
        places[length++] = i;
      }
      space = blank;
    }
    result += text.slice(run, end);
    previous = range;
  }
  const end = previous?.end ?? 0;
  places[length] = end;
  for (let i = 0; i <= length; i++) places[i] = offsets[places[i] as number] ?? 0;
  return { text: result, offsets: places.subarray(0, length + 1) };
}

/** `read-` + `only` keeps its hyphen, `mainte-` + `nance` loses it if the text has the whole word elsewhere. */
function seamOf(text: string, before: Range, after: Range, words: WordSet): 'space' | 'none' | 'word' {
  const last = text.charCodeAt(before.end - 1);
  if (last !== 45 && last !== 47 && last !== 95) return 'space';
  if (!isAlphanumeric(text.charCodeAt(before.end - 2)) || !isAlphanumeric(text.charCodeAt(after.start)))
    return 'space';
  const tail = text.slice(Math.max(before.start, before.end - 32), before.end);
  if (last !== 45) return tail.endsWith('and/') ? 'space' : 'none';
  const head = /[A-Za-z]{2,30}$/.exec(tail.slice(0, -1))?.[0];
  const rest = /^[a-z]{2,30}/.exec(text.slice(after.start, Math.min(after.end, after.start + 32)))?.[0];
  return head && rest && words.has(head + rest) ? 'word' : 'none';
}

function isAlphanumeric(code: number): boolean {
  return (
    (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 0xbf
  );
}

/** The words of a text in lower case, found when first asked. */
export class WordSet {
  readonly #text: string;
  #words: Set<string> | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  has(word: string): boolean {
    this.#words ??= new Set(this.#text.toLowerCase().match(/[a-z]+/g) ?? []);
    return this.#words.has(word.toLowerCase());
  }
}

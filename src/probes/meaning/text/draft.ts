import { fold, isCombining, isDigit, isLongDash, isSpace, isStrike } from './characters.js';
import { entityAt } from './entities.js';
import type { Plain } from './plain.js';

/** A text on its way to plain: characters are folded, markup is still there and is marked for removal. */
export class Draft {
  readonly text: string;
  /** 1 for what is markup. */
  readonly drop: Uint8Array;
  /** 1 for what must not be read as markup: code, and characters that were written as entities. */
  readonly literal: Uint8Array;
  readonly struck: { start: number; end: number }[] = [];
  readonly #source: string;
  readonly #origin: Int32Array;
  readonly #replaced = new Map<number, string>();

  constructor(source: string) {
    const folded = new Folding(source, this.struck);
    this.#source = source;
    this.text = folded.text;
    this.#origin = folded.origin;
    this.drop = new Uint8Array(this.text.length);
    this.literal = new Uint8Array(this.text.length);
    for (const at of folded.escaped) this.literal[at] = 1;
  }

  /** Marks a range as markup. */
  remove(start: number, end: number): void {
    for (let i = start; i < end; i++) this.drop[i] = 1;
  }

  /** Puts another character in the place of one. */
  replace(at: number, character: string): void {
    this.#replaced.set(at, character);
  }

  /** A range that stands for itself. */
  keep(start: number, end: number): void {
    this.literal.fill(1, start, end);
  }

  finish(): Plain {
    const { text, drop } = this;
    const edges = this.struck.length > 0 ? new Int32Array(text.length + 1) : undefined;
    const origin = new Int32Array(text.length + 1);
    let plain = '';
    let run = 0;
    let length = 0;
    for (let i = 0; i < text.length; i++) {
      if (edges) edges[i] = length;
      if (drop[i] === 0) {
        origin[length++] = this.#origin[i] as number;
      } else {
        if (run < i) plain += this.#piece(run, i);
        run = i + 1;
      }
    }
    plain += this.#piece(run, text.length);
    origin[length] = this.#source.length;
    if (edges) edges[text.length] = length;
    const struck = this.struck.map(({ start, end }) => ({
      start: edges?.[start] ?? 0,
      end: edges?.[end] ?? 0,
    }));
    return { text: plain, origin: origin.slice(0, length + 1), struck: merged(struck) };
  }

  #piece(start: number, end: number): string {
    if (this.#replaced.size === 0) return this.text.slice(start, end);
    let piece = '';
    let run = start;
    for (let i = start; i < end; i++) {
      const other = this.#replaced.get(i);
      if (other === undefined) continue;
      piece += this.text.slice(run, i) + other;
      run = i + 1;
    }
    return piece + this.text.slice(run, end);
  }
}

/** The first step: what each character stands for, whatever stands around it. */
class Folding {
  text = '';
  origin: Int32Array;
  /** Where characters stand that were written as entities. */
  readonly escaped: number[] = [];
  readonly #source: string;
  readonly #struck: { start: number; end: number }[];
  #length = 0;
  #last = Number.NaN;

  constructor(source: string, struck: { start: number; end: number }[]) {
    this.#source = source;
    this.#struck = struck;
    this.origin = new Int32Array(source.length + 16);
    let i = 0;
    while (i < source.length) {
      const start = i;
      while (i < source.length && isPlain(source.charCodeAt(i))) i++;
      // A mark belongs to the letter before it.
      if (i > start && isCombining(source.charCodeAt(i))) i--;
      this.#copy(start, i);
      if (i < source.length) i += this.#foldAt(i);
    }
  }

  /** Folds the character at `i` with its marks; how many code units it took. */
  #foldAt(i: number): number {
    const source = this.#source;
    const entity = source.charCodeAt(i) === 38 ? entityAt(source, i) : undefined;
    const code = entity?.code ?? (source.codePointAt(i) as number);
    const length = entity?.length ?? (code > 0xffff ? 2 : 1);
    if (code === 13) {
      if (source.charCodeAt(i + 1) !== 10) this.#push('\n', i);
      return 1;
    }
    if (isLongDash(code)) {
      this.#push(this.#longDash(source.charCodeAt(i + length)), i);
      return length;
    }
    if (entity) this.escaped.push(this.#length);
    let end = i + length;
    let marks = '';
    let struck = false;
    while (isCombining(source.charCodeAt(end))) {
      if (isStrike(source.charCodeAt(end))) struck = true;
      else if (marks.length < 8) marks += source.charAt(end);
      end++;
    }
    const start = this.#length;
    const form = fold(code);
    this.#push(marks === '' ? form : (form + marks).normalize('NFC'), i);
    if (struck) this.#strike(start);
    // A soft hyphen at a line's end is a word broken by the typesetter.
    if (code === 0xad) while (end < source.length && isSpace(source.charCodeAt(end))) end++;
    return end - i;
  }

  /** `a—b` parts clauses, as `a - b` does; between digits it is a range. */
  #longDash(after: number): string {
    if (isDigit(this.#last) && isDigit(after)) return '-';
    return (isSpace(this.#last) ? '' : ' ') + (isSpace(after) ? '-' : '- ');
  }

  #strike(start: number): void {
    const last = this.#struck.at(-1);
    if (last && last.end >= start - 1) last.end = this.#length;
    else this.#struck.push({ start, end: this.#length });
  }

  #copy(start: number, end: number): void {
    if (start === end) return;
    this.#reserve(end - start);
    for (let i = start; i < end; i++) this.origin[this.#length++] = i;
    this.text += this.#source.slice(start, end);
    this.#last = this.#source.charCodeAt(end - 1);
  }

  #push(form: string, origin: number): void {
    if (form === '') return;
    this.#reserve(form.length);
    for (let k = 0; k < form.length; k++) this.origin[this.#length++] = origin;
    this.text += form;
    this.#last = form.charCodeAt(form.length - 1);
  }

  #reserve(count: number): void {
    if (this.#length + count <= this.origin.length) return;
    const larger = new Int32Array((this.#length + count) * 2);
    larger.set(this.origin);
    this.origin = larger;
  }
}

/** Whether a character stands for itself: printable ASCII, a tab or a line feed. */
function isPlain(code: number): boolean {
  return (code >= 32 && code <= 126 && code !== 38) || code === 10 || code === 9;
}

function merged(ranges: { start: number; end: number }[]): { start: number; end: number }[] {
  const result: { start: number; end: number }[] = [];
  for (const range of ranges.sort((a, b) => a.start - b.start)) {
    if (range.end <= range.start) continue;
    const last = result.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else result.push({ ...range });
  }
  return result;
}

import { type Amount, readAmounts } from './amount.js';
import { charClass, DIGIT, LETTER, SPACE, SYMBOL } from './chars.js';
import { type Chunk, readChunks } from './chunk.js';
import { classesAt } from './vocabulary.js';

const none: readonly number[] = [];

/**
 * A text cut into pieces, once for all types of values. A piece is a run of letters, a run of digits, or one other
 * character that isn't white space. Indexes outside of the text are allowed everywhere and give nothing.
 */
export class Scan {
  readonly text: string;
  /** The pieces that are runs of digits, and those that are words with a capital in front. */
  readonly digits: readonly number[];
  readonly capitals: readonly number[];
  readonly #kinds: readonly number[];
  readonly #starts: readonly number[];
  readonly #ends: readonly number[];
  readonly #words: (string | undefined)[] = [];
  readonly #classes: number[][] = [];
  #amounts: readonly Amount[] | undefined;
  #chunks: readonly Chunk[] | undefined;

  constructor(text: string) {
    const { length } = text;
    const kinds: number[] = [];
    const starts: number[] = [];
    const ends: number[] = [];
    const digits: number[] = [];
    const capitals: number[] = [];
    for (let at = 0; at < length; ) {
      const kind = charClass(text.charCodeAt(at));
      const start = at++;
      if (kind === SPACE) continue;
      if (kind !== SYMBOL) {
        while (at < length && charClass(text.charCodeAt(at)) === kind) at++;
        const piece = kinds.length;
        if (kind === DIGIT) digits.push(piece);
        else {
          if (isCapital(text.charCodeAt(start))) capitals.push(piece);
          const classes = classesAt(text, start, at);
          if (classes !== undefined) for (const index of classes) this.#enlist(index, piece);
        }
      }
      kinds.push(kind);
      starts.push(start);
      ends.push(at);
    }
    this.#kinds = kinds;
    this.#starts = starts;
    this.#ends = ends;
    this.text = text;
    this.digits = digits;
    this.capitals = capitals;
  }

  #enlist(index: number, piece: number): void {
    const list = this.#classes[index];
    if (list === undefined) this.#classes[index] = [piece];
    else list.push(piece);
  }

  /** How many pieces there are. */
  get count(): number {
    return this.#kinds.length;
  }

  /** The pieces that are words of a class, in order. */
  piecesOf(wordClass: number): readonly number[] {
    return this.#classes[wordClass] ?? none;
  }

  /** The numbers of the text, in digits or in words. */
  get amounts(): readonly Amount[] {
    this.#amounts ??= readAmounts(this);
    return this.#amounts;
  }

  /** The stretches of the text that look technical: paths, identifiers, addresses, versions. */
  get chunks(): readonly Chunk[] {
    this.#chunks ??= readChunks(this);
    return this.#chunks;
  }

  start(piece: number): number {
    return this.#starts[piece] ?? (piece < 0 ? 0 : this.text.length);
  }

  /** Where a piece ends; the start of the text for the piece before the first. */
  end(piece: number): number {
    return this.#ends[piece] ?? (piece < 0 ? 0 : this.text.length);
  }

  isWord(piece: number): boolean {
    return piece >= 0 && this.#kinds[piece] === LETTER;
  }

  isDigits(piece: number): boolean {
    return piece >= 0 && this.#kinds[piece] === DIGIT;
  }

  /** The piece in lower case; nothing outside of the text. */
  word(piece: number): string {
    if (piece < 0 || piece >= this.#kinds.length) return '';
    let word = this.#words[piece];
    if (word === undefined) {
      word = this.raw(piece).toLowerCase();
      this.#words[piece] = word;
    }
    return word;
  }

  /** The piece as it stands; nothing outside of the text. */
  raw(piece: number): string {
    return piece < 0 || piece >= this.#kinds.length
      ? ''
      : this.text.slice(this.#starts[piece], this.#ends[piece]);
  }

  /** Whether no white space stands before a piece (and it isn't the first). */
  touches(piece: number): boolean {
    return piece > 0 && piece < this.#kinds.length && this.#starts[piece] === this.#ends[piece - 1];
  }

  /** The first piece from `piece` on that starts at `offset` or later. */
  pieceAt(offset: number, piece: number): number {
    let at = piece;
    while (at < this.#kinds.length && (this.#starts[at] ?? 0) < offset) at++;
    return at;
  }
}

/** Whether a letter, given by its UTF-16 code, is a capital. */
function isCapital(code: number): boolean {
  if (code < 128) return code < 91;
  const char = String.fromCharCode(code);
  return char !== char.toLowerCase();
}

/** Two ascending lists as one. */
export function merged(one: readonly number[], other: readonly number[]): readonly number[] {
  if (one.length === 0) return other;
  if (other.length === 0) return one;
  return [...one, ...other].sort((a, b) => a - b);
}

import { type Amount, readAmounts } from './amount.js';
import { charClass, DIGIT, LETTER, SPACE, SYMBOL } from './chars.js';
import { type Chunk, readChunks } from './chunk.js';

/**
 * A text cut into pieces, once for all types of values. A piece is a run of letters, a run of digits, or one other
 * character that isn't white space. Indexes outside of the text are allowed everywhere and give nothing.
 */
export class Scan {
  readonly text: string;
  /** How many pieces there are. */
  readonly count: number;
  readonly #kinds: Uint8Array;
  readonly #starts: Int32Array;
  readonly #ends: Int32Array;
  readonly #words: (string | undefined)[] = [];
  #amounts: readonly Amount[] | undefined;
  #chunks: readonly Chunk[] | undefined;

  constructor(text: string) {
    const { length } = text;
    const kinds = new Uint8Array(length);
    const starts = new Int32Array(length);
    const ends = new Int32Array(length);
    let count = 0;
    for (let at = 0; at < length; ) {
      const kind = charClass(text.charCodeAt(at));
      const start = at++;
      if (kind === SPACE) continue;
      if (kind !== SYMBOL) while (at < length && charClass(text.charCodeAt(at)) === kind) at++;
      kinds[count] = kind;
      starts[count] = start;
      ends[count] = at;
      count++;
    }
    this.text = text;
    this.count = count;
    this.#kinds = kinds;
    this.#starts = starts;
    this.#ends = ends;
  }

  /** The numbers of the text, in digits or in words. */
  get amounts(): readonly Amount[] {
    this.#amounts ??= readAmounts(this);
    return this.#amounts;
  }

  /** The stretches of the text that look technical: paths, identifiers, addresses, versions. */
  get chunks(): readonly Chunk[] {
    this.#chunks ??= readChunks(this.text);
    return this.#chunks;
  }

  start(piece: number): number {
    return piece < this.count ? (this.#starts[piece] ?? 0) : this.text.length;
  }

  /** Where a piece ends; the start of the text for the piece before the first. */
  end(piece: number): number {
    return piece < 0 ? 0 : piece < this.count ? (this.#ends[piece] ?? 0) : this.text.length;
  }

  isWord(piece: number): boolean {
    return piece < this.count && this.#kinds[piece] === LETTER;
  }

  isDigits(piece: number): boolean {
    return piece < this.count && this.#kinds[piece] === DIGIT;
  }

  /** The piece in lower case; nothing outside of the text. */
  word(piece: number): string {
    if (piece < 0 || piece >= this.count) return '';
    let word = this.#words[piece];
    if (word === undefined) {
      word = this.raw(piece).toLowerCase();
      this.#words[piece] = word;
    }
    return word;
  }

  /** The piece as it stands; nothing outside of the text. */
  raw(piece: number): string {
    return piece < 0 || piece >= this.count ? '' : this.text.slice(this.#starts[piece], this.#ends[piece]);
  }

  /** Whether no white space stands before a piece (and it isn't the first). */
  touches(piece: number): boolean {
    return piece > 0 && piece < this.count && this.#starts[piece] === this.#ends[piece - 1];
  }

  /** The first piece from `piece` on that starts at `offset` or later. */
  pieceAt(offset: number, piece: number): number {
    let at = piece;
    while (at < this.count && (this.#starts[at] ?? 0) < offset) at++;
    return at;
  }
}

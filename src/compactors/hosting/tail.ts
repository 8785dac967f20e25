/** Lines of each stream that are handed out, and characters of each. */
const MAX_LINES = 20;
const MAX_LINE = 400;
/** Lines of each stream that are kept: V8 says why it ends a process some way above the end. */
const KEPT = 200;
/** Up to so many lines in all stand in the order in which they came. */
const FEW = 8;

export const lineEnd = /\r\n|\n|\r/;

export type OutputStream = 'stdout' | 'stderr';

interface Line {
  text: string;
  /** Its place among the lines of both streams. */
  at: number;
}

/** The last lines of a process's two streams, which may have no end. */
export class OutputTail {
  #streams = { stdout: new StreamTail(), stderr: new StreamTail() };
  #count = 0;

  push(stream: OutputStream, chunk: string): void {
    this.#count = this.#streams[stream].push(chunk, this.#count);
  }

  /** All that is kept of what was printed to stderr. */
  get errors(): string {
    return this.#streams.stderr.last(KEPT, 0).map(textOf).join('\n');
  }

  /**
   * The last 20 lines of each stream, raw, at most 400 characters of each. A few lines come in the order in which
   * they were printed; of many, those of stderr come last, so that whoever shows only the end shows the errors.
   */
  lines(): string[] {
    const lines = this.#last();
    if (lines.length <= FEW) lines.sort((a, b) => a.at - b.at);
    return lines.map(textOf);
  }

  /** How many lines were printed that {@link lines} does not have. */
  get cut(): number {
    const { stdout, stderr } = this.#streams;
    return this.#count + stdout.open + stderr.open - this.#last().length;
  }

  clear(): void {
    this.#streams = { stdout: new StreamTail(), stderr: new StreamTail() };
    this.#count = 0;
  }

  #last(): Line[] {
    const { stdout, stderr } = this.#streams;
    return [...stdout.last(MAX_LINES, this.#count), ...stderr.last(MAX_LINES, this.#count)];
  }
}

class StreamTail {
  readonly #lines: Line[] = [];
  /** The beginning of a line that has no end yet. */
  #rest = '';

  /** @returns the count of lines of both streams, given what it was before */
  push(chunk: string, count: number): number {
    const pieces = chunk.split(lineEnd);
    const rest = pieces.pop() ?? '';
    let at = count;
    for (const piece of pieces) {
      this.#extend(piece);
      this.#lines.push({ text: this.#rest, at });
      this.#rest = '';
      at += 1;
    }
    this.#extend(rest);
    if (this.#lines.length > 2 * KEPT) this.#lines.splice(0, this.#lines.length - KEPT);
    return at;
  }

  /** 1 while a line has no end yet. */
  get open(): number {
    return this.#rest === '' ? 0 : 1;
  }

  /** The last lines; one without an end stands at `at`. */
  last(most: number, at: number): Line[] {
    const lines = this.open ? [...this.#lines, { text: this.#rest, at }] : this.#lines;
    return lines.slice(-most);
  }

  // A line may go on without an end: only its beginning, and that there is more, is kept.
  #extend(piece: string): void {
    this.#rest = (this.#rest + piece.slice(0, MAX_LINE + 1)).slice(0, MAX_LINE + 1);
  }
}

function textOf({ text }: Line): string {
  return text.length > MAX_LINE ? `${text.slice(0, MAX_LINE)}…` : text;
}

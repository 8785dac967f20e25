/** Lines, characters a line and characters in all that are kept of what a process printed last. */
const MAX_LINES = 40;
const MAX_LINE = 400;
const MAX_CHARS = 16_384;

export const lineEnd = /\r\n|\n|\r/;

/** The last lines of an output that may have no end. */
export class OutputTail {
  #text = '';
  #cut = false;

  push(chunk: string): void {
    const all = this.#text + chunk;
    this.#cut ||= all.length > MAX_CHARS;
    this.#text = all.slice(-MAX_CHARS);
  }

  get text(): string {
    return this.#text;
  }

  /** At most 40 lines of at most 400 characters, raw, the last one printed last. */
  lines(): string[] {
    const lines = this.#text.split(lineEnd);
    if (lines.at(-1) === '') lines.pop();
    // The oldest line is only the rest of one, unless it is all there is.
    if (this.#cut && lines.length > 1) lines.shift();
    return lines
      .slice(-MAX_LINES)
      .map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line));
  }

  clear(): void {
    this.#text = '';
    this.#cut = false;
  }
}

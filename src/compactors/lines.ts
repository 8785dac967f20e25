/**
 * Cuts a stream of text into lines, whatever pieces it comes in. A line longer than `maxLength` is handed out in
 * pieces, so that a stream without line ends takes no more memory than that.
 */
export class LineSplitter {
  #rest = '';

  constructor(
    readonly separator: RegExp,
    readonly maxLength: number,
  ) {}

  /** @returns the lines that this piece completed, without their ends */
  push(chunk: string): string[] {
    const lines = chunk.split(this.separator);
    lines[0] = this.#rest + lines[0];
    this.#rest = lines.pop() as string;
    if (this.#rest.length > this.maxLength) lines.push(this.end());
    return lines;
  }

  /** @returns what came after the last line end */
  end(): string {
    const rest = this.#rest;
    this.#rest = '';
    return rest;
  }
}

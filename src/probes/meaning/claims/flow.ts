/** A scalar of a JSON text or of a YAML flow (`{a: b}`, `[a, b]`), with the keys that lead to it. */
export interface Scalar {
  path: readonly string[];
  start: number;
  end: number;
  /** It may hold escapes such as `\n`. */
  quoted: boolean;
  /** An element of an array has no key of its own. */
  element: boolean;
  /** Number of its object or array, in the order in which they start. */
  container: number;
}

export interface Flow {
  scalars: readonly Scalar[];
  end: number;
  /** The outermost bracket was closed. */
  closed: boolean;
}

interface Container {
  array: boolean;
  id: number;
  key: string | undefined;
  path: readonly string[];
}

/** Keys further in are left out of the path, so that a hostile nesting can't make it long. */
const DEEPEST = 16;

/**
 * Reads from a bracket on, with a great deal of tolerance: cut off, trailing commas, bare words, quotes inside of
 * strings. `limit` is where the text for it ends at the latest.
 */
export function readFlow(text: string, start: number, limit: number): Flow {
  return new FlowReader(text, start, limit).read();
}

class FlowReader {
  readonly #scalars: Scalar[] = [];
  readonly #stack: Container[] = [];
  #count = 0;
  #at: number;

  constructor(
    readonly text: string,
    start: number,
    readonly limit: number,
  ) {
    this.#at = start;
  }

  read(): Flow {
    while (this.#at < this.limit) {
      const code = this.text.charCodeAt(this.#at);
      if (code === 10 && this.#ends()) return this.#result(false);
      if (code === 32 || code === 9 || code === 10 || code === 44 || code === 58) this.#at++;
      else if (code === 123 || code === 91) this.#open(code === 91);
      else if (code === 125 || code === 93) {
        this.#at++;
        this.#stack.pop();
        if (this.#stack.length === 0) return this.#result(true);
      } else if (code === 34 || (code === 39 && !/[a-z]/i.test(this.text.charAt(this.#at - 1))))
        this.#quoted(code);
      else this.#bare();
    }
    return this.#result(false);
  }

  #result(closed: boolean): Flow {
    return { scalars: this.#scalars, end: Math.min(this.#at, this.limit), closed };
  }

  /** After an empty line, something that no JSON goes on with: the text was cut and another one follows. */
  #ends(): boolean {
    let i = this.#at;
    let feeds = 0;
    for (; i < this.limit; i++) {
      const code = this.text.charCodeAt(i);
      if (code === 10) feeds++;
      else if (code !== 32 && code !== 9) break;
    }
    if (i < this.limit && (feeds < 2 || '"\'{}[],'.includes(this.text.charAt(i)))) {
      this.#at = i - 1;
      return false;
    }
    return true;
  }

  #open(array: boolean): void {
    const parent = this.#stack.at(-1);
    let path = parent?.path ?? [];
    if (parent?.key !== undefined && path.length < DEEPEST) path = [...path, parent.key];
    if (parent) parent.key = undefined;
    this.#stack.push({ array, id: this.#count++, key: undefined, path });
    this.#at++;
  }

  #quoted(quote: number): void {
    const start = this.#at + 1;
    let i = start;
    let raw = this.limit;
    for (; i < this.limit; i++) {
      const code = this.text.charCodeAt(i);
      if (code === 92) i++;
      else if (code === 10) {
        // A string that was never closed ends with its line.
        raw = i;
        break;
      } else if (code === quote && this.#closes(i + 1)) break;
    }
    const end = Math.min(i, raw, this.limit);
    this.#at = end < raw && end < this.limit ? end + 1 : end;
    this.#take(start, end, true);
  }

  /** A quote ends a string if what follows is what follows strings. */
  #closes(at: number): boolean {
    let i = at;
    while (i < this.limit && (this.text.charCodeAt(i) === 32 || this.text.charCodeAt(i) === 9)) i++;
    return i >= this.limit || ',:}]\n'.includes(this.text.charAt(i));
  }

  #bare(): void {
    const start = this.#at;
    const object = this.#stack.at(-1)?.array === false;
    let i = start;
    for (; i < this.limit; i++) {
      const code = this.text.charCodeAt(i);
      if (code === 44) {
        // The comma of `1,800` is a part of the number.
        if (isDigit(this.text.charCodeAt(i - 1)) && isDigit(this.text.charCodeAt(i + 1)) && !this.#tight)
          continue;
        break;
      }
      if (code === 125 || code === 93 || code === 10) break;
      if (code === 58 && object && this.#endsKey(i + 1)) break;
    }
    let end = i;
    while (end > start && this.text.charCodeAt(end - 1) === 32) end--;
    this.#at = Math.max(i, start + 1);
    if (end > start) this.#take(start, end, false);
  }

  /** In JSON proper, where keys are quoted, a comma always parts. */
  get #tight(): boolean {
    return this.#scalars.length > 0 && this.#scalars[0]?.quoted === true;
  }

  #endsKey(at: number): boolean {
    const code = this.text.charCodeAt(at);
    return (
      this.#stack.at(-1)?.key === undefined &&
      (code === 32 || code === 10 || code === 34 || code === 123 || code === 91)
    );
  }

  #take(start: number, end: number, quoted: boolean): void {
    const container = this.#stack.at(-1);
    if (!container) return;
    if (!container.array && container.key === undefined) {
      let i = this.#at;
      while (i < this.limit && (this.text.charCodeAt(i) === 32 || this.text.charCodeAt(i) === 9)) i++;
      if (this.text.charCodeAt(i) === 58 && i < this.limit) {
        container.key = this.text.slice(start, Math.min(end, start + 200));
        this.#at = i + 1;
        return;
      }
    }
    const { key, path, id } = container;
    container.key = undefined;
    if (end <= start) return;
    const whole = key === undefined || path.length >= DEEPEST ? path : [...path, key];
    this.#scalars.push({ path: whole, start, end, quoted, element: key === undefined, container: id });
  }
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

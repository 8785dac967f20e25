/*
 * Words for values that came from a compactor. They end up in sentences, so they are one line, short and free of
 * control characters; escaping for markdown or a terminal is left to whoever shows them.
 */

const MAX_QUOTE = 300;

/** A text in double quotes: white space and control characters run together, cut after 300 characters. */
export function quote(text: string): string {
  // A few spare characters are kept before the cleaning, so that a huge text costs nothing.
  const clean = text
    .slice(0, MAX_QUOTE * 4)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return `"${clean.length > MAX_QUOTE || text.length > MAX_QUOTE * 4 ? `${clean.slice(0, MAX_QUOTE)}…` : clean}"`;
}

/** What a value is, with an article: `null`, `a number (42)`, `an array`, `an object with content`. */
export function describeValue(value: unknown): string {
  switch (typeof value) {
    case 'undefined':
      return 'undefined';
    case 'number':
      return Number.isNaN(value) ? 'NaN' : `a number (${value})`;
    case 'bigint':
      return 'a bigint';
    case 'boolean':
      return `a boolean (${value})`;
    case 'string':
      return value === '' ? 'an empty string' : `a string (${quote(value.slice(0, 80))})`;
    case 'symbol':
      return 'a symbol';
    case 'function':
      return isClass(value) ? 'a class' : 'a function';
    default:
      return value === null ? 'null' : describeObject(value as object);
  }
}

function describeObject(value: object): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  const maker = (value as { constructor?: { name?: unknown } }).constructor?.name;
  if (typeof maker === 'string' && maker !== 'Object' && maker !== '') {
    return `an object of the class ${maker.slice(0, 60)}`;
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return 'an object with no fields';
  const shown = keys.slice(0, 5).map((key) => key.slice(0, 40));
  return `an object with ${shown.join(', ')}${keys.length > 5 ? ', …' : ''}`;
}

/** What was thrown, for a clause after `threw`: `"text"`, `TypeError "text"`, `a number (42)`. */
export function describeThrown(error: unknown): string {
  try {
    if (!(error instanceof Error) && !isErrorLike(error)) return describeValue(error);
    const name =
      typeof error.name === 'string' && error.name !== 'Error' ? `${error.name.slice(0, 60)} ` : '';
    return `${name}${quote(String(error.message))}`;
  } catch {
    return 'something that can not be described';
  }
}

// Errors of another realm, such as those of node:vm, are no instances of this realm's Error.
function isErrorLike(value: unknown): value is { name: unknown; message: unknown } {
  return typeof value === 'object' && value !== null && 'message' in value && 'name' in value;
}

/** Says whether a function must be called with `new`, as far as its source tells. */
export function isClass(value: unknown): value is new () => unknown {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}

/** A time limit as people write it: `500 ms`, `2 s`, `1.5 s`. */
export function describeDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${milliseconds} ms` : `${Number((milliseconds / 1000).toFixed(2))} s`;
}

/** A size in bytes: `12 kB` style of the binary units: `900 B`, `12.5 KiB`, `8 MiB`, `2 GiB`. */
export function describeBytes(bytes: number): string {
  const units = ['B', 'KiB', 'MiB', 'GiB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${Number(size.toFixed(1))} ${units[unit]}`;
}

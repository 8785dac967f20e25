/** Where a line may end: not before the sign of a figure, as in `50 %`, nor before an arrow. */
const BREAK = / (?![%→])/;

/**
 * Breaks a text without control characters into lines of at most `width` columns. The first line starts with
 * `first`, the others with `rest`. A word that is longer than a line is broken, never so that a line starts with
 * `::`, which a CI runner reads as a command.
 */
export function wrap(text: string, width: number, first = '', rest = first): string[] {
  const lines: string[] = [];
  let line = first;
  let used = columns(first);
  let empty = true;
  const next = () => {
    lines.push(line);
    line = rest;
    used = columns(rest);
    empty = true;
  };
  for (const word of text.split(BREAK)) {
    let left = word;
    if (!empty && used + 1 + columns(word) > width) next();
    if (!empty) {
      line += ' ';
      used += 1;
    }
    while (used + columns(left) > width) {
      const piece = fitting(left, Math.max(4, width - used));
      line += piece;
      left = left.slice(piece.length);
      next();
    }
    line += left;
    used += columns(left);
    empty = false;
  }
  lines.push(line);
  return lines.map((text) => text.trimEnd());
}

/**
 * The most columns that a text can take in a terminal: two for every character that may be wide. Marks and symbols
 * that are narrow in fact only make a line break earlier.
 */
export function columns(text: string): number {
  let count = 0;
  for (const char of text) count += (char.codePointAt(0) ?? 0) < 0x1100 ? 1 : 2;
  return count;
}

/** The first characters of a word that fit, cut so that what is left doesn't start with two colons. */
function fitting(word: string, width: number): string {
  let piece = '';
  let used = 0;
  for (const char of word) {
    used += columns(char);
    if (used > width) break;
    piece += char;
  }
  while (word.startsWith('::', piece.length) && piece.length > 1) piece = [...piece].slice(0, -1).join('');
  return piece;
}

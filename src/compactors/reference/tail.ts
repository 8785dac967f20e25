/** The share of a text that truncation keeps, as a share of its characters. */
export const KEPT_SHARE = 0.3;

/** The last `count` characters of a text; never half of a surrogate pair. */
export function lastChars(text: string, count: number): string {
  const start = Math.max(0, text.length - count);
  return text.slice(isLowSurrogate(text, start) ? start + 1 : start);
}

/** The whole lines among the last `count` characters of a text. */
export function lastLines(text: string, count: number): string {
  const start = text.length - count;
  if (start <= 0) return text;
  if (text[start - 1] === '\n') return text.slice(start);
  const lineEnd = text.indexOf('\n', start);
  return lineEnd < 0 ? '' : text.slice(lineEnd + 1);
}

/** The whole lines among the last 30 % of a text. */
export function lastShare(text: string): string {
  return lastLines(text, Math.floor(text.length * KEPT_SHARE));
}

function isLowSurrogate(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff;
}

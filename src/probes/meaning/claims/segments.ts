import type { Range } from '../subject.js';

/** What stands between commas, semicolons, colons, `and` and `but`: the small pieces in which things are paired. */
export function segmentsOf(text: string): Range[] {
  const segments: Range[] = [];
  let start = 0;
  for (const match of text.matchAll(/[,;:] |\b(?:and|but|while|whereas)\b/g)) {
    segments.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  segments.push({ start, end: text.length });
  return segments;
}

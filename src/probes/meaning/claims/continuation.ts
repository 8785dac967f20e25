import { markerAt } from './marker.js';
import { isBlank, type Line } from './source.js';
import type { Walk } from './walk.js';
import { isWrapped } from './wrap.js';

/**
 * The lines that an item or a key goes on with, from `at + 1` to before the result: deeper ones, and others where the
 * line above is wrapped.
 */
export function continuationEnd(walk: Walk, at: number, indent: number): number {
  const { lines, text } = walk;
  let end = at + 1;
  let width = widthOf(lines[at]);
  for (let next = lines[end]; next && !isBlank(next) && !next.tag; next = lines[end]) {
    if (walk.startsAnew(end)) break;
    const above = lines[end - 1] as Line;
    width = Math.max(width, widthOf(next));
    if (next.indent <= indent && !isWrapped(text, above, next, width, false)) break;
    // A sentence is over and the next line stands at the margin: a paragraph of its own below a list.
    if (next.indent <= indent && endsSentence(text, above) && widthOf(above) < width * 0.8) break;
    end++;
  }
  return end;
}

/** The first line at or after `at` that isn't blank. */
export function nextFilled(walk: Walk, at: number): Line | undefined {
  let i = at;
  while (i < walk.lines.length && i - at < 3 && isBlank(walk.lines[i])) i++;
  return walk.lines[i];
}

/** Whether the next filled line is an item of a list. */
export function listFollows(walk: Walk, at: number): boolean {
  const next = walk.lines[at];
  return next !== undefined && !isBlank(next) && !next.tag && markerAt(walk.text, next) !== undefined;
}

function widthOf(line: Line | undefined): number {
  return line ? line.indent + line.end - line.start : 0;
}

function endsSentence(text: string, line: Line): boolean {
  const last = text.charCodeAt(line.end - 1);
  return last === 46 || last === 33 || last === 63;
}

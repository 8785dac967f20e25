import type { Tag } from './tag.js';

/** A text that is read, and where its characters stand in the plain text. */
export interface Source {
  text: string;
  /** For each character its offset in the plain text, and one more for the end. */
  offsets: Int32Array;
  /** It is the plain text itself. */
  whole: boolean;
}

/** A line without the space around it, or a structural tag, which is a line of its own. */
export interface Line {
  start: number;
  end: number;
  /** Columns of space before it. */
  indent: number;
  tag?: Tag;
}

const TAB_WIDTH = 4;

export function isBlank(line: Line | undefined): boolean {
  return line === undefined || (line.tag === undefined && line.start >= line.end);
}

/** A source's lines, with quote marks (`>`) taken off, cut at the tags. */
export function linesOf(text: string, tags: readonly Tag[]): Line[] {
  const lines: Line[] = [];
  let next = 0;
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    let from = start;
    let tag = tags[next];
    while (tag && tag.start < end) {
      if (tag.start > from) pushUnlessBlank(lines, text, from, tag.start, from === start);
      lines.push({ start: tag.start, end: tag.end, indent: 0, tag });
      from = tag.end;
      tag = tags[++next];
    }
    if (from > end) {
      // The tag went on over the line's end.
      start = from;
      continue;
    }
    if (from === start) lines.push(trimmed(text, start, end, true));
    else pushUnlessBlank(lines, text, from, end, false);
    start = end + 1;
  }
  return lines;
}

function pushUnlessBlank(lines: Line[], text: string, start: number, end: number, first: boolean): void {
  const line = trimmed(text, start, end, first);
  if (!isBlank(line)) lines.push(line);
}

function trimmed(text: string, start: number, end: number, first: boolean): Line {
  let from = start;
  let indent = 0;
  for (; from < end; from++) {
    const code = text.charCodeAt(from);
    if (code === 32) indent++;
    else if (code === 9) indent += TAB_WIDTH;
    else if (code === 62 && first && isQuoteMark(text, from, end)) indent = -1;
    else break;
  }
  let to = end;
  while (to > from && isBlankCode(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to, indent: Math.max(indent, 0) };
}

/** `> said` quotes; `> 500 rows` compares. */
function isQuoteMark(text: string, at: number, end: number): boolean {
  const next = text.charCodeAt(at + 1);
  if (next === 62 || at + 1 >= end) return true;
  if (next !== 32) return false;
  const code = text.charCodeAt(at + 2);
  return !(code >= 48 && code <= 57);
}

function isBlankCode(code: number): boolean {
  return code === 32 || code === 9;
}

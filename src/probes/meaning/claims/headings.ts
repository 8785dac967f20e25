import { keyOf } from './key.js';
import { markerAt } from './marker.js';
import type { Reader } from './reader.js';
import { isBlank, type Line } from './source.js';
import type { Walk } from './walk.js';

interface Found {
  level: number;
  start: number;
  end: number;
  lines: number;
}

/** Levels below those of markdown's six. */
const SECTION = 7;
const BOLD = 8;

/** Headings: `## …`, underlined, `[section]`, a line that is all bold, a few words in capitals. */
export const headings: Reader = {
  starts: (walk, at) => headingAt(walk, at) !== undefined,
  read(walk, at) {
    const found = headingAt(walk, at);
    if (!found) return at + 1;
    const { level, start, end, lines } = found;
    walk.frames.clear();
    walk.headings = walk.headings.filter((heading) => heading.level < level);
    const joined = walk.join([{ start, end }]);
    walk.emit(joined, 0, joined.text.length, { form: 'sentence', group: walk.newGroup() });
    const text = joined.text.replace(/[ :]+$/, '').slice(0, 160);
    if (text !== '') walk.headings = [...walk.headings, { level, text }];
    walk.gap = true;
    return at + lines;
  },
};

function headingAt(walk: Walk, at: number): Found | undefined {
  const line = walk.lines[at];
  if (!line || line.tag || isBlank(line)) return undefined;
  const first = walk.text.charCodeAt(line.start);
  if (first === 35) return numbered(walk.text, line);
  if (first === 91) return section(walk.text, line);
  if (line.end - line.start > 100) return undefined;
  return underlined(walk, at, line) ?? standing(walk, at, line);
}

/** `## Goals`, with or without marks behind it. An indented one is a comment. */
function numbered(text: string, line: Line): Found | undefined {
  let start = line.start;
  while (text.charCodeAt(start) === 35) start++;
  const level = start - line.start;
  if (level > 6 || line.indent > 3 || text.charCodeAt(start) !== 32) return undefined;
  let end = line.end;
  while (end > start && (text.charCodeAt(end - 1) === 35 || text.charCodeAt(end - 1) === 32)) end--;
  while (start < end && text.charCodeAt(start) === 32) start++;
  if (start === end || (line.indent > 0 && level === 1)) return undefined;
  return { level, start, end, lines: 1 };
}

/** `[limits]` and `[[limits.jobs]]` alone on a line. */
function section(text: string, line: Line): Found | undefined {
  let { start, end } = line;
  if (end - start > 60) return undefined;
  while (text.charCodeAt(start) === 91) start++;
  while (end > start && text.charCodeAt(end - 1) === 93) end--;
  if (end === line.end || start - line.start > 2 || start - line.start !== line.end - end) return undefined;
  const name = text.slice(start, end);
  if (!/^[\p{L}_][^[\]",;{}]*$/u.test(name) || name.split(' ').length > 5) return undefined;
  return { level: SECTION, start, end, lines: 1 };
}

function underlined(walk: Walk, at: number, line: Line): Found | undefined {
  const below = walk.lines[at + 1];
  if (!below || below.tag || below.end - below.start < 3) return undefined;
  const code = walk.text.charCodeAt(below.start);
  if (code !== 61 && code !== 45) return undefined;
  for (let i = below.start; i < below.end; i++) if (walk.text.charCodeAt(i) !== code) return undefined;
  if (markerAt(walk.text, line) || keyOf(walk.text, line.start, line.end, 'line')) return undefined;
  if (walk.text.charCodeAt(line.start) === 124 || /[.,;]$/.test(walk.text.slice(line.end - 1, line.end)))
    return undefined;
  return { level: code === 61 ? 1 : 2, start: line.start, end: line.end, lines: 2 };
}

/** A line with nothing but bold words, or with a few in capitals, over something. */
function standing(walk: Walk, at: number, line: Line): Found | undefined {
  const last = walk.text.charCodeAt(line.end - 1);
  if (last === 46 || last === 44 || last === 59 || isBlank(nextLine(walk, at))) return undefined;
  const next = walk.lines[at + 1];
  // `**Rules:**` right above a list is its lead-in, and stands over nothing else.
  const leads =
    last === 58 && next !== undefined && !isBlank(next) && markerAt(walk.text, next) !== undefined;
  if (isBold(walk, line) && !leads && markerAt(walk.text, line) === undefined) {
    return { level: BOLD, start: line.start, end: line.end, lines: 1 };
  }
  if (!walk.gap || line.end - line.start > 40) return undefined;
  const words = walk.text.slice(line.start, line.end);
  return /^\p{Lu}{3,}(?:[ &/]+\p{Lu}{2,}){0,2}:?$/u.test(words) && !/^(?:NEVER|NO|DO|DON|NOT)\b/.test(words)
    ? { level: BOLD, start: line.start, end: line.end, lines: 1 }
    : undefined;
}

/** Two marks or more are gone before the line and behind it: it was `**bold**`. */
function isBold(walk: Walk, line: Line): boolean {
  const { origin, text } = walk.reading.plain;
  if (!walk.source.whole) return false;
  const feed = line.start - 1;
  const before = (origin[line.start] ?? 0) - (feed < 0 ? -1 : (origin[feed] ?? 0));
  const after = (origin[line.end] ?? 0) - (origin[line.end - 1] ?? 0);
  return (
    before >= 3 &&
    after >= 3 &&
    (feed < 0 || text.charCodeAt(feed) === 10) &&
    !/[:;=] /.test(text.slice(line.start, line.end))
  );
}

function nextLine(walk: Walk, at: number): Line | undefined {
  const next = walk.lines[at + 1];
  return isBlank(next) ? walk.lines[at + 2] : next;
}

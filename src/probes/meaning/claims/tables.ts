import type { Reader } from './reader.js';
import { isBlank, type Line } from './source.js';
import type { Walk } from './walk.js';

interface Cell {
  start: number;
  end: number;
}

/** Tables with bars. A row is a group; a cell is labelled by the first of its row and the head of its column. */
export const tables: Reader = {
  starts(walk, at) {
    const line = walk.lines[at];
    if (!line || line.tag) return false;
    if (walk.text.charCodeAt(line.start) === 124) return true;
    return isRule(walk.text, walk.lines[at + 1]) && cellsOf(walk.text, line).length > 1;
  },
  read(walk, at) {
    walk.frames.enterParagraph(walk.lines[at]?.indent ?? 0);
    const outer = walk.labels();
    const rows: Cell[][] = [];
    let end = at;
    let head: string[] | undefined;
    for (let line = walk.lines[end]; line && isRow(walk, line, end === at); line = walk.lines[++end]) {
      if (isRule(walk.text, line)) {
        if (rows.length === 1 && !head) head = emitHead(walk, rows.pop() ?? [], outer);
      } else {
        rows.push(cellsOf(walk.text, line));
      }
    }
    const ordinal = rows.length > 0 && rows.every((row) => isOrdinal(walk.text, row[0]));
    for (const row of rows) emitRow(walk, row, head ?? [], ordinal, outer);
    return Math.max(end, at + 1);
  },
};

function isRow(walk: Walk, line: Line, first: boolean): boolean {
  if (line.tag || isBlank(line)) return false;
  if (walk.text.charCodeAt(line.start) === 124 || first) return true;
  return isRule(walk.text, line) || cellsOf(walk.text, line).length > 1;
}

/** `|---|:--:|` */
function isRule(text: string, line: Line | undefined): boolean {
  if (!line || line.tag || line.end - line.start < 3) return false;
  let bars = 0;
  let dashes = 0;
  for (let i = line.start; i < line.end; i++) {
    const code = text.charCodeAt(i);
    if (code === 124 || code === 43) bars++;
    else if (code === 45 || code === 61) dashes++;
    else if (code !== 58 && code !== 32) return false;
  }
  return bars > 0 && dashes > 0;
}

function cellsOf(text: string, line: Line): Cell[] {
  const cells: Cell[] = [];
  let start = text.charCodeAt(line.start) === 124 ? line.start + 1 : line.start;
  for (let i = start; i <= line.end; i++) {
    const bar = i < line.end && text.charCodeAt(i) === 124 && text.charCodeAt(i - 1) !== 92;
    if (!bar && i < line.end) continue;
    // What stands behind the last bar is no cell.
    if (i < line.end || start < line.end) cells.push(trimmed(text, start, i));
    start = i + 1;
  }
  return cells;
}

function trimmed(text: string, start: number, end: number): Cell {
  let from = start;
  let to = end;
  while (from < to && text.charCodeAt(from) === 32) from++;
  while (to > from && text.charCodeAt(to - 1) === 32) to--;
  return { start: from, end: to };
}

/** The names of the columns, which are claims too: a value may stand in one. */
function emitHead(walk: Walk, cells: readonly Cell[], labels: readonly string[]): string[] {
  const group = walk.newGroup();
  return cells.map((cell) => {
    const joined = walk.join([cell]);
    walk.emit(joined, 0, joined.text.length, { form: 'cell', group, labels });
    return joined.text.slice(0, 160);
  });
}

function emitRow(
  walk: Walk,
  row: readonly Cell[],
  head: readonly string[],
  ordinal: boolean,
  outer: readonly string[],
): void {
  const group = walk.newGroup();
  const named = ordinal ? 1 : 0;
  const name = row[named]
    ? walk.text.slice(row[named].start, Math.min(row[named].end, row[named].start + 160))
    : '';
  for (const [column, cell] of row.entries()) {
    const joined = walk.join([cell]);
    const labels = [...outer];
    if (column > named && name !== '') labels.push(name);
    if (head[column]) labels.push(head[column]);
    walk.emit(joined, 0, joined.text.length, { form: 'cell', group, labels });
  }
}

/** A first column with nothing but numbers of rows names nothing; the second does. */
function isOrdinal(text: string, cell: Cell | undefined): boolean {
  return (
    cell !== undefined && /^#?\d{0,3}[.)]?$/.test(text.slice(cell.start, Math.min(cell.end, cell.start + 8)))
  );
}

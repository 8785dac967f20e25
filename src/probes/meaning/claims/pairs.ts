import { continuationEnd } from './continuation.js';
import type { Joined } from './joined.js';
import { type Key, keyOf, labelOf } from './key.js';
import type { Reader } from './reader.js';
import { emitScalars, flowAt } from './scalars.js';
import type { Line } from './source.js';
import { emitAssignments, emitValue, type Manner } from './statements.js';
import type { Walk } from './walk.js';

const BLOCK = new Set(['|', '>', '|-', '>-', '|+', '>+']);

/** `key: value` and `key = value` lines, nested by indent as in YAML; comments behind and between them. */
export const pairs: Reader = {
  starts(walk, at) {
    const line = walk.lines[at];
    return line !== undefined && !line.tag && (keyAt(walk, line) !== undefined || isComment(walk.text, line));
  },
  read(walk, at) {
    const line = walk.lines[at] as Line;
    const key = keyAt(walk, line);
    if (!key) return readComment(walk, line, at);
    const sibling = walk.frames.enter(line.indent, false);
    const group = sibling === undefined || (walk.gap && line.indent === 0) ? walk.newGroup() : sibling;
    return readPair(walk, at, key, { indent: line.indent, item: false, group });
  },
};

/** The key of a line, if it is a pair. */
export function keyAt(walk: Walk, line: Line): Key | undefined {
  return keyOf(walk.text, line.start, line.end, 'line');
}

/** The line that a pair is, to those below it. */
export interface Place {
  indent: number;
  item: boolean;
  group: number;
  checked?: boolean | undefined;
}

/** Reads the pair that `lines[at]` is, with what belongs to it; the next line. */
export function readPair(walk: Walk, at: number, key: Key, place: Place): number {
  const line = walk.lines[at] as Line;
  const { indent, item, group, checked } = place;
  const name = walk.text.slice(key.start, key.end);
  const frame = { indent, item, leadIn: false, label: labelOf(name), group };
  const labels = walk.labels();
  const value = walk.text.slice(key.value, Math.min(line.end, key.value + 3));
  if (value === '' || BLOCK.has(value)) {
    const joined = walk.join([{ start: line.start, end: key.end }]);
    walk.emit(joined, 0, joined.text.length, { form: 'sentence', group, labels, checked });
    walk.frames.push({ ...frame, leadIn: true });
    return at + 1;
  }
  const below = [...labels, frame.label];
  const flow = flowAt(walk, key.value, at);
  if (flow) {
    emitScalars(walk, flow.flow, below);
    walk.frames.push(frame);
    return flow.next;
  }
  const end = continuationEnd(walk, at, indent);
  if (walk.text.charCodeAt(key.end) === 61) {
    const whole = walk.join([line, ...walk.lines.slice(at + 1, end)]);
    const manner = { form: 'pair' as const, group, labels, checked };
    if (emitAssignments(walk, whole, 0, whole.text.length, manner)) return end;
  }
  const joined = walk.join([{ start: key.value, end: line.end }, ...walk.lines.slice(at + 1, end)]);
  emitScalar(walk, joined, /^[\w.-]+$/.test(name), { form: 'pair', group, labels: below, checked });
  walk.frames.push({ ...frame, leadIn: joined.text.endsWith(':') });
  return end;
}

/** Leaves a value without its quotes, and the comment behind it. */
function emitScalar(walk: Walk, joined: Joined, named: boolean, manner: Manner): void {
  const { text } = joined;
  const quote = text.charAt(0);
  const close = quote === '"' || quote === "'" ? text.indexOf(quote, 1) : -1;
  const from = close > 0 ? close + 1 : 0;
  const comment = named ? commentIn(text, from) : text.length;
  let end = comment;
  while (end > 0 && text.charCodeAt(end - 1) === 32) end--;
  if (close > 0 && end === close + 1) walk.emit(joined, 1, close, manner);
  else emitValue(walk, joined, 0, end, manner);
  if (comment < text.length) walk.emit(joined, comment + 1, text.length, { ...manner, form: 'sentence' });
}

/** Where a comment starts: a `#` with space before and a word behind. */
function commentIn(text: string, from: number): number {
  for (let i = text.indexOf(' #', from); i >= 0; i = text.indexOf(' #', i + 1)) {
    if (text.charCodeAt(i + 2) === 32 && !/^ ?\d/.test(text.slice(i + 2, i + 4))) return i + 1;
  }
  return text.length;
}

function isComment(text: string, line: Line): boolean {
  return text.charCodeAt(line.start) === 35 && text.charCodeAt(line.start + 1) === 32 && line.indent > 0;
}

function readComment(walk: Walk, line: Line, at: number): number {
  const joined = walk.join([{ start: line.start + 1, end: line.end }]);
  walk.emit(joined, 0, joined.text.length, { form: 'sentence', group: walk.newGroup() });
  return at + 1;
}

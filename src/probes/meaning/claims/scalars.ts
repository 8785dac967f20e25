import { type Flow, readFlow, type Scalar } from './flow.js';
import { labelOf } from './key.js';
import { isRole, roleOf } from './role.js';
import { sentencesOf } from './sentences.js';
import { isBlank, type Line, type Source } from './source.js';
import { emitText } from './statements.js';
import type { Walk } from './walk.js';

/** Texts inside of texts are read as such down to here. */
const DEEPEST = 3;

/**
 * The JSON or YAML flow that a value at `start` in line `at` is, and the line to go on with. Nothing if it is no flow:
 * a bracket that opens a remark.
 */
export function flowAt(walk: Walk, start: number, at: number): { flow: Flow; next: number } | undefined {
  const code = walk.text.charCodeAt(start);
  if (code !== 123 && code !== 91) return undefined;
  const line = walk.lines[at] as Line;
  const json = looksLikeJson(walk.text, start);
  const flow = readFlow(walk.text, start, json ? walk.text.length : line.end);
  if (!json && (!flow.closed || !endsLine(walk.text, flow.end, line.end))) return undefined;
  return { flow, next: skipTo(walk, flow.end, at) };
}

/** Whether a bracket is followed by what only JSON is followed by: a quote, another bracket or its end. */
export function looksLikeJson(text: string, start: number): boolean {
  let i = start + 1;
  while (i - start < 200 && isSpace(text.charCodeAt(i))) i++;
  const next = text.charCodeAt(i);
  const object = text.charCodeAt(start) === 123;
  if (next === 34) {
    if (!object) return true;
    const close = text.slice(i + 1, i + 80).indexOf('"');
    return close < 0 || /^\s*(?::|$)/.test(text.slice(i + close + 2, i + close + 6));
  }
  return object ? next === 125 : (next === 123 && looksLikeJson(text, i)) || next === 93;
}

/** The line in which `end` lies, cut to what stands behind it. */
export function skipTo(walk: Walk, end: number, at: number): number {
  let next = at;
  while (next < walk.lines.length && (walk.lines[next] as Line).end <= end) next++;
  const line = walk.lines[next];
  if (!line || line.tag || line.start >= end) return next;
  line.start = end;
  while (line.start < line.end && ' ,;.'.includes(walk.text.charAt(line.start))) line.start++;
  line.indent = 0;
  return isBlank(line) ? next + 1 : next;
}

/** Leaves a claim for each scalar; those of one object or array share a group. */
export function emitScalars(walk: Walk, flow: Flow, labels: readonly string[]): void {
  const groups = new Map<number, number>();
  const speakers = speakersOf(walk.text, flow);
  const speaker = walk.speaker;
  for (const scalar of flow.scalars) {
    let group = groups.get(scalar.container);
    if (group === undefined) {
      group = walk.newGroup();
      groups.set(scalar.container, group);
    }
    walk.speaker = speakers.get(scalar.container) ?? speaker;
    emitScalar(walk, scalar, group, [...labels, ...scalar.path.map(labelOf)]);
  }
  walk.speaker = speaker;
}

function emitScalar(walk: Walk, scalar: Scalar, group: number, labels: readonly string[]): void {
  const raw = walk.text.slice(scalar.start, scalar.end);
  const form = scalar.element ? 'item' : 'pair';
  if (scalar.quoted && raw.includes('\\')) {
    const source = decoded(walk, scalar);
    if (source.text.includes('\n') && walk.reading.depth < DEEPEST) {
      walk.nested(source, labels);
      return;
    }
    walk.emit(source, 0, source.text.length, { form, group, labels });
    return;
  }
  const joined = walk.join([scalar]);
  const single = sentencesOf(joined.text).length <= 1;
  if (single) walk.emit(joined, 0, joined.text.length, { form, group, labels });
  else emitText(walk, joined, 0, joined.text.length, { form: 'sentence', group, labels });
}

/** Who speaks in an object such as `{"role": "user", "content": …}`. */
function speakersOf(text: string, flow: Flow): Map<number, string> {
  const speakers = new Map<number, string>();
  for (const { path, container, start, end } of flow.scalars) {
    if (path.at(-1) !== 'role') continue;
    const name = text.slice(start, Math.min(end, start + 12));
    if (isRole(name)) speakers.set(container, roleOf(name) as string);
  }
  return speakers;
}

/** A JSON string without its escapes. */
function decoded(walk: Walk, { start, end }: Scalar): Source {
  const { text, offsets } = walk.source;
  const places = new Int32Array(end - start + 1);
  let result = '';
  let length = 0;
  for (let i = start; i < end; ) {
    const size = text.charCodeAt(i) === 92 ? escapeSize(text, i, end) : 1;
    result += size === 1 ? text.charAt(i) : escaped(text, i, size);
    places[length++] = offsets[i] ?? 0;
    i += size;
  }
  places[length] = offsets[end] ?? 0;
  return { text: result, offsets: places.subarray(0, length + 1), whole: false };
}

function escapeSize(text: string, at: number, end: number): number {
  if (at + 1 >= end) return 1;
  if (text.charCodeAt(at + 1) !== 117) return 2;
  return at + 6 <= end && /^[0-9a-f]{4}$/i.test(text.slice(at + 2, at + 6)) ? 6 : 2;
}

function escaped(text: string, at: number, size: number): string {
  if (size === 6) return String.fromCharCode(Number.parseInt(text.slice(at + 2, at + 6), 16));
  const letter = text.charAt(at + 1);
  if (letter === 'n') return '\n';
  return letter === 't' || letter === 'r' ? ' ' : letter;
}

function endsLine(text: string, at: number, end: number): boolean {
  let i = at;
  while (i < end && (isSpace(text.charCodeAt(i)) || ',.'.includes(text.charAt(i)))) i++;
  return i >= end || text.charCodeAt(i) === 35;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 10;
}

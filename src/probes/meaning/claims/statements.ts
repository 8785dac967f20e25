import type { Claim } from './claim.js';
import type { Joined } from './joined.js';
import { type Key, keyOf, labelOf } from './key.js';
import { type Span, sentencesOf } from './sentences.js';
import { struckStart } from './struck.js';
import type { Walk } from './walk.js';

/** How the claims of a stretch of text are labelled and grouped. */
export interface Manner {
  form: Claim['form'];
  group: number;
  labels: readonly string[];
  checked?: boolean | undefined;
}

function as(manner: Manner, labels: readonly string[], form: Claim['form']): Manner {
  return { form, group: manner.group, labels, checked: manner.checked };
}

/** A label of a few words stands over all of a short note, and over the first sentence of anything longer. */
const NOTE = { length: 240, labelWords: 3 };

/** Leaves the claims of running text: sentences, and `Label: value` and `k=v; k=v` where a sentence is that. */
export function emitText(walk: Walk, joined: Joined, start: number, end: number, manner: Manner): void {
  if (isSimple(walk, joined, start, end)) {
    walk.emit(joined, start, end, manner);
    return;
  }
  for (const span of statementsOf(walk, joined, start, end)) {
    emitSentence(walk, joined, span.start, span.end, manner);
  }
}

/** Whether a text has nothing at which it could be cut, as most cells and values. */
function isSimple(walk: Walk, joined: Joined, start: number, end: number): boolean {
  const text = end - start === joined.text.length ? joined.text : joined.text.slice(start, end);
  return walk.reading.plain.struck.length === 0 && !/[.!?;:|=\u2022\u00b7\u3002]/.test(text);
}

/** Sentences; what starts with struck-out text is cut behind it, since the rest says something else. */
function statementsOf(walk: Walk, joined: Joined, start: number, end: number): Span[] {
  const spans: Span[] = [];
  const { plain } = walk.reading;
  for (const span of sentencesOf(joined.text.slice(start, end))) {
    let from = start + span.start;
    const to = start + span.end;
    const edge =
      plain.struck.length === 0
        ? undefined
        : struckStart(plain, joined.offsets[from] as number, joined.offsets[to] as number);
    if (edge !== undefined) {
      const first = from;
      while (from < to && (joined.offsets[from] as number) < edge) from++;
      spans.push({ start: first, end: from });
      while (from < to && ' .,;'.includes(joined.text.charAt(from))) from++;
    }
    if (from < to) spans.push({ start: from, end: to });
  }
  return spans;
}

/** Leaves the claims of what stands behind a key; `manner.labels` ends with that key. */
export function emitValue(walk: Walk, joined: Joined, start: number, end: number, manner: Manner): void {
  if (isSimple(walk, joined, start, end)) {
    walk.emit(joined, start, end, manner);
    return;
  }
  const spans = statementsOf(walk, joined, start, end);
  const words = (manner.labels.at(-1) ?? '').split(' ').length;
  const short = end - start <= NOTE.length && words <= NOTE.labelWords;
  const outer = short ? manner.labels : manner.labels.slice(0, -1);
  for (const [index, { start: from, end: to }] of spans.entries()) {
    if (index === 0) emitPieces(walk, joined, from, to, manner);
    else {
      const labels = keyOf(joined.text, from, to, 'sentence') ? manner.labels.slice(0, -1) : outer;
      emitSentence(walk, joined, from, to, as(manner, labels, 'sentence'));
    }
  }
}

function emitSentence(walk: Walk, joined: Joined, start: number, end: number, manner: Manner): void {
  const { text } = joined;
  if (emitAssignments(walk, joined, start, end, manner)) return;
  const key = keyOf(text, start, end, 'sentence');
  if (key) {
    const labels = [...manner.labels, labelOf(text.slice(key.start, key.end))];
    emitPieces(walk, joined, key.value, end, as(manner, labels, 'pair'));
    return;
  }
  const cells = piecesOf(text, start, end, false);
  if (cells.length === 1) walk.emit(joined, start, end, manner);
  else for (const cell of cells) emitPiece(walk, joined, cell, manner);
}

/** `a; b; c` behind a label: each belongs to it, unless it brings a key of its own beside or below it. */
function emitPieces(walk: Walk, joined: Joined, start: number, end: number, manner: Manner): void {
  const { text } = joined;
  if (emitAssignments(walk, joined, start, end, manner)) return;
  const pieces = piecesOf(text, start, end, true);
  const keys = pieces.map((piece) => keyOf(text, piece.start, piece.end, 'sentence'));
  // `Limits: import: 90 s; export: 15 min` nests; in `import: 90 s; export: 15 min` the keys stand side by side.
  const outer = keys[0] ? manner.labels : manner.labels.slice(0, -1);
  let labels = manner.labels;
  for (const [index, piece] of pieces.entries()) {
    const key = keys[index];
    if (key) labels = [...outer, labelOf(text.slice(key.start, key.end))];
    walk.emit(joined, key?.value ?? piece.start, piece.end, as(manner, labels, manner.form));
  }
}

function emitPiece(walk: Walk, joined: Joined, piece: Span, manner: Manner): void {
  const key = keyOf(joined.text, piece.start, piece.end, 'sentence');
  if (!key) walk.emit(joined, piece.start, piece.end, manner);
  else {
    const labels = [...manner.labels, labelOf(joined.text.slice(key.start, key.end))];
    walk.emit(joined, key.value, piece.end, as(manner, labels, 'pair'));
  }
}

/** Cuts at `;` (where asked), ` | ` and ` • `, not inside of brackets or quotes. */
function piecesOf(text: string, start: number, end: number, semicolons: boolean): Span[] {
  const pieces: Span[] = [];
  if (!/[;|\u2022\u00b7]/.test(text.slice(start, end))) return [trimmed(text, start, end)];
  let from = start;
  let depth = 0;
  let quoted = false;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 34) quoted = !quoted;
    else if (code === 40 || code === 91) depth++;
    else if (code === 41 || code === 93) depth = Math.max(0, depth - 1);
    const spaced = text.charCodeAt(i - 1) === 32 && text.charCodeAt(i + 1) === 32;
    const cell = spaced && (code === 124 || code === 0x2022 || code === 0xb7);
    if (cell || (semicolons && code === 59 && depth === 0 && !quoted)) {
      pieces.push(trimmed(text, from, i));
      from = i + 1;
    }
  }
  pieces.push(trimmed(text, from, end));
  return pieces.filter((piece) => piece.start < piece.end);
}

function trimmed(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && text.charCodeAt(from) === 32) from++;
  while (to > from && text.charCodeAt(to - 1) === 32) to--;
  return { start: from, end: to };
}

/** `cap=500; owner=Priya`, also with commas or spaces between: two assignments at least, or nothing is done. */
export function emitAssignments(
  walk: Walk,
  joined: Joined,
  start: number,
  end: number,
  manner: Manner,
): boolean {
  const { text } = joined;
  const keys = assignmentsOf(text, start, end);
  if (keys.length < 2) return false;
  for (const [index, key] of keys.entries()) {
    let to = keys[index + 1]?.start ?? end;
    while (to > key.value && ' ;,|.'.includes(text.charAt(to - 1))) to--;
    const labels = [...manner.labels, labelOf(text.slice(key.start, key.end))];
    walk.emit(joined, key.value, to, as(manner, labels, 'pair'));
  }
  return true;
}

function assignmentsOf(text: string, start: number, end: number): Key[] {
  const keys: Key[] = [];
  let first = start;
  while (first < end && isNameCode(text.charCodeAt(first))) first++;
  // The first stands at the start, or it is a formula in a sentence.
  if (first === start || text.charCodeAt(first) !== 61) return keys;
  for (let i = start; i < end; i++) {
    if (text.charCodeAt(i) !== 61) continue;
    let from = i;
    while (from > start && i - from < 40 && isNameCode(text.charCodeAt(from - 1))) from--;
    const next = text.charCodeAt(i + 1);
    const sound =
      from < i && next !== 61 && next !== 62 && (from === start || ' ;,|'.includes(text.charAt(from - 1)));
    if (!sound && keys.length === 0) return keys;
    if (sound) keys.push({ start: from, end: i, value: i + 1 });
  }
  return keys;
}

function isNameCode(code: number): boolean {
  return (
    (code >= 48 && code <= 57) ||
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    code === 95 ||
    code === 45 ||
    code === 46
  );
}

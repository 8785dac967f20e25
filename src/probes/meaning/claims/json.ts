import { readFlow } from './flow.js';
import { keyOf, labelOf } from './key.js';
import type { Reader } from './reader.js';
import { emitScalars, looksLikeJson, skipTo } from './scalars.js';
import type { Line } from './source.js';
import { emitText } from './statements.js';
import type { Walk } from './walk.js';

/** JSON, whole or cut off, at a line's start or behind a few words on it. Keys are labels. */
export const json: Reader = {
  starts: (walk, at) => startOf(walk, at) !== undefined,
  read(walk, at) {
    const line = walk.lines[at] as Line;
    const start = startOf(walk, at) ?? line.start;
    const labels = start > line.start ? readBefore(walk, line, start) : enter(walk, line);
    const flow = readFlow(walk.text, start, walk.text.length);
    emitScalars(walk, flow, labels);
    return Math.max(skipTo(walk, Math.max(flow.end, start + 1), at), at);
  },
};

function enter(walk: Walk, line: Line): string[] {
  walk.frames.enterParagraph(line.indent);
  return walk.labels();
}

/** The words before the bracket, as `State: {…}`; the labels that the JSON stands under. */
function readBefore(walk: Walk, line: Line, start: number): string[] {
  const key = keyOf(walk.text, line.start, start, 'line');
  const labels = enter(walk, line);
  const joined = walk.join([{ start: line.start, end: start }]);
  const whole = key !== undefined && key.value >= start;
  const manner = { form: 'sentence' as const, group: walk.newGroup(), labels };
  if (!whole) emitText(walk, joined, 0, joined.text.length, manner);
  else {
    walk.emit(joined, 0, joined.text.lastIndexOf(':'), manner);
    return [...labels, labelOf(walk.text.slice(key.start, key.end))];
  }
  return labels;
}

function startOf(walk: Walk, at: number): number | undefined {
  const line = walk.lines[at];
  if (!line || line.tag) return undefined;
  const { text } = walk;
  const first = text.charCodeAt(line.start);
  if ((first === 123 || first === 91) && looksLikeJson(text, line.start)) return line.start;
  const inside = text.slice(line.start, line.end).search(/[{[]\s*[{"]/);
  if (inside <= 0) return undefined;
  const start = line.start + inside;
  return text.charCodeAt(start) === 123 && looksLikeJson(text, start) ? start : undefined;
}

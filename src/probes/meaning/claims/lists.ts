import { continuationEnd } from './continuation.js';
import { markerAt } from './marker.js';
import { keyAt, readPair } from './pairs.js';
import type { Reader } from './reader.js';
import { emitScalars, flowAt } from './scalars.js';
import { isBlank, type Line } from './source.js';
import { emitText } from './statements.js';
import type { Walk } from './walk.js';

/** Columns up to which a mark behind a mark is an item in an item. */
const NESTED = 40;

/** Items of lists, nested by indent, with checkboxes; an item may be a pair or start a mapping of its own. */
export const lists: Reader = {
  starts(walk, at) {
    const line = walk.lines[at];
    return line !== undefined && !line.tag && markerAt(walk.text, line) !== undefined;
  },
  read(walk, at) {
    const line = walk.lines[at] as Line;
    const marker = markerAt(walk.text, line) ?? { body: line.end };
    const group = walk.frames.enter(line.indent, true) ?? walk.newGroup();
    const labels = walk.labels();
    const frame = { indent: line.indent, item: true, leadIn: false, label: undefined, group };
    const body: Line = { start: marker.body, end: line.end, indent: line.indent + marker.body - line.start };
    if (isBlank(body)) {
      walk.frames.push(frame);
      return at + 1;
    }
    walk.lines[at] = body;
    // `- 1. …` is an item in an item; far out, marks are text.
    if (markerAt(walk.text, body) && line.indent < NESTED) {
      walk.frames.push(frame);
      return at;
    }
    const flow = flowAt(walk, body.start, at);
    if (flow) {
      emitScalars(walk, flow.flow, labels);
      walk.frames.push(frame);
      return flow.next;
    }
    const key = keyAt(walk, body);
    if (key && isMapping(walk, at, body)) {
      walk.frames.push(frame);
      return readPair(walk, at, key, { indent: body.indent, item: false, group: walk.newGroup() });
    }
    if (key)
      return readPair(walk, at, key, { indent: line.indent, item: true, group, checked: marker.checked });
    const end = continuationEnd(walk, at, line.indent);
    const joined = walk.join([body, ...walk.lines.slice(at + 1, end)]);
    emitText(walk, joined, 0, joined.text.length, { form: 'item', group, labels, checked: marker.checked });
    const leadIn = joined.text.endsWith(':');
    walk.frames.push({ ...frame, label: joined.text.slice(0, 160).replace(/[ :]+$/, ''), leadIn });
    return end;
  },
};

/** `- name: x` with further keys below the first one. */
function isMapping(walk: Walk, at: number, body: Line): boolean {
  const next = walk.lines[at + 1];
  if (!next || next.tag || isBlank(next) || next.indent !== body.indent) return false;
  return markerAt(walk.text, next) === undefined && keyAt(walk, next) !== undefined;
}

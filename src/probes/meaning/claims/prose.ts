import { listFollows } from './continuation.js';
import type { Reader } from './reader.js';
import { isBlank, type Line } from './source.js';
import { emitText } from './statements.js';
import type { Walk } from './walk.js';
import { isWrapped } from './wrap.js';

/** Longer lines are statements of their own, even right above a list. */
const LEAD_IN = 60;

/** Everything else: paragraphs, put together from wrapped lines and cut into sentences. */
export const prose: Reader = {
  starts: (walk, at) => !isBlank(walk.lines[at]),
  read(walk, at) {
    const { lines, text } = walk;
    const first = lines[at] as Line;
    let end = at + 1;
    while (end < lines.length && !isBlank(lines[end]) && !lines[end]?.tag && !walk.startsAnew(end)) end++;
    walk.frames.enterParagraph(first.indent);
    const labels = walk.labels();
    const group = walk.newGroup();
    const width = widest(lines, at, end);
    const sentences = /[.!?]$/.test(
      text.slice((lines[end - 1] as Line).end - 1, (lines[end - 1] as Line).end),
    );
    for (let from = at; from < end; ) {
      let to = from + 1;
      while (to < end && isWrapped(text, lines[to - 1] as Line, lines[to] as Line, width, sentences)) to++;
      const joined = walk.join(unbracketed(text, lines.slice(from, to)));
      emitText(walk, joined, 0, joined.text.length, { form: 'sentence', group, labels });
      if (to === end) leadIn(walk, end, joined.text, first.indent, group);
      from = to;
    }
    return end;
  },
};

function widest(lines: readonly Line[], from: number, to: number): number {
  let width = 0;
  for (let i = from; i < to; i++) {
    const line = lines[i] as Line;
    width = Math.max(width, line.indent + line.end - line.start);
  }
  return width;
}

/** What ends in a colon, or a few words right above a list, stands over what follows. */
function leadIn(walk: Walk, next: number, text: string, indent: number, group: number): void {
  const colon = text.endsWith(':');
  const title = text.length <= LEAD_IN && !/[.,;!?]$/.test(text) && listFollows(walk, next);
  if (!colon && !title) return;
  const tail = text.slice(-160);
  const sentence = tail.lastIndexOf('. ');
  const label = (sentence < 0 ? tail : tail.slice(sentence + 2)).replace(/[ :]+$/, '');
  walk.frames.push({ indent, item: false, leadIn: true, label, group });
}

/** `[summary of the older part: …]` without its brackets. */
function unbracketed(text: string, lines: readonly Line[]): { start: number; end: number }[] {
  const ranges = lines.map(({ start, end }) => ({ start, end }));
  const first = ranges[0];
  const last = ranges.at(-1);
  if (!first || !last || text.charCodeAt(first.start) !== 91) return ranges;
  const close = text.slice(first.start, first.end).indexOf(']');
  const closes = text.charCodeAt(last.end - 1) === 93 && (close < 0 || first.start + close === last.end - 1);
  if (closes && last.end - 1 > first.start) last.end--;
  if (closes || close < 0) first.start++;
  return ranges.filter(({ start, end }) => start < end);
}

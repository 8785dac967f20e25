import type { Draft } from './draft.js';

const BACKTICK = 96;
const TILDE = 126;
/** Info strings of fences around text rather than code. */
const TEXT = new Set(['', 'md', 'markdown', 'text', 'txt', 'plain', 'plaintext']);

/** Drops the lines of code fences; what stands between two of them is kept, as it is where it is code. */
export function readFences(draft: Draft): void {
  if (!draft.text.includes('```') && !draft.text.includes('~~~')) return;
  let open: { end: number; info: string } | undefined;
  for (const fence of fencesOf(draft)) {
    draft.remove(fence.start, fence.end);
    // A fence with a language opens; so the one before it, if still open, was the end of one that is cut off.
    if (open === undefined || fence.info !== '') open = fence;
    else {
      if (!TEXT.has(open.info)) draft.keep(open.end, fence.start);
      open = undefined;
    }
  }
}

function* fencesOf(draft: Draft): Generator<{ start: number; end: number; info: string }> {
  const { text } = draft;
  for (let start = 0; start < text.length; ) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    let at = start;
    while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9 || text.charCodeAt(at) === 62) at++;
    const code = text.charCodeAt(at);
    if (code === BACKTICK || code === TILDE) {
      let after = at;
      while (text.charCodeAt(after) === code) after++;
      const info = after < end ? text.slice(after, end).trim().toLowerCase() : '';
      if (
        after - at >= 3 &&
        !info.includes('`') &&
        !info.includes('~') &&
        info.length < 40 &&
        !/ .* /.test(info)
      ) {
        yield { start: at, end, info };
      }
    }
    start = end + 1;
  }
}

/** Drops code ticks; what stands between two equal runs of them in one paragraph stands for itself. */
export function readCodeSpans(draft: Draft): void {
  const { text } = draft;
  let runs: { at: number; length: number }[] = [];
  let previousEnd = 0;
  for (let i = text.indexOf('`'); i >= 0; i = text.indexOf('`', i)) {
    let end = i + 1;
    while (text.charCodeAt(end) === BACKTICK) end++;
    if (hasBlankLine(text, previousEnd, i)) {
      pairUp(draft, runs);
      runs = [];
    }
    if (!draft.literal[i] && !draft.drop[i]) {
      runs.push({ at: i, length: end - i });
      draft.remove(i, end);
    }
    previousEnd = end;
    i = end;
  }
  pairUp(draft, runs);
}

function pairUp(draft: Draft, runs: readonly { at: number; length: number }[]): void {
  const next = new Int32Array(runs.length);
  const latest = new Map<number, number>();
  for (let i = runs.length - 1; i >= 0; i--) {
    const { length } = runs[i] as { length: number };
    next[i] = latest.get(length) ?? -1;
    latest.set(length, i);
  }
  for (let i = 0; i < runs.length; i++) {
    const other = next[i] as number;
    const run = runs[i];
    const end = other < 0 ? undefined : runs[other];
    if (!run || !end) continue;
    draft.keep(run.at + run.length, end.at);
    i = other;
  }
}

function hasBlankLine(text: string, start: number, end: number): boolean {
  let feeds = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code === 10) {
      if (++feeds === 2) return true;
    } else if (code !== 32 && code !== 9) feeds = 0;
  }
  return false;
}

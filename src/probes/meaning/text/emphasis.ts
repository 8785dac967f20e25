import { isDigit, isSpace, isWord } from './characters.js';
import type { Draft } from './draft.js';

const STAR = 42;
const UNDERSCORE = 95;
const TILDE = 126;
/** Names that programs write between double underscores; they are no emphasis. */
const DUNDER = new Set(
  'init main name file all doc dict call new del repr str len iter next enter exit version author tests mocks'.split(
    ' ',
  ),
);
/** What a backslash protects from being markup. A backslash before anything else may be part of a path or JSON. */
const ESCAPABLE = '*_~[]#<>$`';

interface Run {
  at: number;
  length: number;
}

/** Drops the marks of emphasis, and those of struck-out text, which it notes. */
export function readEmphasis(draft: Draft): void {
  const { text } = draft;
  let open = new Openers();
  const marks = /[\n\\*_~]/g;
  for (let found = marks.exec(text); found; found = marks.exec(text)) {
    const i = found.index;
    const code = text.charCodeAt(i);
    if (code === 10) {
      if (endsBlock(text, i + 1)) open = new Openers();
      continue;
    }
    if (draft.literal[i] || draft.drop[i]) continue;
    if (code === 92) {
      if (ESCAPABLE.includes(text.charAt(i + 1) || ' ')) {
        draft.remove(i, i + 1);
        marks.lastIndex = i + 2;
      }
      continue;
    }
    let end = i + 1;
    while (text.charCodeAt(end) === code) end++;
    readRun(draft, open, code, { at: i, length: end - i });
    marks.lastIndex = end;
  }
}

/** Marks that may still be closed, by kind. A run of three is one of two and one of one. */
class Openers {
  readonly #stacks = new Map<string, Run[]>();

  push(code: number, run: Run): void {
    const kind = `${code}:${run.length}`;
    const stack = this.#stacks.get(kind);
    if (stack) stack.push(run);
    else this.#stacks.set(kind, [run]);
  }

  pop(code: number, length: number): Run | undefined {
    return this.#stacks.get(`${code}:${length}`)?.pop();
  }
}

function readRun(draft: Draft, open: Openers, code: number, run: Run): void {
  const { at, length } = run;
  if (length > 3 || (code === TILDE && length !== 2)) return;
  const before = draft.text.charCodeAt(at - 1);
  const after = draft.text.charCodeAt(at + length);
  if (code === STAR && isPattern(draft.text, at, length, before, after)) return;
  // Snake case, `file_` and what is glued to a word don't open; an underscore before a word doesn't close.
  const opens = !isSpace(after) && !isWord(before) && before !== code;
  const closes = !isSpace(before) && !(code === UNDERSCORE && isWord(after));
  const parts = length === 3 ? [1, 2] : [length];
  let at1 = at;
  if (closes) {
    const starts = parts.map((part) => open.pop(code, part));
    if (starts.some((start) => start !== undefined)) {
      starts.forEach((start, index) => {
        const part = parts[index] as number;
        if (start && !isDunder(draft.text, code, start, at1, part)) {
          draft.remove(start.at, start.at + part);
          draft.remove(at1, at1 + part);
          if (code === TILDE) draft.struck.push({ start: start.at + part, end: at1 });
        }
        at1 += part;
      });
      return;
    }
  }
  if (!opens) return;
  for (const part of [...parts].reverse()) {
    open.push(code, { at: at1, length: part });
    at1 += part;
  }
}

/** Stars of file patterns (before a dot, beside a slash) and of sums. */
function isPattern(text: string, at: number, length: number, before: number, after: number): boolean {
  if (isDigit(before) && isDigit(after)) return true;
  if (after === 46 && isWord(text.charCodeAt(at + length + 1)) && length === 1) return true;
  return (before === 47 && !isSpace(after)) || (after === 47 && !isSpace(before));
}

function isDunder(text: string, code: number, start: Run, end: number, part: number): boolean {
  if (code !== UNDERSCORE || part !== 2) return false;
  const word = text.slice(start.at + 2, Math.min(end, start.at + 24));
  if (!/^[a-z_]+$/.test(word)) return false;
  const after = text.charCodeAt(end + 2);
  return (
    DUNDER.has(word) ||
    after === 40 ||
    text.charCodeAt(start.at - 1) === 46 ||
    (after === 46 && isWord(text.charCodeAt(end + 3)))
  );
}

/** Whether a line starts here with which emphasis can't go on: an empty one, or an item of a list. */
function endsBlock(text: string, at: number): boolean {
  let i = at;
  while (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9) i++;
  const code = text.charCodeAt(i);
  if (Number.isNaN(code) || code === 10 || code === 35 || code === 124 || code === 0x2022) return true;
  const marker = code === 45 || code === STAR || code === 43 || isDigit(code);
  if (!marker) return false;
  while (isDigit(text.charCodeAt(i)) && i - at < 40) i++;
  const next = text.charCodeAt(i + 1);
  return next === 32 || next === 9;
}

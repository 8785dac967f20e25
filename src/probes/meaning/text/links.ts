import { isWord } from './characters.js';
import type { Draft } from './draft.js';

/** Makes `[text](address)` and `![text](address)` the words `text (address)`. */
export function readLinks(draft: Draft): void {
  const { text } = draft;
  if (!text.includes('](')) return;
  let open: number[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10) open = [];
    else if (code === 91 && !draft.literal[i]) open.push(i);
    else if (code === 93 && !draft.literal[i]) {
      const start = open.pop();
      if (start === undefined || text.charCodeAt(i + 1) !== 40 || isWord(text.charCodeAt(start - 1)))
        continue;
      const address = addressAt(text, i + 2);
      if (!address) continue;
      draft.remove(text.charCodeAt(start - 1) === 33 ? start - 1 : start, start + 1);
      draft.replace(i, ' ');
      draft.remove(address.end, address.close);
      draft.keep(i + 1, address.close + 1);
    }
  }
}

/** An address up to its bracket: no spaces but before a title, and brackets only in pairs. */
function addressAt(text: string, start: number): { end: number; close: number } | undefined {
  let depth = 0;
  for (let i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 10) return undefined;
    if (code === 40 && ++depth > 3) return undefined;
    if (code === 41 && depth-- === 0) return i > start ? { end: i, close: i } : undefined;
    if (code === 32) {
      if (text.charCodeAt(i + 1) !== 34) return undefined;
      const quote = text.indexOf('"', i + 2);
      const close = quote < 0 || quote - i > 200 ? -1 : quote + 1;
      return close > 0 && text.charCodeAt(close) === 41 && i > start ? { end: i, close } : undefined;
    }
  }
  return undefined;
}

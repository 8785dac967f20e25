import type { Line } from './source.js';

/** The mark that makes a line an item of a list, and the state of its checkbox. */
export interface Marker {
  /** Where the item's text starts. */
  body: number;
  checked?: boolean;
}

const BULLETS = '-*+•‣◦▪●○∙·⁃➤➢▸▹–';
const TICKED = '☑✔✓✅';

/** The marker at a line's start: `-`, `*`, `•`, `1.`, `(a)`, `b)`, with or without `[x]`. */
export function markerAt(text: string, line: Line): Marker | undefined {
  const end = markEnd(text, line);
  if (end === undefined) return undefined;
  let body = end;
  while (body < line.end && isSpace(text.charCodeAt(body))) body++;
  return boxAt(text, body, line.end) ?? { body };
}

function markEnd(text: string, { start, end }: Line): number | undefined {
  const first = text.charAt(start);
  if (BULLETS.includes(first)) {
    return start + 1 === end || isSpace(text.charCodeAt(start + 1)) ? start + 1 : undefined;
  }
  if (boxAt(text, start, end)) return start;
  const opened = first === '(';
  let i = opened ? start + 1 : start;
  const from = i;
  while (i - from < 3 && isDigit(text.charCodeAt(i))) i++;
  const code = text.charCodeAt(i);
  let letter = 0;
  if (i === from && ((code >= 97 && code <= 122) || (code >= 65 && code <= 90))) {
    letter = code;
    i++;
  }
  if (i === from) return undefined;
  const mark = text.charCodeAt(i);
  const closes = mark === 41 || (mark === 46 && !opened && !(letter >= 65 && letter <= 90));
  return closes && (i + 1 >= end || isSpace(text.charCodeAt(i + 1))) ? i + 1 : undefined;
}

function boxAt(text: string, at: number, end: number): Marker | undefined {
  const code = text.charCodeAt(at);
  let body = at + 1;
  let checked: boolean;
  if (code === 91 && text.charCodeAt(at + 2) === 93 && ' xX-'.includes(text.charAt(at + 1))) {
    checked = text.charAt(at + 1).toLowerCase() === 'x';
    body = at + 3;
    if (body < end && !isSpace(text.charCodeAt(body))) return undefined;
  } else if (code === 0x2610) checked = false;
  else if (code > 127 && TICKED.includes(text.charAt(at))) checked = true;
  else return undefined;
  while (body < end && isSpace(text.charCodeAt(body))) body++;
  return { body, checked };
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9;
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

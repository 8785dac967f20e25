import type { Reader } from './reader.js';
import { isRole, roleOf } from './role.js';
import type { Line } from './source.js';
import type { Walk } from './walk.js';

/** A time or a number before or behind the name, at most this long. */
const WINDOW = 90;
const BRACKETED = /^\[([A-Za-z]{2,10})(?:[ ,#:][^\]\n]{0,30})?\] ?/;
const NAMED =
  /^(?:\[[\d:,. /TZ-]{1,24}\] ?|\(?\d{1,2}:\d\d\)? )?(?:turn \d{1,4}[ ,:-]{1,3})?\(?([A-Za-z]{1,9})\)?(?: ?[([][^)\]\n]{0,30}[)\]]| #?\d{1,4})?:(?: |$)/i;

/** Turns of a chat: `[user] …`, `user: …`, `Turn 3 (assistant): …`. What follows is read as any other text. */
export const chat: Reader = {
  starts: (walk, at) => turnAt(walk, at) !== undefined,
  read(walk, at) {
    const turn = turnAt(walk, at);
    const line = walk.lines[at];
    if (!turn || !line) return at + 1;
    walk.speaker = turn.role;
    walk.frames.clear();
    walk.gap = true;
    line.start = turn.body;
    while (line.start < line.end && walk.text.charCodeAt(line.start) === 32) line.start++;
    line.indent = 0;
    return line.start >= line.end ? at + 1 : at;
  },
};

function turnAt(walk: Walk, at: number): { role: string; body: number } | undefined {
  const line = walk.lines[at];
  if (!line || line.tag) return undefined;
  const bracketed = bracketedTurn(walk.text, line);
  if (bracketed) return bracketed;
  const named = namedTurn(walk.text, line);
  if (!named) return undefined;
  walk.chat ??= isChat(walk);
  return walk.chat ? named : undefined;
}

function bracketedTurn(text: string, line: Line): { role: string; body: number } | undefined {
  if (text.charCodeAt(line.start) !== 91) return undefined;
  const match = BRACKETED.exec(text.slice(line.start, Math.min(line.end, line.start + WINDOW)));
  if (!match || !isRole(match[1] as string)) return undefined;
  return { role: roleOf(match[1] as string) as string, body: line.start + match[0].length };
}

function namedTurn(text: string, line: Line): { role: string; body: number } | undefined {
  if (line.indent > 0) return undefined;
  const match = NAMED.exec(text.slice(line.start, Math.min(line.end, line.start + WINDOW)));
  const role = match && roleOf(match[1] as string);
  return match && role ? { role, body: line.start + match[0].length } : undefined;
}

/**
 * Whether names with a colon are speakers here: two turns at least, and somebody says a sentence. One `user: demo`
 * among other keys is a key.
 */
function isChat(walk: Walk): boolean {
  let turns = 0;
  let long = 0;
  for (const line of walk.lines) {
    if (line.tag || line.start >= line.end) continue;
    const turn = namedTurn(walk.text, line);
    if (!turn) continue;
    turns++;
    if (walk.text.slice(turn.body, Math.min(line.end, turn.body + 200)).split(' ').length > 4) long++;
  }
  return turns >= 2 && long >= 1;
}

import { Buffer } from 'node:buffer';
import type { Role, Turn } from '../sessions/turn.js';
import { describeBytes, describeValue, quote } from './describe.js';
import { CompactorFault } from './fault.js';

// Not the list of the contract itself: its file loads zod, which a child process has no other use for.
const roles: Readonly<Record<Role, true>> = { system: true, user: true, assistant: true, tool: true };

/** The most bytes of rendered UTF-8 text that a compactor may return, and an agent may answer. */
export const MAX_REPLY_BYTES = 8 * 1024 * 1024;

/**
 * Reads what a compactor returned as turns: a text becomes one system turn, turns are copied with nothing but role
 * and text. An empty result is only wrong if the input was not empty.
 *
 * @param reply what came back, already awaited
 * @param input the turns that were compacted
 * @throws CompactorFault of kind `reply` that says what came back instead
 */
export function normaliseReply(reply: unknown, input: readonly Turn[]): Turn[] {
  const turns = Array.isArray(reply)
    ? readTurns(reply)
    : [{ role: 'system' as const, text: readText(reply) }];
  if (!hasText(turns) && hasText(input)) throw bad(describeEmpty(reply));
  return turns;
}

/** Reads what an agent answered. An empty answer is one. @throws CompactorFault of kind `reply` */
export function normaliseAnswer(reply: unknown): string {
  if (typeof reply !== 'string') throw bad(`${describeReply(reply)}; an answer is a text`);
  checkSize(Buffer.byteLength(reply));
  return reply;
}

function readText(reply: unknown): string {
  const text = typeof reply === 'string' ? reply : readTextField(reply);
  checkSize(Buffer.byteLength(text));
  return text;
}

function readTextField(reply: unknown): string {
  if (typeof reply !== 'object' || reply === null) {
    const hint =
      reply === undefined ? '; is a `return` missing?' : '; expected a text, {text} or turns {role, text}';
    throw bad(describeReply(reply) + hint);
  }
  const { text, compact } = reply as { text?: unknown; compact?: unknown };
  if (typeof text === 'string') return text;
  if (text !== undefined) throw bad(`returned an object whose text is ${describeValue(text)}`);
  if (typeof compact === 'function') {
    throw bad(
      'returned an object with a method compact; a function that makes compactors is named createCompactor',
    );
  }
  throw bad(`${describeReply(reply)}, and no text; expected a text, {text} or turns {role, text}`);
}

function readTurns(items: readonly unknown[]): Turn[] {
  const turns: Turn[] = [];
  let bytes = 0;
  for (let index = 0; index < items.length; index += 1) {
    const turn = readTurn(items[index], index + 1);
    // As much as the line "[role] text" takes, so that a million empty turns are not free.
    bytes += turn.role.length + 4 + Buffer.byteLength(turn.text);
    checkSize(bytes);
    turns.push(turn);
  }
  return turns;
}

function readTurn(item: unknown, number: number): Turn {
  const wrong = (what: string): CompactorFault => bad(`returned an array whose item ${number} ${what}`);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) {
    throw wrong(`is not a turn {role, text} but ${describeValue(item)}`);
  }
  const { role, text } = item as { role?: unknown; text?: unknown };
  if (typeof text !== 'string') {
    throw wrong(`is not a turn {role, text}: its text is ${describeValue(text)}, its fields ${fields(item)}`);
  }
  if (!isRole(role)) {
    const is = typeof role === 'string' ? quote(role) : describeValue(role);
    throw wrong(`is not a turn {role, text}: its role is ${is}; roles are ${Object.keys(roles).join(', ')}`);
  }
  return { role, text };
}

function fields(item: object): string {
  const keys = Object.keys(item).slice(0, 8);
  return keys.length === 0 ? 'none' : keys.map((key) => key.slice(0, 40)).join(', ');
}

function isRole(role: unknown): role is Role {
  return typeof role === 'string' && Object.hasOwn(roles, role);
}

function hasText(turns: readonly Turn[]): boolean {
  return turns.some((turn) => /\S/.test(turn.text));
}

function describeEmpty(reply: unknown): string {
  if (!Array.isArray(reply)) return 'returned an empty text';
  return reply.length === 0 ? 'returned no turns' : 'returned turns without any text';
}

function describeReply(reply: unknown): string {
  return `returned ${describeValue(reply)}`;
}

function checkSize(bytes: number): void {
  if (bytes > MAX_REPLY_BYTES) {
    throw bad(`returned more than ${describeBytes(MAX_REPLY_BYTES)}, the most that a reply may have`);
  }
}

function bad(clause: string): CompactorFault {
  return new CompactorFault('reply', clause);
}

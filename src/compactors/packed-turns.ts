import type { Role, Turn } from '../sessions/turn.js';

/**
 * Turns as they go through the channel: all texts as one, which JSON writes and reads several times as fast as a
 * hundred small objects.
 */
export interface PackedTurns {
  /** A letter a turn: its role's first. */
  roles: string;
  /** The length of each text in UTF-16 units. */
  lengths: number[];
  text: string;
}

const rolesByLetter: Readonly<Record<string, Role>> = { s: 'system', u: 'user', a: 'assistant', t: 'tool' };

export function packTurns(turns: readonly Turn[]): PackedTurns {
  const packed: PackedTurns = { roles: '', lengths: [], text: '' };
  for (const { role, text } of turns) {
    packed.roles += role[0];
    packed.lengths.push(text.length);
    packed.text += text;
  }
  return packed;
}

/** The turns again, or undefined if this is not what {@link packTurns} gives. */
export function unpackTurns(packed: unknown): Turn[] | undefined {
  const { roles, lengths, text } = Object(packed) as { [Field in keyof PackedTurns]: unknown };
  if (typeof roles !== 'string' || typeof text !== 'string' || !Array.isArray(lengths)) return undefined;
  if (lengths.length !== roles.length) return undefined;
  const turns: Turn[] = [];
  let start = 0;
  for (let index = 0; index < roles.length; index += 1) {
    const role = rolesByLetter[roles[index] as string];
    const length: unknown = lengths[index];
    if (role === undefined || typeof length !== 'number' || !Number.isInteger(length) || length < 0)
      return undefined;
    turns.push({ role, text: text.slice(start, start + length) });
    start += length;
  }
  return start === text.length ? turns : undefined;
}

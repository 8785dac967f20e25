import { z } from 'zod';

/** Who speaks a turn. */
export const roles = ['system', 'user', 'assistant', 'tool'] as const;
export type Role = (typeof roles)[number];

/** One message of a session. `text` is what a model would read; structured parts can stand beside it later. */
export interface Turn {
  role: Role;
  text: string;
}

export const turnSchema: z.ZodType<Turn> = z.strictObject({ role: z.enum(roles), text: z.string() });

/**
 * The text of a session as everything in this product reads it: one line `[role] text` a turn, joined by line
 * feeds. Every share and length of a session (budgets, sizes per round, tails) is of this text, in UTF-16 units.
 */
export function renderTurns(turns: readonly Turn[]): string {
  return turns.map(renderTurn).join('\n');
}

/** One turn of {@link renderTurns}. */
export function renderTurn(turn: Turn): string {
  return `[${turn.role}] ${turn.text}`;
}

/** The length of {@link renderTurns} without making the text. */
export function sizeOf(turns: readonly Turn[]): number {
  const marks = '[] '.length;
  const breaks = Math.max(0, turns.length - 1);
  return turns.reduce((size, { role, text }) => size + role.length + marks + text.length, breaks);
}

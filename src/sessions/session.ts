import type { Canary } from './canary.js';
import type { Turn } from './turn.js';

export const positions = ['early', 'middle', 'late'] as const;
export type Position = (typeof positions)[number];

/** A canary at its place: `turn` is the index, in the session's turns, of the turn that states it. */
export interface PlantedCanary {
  canary: Canary;
  turn: number;
}

/** Turns with canaries at known places. Only `turns` ever leaves this program for a compactor. */
export interface Session {
  /** Unique within its suite, such as `corpus-7`. */
  id: string;
  seed?: number;
  turns: Turn[];
  planted: PlantedCanary[];
}

/** The third of the session in which a turn stands: `early`, `middle` or `late`. */
export function positionOf(turn: number, turnCount: number): Position {
  return positions[Math.min(2, Math.floor((3 * turn) / turnCount))] as Position;
}

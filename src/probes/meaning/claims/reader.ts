import type { Walk } from './walk.js';

/**
 * Reads one kind of structure. A new one is one file with one of these and one line in the registry. Readers are asked
 * in order; the first whose structure starts at a line reads it.
 */
export interface Reader {
  /** Whether its structure starts at a line that is neither blank nor read yet. Looks at a few lines only. */
  starts(walk: Walk, at: number): boolean;
  /**
   * Emits the claims and says which line is next: a later one, or the same one if the reader has cut off its
   * beginning, so that another reader can go on with the rest.
   */
  read(walk: Walk, at: number): number;
}

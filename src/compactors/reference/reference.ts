import type { Compact } from '../protocol.js';

/** A compactor that comes with the product: something known to compare with, chosen as `builtin:NAME`. */
export interface ReferenceCompactor {
  name: string;
  /** One line for `--help` and docs. */
  summary: string;
  /** A fresh instance for each session. */
  create(): Compact;
}

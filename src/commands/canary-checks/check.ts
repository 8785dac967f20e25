import type { Value } from '../../probes/index.js';
import type { Canary } from '../../sessions/index.js';

/** What a canary is looked at beside. */
export interface Around {
  /** All canaries of the file, the one that is looked at among them. */
  canaries: readonly Canary[];
  /** What our sessions say between canaries. */
  smallTalk: string;
  /** The current year. */
  year: number;
  /** The typed values of a text; each text is read once. */
  valuesOf(text: string): readonly Value[];
}

/** One way in which a canary can be of little use. A new one is one file with one of these and one line in the index. */
export interface CanaryCheck {
  /** What `--json` calls it. */
  problem: string;
  /** A sentence for each thing found, with the reason and what to do about it; none if all is well. */
  find(canary: Canary, around: Around): string[];
}

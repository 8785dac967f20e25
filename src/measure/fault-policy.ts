import type { CompactorFault, FaultKind } from '../compactors/fault.js';

/** Exceptions and nonsense replies that a run puts up with before it measures no further session. */
const TOLERATED = 2;

/** Faults after which the process that ran the compactor is gone or can't be trusted any more. */
const fatal: readonly FaultKind[] = ['load', 'timeout', 'died', 'memory', 'protocol'];

/**
 * Decides where in the plan a run ends, so that a compactor that hangs costs a time limit or two and not all. The end
 * is a place in the plan and no moment, so that it is the same for any number of jobs: sessions before it are still
 * measured, and those after it don't count, whether they were measured or not.
 */
export class FaultPolicy {
  readonly #faults = new Map<number, FaultKind>();
  #stopped = false;

  /** The index of the last session that counts; infinite as long as all do. */
  get end(): number {
    let nonfatal = 0;
    for (const [index, kind] of [...this.#faults].sort(([a], [b]) => a - b)) {
      if (fatal.includes(kind) || ++nonfatal > TOLERATED) return index;
    }
    return Number.POSITIVE_INFINITY;
  }

  /** Whether some session doesn't count. */
  get ended(): boolean {
    return this.#stopped || this.end !== Number.POSITIVE_INFINITY;
  }

  /** Whether the session at an index of the plan may start. */
  allows(index: number): boolean {
    return !this.#stopped && index <= this.end;
  }

  /** Stops at once, for a failure that is not the compactor's. */
  stop(): void {
    this.#stopped = true;
  }

  /** Whether what ran the session of an index is of no more use. */
  hasBroken(index: number): boolean {
    const kind = this.#faults.get(index);
    return kind !== undefined && fatal.includes(kind);
  }

  record(index: number, fault: CompactorFault): void {
    this.#faults.set(index, fault.kind);
  }
}

import type { CompactorFault, FaultKind } from '../compactors/fault.js';

/** Exceptions and nonsense replies that a run puts up with before it starts no further session. */
const TOLERATED = 2;

/** Faults after which the process that ran the compactor is gone or can't be trusted any more. */
const fatal: readonly FaultKind[] = ['load', 'timeout', 'died', 'memory', 'protocol'];

/** Decides when a run starts no further session, so that a compactor that hangs costs one time limit and not all. */
export class FaultPolicy {
  #faults = 0;
  #stopped = false;

  /** Whether no further session may start. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Stops at once, for a failure that is not the compactor's. */
  stop(): void {
    this.#stopped = true;
  }

  record(fault: CompactorFault): void {
    this.#faults += 1;
    this.#stopped ||= fatal.includes(fault.kind) || this.#faults > TOLERATED;
  }
}

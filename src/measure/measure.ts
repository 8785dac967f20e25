import { CompactorFault } from '../compactors/fault.js';
import type { CompactorWorker } from '../compactors/protocol.js';
import type { RepeatDifference, SessionFault, SessionObservation } from '../results.js';
import { sizeOf } from '../sessions/turn.js';
import { budgetChars } from '../settings/budget.js';
import { FaultPolicy } from './fault-policy.js';
import { type CompactedSession, compactInto, observe, type ProbeText } from './observe.js';
import type { Cell } from './plan.js';

/** A worker with its way to probe what it compacted; both are its own until it is closed. */
export interface Lane {
  worker: CompactorWorker;
  probe: ProbeText;
  close(): Promise<void>;
}

export interface MeasureRequest {
  cells: readonly Cell[];
  rounds: number;
  /** Cap on each output as a share of its session's original size. */
  budget?: number;
  /** The most lanes at work at a time. */
  jobs: number;
  /** Measure the first session a second time. */
  repeat: boolean;
  /** Opens a lane in a process of its own. */
  openLane(): Promise<Lane>;
  onProgress?(done: number, total: number): void;
  /** Receives the compacted text of each round of a session that was measured. */
  onTexts?(cell: Cell, texts: readonly string[]): void;
}

export interface Measured {
  /** One a cell, in the cells' order. */
  sessions: SessionObservation[];
  /** Null where the first session was not repeated, or one of its measurements failed. */
  deterministic: boolean | null;
  difference?: RepeatDifference;
}

/** A further lane is opened when it saves more than it costs to start one, in milliseconds. */
const LANE_PAYS_MS = 600;

/**
 * Measures every cell on a few lanes. The first lane starts with the first cell; where the first cell is to be
 * repeated, a second lane starts with the last cell, helps with the rest and measures the first cell again at the
 * end: in a fresh process, after another session, so that state that outlives a session shows as a difference.
 * A repeat that fails is the first cell's fault. Further lanes open once the first session has shown that they pay.
 * @throws what `openLane` throws beside a `CompactorFault`; all lanes are closed by then.
 */
export async function measureCells(request: MeasureRequest): Promise<Measured> {
  return new Measurement(request).run();
}

class Measurement {
  readonly #request: MeasureRequest;
  readonly #sessions: SessionObservation[];
  readonly #policy = new FaultPolicy();
  readonly #queue: number[];
  readonly #lanes: Promise<void>[] = [];
  #done = 0;
  #failure: { error: unknown } | undefined;
  #firstTexts: readonly string[] | undefined;
  #repeated: { difference?: RepeatDifference; fault?: SessionFault } | undefined;

  constructor(request: MeasureRequest) {
    this.#request = request;
    this.#sessions = new Array(request.cells.length);
    // Reversed, since cells are taken from its end.
    this.#queue = request.cells.map((_, index) => index).reverse();
  }

  async run(): Promise<Measured> {
    const { cells, repeat, jobs } = this.#request;
    const last = repeat && cells.length > 1 ? this.#queue.shift() : undefined;
    const first = this.#start(this.#work(this.#queue.pop(), () => jobs - (repeat ? 2 : 1)));
    if (jobs === 1) await first;
    if (repeat) this.#start(this.#work(last, () => 0, true));
    await this.#allLanes();
    // A repeat counts only where it would have been made with one lane as well.
    const repeated = this.#policy.ended ? undefined : this.#repeated;
    const sessions = this.#settled(repeated?.fault);
    const difference = repeated?.difference;
    if (difference !== undefined) return { sessions, deterministic: false, difference };
    return { sessions, deterministic: repeated === undefined || repeated.fault !== undefined ? null : true };
  }

  /** Lets a lane work beside the others; what it throws is kept until all have ended. */
  #start(lane: Promise<void>): Promise<void> {
    const ended = lane.catch((error: unknown) => {
      this.#policy.stop();
      this.#failure ??= { error };
    });
    this.#lanes.push(ended);
    return ended;
  }

  /** Waits for every lane, also for those that open meanwhile, and then throws what one of them threw. */
  async #allLanes(): Promise<void> {
    for (let waited = 0; waited < this.#lanes.length; ) {
      waited = this.#lanes.length;
      await Promise.all(this.#lanes);
    }
    if (this.#failure !== undefined) throw this.#failure.error;
  }

  async #work(start: number | undefined, furtherLanes: () => number, repeats = false): Promise<void> {
    let lane: Lane | undefined;
    try {
      for (let index = start ?? this.#queue.pop(); index !== undefined; index = this.#queue.pop()) {
        if (!this.#policy.allows(index)) continue;
        const began = performance.now();
        lane ??= await this.#open(index);
        if (lane === undefined) return;
        await this.#measure(lane, index);
        if (this.#policy.hasBroken(index)) return;
        if (index === 0) this.#grow(furtherLanes(), performance.now() - began);
      }
      if (!repeats) return;
      // The lane of the first session may still be at it; the comparison needs its texts.
      await this.#lanes[0];
      if (this.#firstTexts === undefined || this.#policy.ended) return;
      lane = await this.#repeatFirst(lane, this.#firstTexts);
    } finally {
      await lane?.close();
    }
  }

  async #open(index: number): Promise<Lane | undefined> {
    try {
      return await this.#request.openLane();
    } catch (error) {
      this.#settle(index, { ...this.#unmeasured(index), fault: this.#recorded(index, error) });
      return undefined;
    }
  }

  #grow(furtherLanes: number, sessionMs: number): void {
    const waiting = this.#queue.length;
    if (sessionMs * waiting < LANE_PAYS_MS) return;
    for (let i = 0; i < Math.min(furtherLanes, waiting); i++) {
      this.#start(this.#work(undefined, () => 0));
    }
  }

  async #measure(lane: Lane, index: number): Promise<void> {
    const { cells, rounds, repeat, onTexts } = this.#request;
    const cell = cells[index] as Cell;
    const session = cell.session.build();
    const compacted: CompactedSession = { texts: [], durations: [] };
    let fault: SessionFault | null = null;
    try {
      await compactInto(compacted, lane.worker, session, { rounds, ...this.#budgetOf(session.turns) });
    } catch (error) {
      fault = this.#recorded(index, error);
    }
    let observed: Omit<SessionObservation, 'fault'>;
    try {
      observed = await observe(session, compacted, lane.probe);
    } catch (error) {
      // A live agent failed: without its answers no round of the session is judged.
      fault ??= this.#recorded(index, error);
      observed = await observe(session, { texts: [], durations: [] }, lane.probe);
    }
    if (index === 0 && repeat && fault === null) this.#firstTexts = compacted.texts;
    onTexts?.(cell, compacted.texts);
    this.#settle(index, { ...observed, fault });
  }

  /** Measures the first session again. @returns the lane that did, to be closed; a new one where there was none */
  async #repeatFirst(given: Lane | undefined, firstTexts: readonly string[]): Promise<Lane | undefined> {
    const cell = this.#request.cells[0] as Cell;
    const session = cell.session.build();
    const again: CompactedSession = { texts: [], durations: [] };
    let lane = given;
    let fault: SessionFault | undefined;
    try {
      const { rounds } = this.#request;
      lane ??= await this.#request.openLane();
      await compactInto(again, lane.worker, session, { rounds, ...this.#budgetOf(session.turns) });
    } catch (error) {
      const failed = faultOf(error);
      fault = { ...failed, message: `${failed.message} when this session was measured again` };
    }
    const different = again.texts.findIndex((text, i) => firstTexts[i] !== text);
    this.#repeated = {
      ...(different < 0 ? {} : { difference: { session: session.id, first_different_round: different + 1 } }),
      ...(fault === undefined ? {} : { fault }),
    };
    return lane;
  }

  #budgetOf(turns: Parameters<typeof sizeOf>[0]): { budgetChars?: number } {
    const { budget } = this.#request;
    return budget === undefined ? {} : { budgetChars: budgetChars(sizeOf(turns), budget) };
  }

  #recorded(index: number, error: unknown): SessionFault {
    const fault = faultOf(error);
    this.#policy.record(index, error as CompactorFault);
    return fault;
  }

  #settle(index: number, session: SessionObservation): void {
    this.#sessions[index] = session;
    this.#done += 1;
    this.#request.onProgress?.(this.#done, this.#sessions.length);
  }

  #settled(repeatFault: SessionFault | undefined): SessionObservation[] {
    const { end } = this.#policy;
    return Array.from(this.#sessions, (session, index) => {
      if (session === undefined || index > end) return this.#unmeasured(index);
      return index === 0 && repeatFault !== undefined ? { ...session, fault: repeatFault } : session;
    });
  }

  #unmeasured(index: number): SessionObservation {
    const { id, seed } = (this.#request.cells[index] as Cell).session;
    const message = 'was not run, because of a failure before it';
    return {
      id,
      ...(seed === undefined ? {} : { seed }),
      positions: {},
      fault: { kind: 'not-measured', round: null, message, output: [] },
      losses: [],
      rounds: [],
    };
  }
}

function faultOf(error: unknown): SessionFault {
  if (!(error instanceof CompactorFault)) throw error;
  const { kind, round = null, message, output, outputCut, subject } = error;
  return {
    kind,
    round,
    message,
    output,
    ...(outputCut > 0 ? { output_cut: outputCut } : {}),
    ...(subject === 'agent' ? { subject } : {}),
  };
}

import { randomUUID } from 'node:crypto';
import { setImmediate as immediate } from 'node:timers/promises';
import { describeBytes } from '../describe.js';
import { CompactorFault, type FaultKind, type FaultSubject } from '../fault.js';
import type { Request } from '../messages.js';
import { type Ended, type HostOptions, HostProcess } from './host-process.js';
import { type Reply, replySchema } from './reply-schema.js';
import { withheldHint } from './withheld.js';

/*
 * A time limit is counted in ticks, so that the time in which this process is busy and reads no reply counts as one. A
 * reply that is on its way when the limit is reached gets a few more, not endlessly: it may never end.
 */
const TICK_MS = 100;
/** The most milliseconds that a child may take to read a request, beside its time limit: it may have megabytes. */
const HANDOVER_MS = 10_000;
const MOST_GRACES = 10;
const GRACE_MS = 500;

/** The most milliseconds that a child gets to hand over what its module printed. */
const FLUSH_LIMIT = 1000;

export interface ConversationOptions extends HostOptions {
  /** The name of the setting that names the module. */
  setting: FaultSubject;
  /** Variables that are set here and that the child does not have. */
  withheld: readonly string[];
}

/** What one request waits for. */
export interface Exchange {
  request: Request;
  /** The most milliseconds until the next reply, asked again at each. */
  limitMs(): number;
  /** The clause for the fault of a child that says nothing in time. */
  late(): string;
  /** Follows the clause of a child that ended: ` while it was loaded`. */
  when?: string;
  /** The round that would fail now. */
  round?(): number;
  /** Takes a reply other than a fault; returns true at the last one. @throws CompactorFault for a wrong one */
  onReply(reply: Exclude<Reply, { type: 'fault' | 'flushed' }>): boolean;
}

interface Waiting extends Exchange {
  resolve(): void;
  reject(error: unknown): void;
  timer?: NodeJS.Timeout;
}

/** Talks with one child process: one request at a time, each reply checked, every way to fail told as a fault. */
export class Conversation {
  readonly token = randomUUID();
  readonly #host: HostProcess;
  readonly #options: ConversationOptions;
  #waiting: Waiting | undefined;
  /** Pieces that came by the channel so far. */
  #heard = 0;
  #onFlushed: (() => void) | undefined;
  #broken: { kind: FaultKind; clause: string } | undefined;

  constructor(options: ConversationOptions) {
    this.#options = options;
    this.#host = new HostProcess(options, {
      onLine: (line) => this.#read(line),
      onHeard: () => {
        this.#heard += 1;
      },
      onEnded: (ended) => {
        this.#onFlushed?.();
        this.#breakBy(...describeEnd(ended, this.#host.tail.errors, options.memory));
      },
      onChannelClosed: () => this.#breakBy('protocol', 'closed the channel to its host'),
    });
  }

  /** Sends a request and takes its replies. Rejects with a `CompactorFault`, or with what `onReply` throws. */
  exchange(exchange: Exchange): Promise<void> {
    this.#host.tail.clear();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { ...exchange, resolve, reject };
      if (this.#broken) {
        reject(this.#fault(this.#broken.kind, this.#broken.clause, waiting));
        return;
      }
      this.#waiting = waiting;
      this.#startTimer(waiting, HANDOVER_MS + waiting.limitMs());
      this.#host.send(exchange.request, () => {
        if (this.#waiting === waiting) this.#startTimer(waiting);
      });
    });
  }

  async close(): Promise<void> {
    // What it printed is of use to nobody now, unless somebody watches.
    if (!this.#broken && !this.#waiting && this.#options.onOutput) await this.#drain();
    this.#breakBy('died', 'was ended before it was done');
    await this.#host.close();
  }

  #read(line: string): void {
    const reply = readReply(line);
    if (reply?.token !== this.token) {
      this.#breakBy('protocol', 'wrote to the channel that belongs to its host');
      return;
    }
    if (reply.type === 'flushed') {
      this.#onFlushed?.();
      return;
    }
    if (reply.type === 'fault') {
      if (reply.fatal) this.#breakBy(reply.kind, reply.message, () => this.#drain());
      else this.#fail(reply.kind, reply.message, this.#drain());
      return;
    }
    const waiting = this.#waiting;
    if (!waiting) {
      this.#breakBy('protocol', 'made its host speak without being asked');
      return;
    }
    try {
      if (waiting.onReply(reply)) this.#settle(waiting)?.resolve();
      else this.#startTimer(waiting);
    } catch (error) {
      this.#settle(waiting)?.reject(error);
    }
  }

  /** Waits for what was printed before now, as far as time and size allow. */
  async #drain(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((resolve) => {
      this.#onFlushed = resolve;
      timer = setTimeout(resolve, FLUSH_LIMIT);
      this.#host.send({ type: 'flush' });
    });
    clearTimeout(timer);
    await this.#host.drain();
  }

  // Ends the child: whatever it says from here on counts no more, and the next exchange fails in the same way.
  #breakBy(kind: FaultKind, clause: string, before?: () => Promise<void>): void {
    if (this.#broken) return;
    this.#broken = { kind, clause };
    this.#fail(kind, clause, before ? before().then(() => this.#host.close()) : this.#host.close());
  }

  // The fault is told when the child is gone, or is silent: what it printed before may still be in a pipe.
  #fail(kind: FaultKind, clause: string, told: Promise<unknown>): void {
    const waiting = this.#settle(this.#waiting);
    void told.then(() => waiting?.reject(this.#fault(kind, clause, waiting)));
  }

  #fault(kind: FaultKind, clause: string, { round, when = '' }: Exchange): CompactorFault {
    const message = kind === 'died' || kind === 'memory' ? clause + when : clause;
    const { setting, withheld } = this.#options;
    return new CompactorFault(kind, message + withheldHint(message, withheld), {
      subject: setting,
      output: this.#host.tail.lines(),
      outputCut: this.#host.tail.cut,
      ...(round && { round: round() }),
    });
  }

  #settle(waiting: Waiting | undefined): Waiting | undefined {
    if (waiting) clearTimeout(waiting.timer);
    this.#waiting = undefined;
    return waiting;
  }

  #startTimer(waiting: Waiting, limitMs = waiting.limitMs()): void {
    clearTimeout(waiting.timer);
    let graces = 0;
    const wait = (left: number, heard: number): void => {
      const began = performance.now();
      waiting.timer = setTimeout(
        async () => {
          const { timer } = waiting;
          const passed = Math.min(performance.now() - began, 2 * TICK_MS);
          if (left > passed) return wait(left - passed, heard);
          // What waits in the pipe is read only after timers, so it is looked for before the child is given up.
          for (let turn = 0; turn < 2; turn++) await immediate();
          if (waiting.timer !== timer || this.#waiting !== waiting) return;
          if (this.#heard > heard && graces++ < MOST_GRACES) return wait(GRACE_MS, this.#heard);
          this.#breakBy('timeout', waiting.late());
        },
        Math.min(left, TICK_MS),
      );
    };
    wait(limitMs, this.#heard);
  }
}

function readReply(line: string): Reply | undefined {
  try {
    return replySchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

function describeEnd({ code, signal, error }: Ended, printed: string, memory: number): [FaultKind, string] {
  if (error) return ['died', `could not be started: ${error.message}`];
  // V8 says so before it ends the process by one of several signals.
  if (code !== 0 && /\bout of memory\b/i.test(printed)) {
    return ['memory', `ran out of memory, of which it may take ${describeBytes(memory)}`];
  }
  if (signal === 'SIGKILL') {
    return ['died', 'was killed from outside (SIGKILL), as a system does when its memory runs out'];
  }
  return ['died', signal ? `was killed by ${signal}` : `ended its process with exit code ${code}`];
}

import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { LineSplitter } from '../lines.js';
import { REPLY_FD, REQUEST_FD, type Request } from '../messages.js';
import { majorOf, type Runtime } from '../runtime.js';
import { killTree, MARK } from './kill.js';
import { endWithThisProcess } from './living.js';
import { lineEnd, type OutputStream, OutputTail } from './tail.js';

export interface HostOptions {
  runtime: Runtime;
  /** The built entry of the child, absolute. */
  hostFile: string;
  /** Absolute. */
  workingDirectory: string;
  environment: Record<string, string>;
  /** Bytes. */
  memory: number;
  /** Gets each line that the child prints, raw. */
  onOutput?: (line: string) => void;
}

/** How a process ended: by a code, by a signal, or it never started. */
export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  error?: Error;
}

export interface HostEvents {
  /** A line of the channel, not looked at yet. */
  onLine(line: string): void;
  /** A piece of a line came by the channel. */
  onHeard(): void;
  /** The child ended; what it said before has been handed out. */
  onEnded(ended: Ended): void;
  /** The child closed the channel and goes on running. */
  onChannelClosed(): void;
}

/** Longest line of the channel, in characters: a reply of 8 MiB, each character escaped, fits. */
const MAX_LINE = 64 * 1024 * 1024;
/** Milliseconds without a word after which nothing more is waited for, once the process has said all that it was asked. */
const QUIET = 10;
/** The same after the process has ended: a process that it left may hold the pipes open. */
const PIPE_GRACE = 100;
/** The most milliseconds and bytes that output is waited for; a process may print without end. */
const DRAIN_LIMIT = 1000;
const DRAIN_BYTES = 16 * 1024 * 1024;
const CLOSED_CHANNEL_GRACE = 250;

/** A child process that runs the host, in a group of its own, with every pipe drained. */
export class HostProcess {
  readonly tail = new OutputTail();
  readonly #child: ChildProcess;
  readonly #mark = randomUUID();
  readonly #ended: Promise<void>;
  readonly #release: () => void;
  readonly #show: HostOptions['onOutput'];
  #printed = 0;
  #closing = false;

  constructor(options: HostOptions, events: HostEvents) {
    const [command, ...args] = commandOf(options);
    this.#child = spawn(command as string, args, {
      cwd: options.workingDirectory,
      env: { ...options.environment, [MARK]: this.#mark },
      stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    this.#show = options.onOutput;
    this.#release = endWithThisProcess(() => this.#kill());
    // Writing to a child that has gone is told by its end.
    (this.#child.stdio[REQUEST_FD] as Writable).on('error', () => {});
    const drained = Promise.all([
      this.#read('stdout'),
      this.#read('stderr'),
      readLines(this.#child.stdio[REPLY_FD] as Readable, events),
    ]);
    this.#ended = this.#watch(events, drained);
  }

  /** Sends a request; `onSent` follows once the child has taken all of it, or has gone. */
  send(request: Request, onSent?: () => void): void {
    (this.#child.stdio[REQUEST_FD] as Writable).write(`${JSON.stringify(request)}\n`, onSent);
  }

  /** Waits for what the child printed before now to arrive, as far as time and size allow. */
  async drain(): Promise<void> {
    await this.#quiet(QUIET, true);
  }

  /** Ends the child and everything it started; resolves when the child is gone. Safe to call twice. */
  async close(): Promise<void> {
    if (!this.#closing) this.#kill();
    this.#closing = true;
    await this.#ended;
    // Only what is left of the pipes would keep this process waiting.
    for (const pipe of this.#child.stdio) pipe?.destroy();
    this.#release();
  }

  #kill(): void {
    if (this.#child.pid !== undefined) killTree(this.#child.pid, this.#mark);
  }

  async #read(stream: OutputStream): Promise<void> {
    const pipe = this.#child[stream] as Readable;
    const show = this.#show;
    const lines = new LineSplitter(lineEnd, 8192);
    pipe.setEncoding('utf8');
    pipe.on('data', (chunk: string) => {
      this.#printed += chunk.length;
      this.tail.push(stream, chunk);
      if (show) for (const line of lines.push(chunk)) show(line);
    });
    await closed(pipe);
    const rest = lines.end();
    if (rest !== '') show?.(rest);
  }

  /** Resolves after so many milliseconds in which nothing was printed, or at a limit. */
  async #quiet(milliseconds: number, ref: boolean): Promise<void> {
    const [began, start] = [performance.now(), this.#printed];
    for (let before = -1; before !== this.#printed; ) {
      if (performance.now() - began > DRAIN_LIMIT || this.#printed - start > DRAIN_BYTES) return;
      before = this.#printed;
      await delay(milliseconds, undefined, { ref });
    }
  }

  async #watch(events: HostEvents, drained: Promise<unknown>): Promise<void> {
    const ended = new Promise<Ended>((resolve) => {
      this.#child.once('error', (error) => resolve({ code: null, signal: null, error }));
      this.#child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    void closed(this.#child.stdio[REPLY_FD] as Readable).then(async () => {
      const gone = await Promise.race([ended, delay(CLOSED_CHANNEL_GRACE, undefined, { ref: false })]);
      if (!gone) events.onChannelClosed();
    });
    const how = await ended;
    // As long as a pipe is open, it keeps this process going; the timer alone should not.
    await Promise.race([drained, this.#quiet(PIPE_GRACE, false)]);
    events.onEnded(how);
  }
}

/*
 * Node's own limit holds for its heap alone. The shell's limit on data holds for buffers too, and for every process
 * that the module starts; it counts what is mapped, of which a Node from version 23 on takes 512 MiB for code at once.
 */
function commandOf({ runtime, hostFile, memory }: HostOptions): string[] {
  const major = majorOf(runtime.version);
  const quiet = ['ExperimentalWarning', 'MODULE_TYPELESS_PACKAGE_JSON'].map(
    (name) => `--disable-warning=${name}`,
  );
  const heap = `--max-old-space-size=${Math.ceil(memory / 1024 ** 2)}`;
  const command = [runtime.file, heap, ...(major >= 22 ? quiet : []), hostFile];
  if (process.platform === 'win32') return command;
  const data = Math.ceil(memory / 1024) + (major >= 23 ? 768 : 256) * 1024;
  return ['/bin/sh', '-c', 'ulimit -d "$0" 2>/dev/null; exec "$@"', String(data), ...command];
}

async function readLines(pipe: Readable, { onLine, onHeard }: HostEvents): Promise<void> {
  const lines = new LineSplitter(/\n/, MAX_LINE);
  pipe.setEncoding('utf8');
  pipe.on('data', (chunk: string) => {
    onHeard();
    for (const line of lines.push(chunk)) if (line !== '') onLine(line);
  });
  await closed(pipe);
  const rest = lines.end();
  if (rest !== '') onLine(rest);
}

function closed(pipe: Readable): Promise<void> {
  return new Promise((resolve) => {
    for (const event of ['end', 'close', 'error']) pipe.on(event, () => resolve());
  });
}

import type { Turn } from '../sessions/turn.js';

/** What a compactor is told beside the turns. */
export interface CompactionContext {
  /** This round, from 1 to `rounds`. */
  round: number;
  rounds: number;
  /** The most characters the output may have, where a budget is set. */
  budgetChars?: number;
  /** Aborted when the call's time limit is reached. */
  signal: AbortSignal;
}

/** What a compactor may return. A text becomes one system turn of the next round. */
export type CompactionReply = string | { text: string } | Turn[];

export type Compact = (
  turns: Turn[],
  context: CompactionContext,
) => CompactionReply | Promise<CompactionReply>;

/** One round as it came back: the turns that the next round compacts, and the time the call took. */
export interface CompactedRound {
  turns: Turn[];
  durationMs: number;
}

export interface SessionRequest {
  turns: readonly Turn[];
  rounds: number;
  budgetChars?: number;
}

/** Something that can compact sessions one after another: in this process, or in a child process. */
export interface CompactorWorker {
  /**
   * Compacts one session round by round with a fresh instance, and calls `onRound` as each round ends.
   * Rejects with a `CompactorFault`; the rounds told before it stand.
   */
  compactSession(request: SessionRequest, onRound: (round: CompactedRound) => void): Promise<void>;
  /** Ends the worker and everything it started. Safe to call twice. */
  close(): Promise<void>;
}

/** A compactor that was found; opening it gives a worker that has loaded it. */
export interface CompactorHandle {
  /** What reports call it. */
  name: string;
  /** Where it came from: `path#export` relative to the workspace, or `builtin:NAME`. */
  source: string;
  /** The path of its file relative to the workspace, for annotations; absent for built-in ones. */
  file?: string;
  /** What runs it, such as `node 20.20.2 (PATH), TypeScript by jiti`; absent for built-in ones. */
  runtime?: string;
  /** @throws CompactorFault if it can't be loaded or called; SettingsError if a file or package is missing. */
  open(): Promise<CompactorWorker>;
}

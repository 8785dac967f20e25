import type { WrittenReply } from './hosting/reply-schema.js';
import type { PackedTurns } from './packed-turns.js';

/*
 * The conversation between this program and the child process, one JSON value a line. Requests go to the child's
 * file descriptor 3, replies come from its descriptor 4. Node's own channel is not used: it throws in the parent
 * when a module writes something into it that is no JSON.
 */

export const REQUEST_FD = 3;
export const REPLY_FD = 4;

/** First request: what to load. The token goes with every reply; a module never sees it. */
export interface LoadRequest {
  type: 'load';
  token: string;
  /** Absolute. */
  file: string;
  exportName: string | null;
  role: 'compactor' | 'agent';
  /** `any`: natively if that works. `jiti`: the native way was tried in another process. */
  by: 'any' | 'jiti';
  /** Absolute; TypeScript's paths are read from the nearest tsconfig.json in it. */
  workspace: string;
  /** Milliseconds a call. */
  timeout: number;
}

export interface CompactRequest {
  type: 'compact';
  turns: PackedTurns;
  rounds: number;
  budgetChars: number | null;
}

export interface AnswerRequest {
  type: 'answer';
  requests: readonly { question: string; kind: string; context: string }[];
}

/** Asks to be told when all that the module has printed is on its way. */
export interface FlushRequest {
  type: 'flush';
}

export type Request = LoadRequest | CompactRequest | AnswerRequest | FlushRequest;

/** A reply as the child makes it: the token is added where it is sent. */
export type Said = WithoutToken<WrittenReply>;
type WithoutToken<Each> = Each extends WrittenReply ? Omit<Each, 'token'> : never;

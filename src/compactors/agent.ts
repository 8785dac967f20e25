/** What a live agent is asked: a direct question, a scenario in which a rule matters, or a work item. */
export const answerKinds = ['direct', 'behavior', 'exact_use'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export interface AgentRequest {
  question: string;
  kind: AnswerKind;
  /** The compacted text: all that the agent may know. */
  context: string;
}

/** What an agent's module exports as `answer`. The signal aborts when the call's time limit is reached. */
export type Answer = (request: AgentRequest & { signal: AbortSignal }) => string | Promise<string>;

/** A live agent in a child process. */
export interface AgentWorker {
  /**
   * Answers one after another, with a fresh instance, in the order of the requests.
   * Rejects with a `CompactorFault` of the first that failed.
   */
  answer(requests: readonly AgentRequest[]): Promise<string[]>;
  /** Ends the worker and everything it started. Safe to call twice. */
  close(): Promise<void>;
}

/** An agent's module that was found; opening it gives a worker that has loaded it. */
export interface AgentHandle {
  /** What reports call it. */
  name: string;
  /** Where it came from: `path#export` relative to the workspace. */
  source: string;
  /** The path of its file relative to the workspace. */
  file: string;
  /** What runs it, such as `node 20.20.2 (PATH), TypeScript by jiti`; the loader is known once it was opened. */
  runtime: string;
  /** @throws CompactorFault if it can't be loaded or called; SettingsError if a file or package is missing. */
  open(): Promise<AgentWorker>;
}

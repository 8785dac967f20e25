import { describeThrown } from './describe.js';
import { CompactorFault } from './fault.js';
import type { Compact, CompactorWorker } from './protocol.js';
import { type Call, compactRounds } from './rounds.js';

/** A worker for a compactor of this program, which needs no process of its own. `create` makes a fresh instance. */
export function builtinWorker(create: () => Compact): CompactorWorker {
  return {
    async compactSession(request, onRound) {
      const { signal } = new AbortController();
      await compactRounds(create(), request, (run) => callHere(run, signal), onRound);
    },
    async close() {},
  };
}

async function callHere(run: Parameters<Call>[0], signal: AbortSignal): ReturnType<Call> {
  const start = performance.now();
  try {
    const value = await run(signal);
    return { value, durationMs: performance.now() - start };
  } catch (error) {
    throw new CompactorFault('threw', `threw ${describeThrown(error)}`);
  }
}

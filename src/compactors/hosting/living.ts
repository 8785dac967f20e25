/*
 * The children that run at this moment. They lead groups of their own, so that neither a terminal's interrupt nor
 * the end of this process reaches them: it has to be handed on.
 */

const living = new Set<() => void>();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ends a child by `kill` when this process ends or is told to end, until the returned function is called. */
export function endWithThisProcess(kill: () => void): () => void {
  if (living.size === 0) watch();
  living.add(kill);
  return () => {
    if (living.delete(kill) && living.size === 0) unwatch();
  };
}

function watch(): void {
  process.on('exit', killAll);
  for (const signal of signals) process.on(signal, onSignal);
}

function unwatch(): void {
  process.off('exit', killAll);
  for (const signal of signals) process.off(signal, onSignal);
}

function killAll(): void {
  for (const kill of living) kill();
}

function onSignal(signal: NodeJS.Signals): void {
  killAll();
  unwatch();
  living.clear();
  // Where nobody else listens, the signal does what it would have done without us.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

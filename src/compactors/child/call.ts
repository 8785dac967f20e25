import { describeDuration } from '../describe.js';
import { CompactorFault } from '../fault.js';
import type { Timed } from '../rounds.js';
import { AbortController, clearTimeout, now, OwnPromise, setTimeout } from './intrinsics.js';
import { faultOf } from './thrown.js';

/** Milliseconds that a call gets after its signal, to put its things away; its result no longer counts. */
const GRACE = 100;

/**
 * Runs one call under a time limit, and aborts its signal at that limit. A call that is too late has timed out
 * whatever it gave.
 *
 * @param limitMs milliseconds
 * @throws CompactorFault of kind `threw`, `timeout` or `memory`
 */
export async function callWithin(
  limitMs: number,
  run: (signal: AbortSignal) => unknown,
  workspace: string,
): Promise<Timed> {
  const controller = new AbortController();
  const start = now();
  let timer: NodeJS.Timeout | undefined;
  const expired = new OwnPromise<undefined>((resolve) => {
    timer = setTimeout(() => {
      timer = setTimeout(resolve, GRACE, undefined);
      controller.abort(
        new DOMException(`The time limit of ${describeDuration(limitMs)} is reached.`, 'TimeoutError'),
      );
    }, limitMs);
  });
  const result = await OwnPromise.race([settle(run, controller.signal), expired]);
  clearTimeout(timer);
  const durationMs = now() - start;
  if (result === undefined || durationMs > limitMs) {
    throw new CompactorFault('timeout', `did not finish within ${describeDuration(limitMs)}`);
  }
  if ('thrown' in result) throw faultOf(result.thrown, 'threw', workspace);
  return { value: result.value, durationMs };
}

async function settle(
  run: (signal: AbortSignal) => unknown,
  signal: AbortSignal,
): Promise<{ value: unknown } | { thrown: unknown }> {
  try {
    return { value: await run(signal) };
  } catch (thrown) {
    return { thrown };
  }
}

/*
 * What the host needs of the language and of Node, taken before a user's module is loaded: a module may replace any
 * of these in its own process, and the host must still be able to say what came of it.
 */
import fs from 'node:fs';

export const stringify = JSON.stringify;
export const parse = JSON.parse;
export const writeSync = fs.writeSync;
export const now = performance.now.bind(performance);
export const exit = process.exit.bind(process);
export const kill = process.kill.bind(process);
export const processId = process.pid;
export const { setTimeout, clearTimeout, AbortController } = globalThis;
export const OwnPromise = Promise;

const nothing = new Int32Array(new SharedArrayBuffer(4));
const wait = Atomics.wait;

/** Stops this thread for so many milliseconds. */
export function sleepSync(milliseconds: number): void {
  wait(nothing, 0, 0, milliseconds);
}

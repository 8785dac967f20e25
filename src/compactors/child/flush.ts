import { OwnPromise } from './intrinsics.js';

/** Waits until what the module printed has left this process: Node queues what the parent has not read yet. */
export async function flushed(): Promise<void> {
  try {
    await OwnPromise.all([process.stdout, process.stderr].filter(isWaiting).map(written));
  } catch {
    // A module may have put anything in the place of a stream.
  }
}

function isWaiting({ writableLength }: NodeJS.WriteStream): boolean {
  return writableLength > 0;
}

function written(stream: NodeJS.WriteStream): Promise<void> {
  return new OwnPromise((resolve) => {
    stream.write('', () => resolve());
  });
}

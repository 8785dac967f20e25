/**
 * Prints the figures of one sample, for run.mjs to collect.
 * @param {{ name: string, unit: string, value: number }[]} figures
 */
export function print(figures) {
  console.log(JSON.stringify({ figures }));
}

/** The milliseconds that something takes. */
export async function timed(work) {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

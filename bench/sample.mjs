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

/** The middle of some numbers. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)] + sorted[Math.ceil((sorted.length - 1) / 2)]) / 2;
}

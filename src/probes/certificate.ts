/**
 * How often a probe is wrong on labelled cases, in one line that every report quotes; undefined for a probe, or a
 * version of it, that nobody has certified.
 */
export function certificateLine(_probe: { name: string; version: number }): string | undefined {
  return undefined;
}

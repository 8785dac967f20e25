import { distance } from 'fastest-levenshtein';

/** Up to three of `candidates` that are close to `name` in spelling or begin with it, the closest first. */
export function nearest(name: string, candidates: readonly string[]): string[] {
  if (name === '') return [];
  const wanted = name.toLowerCase();
  const limit = Math.max(2, Math.floor(wanted.length / 3));
  return candidates
    .map((candidate) => {
      const other = candidate.toLowerCase();
      return { candidate, steps: other.startsWith(wanted) ? 1 : distance(wanted, other) };
    })
    .filter(({ steps }) => steps <= limit)
    .sort((a, b) => a.steps - b.steps || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate);
}

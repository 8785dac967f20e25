import { distance } from 'fastest-levenshtein';

/**
 * The candidate that a mistyped name most likely meant, or undefined where none comes near: at most a third of the
 * longer name differs (two characters of short ones), or one continues the other. Case, hyphens and underscores don't
 * count. Of equally near ones the first wins.
 */
export function nearest(name: string, candidates: readonly string[]): string | undefined {
  const wanted = plain(name);
  if (wanted.length === 0 || wanted.length > 200) return undefined;
  let best: { candidate: string; score: number } | undefined;
  for (const candidate of candidates) {
    const offered = plain(candidate);
    const longer = Math.max(wanted.length, offered.length);
    const differing = distance(wanted, offered);
    const continues = wanted.length > 2 && (offered.startsWith(wanted) || wanted.startsWith(offered));
    if (differing > Math.max(2, longer / 3) && !continues) continue;
    if (differing === longer) continue;
    if (best === undefined || differing < best.score) best = { candidate, score: differing };
  }
  return best?.candidate;
}

/** The clause that follows an unknown name: `; did you mean "x"?`, or the known ones where none comes near. */
export function suggestion(name: string, candidates: readonly string[]): string {
  const found = nearest(name, candidates);
  if (found !== undefined) return `did you mean ${JSON.stringify(found)}?`;
  return candidates.length === 0 ? 'none is known here.' : `known are ${candidates.join(', ')}.`;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[-_\s]/g, '');
}

/**
 * The rounds, from 1, that a report shows of many: all if there are no more than `most`, otherwise `most` of them,
 * with the first and the last, closer together at the start, where curves bend.
 * @param most at least 2
 */
export function shownRounds(rounds: number, most: number): number[] {
  if (rounds <= most) return Array.from({ length: rounds }, (_, i) => i + 1);
  const shown: number[] = [];
  for (let i = 0; i < most; i++) {
    const geometric = Math.round(rounds ** (i / (most - 1)));
    shown.push(Math.max(geometric, (shown.at(-1) ?? 0) + 1));
  }
  return shown;
}

/** The rounds in words, for a heading: `round 1`, `rounds 1 to 5`, `rounds 1, 2, 5, 14, 50`. */
export function roundsHeading(rounds: readonly number[]): string {
  const last = rounds.at(-1) ?? 0;
  if (rounds.length === 1) return `round ${last}`;
  return last === rounds.length ? `rounds 1 to ${last}` : `rounds ${rounds.join(', ')}`;
}

import type { Tally } from './run.js';

const share = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`.padStart(8);

/** Rates by rule, as lines: how many were held, how many had the expected outcome, and what came instead. */
export function tableOf(title: string, tallies: readonly Tally[]): string[] {
  const rows = [...tallies, total(tallies)].map((tally) => {
    const others = [...tally.outcomes]
      .sort((a, b) => b[1] - a[1])
      .map(([outcome, times]) => `${outcome} ${times}`);
    return `${tally.rule.padEnd(42)}${`${tally.checks}`.padStart(7)}${share(tally.right, tally.checks)}${share(tally.held, tally.checks)}${share(tally.unverified, tally.checks)}   ${others.slice(0, 5).join(', ')}`;
  });
  return [`${title.padEnd(42)} checks   right    held  unsure   outcomes`, ...rows];
}

export function total(tallies: readonly Tally[]): Tally {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((all, tally) => all + of(tally), 0);
  return {
    rule: 'all',
    checks: sum(({ checks }) => checks),
    held: sum(({ held }) => held),
    right: sum(({ right }) => right),
    unverified: sum(({ unverified }) => unverified),
    outcomes: new Map(),
    failures: [],
  };
}

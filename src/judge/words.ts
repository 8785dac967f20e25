import type { CanaryType } from '../sessions/canary.js';

const plurals: Record<CanaryType, string> = {
  safety_rule: 'safety rules',
  hard_constraint: 'hard constraints',
  fact: 'facts',
  goal_state: 'goal states',
  user_preference: 'user preferences',
};

/** A type in words, in the plural: `safety rules`. */
export function typeWords(type: CanaryType): string {
  return plurals[type];
}

/** A type in words, in the singular: `safety rule`. */
export function typeWord(type: CanaryType): string {
  return type.replaceAll('_', ' ');
}

/**
 * A share in percent with at most one decimal: `33.3 %`. Only a whole share is `100 %` and only none is `0 %`: one
 * statement lost of ten thousand is `99.9 %`.
 */
export function percent(share: number): string {
  const tenths = Math.round(share * 1000);
  return `${(share > 0 && share < 1 ? Math.min(999, Math.max(1, tenths)) : tenths) / 10} %`;
}

/** A share that is known between two ends: `25 to 62.5 %`; the one where they are the same. */
export function percentSpan(lower: number, upper: number): string {
  const [low, high] = [percent(lower), percent(upper)];
  return low === high ? low : `${low.replace(' %', '')} to ${high}`;
}

/** A count with its noun: `1 session`, `12 sessions`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

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

/** A share in percent, with one decimal where it is not whole: `50 %`, `33.3 %`. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}

/** A count with its noun: `1 session`, `12 sessions`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

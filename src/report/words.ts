import { percent, typeWord, typeWords } from '../judge/index.js';
import type { CanaryType } from '../sessions/canary.js';

export { counted, percent, typeWord, typeWords } from '../judge/index.js';

/** A count as people write it: `2,600`. */
export function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

/** A count of statements of a type: `1 fact`, `12 facts`. */
export function countedType(count: number, type: CanaryType): string {
  return `${grouped(count)} ${count === 1 ? typeWord(type) : typeWords(type)}`;
}

/** A share as a whole number of percent for curves, with the same care for the ends as {@link percent}. */
export function wholePercent(share: number): string {
  const whole = Math.round(share * 100);
  return `${share > 0 && share < 1 ? Math.min(99, Math.max(1, whole)) : whole}`;
}

/** A size as a share in percent: whole from 10 % on, since more would be noise. */
export function sizePercent(share: number): string {
  return share < 0.1 ? percent(share) : `${grouped(Math.round(share * 100))} %`;
}

/** An interval of shares, widened to whole percent: `93–100 %`. */
export function percentRange([low, high]: readonly [number, number]): string {
  return `${Math.floor(low * 100 + 1e-9)}–${Math.ceil(high * 100 - 1e-9)} %`;
}

/** A survival between its ends, in whole percent for curves: `50–63`, or one figure where the ends are the same. */
export function wholeSpan(lower: number, upper: number): string {
  const [low, high] = [wholePercent(lower), wholePercent(upper)];
  return low === high ? low : `${low}–${high}`;
}

/** `seeded`; `seeded and corpus`; `a, b and c`. */
export function listed(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The first letter in upper case. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `120 ms`, `1.4 s`, `3 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = ms / 1000;
  return seconds < 60
    ? `${seconds.toFixed(1)} s`
    : `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`;
}

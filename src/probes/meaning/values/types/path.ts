import { HAS_DIGIT, HAS_SCHEME, HAS_SLASH } from '../reading/chunk.js';
import { coreOf, wordBefore } from '../reading/core.js';
import type { Value, ValueType } from '../value.js';
import { isStore } from './url.js';

/** First parts of paths and branches that leave no doubt. */
const roots = new Set(
  (
    'feat feature features fix bugfix hotfix release releases rel chore mig topic wip user users src lib docs doc test ' +
    'tests bin etc opt var usr home tmp data config kv secret secrets origin refs infra scripts build dist app apps api ' +
    'packages pkg dev experiment refactor revert dependabot spike support heads'
  ).split(' '),
);
const labels = new Set(
  (
    'branch folder directory dir path bucket repo repository prefix namespace endpoint route key keys secret secrets ' +
    'under underneath below into merge checkout file files tag'
  ).split(' '),
);
const proseAlone = new Set(['/or', '/and']);

/** Paths of files, secrets and stores, branches, routes: `kv/harrow/prod`, `s3://bucket/key`, `/v2/invoices`, `gen/`. */
export const path: ValueType = {
  name: 'path',
  find(scan) {
    const { text } = scan;
    const values: Value[] = [];
    for (const chunk of scan.chunks) {
      if ((chunk.has & HAS_SLASH) === 0) continue;
      let { start } = chunk;
      while (start < chunk.end && /[-+^&*%]/.test(text.charAt(start))) start++;
      let { end } = chunk;
      while (end > start && /[-.+^&%~]/.test(text.charAt(end - 1))) end--;
      const lower = chunk.lower.slice(start - chunk.start, end - chunk.start);
      if (!isPath(lower, chunk.has, text, start)) continue;
      values.push({ type: 'path', key: lower.endsWith('/') ? lower.slice(0, -1) : lower, start, end });
    }
    return values;
  },
};

function isPath(lower: string, has: number, text: string, start: number): boolean {
  if ((has & HAS_SCHEME) !== 0) return isStore(lower);
  const parts = lower.split(/[/\\]/);
  const [first = '', second = ''] = parts;
  if (!/[\p{L}_]/u.test(lower) || /^[$€£]?\d[\d.,]*[km]?%?$/.test(first)) return false;
  if (first === '' && text.charAt(start - 1) === '<') return false;
  if (first === '' || /^[.~]+$/.test(first)) return second !== '' && !proseAlone.has(lower);
  if (lower.endsWith('/')) return first.length > 1 && text.charAt(start - 1) !== '<';
  if (parts.length > 2) return parts.some((part) => part.length > 2);
  if (roots.has(first) && second !== '') return true;
  if (first.length < 2 || second.length < 2) return second === '*';
  if (labels.has(wordBefore(text, start))) return true;
  const isCode = (has & HAS_DIGIT) !== 0 || lower.includes('_') || /\.\p{L}/u.test(lower);
  return isCode || first.startsWith('@');
}

/** The last part of a path's key. */
export function lastPart(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}

/** The core of a chunk unless it has a slash in it. */
export function unslashed(text: string, chunk: Parameters<typeof coreOf>[1], keep?: string) {
  return (chunk.has & HAS_SLASH) === 0 ? coreOf(text, chunk, keep) : undefined;
}

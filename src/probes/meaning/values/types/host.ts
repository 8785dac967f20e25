import { HAS_AT, HAS_DOT } from '../reading/chunk.js';
import type { Value, ValueType } from '../value.js';
import { unslashed } from './path.js';

const topLevel = new Set(
  (
    'com org net io dev example internal local localhost ai app co uk de edu gov test cloud lan corp info eu fr nl se ' +
    'dk ch ca us invalid tech site online int mil arpa svc cluster intra home'
  ).split(' '),
);
/** Endings that are English words too: enough only after two other parts. */
const wordy = new Set('no at me is it in so to be es as am pm'.split(' '));

/** Names of hosts with dots, and IP addresses. Names without dots, such as `db-keldar-07`, are ids. */
export const host: ValueType = {
  name: 'host',
  find(scan) {
    const values: Value[] = [];
    for (const chunk of scan.chunks) {
      if ((chunk.has & HAS_DOT) === 0 || (chunk.has & HAS_AT) !== 0) continue;
      const core = unslashed(scan.text, chunk) ?? address(scan.text, chunk.start, chunk.lower);
      if (core === undefined || !(isAddress(core.lower) || isName(core.lower))) continue;
      values.push({ type: 'host', key: core.lower, start: core.start, end: core.end });
    }
    return values;
  },
};

/** An address with the length of its network: `10.0.0.0/8`. */
function address(text: string, start: number, lower: string) {
  return /^\d+\.\d+\.\d+\.\d+\/\d\d?$/.test(lower)
    ? { start, end: start + lower.length, lower, text }
    : undefined;
}

function isAddress(lower: string): boolean {
  const [digits = ''] = lower.split('/');
  const parts = digits.split('.');
  return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
}

function isName(lower: string): boolean {
  if (!/^[\p{L}\p{N}.-]+$/u.test(lower)) return false;
  const parts = lower.split('.');
  const last = parts.at(-1) ?? '';
  if (parts.length < 2 || parts.some((part) => part === '') || !/[a-z]/.test(parts[0] ?? '')) return false;
  return topLevel.has(last) || (wordy.has(last) && parts.length > 2);
}

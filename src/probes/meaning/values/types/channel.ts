import { HAS_AT, HAS_HASH } from '../reading/chunk.js';
import type { Value, ValueType } from '../value.js';

/** Chat channels (`#ops-leljos`). */
export const channel: ValueType = {
  name: 'channel',
  find: (scan) => marked(scan.text, scan.chunks, '#', HAS_HASH, 'channel'),
};

/** Names of accounts (`@mira`, `@team/ops`). */
export const handle: ValueType = {
  name: 'handle',
  find: (scan) => marked(scan.text, scan.chunks, '@', HAS_AT, 'handle'),
};

function marked(
  text: string,
  chunks: readonly { start: number; lower: string; has: number }[],
  mark: string,
  flag: number,
  type: string,
): Value[] {
  const values: Value[] = [];
  for (const { start, lower, has } of chunks) {
    if ((has & flag) === 0) continue;
    const at = /^[~*_-]*/.exec(lower)?.[0].length ?? 0;
    if (lower.charAt(at) !== mark) continue;
    const name = lower.slice(at + 1).replace(/[^\p{L}\p{N}]$/u, '');
    if (!/^\p{L}[\p{L}\p{N}._/-]+$/u.test(name) || text.charAt(start + at - 1) === '/') continue;
    values.push({ type, key: mark + name, start: start + at, end: start + at + 1 + name.length });
  }
  return values;
}

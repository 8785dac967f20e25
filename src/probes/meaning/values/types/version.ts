import { HAS_DIGIT } from '../reading/chunk.js';
import type { Scan } from '../reading/scan.js';
import type { Value, ValueType } from '../value.js';
import { unslashed } from './path.js';

const words = new Set('version versions ver release releases v tag'.split(' '));
const products = new Set(
  (
    'postgres postgresql mysql mariadb sqlite mongodb redis kafka elasticsearch opensearch rabbitmq nginx python java ' +
    'jdk openjdk ruby rails php django flask react angular vue svelte typescript kubernetes k8s terraform ansible ' +
    'docker ubuntu debian fedora alpine centos ios android macos windows chrome firefox gcc clang llvm scala kotlin ' +
    'golang node nodejs deno spark airflow hadoop gradle maven webpack vite eslint pytest numpy pandas pytorch ' +
    'tensorflow perl elixir erlang julia openssl'
  ).split(' '),
);
/** Products whose names are words: only before a number with a point. */
const wordy = new Set('go rust swift spring node'.split(' '));

/** Versions: with two points, with a leading `v`, or after `version` or the name of a product (`Go 1.21`). */
export const version: ValueType = {
  name: 'version',
  find(scan) {
    const values: Value[] = [];
    for (const chunk of scan.chunks) {
      if ((chunk.has & HAS_DIGIT) === 0) continue;
      const core = unslashed(scan.text, chunk);
      if (core === undefined || !isVersion(core.lower)) continue;
      const key = core.lower.replace(/^v/, '');
      values.push({ type: 'version', key, start: core.start, end: core.end });
    }
    for (const amount of scan.amounts) {
      if (amount.inWords || amount.attached || amount.plain.startsWith('-')) continue;
      if (isAfterName(scan, amount.first, amount.plain.includes('.'))) {
        const key = scan.text.slice(amount.start, amount.end);
        if (/^\d+(\.\d+)?$/.test(key))
          values.push({ type: 'version', key, start: amount.start, end: amount.end, amount: key });
      }
    }
    return values;
  },
};

function isVersion(lower: string): boolean {
  if (!/^v?\d+(\.\d+)*([-+][a-z0-9.+-]+)?$/.test(lower)) return false;
  if (lower.startsWith('v')) return true;
  const [numbers = ''] = lower.split(/[-+]/);
  const parts = numbers.split('.');
  if (parts.length < 3) return false;
  // `1.500.000` is a number with points between its thousands.
  return !(
    parts.length === lower.split('.').length &&
    parts.slice(1).every((part) => part.length === 3) &&
    parts[0] !== '0'
  );
}

function isAfterName(scan: Scan, piece: number, hasPoint: boolean): boolean {
  const isMarked = scan.raw(piece - 1) === ':' || scan.raw(piece - 1) === '=';
  const word = scan.word(isMarked ? piece - 2 : piece - 1);
  if (words.has(word)) return true;
  if (isMarked) return false;
  return wordy.has(word) ? hasPoint : products.has(word);
}

import {
  HAS_AT,
  HAS_DIGIT,
  HAS_DOT,
  HAS_HASH,
  HAS_LETTER,
  HAS_SLASH,
  HAS_UNDERSCORE,
} from '../reading/chunk.js';
import { coreOf } from '../reading/core.js';
import type { Value, ValueType } from '../value.js';

/** First parts that don't make an id of what follows: `mid-2027`, `top-5`, `sub-200`. */
const prefixes = new Set(
  'mid pre post top sub under over non about circa early late since until ca max min last next first all'.split(
    ' ',
  ),
);
/** Short second parts of compounds such as `3-way`. */
const suffixes = new Set('way bit row col ply day up in on by to of and or out off man ish'.split(' '));
const measured = /^\d+(\.\d+)?(k|m|s|h|d|ms|min|gb|mb|tb|kb|am|pm|px|km|kg|x)?$/;

/**
 * Identifiers, as a whole: names of hosts, tickets, tables, checkpoints, variables, options (`PAY-142`,
 * `db-lerhas-71`, `ledger_archive_2019`, `44-BRX`, `WP4`, `ship_month`, `--no-verify`).
 */
export const id: ValueType = {
  name: 'id',
  find(scan) {
    const values: Value[] = [];
    for (const chunk of scan.chunks) {
      if ((chunk.has & (HAS_LETTER | HAS_SLASH)) !== HAS_LETTER || (chunk.has & (HAS_AT | HAS_HASH)) !== 0)
        continue;
      const isOption = /^--?\p{L}/u.test(chunk.lower);
      const core = coreOf(scan.text, chunk, isOption ? '-' : '');
      if (core === undefined) continue;
      const { lower } = core;
      if (
        !(isOption && chunk.lower.startsWith('--')
          ? /^--[\p{L}\p{N}-]+$/u.test(lower)
          : isId(lower, chunk.has) && !isTwoSentences(scan.text.slice(core.start, core.end)))
      )
        continue;
      values.push({ type: 'id', key: lower, start: core.start, end: core.end });
    }
    return values;
  },
};

function isId(lower: string, has: number): boolean {
  if (!/^[\p{L}\p{N}._-]+$/u.test(lower)) return false;
  if ((has & HAS_DIGIT) === 0) {
    if ((has & HAS_UNDERSCORE) !== 0) return lower.includes('_');
    return (has & HAS_DOT) !== 0 && isDotted(lower);
  }
  if (!/\p{L}/u.test(lower) || !/\d/.test(lower)) return false;
  if (/^\d{4}-\d\d-\d\dt\d/.test(lower)) return false;
  const parts = lower.split('-');
  const [first = '', second = ''] = parts;
  if (parts.length > 1 && parts.every((part) => measured.test(part))) return false;
  if (prefixes.has(first) && parts.length === 2 && /^[\d.]+$/.test(second)) return false;
  if (!/^\d+(\.\d+)?$/.test(first)) return true;
  // `10-minute` is a number with a word, `44-brx` a code.
  return parts.length > 1 && /\d/.test(parts.slice(1).join(''))
    ? true
    : !(second.length > 3 || suffixes.has(second));
}

/** `end.The`: a point without a space after it. */
function isTwoSentences(raw: string): boolean {
  return /^\p{L}+\.\p{Lu}\p{L}*$/u.test(raw);
}

/** `payment.captured` and `os.path`, but not `e.g` or two sentences without a space. */
function isDotted(lower: string): boolean {
  return lower.split('.').every((part) => /^[\p{L}-]{2,}$/u.test(part));
}

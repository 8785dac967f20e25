import { findValues } from './find.js';
import type { Value } from './value.js';

const types = new Set(['money', 'percentage', 'size', 'duration', 'quantity']);
/** Ends of labels that say nothing of a unit: `memory_mb_max`. */
const idle = new Set('max maximum min minimum limit cap total value each'.split(' '));

/**
 * A bare number with the unit that its label ends with, such as a key `timeout_ms`, a column `size (MB)` or a metric
 * `full build, minutes`; nothing if it ends with none. The place stays that of the number.
 */
export function withUnit(value: Value, label: string): Value | undefined {
  if (value.type !== 'number' || value.amount === undefined) return undefined;
  const words = label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/[\p{L}€$£%°]+/gu) ?? [];
  while (words.length > 1 && idle.has(words.at(-1)?.toLowerCase() ?? '')) words.pop();
  const unit = words.at(-1);
  if (unit === undefined || idle.has(unit)) return undefined;
  const text = `${value.amount} ${unit}`;
  const [read] = findValues(text);
  if (read === undefined || read.end !== text.length || !types.has(read.type)) return undefined;
  const { start, end } = value;
  return { ...read, start, end, ...(value.approximate && { approximate: true as const }) };
}

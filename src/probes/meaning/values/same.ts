import type { Alias } from './alias.js';
import { canonical } from './reading/decimal.js';
import { valueTypes } from './types/index.js';
import type { Value } from './value.js';

const byName = new Map(valueTypes.map((type) => [type.name, type]));

/**
 * Types of things that are spelled rather than measured. The same spelling may be typed by what stands around it
 * (`commit 4d1c0b`, `port 6433`), so that it is compared across these types.
 */
const spelled = [
  'id',
  'hash',
  'path',
  'file',
  'host',
  'version',
  'colour',
  'channel',
  'handle',
  'port',
  'number',
];
const counted = ['number', 'money', 'percentage', 'size', 'duration', 'quantity', 'port'];
const people = ['person', 'name'];

/** Whether two values are one and the same: of one type, with one key. */
export function sameValue(found: Value, wanted: Value): boolean {
  return found.type === wanted.type && found.key === wanted.key;
}

/**
 * The types whose values can be enough for a wanted one: its own, and for a bare number those that have one (`15` is
 * given by `15 minutes`, not the other way round).
 */
export function coveringTypes(wanted: Value): readonly string[] {
  const { aliases, ...own } = wanted;
  if (aliases !== undefined) return [...new Set([own, ...meant(aliases)].flatMap(coveringTypes))];
  if (people.includes(wanted.type)) return people;
  if (wanted.type === 'number') return [...new Set([...counted, ...spelled])];
  return spelled.includes(wanted.type) ? spelled : [wanted.type];
}

/**
 * Whether a found value says no less than a wanted one. `others` are the values of the whole text, which tell whether
 * a surname is shared, or a year or a zone clear.
 */
export function covers(found: Value, wanted: Value, others: readonly Value[] = []): boolean {
  if (sameValue(found, wanted)) return true;
  if (wanted.aliases !== undefined && meant(wanted.aliases).some((value) => covers(found, value, others)))
    return true;
  if (!coveringTypes(wanted).includes(found.type)) return false;
  if (byName.get(wanted.type)?.covers?.(found, wanted, others) === true) return true;
  if (found.type === wanted.type) return false;
  if (wanted.type === 'number' && found.amount !== undefined && counted.includes(found.type)) {
    return canonical(found.amount) === wanted.key;
  }
  return spelled.includes(wanted.type) && spelling(found) === spelling(wanted);
}

function meant(aliases: readonly Alias[]): Value[] {
  return aliases.flatMap(({ value }) => value ?? []);
}

/** A value as it is spelled: numbers with the zeros that they were written with, marks in front left out. */
function spelling({ type, key, amount }: Value): string {
  const written = type === 'number' ? (amount ?? key) : key;
  return /^[#@]/.test(written) ? written.slice(1) : written;
}

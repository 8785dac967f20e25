import { z } from 'zod';
import { suggestion } from '../nearest.js';
import { grouped, listed, shown } from './words.js';

/*
 * The kinds of values that settings have. Each reads what a config file gives (text, number, truth value, list) and
 * what an input or a flag gives (always text), and refuses with a clause that can follow the place it came from.
 */

/** A kind's reader says no by throwing one; its message replaces the usual clause. */
export class Refusal extends Error {}

/**
 * A kind of value.
 * @param allowed what it must be, as in `it must be …`
 * @param read gives the value; undefined, or a {@link Refusal} with an own clause, if it isn't allowed
 */
export function kind<T>(allowed: string, read: (value: unknown) => T | undefined): z.ZodType<T> {
  return z.unknown().transform((value, context): T => {
    try {
      const result = read(value);
      if (result !== undefined) return result;
      context.addIssue({ code: 'custom', message: `${shown(value)} is not allowed; it must be ${allowed}.` });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      context.addIssue({ code: 'custom', message: error.message });
    }
    return z.NEVER;
  });
}

/** A text that is not blank, without blanks around it. It stays one line. */
export function text(allowed: string): z.ZodType<string> {
  return kind(allowed, (value) => {
    const trimmed = typeof value === 'string' ? value.trim() : '';
    return trimmed === '' || /\p{Cc}/u.test(trimmed) ? undefined : trimmed;
  });
}

export function wholeNumber(least: number, most: number): z.ZodType<number> {
  const words = `a whole number from ${least} to ${grouped(most)}`;
  return kind(words, (value) => {
    const number = typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;
    return Number.isInteger(number) && (number as number) >= least && (number as number) <= most
      ? (number as number)
      : undefined;
  });
}

/** A share from 0 to 1, also written in percent: `0.5`, `50%`. */
export function share({ zero }: { zero: 'allowed' | 'refused' }): z.ZodType<number> {
  const words = `a share ${zero === 'allowed' ? 'from 0' : 'above 0 and up'} to 1, such as 0.5 or 50%`;
  return kind(words, (value) => {
    const number = typeof value === 'string' ? shareOf(value.trim()) : value;
    if (typeof number !== 'number' || !(number >= 0 && number <= 1)) return undefined;
    return number === 0 && zero === 'refused' ? undefined : number;
  });
}

function shareOf(written: string): number | undefined {
  const [, digits, percent] = /^(\d+(?:\.\d+)?|\.\d+)\s*(%?)$/.exec(written) ?? [];
  if (digits === undefined) return undefined;
  return percent === '%' ? Number(digits) / 100 : Number(digits);
}

export function truth(): z.ZodType<boolean> {
  return kind('true or false', (value) => {
    const word = typeof value === 'string' ? value.trim().toLowerCase() : value;
    if (word === true || word === 'true') return true;
    return word === false || word === 'false' ? false : undefined;
  });
}

/** A number with one of some units, which give its factor; never without one. */
function quantity(allowed: string, units: Record<string, number>, least: number, most: number) {
  return kind(allowed, (value) => {
    const [, digits, unit] =
      (typeof value === 'string' && /^(\d+(?:\.\d+)?)\s*([a-z]+)$/i.exec(value.trim())) || [];
    const factor = unit !== undefined && Object.hasOwn(units, unit) ? units[unit] : undefined;
    if (factor === undefined) return undefined;
    const amount = Math.round(Number(digits) * factor);
    return amount >= least && amount <= most ? amount : undefined;
  });
}

/** A duration with its unit, in milliseconds. */
export function duration(): z.ZodType<number> {
  return quantity(
    'a duration with its unit, from 1ms to 60m, such as 500ms, 2s or 1m',
    { ms: 1, s: 1000, m: 60_000 },
    1,
    3_600_000,
  );
}

/** A size of memory with its unit, in bytes. */
export function byteSize(): z.ZodType<number> {
  return quantity(
    'a size with its unit, from 64MiB to 1024GiB, such as 512MiB or 2GiB',
    { MiB: 2 ** 20, GiB: 2 ** 30 },
    64 * 2 ** 20,
    2 ** 40,
  );
}

/** One of some names; a wrong one is told the nearest. */
export function oneOf<Name extends string>(noun: string, names: readonly Name[]): z.ZodType<Name> {
  return kind(listed(names), (value) => {
    if (typeof value !== 'string') return undefined;
    return namedIn(noun, names, value.trim());
  });
}

/** That name among the known ones. @throws Refusal with the nearest */
export function namedIn<Name extends string>(noun: string, names: readonly Name[], name: string): Name {
  const found = names.find((known) => known === name);
  if (found === undefined) {
    throw new Refusal(`${shown(name)} is not a ${noun}; ${suggestion(name, names)}`);
  }
  return found;
}

/** A list without doubles, in its order. `item` reads one entry and refuses with undefined or a {@link Refusal}. */
export function list<T>(
  allowed: string,
  item: (written: string) => T | undefined,
  options: { empty?: 'allowed' } = {},
): z.ZodType<T[]> {
  return kind(allowed, (value) => {
    const written = listItems(value);
    if (written === undefined || (written.length === 0 && options.empty !== 'allowed')) return undefined;
    const items = written.map((entry) => {
      const read = item(entry);
      if (read === undefined) throw new Refusal(`${shown(entry)} is not allowed; it must be ${allowed}.`);
      return read;
    });
    return [...new Set(items)];
  });
}

/** The entries of a list, however it is written: as a list, or as text with commas or line ends between them. */
export function listItems(value: unknown): string[] | undefined {
  const parts = Array.isArray(value) ? value : [value];
  if (!parts.every((part) => typeof part === 'string' || typeof part === 'number')) return undefined;
  return parts.flatMap((part) =>
    String(part)
      .split(/[,\r\n]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== ''),
  );
}

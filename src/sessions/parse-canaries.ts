import { z } from 'zod';
import { SettingsError } from '../settings/error.js';
import { type Canary, canarySchema } from './canary.js';
import { jsonProblems, nameOf, pathWithin } from './json-problems.js';

const fields = Object.keys(canarySchema.shape);

/**
 * Reads canaries that a user wrote: a JSON list of objects as in {@link canarySchema}, with ids of their own.
 *
 * @param json the parsed file
 * @param source what errors call the file
 * @throws SettingsError with every problem, each naming the file, the index in the list (from 0) and the field
 */
export function parseCanaries(json: unknown, source: string): Canary[] {
  if (!Array.isArray(json)) {
    throw new SettingsError([`${source} must hold a JSON list of canaries, not ${nameOf(json)}.`]);
  }
  const result = z.array(canarySchema).safeParse(json);
  const place = (path: readonly PropertyKey[]) => `${source}: canary ${placeOf(path)}`;
  const problems = result.success ? [] : jsonProblems(result.error, json, place, fields);
  problems.push(...duplicates(json, source));
  if (!result.success || problems.length > 0) throw new SettingsError(problems);
  return result.data;
}

/** `3, required_tokens[0]` */
function placeOf([index, ...path]: readonly PropertyKey[]): string {
  return path.length === 0 ? String(index) : `${String(index)}, ${pathWithin(path)}`;
}

/** One problem for every canary whose id an earlier one has. */
function duplicates(json: unknown[], source: string): string[] {
  const first = new Map<unknown, number>();
  return json.flatMap((entry, index) => {
    const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : undefined;
    if (typeof id !== 'string') return [];
    const earlier = first.get(id);
    if (earlier === undefined) {
      first.set(id, index);
      return [];
    }
    return [`${source}: canary ${index}, id ${JSON.stringify(id)} is already the id of canary ${earlier}.`];
  });
}

/**
 * Why statements can't be measured as they are: a required token that is no piece of the content would be lost
 * whatever a compactor does, and a superseded one that is part of a required one would never go away.
 */
export function unmeasurable(canaries: readonly Canary[]): string[] {
  return canaries.flatMap(({ id, content, required_tokens, superseded_tokens = [] }) => {
    const told = content.toLowerCase();
    const absent = required_tokens.filter((token) => !told.includes(token.toLowerCase()));
    const staying = superseded_tokens.filter((old) =>
      required_tokens.some((token) => token.toLowerCase().includes(old.toLowerCase())),
    );
    return [
      ...absent.map(
        (token) =>
          `canary ${id}: required token ${JSON.stringify(token)} is not in its content, so no text can hold it; make it a piece of the content.`,
      ),
      ...staying.map(
        (token) =>
          `canary ${id}: superseded token ${JSON.stringify(token)} is part of a required one, so it never goes away; make it a piece of the earlier value only.`,
      ),
    ];
  });
}

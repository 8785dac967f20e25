import { z } from 'zod';
import { SettingsError } from '../settings/error.js';
import { jsonProblems, nameOf, pathWithin } from './json-problems.js';
import { type Turn, turnSchema } from './turn.js';

const turns = z.array(turnSchema).min(1);

/**
 * Reads a session that a user brings: a JSON list of turns as in {@link turnSchema}, or an object that has it as
 * `turns`, whatever else it has.
 *
 * @param json the parsed file
 * @param source what errors call the file
 * @throws SettingsError with every problem, each naming the file, the index of the turn (from 0) and the field
 */
export function parseSession(json: unknown, source: string): Turn[] {
  const list = listOf(json);
  if (list === undefined) {
    throw new SettingsError([
      `${source} must hold a JSON list of turns such as {"role": "user", "text": "…"}, or an object with that list ` +
        `as turns, not ${nameOf(json)}${nameOf(json) === 'an object' ? ' without it' : ''}.`,
    ]);
  }
  const result = turns.safeParse(list);
  if (result.success) return result.data;
  const place = ([index, ...path]: readonly PropertyKey[]) => {
    if (index === undefined) return `${source}: the list of turns`;
    return `${source}: turn ${String(index)}${path.length === 0 ? '' : `, ${pathWithin(path)}`}`;
  };
  throw new SettingsError(jsonProblems(result.error, list, place, ['role', 'text']));
}

function listOf(json: unknown): unknown[] | undefined {
  const list = typeof json === 'object' && json !== null && 'turns' in json ? json.turns : json;
  return Array.isArray(list) ? list : undefined;
}

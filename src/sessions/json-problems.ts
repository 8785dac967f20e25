import type { z } from 'zod';

/**
 * What a schema found wrong with a file that a user wrote, as sentences.
 *
 * @param json the parsed file that was checked
 * @param place what the sentences call a place in it, from its path
 * @param fields what the objects of the file may have, for the unknown ones
 */
export function jsonProblems(
  { issues }: z.core.$ZodError,
  json: unknown,
  place: (path: readonly PropertyKey[]) => string,
  fields: readonly string[],
): string[] {
  return issues.flatMap((issue) => problemsOf(issue, json, place(issue.path), fields));
}

function problemsOf(
  issue: z.core.$ZodIssue,
  json: unknown,
  place: string,
  fields: readonly string[],
): string[] {
  const given = issue.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown>)[key],
    json,
  );
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map(
        (key) => `${place} has an unknown field ${JSON.stringify(key)}; the fields are ${fields.join(', ')}.`,
      );
    case 'invalid_type':
      if (given === undefined) return [`${place} is missing.`];
      return [
        `${place} must be ${wanted[issue.expected] ?? `of type ${issue.expected}`}, not ${nameOf(given)}.`,
      ];
    case 'invalid_value':
      if (given === undefined) return [`${place} is missing.`];
      return [`${place} must be one of ${issue.values.join(', ')}, not ${JSON.stringify(given)}.`];
    case 'too_small':
      return [`${place} must not be empty; leave the field out if it is optional.`];
    case 'custom':
    case 'invalid_format':
      return [`${place} ${issue.message}`];
    default:
      return [`${place}: ${issue.message}.`];
  }
}

const wanted: Record<string, string> = {
  string: 'a string',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

/** A path inside an entry of a list, such as `required_tokens[0]` or `aliases["4 pm"][1]`. */
export function pathWithin(path: readonly PropertyKey[]): string {
  return path
    .map((key, depth) => {
      if (depth === 0 && typeof key !== 'number') return String(key);
      return typeof key === 'number' ? `[${key}]` : `[${JSON.stringify(String(key))}]`;
    })
    .join('');
}

/** What a value of JSON is, as a sentence says it: `a list`. */
export function nameOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

import { z } from 'zod';
import { type FailRule, failRules } from './settings.js';
import { kind, list, namedIn, Refusal } from './values.js';
import { listed, shown } from './words.js';

/** Suites in the order in which they are given. */
export function suiteNames(suites: readonly string[]): z.ZodType<string[]> {
  return list(`a list out of ${listed(suites, 'and')}`, (name) => entry('suite', suites, name));
}

/** The rules of the gate; none at all for the word `none`, which stands alone. */
export function failOn(): z.ZodType<FailRule[]> {
  const words = [...failRules, 'none'] as const;
  const allowed = `a list out of ${listed(failRules, 'and')}, or none alone`;
  return list(allowed, (word) => entry('rule of the gate', words, word)).transform((given, context) => {
    const rules = given.filter((word) => word !== 'none');
    if (rules.length < given.length && rules.length > 0) {
      context.addIssue({
        code: 'custom',
        message: `${shown(given.join(', '))} is not allowed; none must stand alone.`,
      });
      return z.NEVER;
    }
    return rules;
  });
}

/** One name of a list. Several with blanks between them are told how lists are written. */
function entry<Name extends string>(noun: string, names: readonly Name[], written: string): Name {
  const parts = written.split(/\s+/);
  if (parts.length > 1 && parts.every((part) => names.some((name) => name === part))) {
    throw new Refusal(`${shown(written)} is not allowed; put commas between them: ${parts.join(',')}.`);
  }
  return namedIn(noun, names, written);
}

/** Names of environment variables. A value that was written beside a name is never repeated: it may be a secret. */
export function variableNames(): z.ZodType<string[]> {
  const item = (name: string) => {
    if (/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return name;
    const [before] = name.split('=', 1);
    if (before === name) return undefined;
    throw new Refusal(
      `${shown(`${before}=…`)} is not allowed; give the name alone, its value comes from the job.`,
    );
  };
  return list('a list of names of environment variables, such as MODEL_API_KEY', item, { empty: 'allowed' });
}

export function baseline(): z.ZodType<'none'> {
  return kind('none', (value) => {
    if (value === 'none') return value;
    throw new Refusal(
      `${shown(value)} is not allowed; baselines come with a later version, until then it must be none.`,
    );
  });
}

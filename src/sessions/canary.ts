import { z } from 'zod';
import { suggestion } from '../nearest.js';
import { kindNamed, kinds } from './kinds/index.js';

/** The types of statements that are planted, most serious first: the order in which reports list losses. */
export const canaryTypes = [
  'safety_rule',
  'hard_constraint',
  'fact',
  'goal_state',
  'user_preference',
] as const;
export type CanaryType = (typeof canaryTypes)[number];

const tokens = z.array(z.string().min(1)).min(1);

/** Words that somebody chose to be looked for: a blank or a dash would be found anywhere. */
const wording = z.string().regex(/[\p{L}\p{N}]/u, { error: 'must hold a letter or a digit.' });
const anyOf = z.array(wording).min(1);

const kindName = z.string().superRefine((name, { addIssue }) => {
  if (kindNamed(name) !== undefined) return;
  const known = kinds.map((kind) => kind.name);
  addIssue({ code: 'custom', message: `${JSON.stringify(name)} is no kind; ${suggestion(name, known)}` });
});

/**
 * A planted statement as JSON. `content` is what the user says; the token lists are the exact pieces that carry it,
 * compared without regard to case. Behaviour and exact-use tokens default to `required_tokens` when their scenario
 * is given without them. `superseded_tokens` marks an update: values that an earlier turn gave and this one replaces.
 *
 * The last three help a probe that reads: `aliases` are other wordings that count as a token, by token; `subject` says
 * what the statement is about, as groups of words of which any will do; `frame` names the kind of statement that it is.
 */
export const canarySchema = z
  .strictObject({
    id: z.string().min(1),
    type: z.enum(canaryTypes),
    content: z.string().min(1),
    required_tokens: tokens,
    direct_question: z.string().min(1),
    behavior_scenario: z.string().min(1).optional(),
    behavior_required_tokens: tokens.optional(),
    exact_use_scenario: z.string().min(1).optional(),
    exact_use_required_tokens: tokens.optional(),
    superseded_tokens: tokens.optional(),
    aliases: z.record(z.string(), anyOf).optional(),
    subject: z.array(anyOf).min(1).optional(),
    frame: kindName.optional(),
  })
  .superRefine((canary, { addIssue }) => {
    const known = tokensOf(canary);
    const folded = new Set(known.map((token) => token.toLowerCase()));
    for (const token of Object.keys(canary.aliases ?? {})) {
      if (folded.has(token.toLowerCase())) continue;
      const message = `belongs to no token of the canary; ${suggestion(token, known)}`;
      addIssue({ code: 'custom', path: ['aliases', token], message });
    }
  });
export type Canary = z.infer<typeof canarySchema>;

/** Every token that some question asks for, each once. */
export function tokensOf(canary: Canary): string[] {
  const { required_tokens, behavior_required_tokens = [], exact_use_required_tokens = [] } = canary;
  return [...new Set([...required_tokens, ...behavior_required_tokens, ...exact_use_required_tokens])];
}

/** Says whether a canary replaces an earlier value, and so belongs to the update axis. */
export function isUpdate(canary: Canary): boolean {
  return canary.superseded_tokens !== undefined;
}

import { z } from 'zod';

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

/**
 * A planted statement as JSON. `content` is what the user says; the token lists are the exact pieces that carry it,
 * compared without regard to case. Behaviour and exact-use tokens default to `required_tokens` when their scenario
 * is given without them. `superseded_tokens` marks an update: values that an earlier turn gave and this one replaces.
 */
export const canarySchema = z.strictObject({
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
  frame: z.string().min(1).optional(),
});
export type Canary = z.infer<typeof canarySchema>;

/** Says whether a canary replaces an earlier value, and so belongs to the update axis. */
export function isUpdate(canary: Canary): boolean {
  return canary.superseded_tokens !== undefined;
}

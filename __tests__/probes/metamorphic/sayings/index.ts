import { facts } from './facts.js';
import { goalStates } from './goal-states.js';
import { hardConstraints } from './hard-constraints.js';
import { safetyRules } from './safety-rules.js';
import type { Sayings, SayingsByKind } from './saying.js';
import { userPreferences } from './user-preferences.js';

export type { Sayings, Sentence } from './saying.js';

const byKind: SayingsByKind = {
  ...safetyRules,
  ...hardConstraints,
  ...facts,
  ...goalStates,
  ...userPreferences,
};

/** The sayings of a kind; every kind has some. */
export function sayingsOf(kind: string): Sayings {
  const sayings = byKind[kind];
  if (sayings === undefined) throw new Error(`No metamorphic sayings for the kind ${kind}: add them here.`);
  return sayings;
}

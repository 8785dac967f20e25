import type { Canary, CanaryType } from './canary.js';
import type { Kind, Values, Wording } from './kinds/kind.js';
import type { Random } from './random.js';

/** The values of one statement. */
export interface DrawnValues {
  values: Values;
  /** The values of the older statement that an update replaces. */
  older?: Values;
}

/** Draws values so that none of them occurs in another one, letter case aside. One for each session. */
export class DistinctValues {
  private readonly taken: string[] = [];

  constructor(private readonly random: Random) {}

  /** Values for a kind, and those that they replace if it is one of the kinds that are updated. */
  draw(kind: Kind): DrawnValues {
    const values: Record<string, string> = {};
    for (const name in kind.values) values[name] = this.one(kind, name);
    if (kind.updates === undefined) return { values };
    return { values, older: { ...values, [kind.updates]: this.one(kind, kind.updates) } };
  }

  private one(kind: Kind, name: string): string {
    for (;;) {
      const value = (kind.values[name] as Kind['values'][string]).draw(this.random);
      const folded = value.toLowerCase();
      if (this.taken.some((other) => other.includes(folded) || folded.includes(other))) continue;
      this.taken.push(folded);
      return value;
    }
  }
}

/** What opens a statement of each type. */
const headers: Record<CanaryType, string> = {
  safety_rule: 'SAFETY RULE',
  hard_constraint: 'HARD CONSTRAINT',
  fact: 'FACT',
  goal_state: 'GOAL STATE',
  user_preference: 'USER PREFERENCE',
};

/** What the user says: the typed header and the wording with its values. */
export function contentOf(kind: Kind, wording: Wording, values: Values): string {
  return `${headers[kind.type]}: ${wording.says(values)}`;
}

/** The canary of a kind in one wording; `older` values make it an update of them. */
export function canaryOf(kind: Kind, wording: Wording, { values, older }: DrawnValues): Canary {
  const exact = Object.values(values).map((value) => value.toLowerCase());
  const canary: Canary = {
    id: kind.slot,
    type: kind.type,
    content: contentOf(kind, wording, values),
    required_tokens: wording.force === undefined ? exact : [wording.force, ...exact],
    direct_question: kind.question,
    exact_use_scenario: kind.exactUse,
    exact_use_required_tokens: exact,
  };
  if (kind.behavior) canary.behavior_scenario = kind.behavior(values);
  const replaced = kind.updates === undefined ? undefined : older?.[kind.updates];
  if (replaced !== undefined) canary.superseded_tokens = [replaced.toLowerCase()];
  return canary;
}

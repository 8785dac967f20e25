import type { Suite } from './suite.js';
import { corpus } from './suites/corpus.js';
import { custom } from './suites/custom.js';
import { seeded } from './suites/seeded.js';

export { type Canary, type CanaryType, canarySchema, canaryTypes, isUpdate, tokensOf } from './canary.js';
export { fillers } from './fillers.js';
export { findCanaries } from './find-canaries.js';
export { kindNamed, kinds } from './kinds/index.js';
export type { Force, KindWords } from './kinds/kind.js';
export { parseCanaries, unmeasurable } from './parse-canaries.js';
export { parseSession } from './parse-session.js';
export { type PlantedCanary, type Position, positionOf, positions, type Session } from './session.js';
export type { OwnSession, SessionPlan, Suite, SuiteRequest } from './suite.js';
export { systemTurn } from './system-turn.js';
export { type Role, renderTurn, renderTurns, roles, sizeOf, type Turn, turnSchema } from './turn.js';

/** Every suite that a run can choose. */
export const suites: readonly Suite[] = [seeded, corpus, custom];

/** The suite of a name; undefined where there is none. */
export function suiteNamed(name: string): Suite | undefined {
  return suites.find((suite) => suite.name === name);
}

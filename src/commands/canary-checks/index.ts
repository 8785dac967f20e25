import { findValues, type Value } from '../../probes/index.js';
import { type Canary, fillers, systemTurn } from '../../sessions/index.js';
import type { Around, CanaryCheck } from './check.js';
import { elsewhere } from './elsewhere.js';
import { guessable } from './guessable.js';
import { questions } from './questions.js';
import { readable } from './readable.js';
import { tokensInContent } from './tokens.js';
import { updates } from './updates.js';

/** Something about a canary that makes it of little use. */
export interface CanaryFinding {
  /** Its place in the file, from 0. */
  index: number;
  id: string;
  problem: string;
  message: string;
}

/** Everything that is looked at, in the order in which a canary's findings are told. */
export const checks: readonly CanaryCheck[] = [
  tokensInContent,
  guessable,
  elsewhere,
  readable,
  updates,
  questions,
];

/** What is doubtful about canaries, in their order. @param year the current one */
export function checkCanaries(canaries: readonly Canary[], year: number): CanaryFinding[] {
  const read = new Map<string, readonly Value[]>();
  const around: Around = {
    canaries,
    year,
    smallTalk: [systemTurn, ...fillers.flat()].join('\n'),
    valuesOf(text) {
      const values = read.get(text) ?? findValues(text);
      read.set(text, values);
      return values;
    },
  };
  return canaries.flatMap((canary, index) =>
    checks.flatMap(({ problem, find }) =>
      find(canary, around).map((message) => ({ index, id: canary.id, problem, message })),
    ),
  );
}

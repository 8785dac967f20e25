import { assemble, type Beat } from '../assemble.js';
import type { CanaryType } from '../canary.js';
import { scriptedFillers } from '../fillers.js';
import { kinds } from '../kinds/index.js';
import type { Kind, Wording } from '../kinds/kind.js';
import { Random } from '../random.js';
import type { Session } from '../session.js';
import { canaryOf } from '../statement.js';
import type { Suite, SuiteRequest } from '../suite.js';

const types: Record<string, CanaryType> = {
  S: 'safety_rule',
  F: 'fact',
  C: 'hard_constraint',
  P: 'user_preference',
  G: 'goal_state',
};

/** The types in the order in which they are stated: every one is spread over the whole session. */
const script = [...'SFCPGSFCPGSFCPGSFCPG'].map((letter) => types[letter] as CanaryType);

/** Filler exchanges before each statement, and after the last. */
const FILLERS = 2;
const CLOSING_FILLERS = 3;

/** Where fillers go that the session grows by: fixed, as everything here. */
const GROWTH_STREAM = 0x5eed;

function buildSeeded(sessionChars: number | undefined): Session {
  const canaries = kinds.map((kind) =>
    canaryOf(kind, scriptedWording(kind), { values: kind.scripted.values }),
  );
  const used: Partial<Record<CanaryType, number>> = {};
  const beats = script.map((type): Beat => {
    const nth = used[type] ?? 0;
    used[type] = nth + 1;
    const index = kinds.findIndex((kind) => kind.slot === `${type}-${nth + 1}`);
    const kind = kinds[index] as Kind;
    const canary = canaries[index] as (typeof canaries)[number];
    return {
      fillers: FILLERS,
      content: canary.content,
      acknowledgement: kind.acknowledgements[0] as string,
      canary,
    };
  });
  const growth = new Random(0, GROWTH_STREAM);
  return {
    id: 'seeded',
    ...assemble(canaries, {
      beats,
      closing: CLOSING_FILLERS,
      fillers: scriptedFillers(),
      sessionChars,
      growth,
    }),
  };
}

function scriptedWording(kind: Kind): Wording {
  return kind.wordings[kind.scripted.wording] as Wording;
}

export const seeded: Suite = {
  name: 'seeded',
  summary: 'one scripted session with 20 canaries, four of each type',
  plan: ({ sessionChars }: SuiteRequest) => [{ id: 'seeded', build: () => buildSeeded(sessionChars) }],
};

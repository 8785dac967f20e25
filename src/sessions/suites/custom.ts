import { assemble } from '../assemble.js';
import type { Canary, CanaryType } from '../canary.js';
import { shuffledFillers } from '../fillers.js';
import { Random } from '../random.js';
import type { Session } from '../session.js';
import type { OwnSession, SessionPlan, Suite, SuiteRequest } from '../suite.js';

/** Keeps this suite apart from other users of the same seeds. */
const STREAM = 0xc7;

/**
 * The fewest filler exchanges in a session. It makes a session about as long as one of the corpus, so that a few
 * canaries are compacted as hard as twenty; many canaries get two exchanges each.
 */
const LEAST_FILLERS = 70;

/** Filler exchanges after the last statement, at the least. */
const CLOSING_FILLERS = 3;

/** Answers that fit whatever a canary of the type says. */
const acknowledgements: Record<CanaryType, readonly string[]> = {
  safety_rule: [
    'Understood, I will treat this as a rule in everything I do here.',
    'Clear, I have taken this in and will act accordingly from now.',
  ],
  hard_constraint: [
    'Understood, I will stay inside of that in everything I plan here.',
    'Clear, whatever I suggest from now on will respect that limit.',
  ],
  fact: [
    'Thanks, that is good to know for the work that lies ahead of us.',
    'Good, I will come back to that as soon as the work calls for it.',
  ],
  goal_state: [
    'Understood, I will plan the next steps of our work around that.',
    'Right, so I know where we stand and what we are heading for.',
  ],
  user_preference: [
    'Gladly, I will do it the way you like it best from now on.',
    'Sure, I will keep to your wish for the rest of this work.',
  ],
};

function buildCustomSession(
  seed: number,
  canaries: readonly Canary[],
  sessionChars: number | undefined,
): Session {
  const random = new Random(seed, STREAM);
  const count = Math.max(LEAST_FILLERS, 2 * canaries.length);
  const before = canaries.map(() => random.below(count + 1)).sort((a, b) => a - b);
  const beats = random.shuffle([...canaries]).map((canary, i) => ({
    fillers: (before[i] as number) - (before[i - 1] ?? 0),
    content: canary.content,
    acknowledgement: random.pick(acknowledgements[canary.type]),
    canary,
  }));
  const closing = CLOSING_FILLERS + count - (before.at(-1) ?? 0);
  const fillers = shuffledFillers(random);
  return {
    id: idOf(seed),
    seed,
    ...assemble(canaries, { beats, closing, fillers, sessionChars, growth: random }),
  };
}

function idOf(seed: number): string {
  return `custom-${seed}`;
}

export const custom: Suite = {
  name: 'custom',
  summary: 'your own canaries: one session a seed with them in random places, or one session of your own',
  plan: ({ seeds, canaries = [], session, sessionChars }: SuiteRequest) => {
    if (canaries.length === 0) return [];
    if (session !== undefined) return [ownPlan(session)];
    return seeds.map((seed) => ({
      id: idOf(seed),
      seed,
      build: () => buildCustomSession(seed, canaries, sessionChars),
    }));
  },
};

/** A session as its owner wrote it: it has no seed, and nothing is added to it. */
function ownPlan({ turns, planted }: OwnSession): SessionPlan {
  const id = 'custom';
  return { id, build: () => ({ id, turns: turns.map((turn) => ({ ...turn })), planted: [...planted] }) };
}

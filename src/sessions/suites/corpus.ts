import { assemble, type Beat } from '../assemble.js';
import type { Canary } from '../canary.js';
import { shuffledFillers } from '../fillers.js';
import { kinds } from '../kinds/index.js';
import type { Kind } from '../kinds/kind.js';
import { Random } from '../random.js';
import type { Session } from '../session.js';
import { canaryOf, contentOf, DistinctValues } from '../statement.js';
import type { Suite, SuiteRequest } from '../suite.js';

/** Keeps the corpus apart from other users of the same seeds. */
const STREAM = 0xc0;

/** Filler exchanges before a statement. */
const FEWEST_FILLERS = 1;
const MOST_FILLERS = 3;

/** Filler exchanges after the last statement. */
const CLOSING_FILLERS = 3;

/**
 * An older statement stands at least this many statements before the one that replaces it: with the fewest fillers
 * between them, that is eight turns.
 */
const LEAST_DISTANCE = 2;

function buildCorpusSession(seed: number, sessionChars: number | undefined): Session {
  const random = new Random(seed, STREAM);
  const distinct = new DistinctValues(random);
  const canaries: Canary[] = [];
  const beats: Beat[] = [];
  const updates: { older: Beat; latest: Beat }[] = [];
  for (const kind of kinds) {
    const wording = random.pick(kind.wordings);
    const drawn = distinct.draw(kind);
    const canary = canaryOf(kind, wording, drawn);
    canaries.push(canary);
    const latest = beatOf(random, kind, canary.content, canary);
    beats.push(latest);
    if (drawn.older) {
      const older = beatOf(random, kind, contentOf(kind, wording, drawn.older), undefined);
      beats.push(older);
      updates.push({ older, latest });
    }
  }
  do {
    random.shuffle(beats);
  } while (
    !updates.every(({ older, latest }) => beats.indexOf(latest) - beats.indexOf(older) >= LEAST_DISTANCE)
  );
  const fillers = shuffledFillers(random);
  return {
    id: idOf(seed),
    seed,
    ...assemble(canaries, { beats, closing: CLOSING_FILLERS, fillers, sessionChars, growth: random }),
  };
}

function beatOf(random: Random, kind: Kind, content: string, canary: Canary | undefined): Beat {
  return {
    fillers: random.between(FEWEST_FILLERS, MOST_FILLERS),
    content,
    acknowledgement: random.pick(kind.acknowledgements),
    canary,
  };
}

function idOf(seed: number): string {
  return `corpus-${seed}`;
}

export const corpus: Suite = {
  name: 'corpus',
  summary: 'one session a seed, with 20 canaries in random words, values and places, two of them updates',
  plan: ({ seeds, sessionChars }: SuiteRequest) =>
    seeds.map((seed) => ({ id: idOf(seed), seed, build: () => buildCorpusSession(seed, sessionChars) })),
};

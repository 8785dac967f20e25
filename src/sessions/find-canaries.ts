import { SettingsError } from '../settings/error.js';
import type { Canary } from './canary.js';
import type { PlantedCanary } from './session.js';
import type { Turn } from './turn.js';

/** The most characters of a turn that an error quotes. */
const QUOTED_CHARS = 120;

/**
 * Finds canaries where they already stand in a session: each in the first turn that says its whole `content`, in the
 * same letter case, with any white space between its words.
 *
 * @param source what errors call the canaries and the session
 * @throws SettingsError with a sentence for each canary that stands in no turn, which names the nearest one
 */
export function findCanaries(
  canaries: readonly Canary[],
  turns: readonly Turn[],
  source: { canaries: string; session: string },
): PlantedCanary[] {
  const spaced = turns.map(({ text }) => oneSpaced(text));
  const problems: string[] = [];
  const planted = canaries.map((canary, index): PlantedCanary => {
    const content = oneSpaced(canary.content);
    const turn = spaced.findIndex((text) => text.includes(content));
    if (turn < 0) {
      problems.push(
        `${source.canaries}: canary ${index}, content (id ${JSON.stringify(canary.id)}) stands in no turn of ` +
          `${source.session}; ${nearestOf(canary, turns)}`,
      );
    }
    return { canary, turn };
  });
  if (problems.length > 0) throw new SettingsError(problems);
  return planted;
}

function oneSpaced(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The turn with the most words of a canary, in a clause that says what to do. */
function nearestOf({ content }: Canary, turns: readonly Turn[]): string {
  const wanted = wordsOf(content);
  let most = 0;
  let nearest = -1;
  turns.forEach(({ text }, i) => {
    const said = wordsOf(text);
    const shared = [...wanted].filter((word) => said.has(word)).length;
    if (shared > most) {
      most = shared;
      nearest = i;
    }
  });
  const turn = turns[nearest];
  // Less than half of the words is what any two sentences share.
  if (turn === undefined || 2 * most < wanted.size) return 'no turn comes near, so write it into one.';
  const text = oneSpaced(turn.text);
  const quote = text.length > QUOTED_CHARS ? `${text.slice(0, QUOTED_CHARS - 1)}…` : text;
  return `the nearest is turn ${nearest} (${turn.role}): ${JSON.stringify(quote)}. Make the two say the same.`;
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

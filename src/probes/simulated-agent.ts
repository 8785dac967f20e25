/** What an agent says when the compacted context has no line about the question. */
export const NOT_IN_CONTEXT = 'NOT IN CONTEXT';

/** The share of a question's weight that a line must carry to be taken for its answer. */
const ENOUGH = 0.5;

/** The most characters of a line that an answer quotes. */
const ANSWER_CHARS = 240;

const functionWords = new Set(
  (
    'a an and any are as at be by can do does for from has have how i if in into is it its may me must my no not of on ' +
    'or our shall should so than that the their them then there this to user was we were what when where which who ' +
    'whom why will with would you your'
  ).split(' '),
);

/**
 * An agent that has only the compacted text: it answers a question by quoting the line that shares the most weight
 * of the question's words, or says {@link NOT_IN_CONTEXT}. A word weighs more the fewer lines use it (inverse
 * document frequency, Spärck Jones 1972), so that a line is found by what is particular about the question.
 * It is no judge: its answers show a person what an agent would have in hand.
 */
export class SimulatedAgent {
  readonly #lines: { text: string; words: Set<string> }[];
  readonly #frequency = new Map<string, number>();

  constructor(text: string) {
    this.#lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map((line) => ({ text: line, words: new Set(contentWords(line)) }));
    for (const { words } of this.#lines) {
      for (const word of words) this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
    }
  }

  answer(question: string): string {
    const asked = [...new Set(contentWords(question))];
    const total = asked.reduce((sum, word) => sum + this.#weight(word), 0);
    let best: { text: string; weight: number } | undefined;
    for (const line of this.#lines) {
      const weight = asked.reduce((sum, word) => (line.words.has(word) ? sum + this.#weight(word) : sum), 0);
      if (weight > (best?.weight ?? 0)) best = { text: line.text, weight };
    }
    if (best === undefined || best.weight < ENOUGH * total) return NOT_IN_CONTEXT;
    return best.text.length > ANSWER_CHARS ? `${best.text.slice(0, ANSWER_CHARS - 1)}…` : best.text;
  }

  #weight(word: string): number {
    return Math.log(1 + this.#lines.length / (this.#frequency.get(word) ?? 1));
  }
}

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !functionWords.has(word)).map(singular);
}

/** Takes a plural `s` off, so that `rules` in a question finds `rule` in a line. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

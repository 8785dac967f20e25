/** What an agent says when the compacted context has no line about the question. */
export const NOT_IN_CONTEXT = 'NOT IN CONTEXT';

/** The share of a question's weight that a line must carry to be taken for its answer. */
const ENOUGH = 0.5;

/** The most characters of an answer that are quoted. */
const ANSWER_CHARS = 240;

const functionWords = new Set(
  (
    'a an and any are as at be by can do does for from has have how i if in into is it its may me must my no not of on ' +
    'or our shall should so than that the their them then there this to user was we were what when where which who ' +
    'whom why will with would you your'
  ).split(' '),
);

/** The most lines, and characters, that the agent reads: a session is far below both. */
const MOST_LINES = 20_000;
const MOST_CHARS = 4 * 2 ** 20;

/**
 * An agent that has only the compacted text: it answers a question by quoting the line that shares the most weight
 * of the question's words, or says {@link NOT_IN_CONTEXT}. A word weighs more the fewer lines use it (inverse
 * document frequency, Spärck Jones 1972), so that a line is found by what is particular about the question.
 * It reads the first 20,000 lines and 4 Mi characters of a text, so that no text costs more than a moment.
 * It is no judge: its answers show a person what an agent would have in hand.
 */
export class SimulatedAgent {
  readonly #lines: string[] = [];
  /** The lines that use a word, by their numbers, rising. */
  readonly #uses = new Map<string, number[]>();

  constructor(text: string) {
    const end = Math.min(text.length, MOST_CHARS);
    for (let start = 0; start < end && this.#lines.length < MOST_LINES; ) {
      const found = text.indexOf('\n', start);
      const stop = found < 0 || found > end ? end : found;
      this.#read(text.slice(start, stop).trim());
      start = stop + 1;
    }
  }

  answer(question: string): string {
    const asked = [...new Set(contentWords(question))].map((word) => ({
      uses: this.#uses.get(word) ?? [],
      weight: this.#weight(word),
    }));
    const total = asked.reduce((sum, { weight }) => sum + weight, 0);
    const weights = new Map<number, number>();
    for (const { uses, weight } of asked) {
      for (const line of uses) weights.set(line, (weights.get(line) ?? 0) + weight);
    }
    let best = { line: -1, weight: 0 };
    for (const [line, weight] of weights) {
      // Of equal lines the first.
      if (weight > best.weight || (weight === best.weight && line < best.line)) best = { line, weight };
    }
    const text = this.#lines[best.line];
    return text === undefined || best.weight < ENOUGH * total ? NOT_IN_CONTEXT : quoted(text);
  }

  #read(line: string): void {
    if (line === '') return;
    const number = this.#lines.push(line) - 1;
    for (const word of new Set(contentWords(line))) {
      const uses = this.#uses.get(word);
      if (uses === undefined) this.#uses.set(word, [number]);
      else uses.push(number);
    }
  }

  #weight(word: string): number {
    return Math.log(1 + this.#lines.length / (this.#uses.get(word)?.length ?? 1));
  }
}

/** An answer as losses quote it: 240 characters at most, with `…` where it was cut. */
export function quoted(answer: string): string {
  return answer.length > ANSWER_CHARS ? `${answer.slice(0, ANSWER_CHARS - 1)}…` : answer;
}

function contentWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.filter((word) => !functionWords.has(word)).map(singular);
}

/** Takes a plural `s` off, so that `rules` in a question finds `rule` in a line. */
function singular(word: string): string {
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

interface Inquiry {
  /** A direct question, a scenario in which the agent must act, or a work item that needs an exact value. */
  question: string;
  kind: 'direct' | 'behavior' | 'exact_use';
  /** The compacted text: all that the agent knows of the session. */
  context: string;
  signal: AbortSignal;
}

/** How many lines the agent quotes in an answer. */
const QUOTED_LINES = 3;

/**
 * Answers from the compacted text alone, as your agent would with that text as its context. This one is a fake: it
 * quotes the lines that share the most words with the question. The call of the real agent goes in its place.
 */
export async function answer({ question, context, signal }: Inquiry): Promise<string> {
  signal.throwIfAborted();

  const asked = wordsOf(question);
  const ranked = context
    .split('\n')
    .map((line) => ({ line, shared: [...wordsOf(line)].filter((word) => asked.has(word)).length }))
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared);
  if (ranked.length === 0) return 'I know nothing of that.';
  return ranked
    .slice(0, QUOTED_LINES)
    .map(({ line }) => line)
    .join('\n');
}

/** The words of four letters and more, by their first six letters, so that `deploys` and `deployment` meet. */
function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 6)));
}

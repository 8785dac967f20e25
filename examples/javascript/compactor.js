/** @typedef {{ role: 'system' | 'user' | 'assistant' | 'tool', text: string }} Turn */

/** What is never dropped: labelled statements, and the words of standing instructions. */
const STANDING = [/^[A-Z][A-Z ]*: /, /\b(?:never|always|must not|do not|without approval)\b/i];

/** The size to prune to where no budget is set, and the room that the marker takes of it, in characters. */
const DEFAULT_CHARS = 4_000;
const MARKER_CHARS = 80;

/**
 * Makes a compactor that drops the oldest talk until the session fits, and never a standing turn. It is called once a
 * session, so what it counts is of that session.
 *
 * @returns {(turns: Turn[], context: { budgetChars?: number }) => Turn[]}
 */
export function createCompactor() {
  let dropped = 0;
  /** @type {Turn | undefined} */
  let marker;

  return (turns, { budgetChars = DEFAULT_CHARS }) => {
    // The marker of the round before is written anew with the new count.
    const kept = turns.filter((turn) => turn.text !== marker?.text);
    let size = kept.reduce((sum, turn) => sum + lengthOf(turn), MARKER_CHARS);

    for (let index = 0; index < kept.length && size > budgetChars; ) {
      const turn = kept[index];
      if (isStanding(turn)) {
        index += 1;
      } else {
        kept.splice(index, 1);
        size -= lengthOf(turn);
        dropped += 1;
      }
    }

    if (dropped === 0) return kept;
    marker = { role: 'system', text: `(${dropped} earlier messages were dropped to save space)` };
    return [marker, ...kept];
  };
}

/** @param {Turn} turn */
function isStanding(turn) {
  return turn.role === 'system' || STANDING.some((pattern) => pattern.test(turn.text));
}

/** The length of a turn as one line: its text, and the role in front of it. @param {Turn} turn */
function lengthOf(turn) {
  return turn.text.length + turn.role.length + 4;
}

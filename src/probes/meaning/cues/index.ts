import { ban } from './ban.js';
import type { Cue, Mark } from './cue.js';
import { duty } from './duty.js';
import { exception, masking, question } from './exception.js';
import { hypothesis, maybe } from './hypothesis.js';
import { lifting } from './lifting.js';
import { limitsOf, lowerLimit, upperLimit } from './limits.js';
import { permission } from './permission.js';
import { past, present } from './time.js';
import { weakening } from './weakening.js';

export type { Cue, CueName, Mark } from './cue.js';
export { limitsOf };

/** Every kind of wording that bears on whether a statement holds. */
const cues: readonly Cue[] = [
  ban,
  duty,
  permission,
  weakening,
  lifting,
  hypothesis,
  maybe,
  past,
  present,
  question,
  masking,
  exception,
  upperLimit,
  lowerLimit,
];

/** All cues of a text, kind by kind. */
export function findMarks(text: string): Mark[] {
  const lower = text.toLowerCase();
  return cues.flatMap(({ name, pattern }) =>
    [...lower.matchAll(pattern)].map((match) => ({
      cue: name,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
}

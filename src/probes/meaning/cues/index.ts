import { ban } from './ban.js';
import type { Cue, CueName, Mark } from './cue.js';
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

interface Phrase {
  cue: CueName;
  words: readonly string[];
}

/** Phrases by their first word, so that a text is gone through once for all of them. */
const byFirstWord = new Map<string, Phrase[]>();
for (const { name, phrases = [] } of cues) {
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const first = words[0] as string;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { cue: name, words }]);
  }
}

const patterns = cues.flatMap(({ name, pattern }) => (pattern === undefined ? [] : [{ name, pattern }]));

/** A character that only patterns ask for. */
const special = /[?*#_█■▇▓•·[(<]|x{4}|redacted/i;

/** All cues of a text, in the order of their places. */
export function findMarks(text: string): Mark[] {
  const lower = text.toLowerCase();
  const marks: Mark[] = [];
  const words = [...lower.matchAll(/[a-z][a-z'-]*/g)];
  words.forEach((word, i) => {
    for (const phrase of byFirstWord.get(word[0]) ?? []) {
      const last = words[i + phrase.words.length - 1];
      if (last === undefined || !follows(words, i, phrase.words)) continue;
      marks.push({ cue: phrase.cue, start: word.index, end: last.index + last[0].length });
    }
  });
  if (!special.test(text)) return marks;
  for (const { name, pattern } of patterns) {
    for (const match of lower.matchAll(pattern)) {
      marks.push({ cue: name, start: match.index, end: match.index + match[0].length });
    }
  }
  return marks;
}

/** Whether the words from a place on are those of a phrase, with nothing but white space between them. */
function follows(words: readonly RegExpExecArray[], from: number, phrase: readonly string[]): boolean {
  for (let k = 1; k < phrase.length; k++) {
    const [before, word] = [words[from + k - 1], words[from + k]];
    if (before === undefined || word === undefined || word[0] !== phrase[k]) return false;
    if (word.index - before.index - before[0].length > 2) return false;
  }
  return true;
}

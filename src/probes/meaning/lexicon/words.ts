import { stemmer } from 'stemmer';
import { functionWords } from './function-words.js';
import { synonyms } from './synonyms.js';

/** A word that can carry a subject, at its place in the text that was read. */
export interface Word {
  /** The meaning it shares with its synonyms, or its stem. Two words are the same if these are. */
  sense: string;
  start: number;
  end: number;
}

/** Past forms and plurals that a suffix stemmer can't take back. */
const irregular: Readonly<Record<string, string>> = {
  began: 'begin',
  begun: 'begin',
  bought: 'buy',
  broke: 'break',
  broken: 'break',
  brought: 'bring',
  built: 'build',
  chose: 'choose',
  chosen: 'choose',
  cut: 'cut',
  done: 'do',
  drawn: 'draw',
  drew: 'draw',
  driven: 'drive',
  drove: 'drive',
  fell: 'fall',
  found: 'find',
  frozen: 'freeze',
  froze: 'freeze',
  held: 'hold',
  kept: 'keep',
  left: 'leave',
  led: 'lead',
  lost: 'lose',
  made: 'make',
  meant: 'mean',
  men: 'man',
  met: 'meet',
  mice: 'mouse',
  paid: 'pay',
  people: 'person',
  ran: 'run',
  read: 'read',
  rewritten: 'rewrite',
  said: 'say',
  sent: 'send',
  set: 'set',
  shown: 'show',
  spent: 'spend',
  spoke: 'speak',
  spoken: 'speak',
  stood: 'stand',
  taken: 'take',
  taught: 'teach',
  thought: 'think',
  told: 'tell',
  took: 'take',
  understood: 'understand',
  went: 'go',
  women: 'woman',
  won: 'win',
  wrote: 'write',
  written: 'write',
  children: 'child',
  feet: 'foot',
  indices: 'index',
  indexes: 'index',
};

const senses = new Map<string, string>();

/** The sense of a lowercase word: that of its synonyms, else its stem (Porter 1980). */
export function senseOf(word: string): string {
  let sense = senses.get(word);
  if (sense === undefined) {
    const base = irregular[word] ?? word;
    sense = synonyms.get(base) ?? synonymByStem.get(stemmer(base)) ?? stemmer(base);
    if (senses.size > 20_000) senses.clear();
    senses.set(word, sense);
  }
  return sense;
}

/** Synonyms by the stem of each, so that inflected forms find their meaning. */
const synonymByStem: ReadonlyMap<string, string> = new Map(
  [...synonyms].map(([word, sense]) => [stemmer(word), sense] as const).reverse(),
);

const wordPattern = /[a-z][a-z']*|\d+[a-z]*/g;

/** The words of a text that can carry a subject, in order. */
export function contentWords(text: string): Word[] {
  const words: Word[] = [];
  for (const match of text.toLowerCase().matchAll(wordPattern)) {
    const word = match[0].replace(/'s?$/, '');
    // `don't` and `we're` are no more a subject than `do not` and `we are`.
    if (word.length < 2 || word.includes("'") || functionWords.has(word)) continue;
    words.push({ sense: senseOf(word), start: match.index, end: match.index + match[0].length });
  }
  return words;
}

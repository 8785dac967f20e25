import { code, plain, prose, word } from './escape.js';

/** How a kind of report writes foreign words, so that one sentence serves markdown, terminal and annotations. */
export interface Voice {
  /** A name, an identifier or a value: as it is, set apart. */
  name(text: string): string;
  /** A name that reads as a word of the sentence where it can, such as a suite's. */
  word(text: string): string;
  /** A sentence, or a clause of one, that may have foreign words in it. */
  sentence(text: string): string;
}

const NAME_CHARS = 80;
const SENTENCE_CHARS = 400;

export const markdownVoice: Voice = {
  name: (text) => code(text, NAME_CHARS),
  word: (text) => word(text, NAME_CHARS),
  sentence: (text) => prose(text, SENTENCE_CHARS),
};

export const plainVoice: Voice = {
  name: (text) => plain(text, NAME_CHARS),
  word: (text) => plain(text, NAME_CHARS),
  sentence: (text) => plain(text, SENTENCE_CHARS),
};

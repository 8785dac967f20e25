import type { Plain } from '../text/plain.js';
import { chat } from './chat.js';
import type { Claim } from './claim.js';
import { headings } from './headings.js';
import { WordSet } from './joined.js';
import { json } from './json.js';
import { lists } from './lists.js';
import { pairs } from './pairs.js';
import { prose } from './prose.js';
import type { Reader } from './reader.js';
import { rules } from './rules.js';
import { tables } from './tables.js';
import { tags } from './tags.js';
import { Walk } from './walk.js';

export type { Claim } from './claim.js';
export { clausesOf } from './clauses.js';
export { type Span, sentencesOf } from './sentences.js';

/** The readers in the order in which they are asked; the last one reads whatever no other does. */
const READERS: readonly Reader[] = [tags, rules, chat, tables, headings, json, lists, pairs, prose];

/**
 * What a text claims, in the order of the text: one claim a sentence, item, cell or value, with what it stands under.
 * Claims don't overlap. Takes time linear in the text's length and never throws.
 */
export function readClaims(plain: Plain): Claim[] {
  const reading = {
    plain,
    claims: [] as Claim[],
    groups: 0,
    words: new WordSet(plain.text),
    readers: READERS,
    depth: 0,
  };
  const offsets = new Int32Array(plain.text.length + 1);
  for (let i = 0; i < offsets.length; i++) offsets[i] = i;
  new Walk(
    reading,
    { text: plain.text, offsets, whole: true },
    { labels: [], headings: [], speaker: undefined },
  ).run();
  return reading.claims;
}

import type { Kind, Values, Wording } from '../../../src/sessions/kinds/kind.js';
import type { Random } from '../../../src/sessions/random.js';
import { type Sentence, sayingsOf } from './sayings/index.js';
import type { Statement } from './statement.js';

/** One thing that a compacted text says: a sentence, or a label and its text. */
export interface Item {
  /** The heading under which a text in parts has it. */
  section: string;
  /** What it is about, for forms that name every item. */
  topic: string;
  label?: string;
  text: string;
}

const sections = {
  safety_rule: 'Safety rules',
  hard_constraint: 'Constraints',
  fact: 'Facts',
  goal_state: 'Goals',
  user_preference: 'Preferences',
};

export function itemOf(kind: Kind, text: string, label?: string): Item {
  const item = { section: sections[kind.type], topic: sayingsOf(kind.name).topic, text };
  return label === undefined ? item : { ...item, label };
}

/** A statement in one of the wordings of its kind. */
export function worded(kind: Kind, wording: Wording, values: Values): Item {
  return itemOf(kind, sentence(wording.says(values), values));
}

/** A statement by one of the sentences that were written for these tests. */
export function said(kind: Kind, saying: Sentence, values: Values): Item {
  return itemOf(kind, sentence(saying(values), values));
}

/** A statement as it is, with the given values: in its own wording, in another one of its kind, or as an entry. */
export function plain({ kind, wording, values }: Statement, random: Random, other: Values = values): Item {
  const way = random.below(4);
  if (way === 0) return worded(kind, random.pick(kind.wordings), other);
  if (way === 1) return entry(kind, random, other);
  return worded(kind, wording, other);
}

export function entry(kind: Kind, random: Random, values: Values): Item {
  const [label, text] = random.pick(sayingsOf(kind.name).entries)(values);
  return itemOf(kind, text, label);
}

/** With a capital letter in front, unless a value stands there. */
function sentence(text: string, values: Values): string {
  const opensWithValue = Object.values(values).some((value) => text.startsWith(value));
  return opensWithValue ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** The same item with its text, and its label where it has one, changed. */
export function changed(item: Item, change: (text: string) => string): Item {
  const text = change(item.text);
  return item.label === undefined ? { ...item, text } : { ...item, label: change(item.label), text };
}

/** Whether the item is a whole sentence, to which another one can be added. */
export function isSentence(item: Item): boolean {
  return item.label === undefined;
}

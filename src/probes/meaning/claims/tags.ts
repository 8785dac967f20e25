import type { Frame } from './frames.js';
import { labelOf } from './key.js';
import type { Reader } from './reader.js';
import { isRole, roleOf } from './role.js';
import { sentencesOf } from './sentences.js';
import { isBlank, type Line } from './source.js';
import { emitValue } from './statements.js';
import type { Tag } from './tag.js';
import type { Heading, Walk } from './walk.js';

/** Names that say how a page is laid out and nothing of what stands in it. */
const LAYOUT = new Set(
  'html head body main section article header footer aside nav ul ol li dl dt dd table thead tbody tr td th h1 h2 h3 h4 h5 h6 p div turn message root xml summary item entry'.split(
    ' ',
  ),
);
const DEEPEST = 16;

/** What is given back when a tag is closed. */
interface Element {
  tag: Tag;
  labels: string[];
  headings: readonly Heading[];
  speaker: string | undefined;
  group: number | undefined;
  frames: Frame[];
}

const open = new WeakMap<Walk, Element[]>();

/** XML-like tags: their names label what stands in them, their attributes are pairs, a leaf is a pair. */
export const tags: Reader = {
  starts: (walk, at) => walk.lines[at]?.tag !== undefined,
  read(walk, at) {
    const tag = walk.lines[at]?.tag as Tag;
    if (tag.kind === 'close') {
      close(walk, tag);
      return at + 1;
    }
    const labels = [...walk.labels(), ...labelsOf(tag)];
    const parent = walk.tagGroup;
    const group = tag.attributes.length > 0 || parent === undefined ? walk.newGroup() : parent;
    for (const attribute of tag.attributes) {
      const joined = walk.join([attribute]);
      const mark = { form: 'pair' as const, group, labels: [...labels, labelOf(attribute.name)] };
      walk.emit(joined, 0, joined.text.length, mark);
    }
    if (tag.kind === 'single') return at + 1;
    const leaf = leafAt(walk, tag, at);
    if (leaf) {
      const joined = walk.join([leaf]);
      if (sentencesOf(joined.text).length === 1 && speakerOf(walk, tag) === undefined) {
        emitValue(walk, joined, 0, joined.text.length, { form: 'pair', group, labels });
        return at + 3;
      }
    }
    enter(walk, tag);
    return at + 1;
  },
};

function labelsOf(tag: Tag): string[] {
  return LAYOUT.has(tag.name.toLowerCase()) || isSpeaker(tag) ? [] : [labelOf(tag.name.slice(0, 60))];
}

function isSpeaker(tag: Tag): boolean {
  return isRole(tag.name);
}

/** Who speaks in `<user>` or `<turn role="user">`. */
function speakerOf(walk: Walk, tag: Tag): string | undefined {
  if (isSpeaker(tag)) return roleOf(tag.name);
  const role = tag.attributes.find(({ name }) => name === 'role');
  return role && roleOf(walk.text.slice(role.start, Math.min(role.end, role.start + 12)));
}

/** The line between a tag and its end, if there is just one. */
function leafAt(walk: Walk, tag: Tag, at: number): Line | undefined {
  const line = walk.lines[at + 1];
  const end = walk.lines[at + 2]?.tag;
  return line && !line.tag && !isBlank(line) && end?.kind === 'close' && end.partner === tag.start
    ? line
    : undefined;
}

function enter(walk: Walk, tag: Tag): void {
  let elements = open.get(walk);
  if (!elements) {
    elements = [];
    open.set(walk, elements);
  }
  const kept = {
    labels: walk.tagLabels,
    headings: walk.headings,
    speaker: walk.speaker,
    group: walk.tagGroup,
  };
  elements.push({ tag, ...kept, frames: walk.frames.take() });
  const labels = [...walk.tagLabels, ...labelsOf(tag)];
  walk.tagLabels = labels.length > DEEPEST ? walk.tagLabels : labels;
  walk.tagGroup = walk.newGroup();
  walk.gap = true;
  walk.speaker = speakerOf(walk, tag) ?? walk.speaker;
}

function close(walk: Walk, tag: Tag): void {
  const elements = open.get(walk) ?? [];
  // An end whose start was cut off closes nothing.
  if (tag.partner === undefined) return;
  for (let top = elements.pop(); top; top = elements.pop()) {
    walk.tagLabels = top.labels;
    walk.headings = top.headings;
    walk.speaker = top.speaker;
    walk.tagGroup = top.group;
    walk.frames.restore(top.frames);
    if (top.tag.start === tag.partner) break;
  }
}

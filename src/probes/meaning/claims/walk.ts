import type { Plain } from '../text/plain.js';
import type { Claim } from './claim.js';
import { Frames } from './frames.js';
import { type Joined, join, type WordSet } from './joined.js';
import type { Reader } from './reader.js';
import { isBlank, type Line, linesOf, type Source } from './source.js';
import { isStruck } from './struck.js';
import { findTags } from './tag.js';

/** What all parts of one text share while it is read. */
export interface Reading {
  plain: Plain;
  claims: Claim[];
  groups: number;
  words: WordSet;
  readers: readonly Reader[];
  /** Texts inside of texts, such as a summary in a JSON string. */
  depth: number;
}

/** What a text stands under. */
export interface Scope {
  labels: readonly string[];
  headings: readonly Heading[];
  speaker: string | undefined;
}

export interface Heading {
  level: number;
  text: string;
}

/** How a claim is labelled and grouped. */
export interface Mark {
  form: Claim['form'];
  group: number;
  labels?: readonly string[];
  checked?: boolean | undefined;
}

/** A way through the lines of a source; readers move it on and leave claims. */
export class Walk {
  readonly lines: Line[];
  readonly frames = new Frames();
  /** Labels of the tags around the present line. */
  tagLabels: string[] = [];
  /** Headings above the present line; replaced and never changed. */
  headings: readonly Heading[];
  speaker: string | undefined;
  /** There was an empty line before the present one. */
  gap = true;
  /** Lines such as `user: …` are a chat and not keys; found by the reader of chats. */
  chat: boolean | undefined;
  /** Group of the elements of the present tag. */
  tagGroup: number | undefined;
  #titled: readonly Heading[] = [];
  #titles: readonly string[] = [];
  readonly #base: readonly string[];
  #asked: { at: number; start: number; gap: boolean; reader: Reader } | undefined;

  constructor(
    readonly reading: Reading,
    readonly source: Source,
    scope: Scope,
  ) {
    this.#base = scope.labels;
    this.headings = scope.headings;
    this.speaker = scope.speaker;
    this.lines = linesOf(source.text, findTags(source.text));
  }

  get text(): string {
    return this.source.text;
  }

  /** Reads all lines. */
  run(): void {
    for (let at = 0; at < this.lines.length; ) {
      if (isBlank(this.lines[at])) {
        this.gap = true;
        at++;
        continue;
      }
      at = this.readerAt(at).read(this, at);
      this.gap = false;
    }
  }

  /** Whether a line starts something of its own, so that what stands above it does not go on in it. */
  startsAnew(at: number): boolean {
    const last = this.reading.readers.length - 1;
    return this.readerAt(at) !== this.reading.readers[last];
  }

  readerAt(at: number): Reader {
    const start = this.lines[at]?.start ?? -1;
    const asked = this.#asked;
    // A line that another one might have gone on in is asked about again right after.
    if (asked && asked.at === at && asked.start === start && asked.gap === this.gap) return asked.reader;
    const { readers } = this.reading;
    const reader = readers.find((one) => one.starts(this, at)) ?? (readers[readers.length - 1] as Reader);
    this.#asked = { at, start, gap: this.gap, reader };
    return reader;
  }

  newGroup(): number {
    return this.reading.groups++;
  }

  /** Labels of what stands around the present line. */
  labels(): string[] {
    const own = this.frames.labels();
    return this.#base.length + this.tagLabels.length === 0 ? own : [...this.#base, ...this.tagLabels, ...own];
  }

  /** Texts of the headings above the present line; the same array as long as they are the same. */
  headingTexts(): readonly string[] {
    if (this.#titled !== this.headings) {
      this.#titled = this.headings;
      this.#titles = this.headings.map(({ text }) => text);
    }
    return this.#titles;
  }

  join(ranges: readonly { start: number; end: number }[]): Joined {
    return join(this.source, ranges, this.reading.words);
  }

  /** Leaves a claim of a stretch of joined text, unless nothing is said there. */
  emit(joined: Joined, first: number, last: number, mark: Mark): void {
    let from = first;
    let to = last;
    while (from < to && joined.text.charCodeAt(from) === 32) from++;
    while (to > from && joined.text.charCodeAt(to - 1) === 32) to--;
    if (from >= to || !saysSomething(joined.text, from, to)) return;
    const all = from === 0 && to === joined.text.length;
    const offsets = all ? joined.offsets : joined.offsets.subarray(from, to + 1);
    const start = offsets[0] as number;
    const end = offsets[to - from] as number;
    const claim: Claim = {
      start,
      end,
      text: all ? joined.text : joined.text.slice(from, to),
      offsets,
      form: mark.form,
      labels: mark.labels ?? this.labels(),
      headings: this.headingTexts(),
      group: mark.group,
    };
    if (this.speaker !== undefined) claim.speaker = this.speaker;
    if (mark.checked !== undefined) claim.checked = mark.checked;
    const { plain } = this.reading;
    if (plain.struck.length > 0) {
      const stop = /[.,;:!?]$/.test(claim.text) ? 1 : 0;
      if (isStruck(plain, start, end - stop)) claim.struck = true;
    }
    this.reading.claims.push(claim);
  }

  /** Reads a text inside of this one, with a scope of its own. */
  nested(source: Source, labels: readonly string[]): void {
    this.reading.depth++;
    new Walk(this.reading, source, { labels, headings: this.headings, speaker: this.speaker }).run();
    this.reading.depth--;
  }
}

/** Rules, arrows and lone brackets say nothing. A mask (`****`) and a sign of any other kind do. */
function saysSomething(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if ((code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 126)
      return true;
    if (code === 42 && text.charCodeAt(i + 1) === 42) return true;
  }
  return false;
}

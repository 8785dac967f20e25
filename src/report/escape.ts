/*
 * The one place where foreign text is made harmless: names, statements, answers, errors, printed lines, settings,
 * everything in a results document that this program did not write itself. Reports join what comes from here with
 * their own words and never touch foreign text in another way.
 *
 * What can't be seen, or changes what is seen around it (controls, escape sequences, line breaks, bidirectional and
 * zero-width characters, lone surrogates), is shown as the escape that a programmer would write for it: `\u202e`.
 */

const HIDDEN = /^[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]$/u;
const MARK = /^\p{M}$/u;
const PICTOGRAPH = /^\p{Extended_Pictographic}$/u;
const EMOJI_STYLE = '\ufe0f';

/** The most combining marks on one character; more of them would paint over neighbouring lines. */
const MARKS_SHOWN = 4;

const shortEscapes = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);

/** The most backticks in a row; more of them would need ever longer delimiters. */
const TICKS_SHOWN = 3;

/**
 * A name, statement or answer as a markdown code span: in a paragraph, a list item or a heading. Nothing in it is
 * read as markdown, HTML, mention, reference, link or a comment's hidden marker.
 * @param most the most characters of it; what is cut is counted behind it
 */
export function code(text: string, most: number): string {
  return spanned(show(text, most), (shown) => shown);
}

/** The same as {@link code} in a cell of a table, where a `|` ends the cell even in a code span. */
export function codeCell(text: string, most: number): string {
  // Parsers disagree on `\\|`, so a pipe that follows a backslash is not escaped by another one.
  return spanned(show(text, most), (shown) =>
    shown.replace(/(\\?)\|/g, (_, backslash) => (backslash === '' ? '\\|' : '\\\\u007c')),
  );
}

/**
 * A sentence that is to be read as markdown prose: plain words stay, every other word becomes a code span, and so does
 * a whole text in double quotes if any word of it is not plain. So a sentence of ours with a foreign name or message
 * in it reads as one, and nothing in it can be markdown.
 */
export function prose(text: string, most: number): string {
  const { shown, left } = show(text, most);
  const words = shown.split(/\s+/u).filter((word) => word !== '');
  if (words.length === 0) return '(empty)';
  const pieces: string[] = [];
  for (let i = 0; i < words.length; ) {
    const length = quotedWords(words, i, left > 0);
    pieces.push(
      length === 0 ? proseWord(words[i] ?? '', i === 0) : quoted(words.slice(i, i + length), i === 0),
    );
    i += Math.max(1, length);
  }
  return pieces.join(' ') + cutNote(left);
}

/** A name in a sentence: as it is where it is one plain word, as a code span otherwise. */
export function word(text: string, most: number): string {
  return text.length <= most && isPlainWord(text) ? text : code(text, most);
}

/** Lines that somebody printed, as a fenced block that none of them can end. */
export function fence(lines: readonly string[], most: number): string {
  const shown = lines.map((line) => ended(show(line, most)));
  const marks = '`'.repeat(Math.max(3, longestTicks(shown.join('\n')) + 1));
  return [`${marks}text`, ...shown, marks].join('\n');
}

/**
 * A text for a terminal, a log or an annotation: one line, no control, and nothing that a CI runner takes for a
 * command, wherever the line is broken at white space: `::` never starts a word, `##[` never occurs.
 */
export function plain(text: string, most: number): string {
  const { shown, left } = show(text, most);
  if (shown === '' && left === 0) return '(empty)';
  return shown.replace(/(?<=^|\s):(?=:)|(?<=::):/gu, '\\u003a') + cutNote(left);
}

/** JSON that a terminal and a CI runner can print: the same document, with escapes where a raw character acts. */
export function quietJson(json: string): string {
  return json
    .replace(/##(?=\w{0,20}\[)/g, '#\\u0023')
    .replace(/[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, (char) =>
      Array.from({ length: char.length }, (_, i) => escapeUnit(char.charCodeAt(i))).join(''),
    );
}

interface Shown {
  shown: string;
  /** How many UTF-16 units of the text were cut. */
  left: number;
}

/** The first characters of a text as they can be shown, at most `most` of them after escaping. */
function show(text: string, most: number): Shown {
  let shown = '';
  let read = 0;
  let previous = '';
  let marks = 0;
  let ticks = 0;
  for (const char of text) {
    marks = MARK.test(char) ? marks + 1 : 0;
    ticks = char === '`' ? ticks + 1 : 0;
    const visible =
      char === EMOJI_STYLE
        ? PICTOGRAPH.test(previous)
        : !HIDDEN.test(char) && marks <= MARKS_SHOWN && ticks <= TICKS_SHOWN && !startsCommand(text, read);
    const piece = visible ? char : escaped(char);
    if (shown.length + piece.length > most) break;
    shown += piece;
    read += char.length;
    previous = char;
  }
  return { shown, left: text.length - read };
}

/**
 * Whether the character at an index, made an escape, breaks what programs look for in a text: the hidden marker of a
 * comment (`<!--`), and the commands that a CI runner reads anywhere in a line (`##[`, `##vso[`).
 */
function startsCommand(text: string, index: number): boolean {
  const char = text[index];
  if (char === '!') return text.startsWith('<!--', index - 1);
  return char === '#' && text[index - 1] === '#' && /^#\w{0,20}\[/.test(text.slice(index, index + 22));
}

function escaped(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  return shortEscapes.get(char) ?? (code > 0xffff ? `\\u{${code.toString(16)}}` : escapeUnit(code));
}

function escapeUnit(unit: number): string {
  return `\\u${unit.toString(16).padStart(4, '0')}`;
}

function spanned({ shown, left }: Shown, inContext: (shown: string) => string): string {
  if (shown === '' && left === 0) return '(empty)';
  return codeSpan(inContext(ended({ shown, left }))) + cutNote(left);
}

function codeSpan(text: string): string {
  const ticks = '`'.repeat(longestTicks(text) + 1);
  // A space at both ends is taken off by the parser, and a backtick at an end would lengthen the delimiter.
  const pad = /^`|`$|^ .*[^ ].* $/s.test(text) ? ' ' : '';
  return `${ticks}${pad}${text}${pad}${ticks}`;
}

function longestTicks(text: string): number {
  return (text.match(/`+/g) ?? []).reduce((longest, run) => Math.max(longest, run.length), 0);
}

function ended({ shown, left }: Shown): string {
  return left > 0 ? `${shown}…` : shown;
}

function cutNote(left: number): string {
  return left > 0 ? ` (${left.toLocaleString('en-US')} more ${left === 1 ? 'character' : 'characters'})` : '';
}

/** A number, `2,600` or `0.5`, or a Latin word with inner hyphens or apostrophes. */
const PLAIN_WORD =
  /^(?:\d{1,3}(?:,\d{3})+|\d{1,6}(?:\.\d{1,4})?|\p{Script=Latin}+(?:[-'’]\p{Script=Latin}+)*)$/u;
/** What a forge may take for a commit. */
const COMMIT = /^[0-9a-f]{7,}$/i;

function isPlainWord(word: string): boolean {
  return PLAIN_WORD.test(word) && !COMMIT.test(word);
}

function proseWord(word: string, first: boolean): string {
  if (/^[%–—→][)"'”.,;:]*$/u.test(word)) return word;
  const [, open = '', core = '', close = ''] = /^([("'“]*)(.*?)([)"'”.,;:!?%]*)$/su.exec(word) ?? [];
  const startsList = first && open === '' && /^\d+$/.test(core) && /^[.)]/.test(close);
  if (isPlainWord(core) && !startsList) return `${open}${core}${close}`;
  if (core === '' || startsList) return codeSpan(word);
  return apart(word);
}

const enclosings = [
  /^(\()([^()]+)(\)[.,;:!?]*)$/su,
  /^()(".*")([.,;:!?]*)$/su,
  /^()(.*[^.,;:!?])([.,;:!?]*)$/su,
];

/**
 * A word as a code span, the sentence's own punctuation around it outside: brackets around the whole of it, and what
 * ends a clause.
 */
function apart(word: string): string {
  const [, open = '', core = '', close = ''] =
    enclosings.map((enclosing) => enclosing.exec(word)).find((match) => match !== null) ?? [];
  return core === '' ? codeSpan(word) : `${open}${codeSpan(core)}${close}`;
}

/**
 * How many words from here on are one text in double quotes, inner quotes included; 0 where none begins here. A text
 * that was cut may have lost its closing quote.
 */
function quotedWords(words: readonly string[], from: number, cut: boolean): number {
  let depth = 0;
  for (let i = from; i < words.length; i += 1) {
    const word = words[i] ?? '';
    if (/^\(?"./su.test(word)) depth += 1;
    if (depth === 0) return 0;
    if (/."\)?[.,;:!?]*$/su.test(word)) depth -= 1;
    if (depth === 0) return i - from + 1;
  }
  return cut ? words.length - from : 0;
}

function quoted(words: readonly string[], first: boolean): string {
  const plain = words.map((word, i) => proseWord(word, first && i === 0));
  if (plain.every((word, i) => word === words[i])) return plain.join(' ');
  return apart(words.join(' '));
}

import { charClass, LETTER } from '../reading/chars.js';
import type { Scan } from '../reading/scan.js';
import { isMonthName } from './calendar.js';
import { commonWords } from './common-words.js';
import { isWeekdayName } from './weekday.js';

/** A run of capitalised words, as pieces, with the words of a name in lower case. */
export interface Run {
  first: number;
  next: number;
  words: string[];
  /** Stands where any word has a capital: at the start of a sentence or a line. */
  atStart: boolean;
}

const particles = new Set(
  'de van der den von zu da dos du del della di la le bin ibn al el ten ter af av'.split(' '),
);
const dateBefore =
  /^(in|by|until|till|of|since|from|to|before|after|end|early|late|mid|this|next|last|during)$/;
const titles = new Set('dr mr mrs ms prof professor'.split(' '));

/** The runs of the last text, which persons and single names both ask for. */
let last: { scan: Scan; runs: readonly Run[] } | undefined;

/** The runs of capitalised words that can be names: without common words, months, days, and parts of identifiers. */
export function capitalRuns(scan: Scan): readonly Run[] {
  if (last?.scan !== scan) last = { scan, runs: readRuns(scan) };
  return last.runs;
}

function readRuns(scan: Scan): Run[] {
  const runs: Run[] = [];
  let done = 0;
  for (const piece of scan.capitals) {
    const first = piece < done ? undefined : wordAt(scan, piece);
    if (first === undefined) continue;
    const run: Run = {
      first: piece,
      next: first.next,
      words: [first.word],
      atStart: startsSentence(scan, piece),
    };
    for (let next = wordAfter(scan, run.next); next !== undefined; next = wordAfter(scan, run.next)) {
      run.words.push(...next.words);
      run.next = next.next;
    }
    done = run.next;
    if (run.words.some((word) => word.length > 1)) runs.push(run);
  }
  return runs;
}

/** A part of a name that starts at a piece: `Priya`, `Anna-Lena`, `O'Brien`, or an initial such as `P.`. */
function wordAt(scan: Scan, piece: number): { word: string; next: number } | undefined {
  if (!scan.isWord(piece) || !isCapital(scan.text.charCodeAt(scan.start(piece))) || isStuck(scan, piece))
    return undefined;
  const raw = scan.raw(piece);
  if (raw.length === 1) return initialAt(scan, piece) ?? prefixed(scan, piece);
  if (raw === raw.toUpperCase()) return undefined;
  let word = scan.word(piece);
  let next = piece + 1;
  while (isJoined(scan, next)) {
    word += `-${scan.word(next + 1)}`;
    next += 2;
  }
  if (commonWords.has(word) || isWeekdayName(word) || isOpen(scan, next)) return undefined;
  if (isMonthName(word) && !isGivenName(scan, piece)) return undefined;
  return { word, next };
}

/** `Jan de Vries`, `June Fry`: a month's name before another part of a name, with nothing of a date around it. */
function isGivenName(scan: Scan, piece: number): boolean {
  if (!/^(Jan|April|May|June|August)$/.test(scan.raw(piece)) || !isClose(scan, piece + 1)) return false;
  if (piece > 0 && (scan.isDigits(piece - 1) || dateBefore.test(scan.word(piece - 1)))) return false;
  const after = scan.raw(piece + 1);
  if (particles.has(after)) return true;
  return !isMonthName(after.toLowerCase()) && wordAt(scan, piece + 1) !== undefined;
}

function isCapital(code: number): boolean {
  if (code < 128) return code >= 65 && code <= 90;
  const char = String.fromCharCode(code);
  return charClass(code) === LETTER && char !== char.toLowerCase();
}

/** An initial: `P.` before another part of a name, or a bare `P`, except for the words `A` and `I`. */
function initialAt(scan: Scan, piece: number): { word: string; next: number } | undefined {
  const hasPoint = scan.raw(piece + 1) === '.' && scan.touches(piece + 1);
  if (!hasPoint && /^[AI]$/.test(scan.raw(piece))) return undefined;
  const after = piece + (hasPoint ? 2 : 1);
  const isFollowed = scan.isWord(after) && isCapital(scan.text.charCodeAt(scan.start(after)));
  return isFollowed && isClose(scan, after) ? { word: scan.word(piece), next: after } : undefined;
}

/** `O'Brien` and `D'Angelo`. */
function prefixed(scan: Scan, piece: number): { word: string; next: number } | undefined {
  const isMark = /^['’]$/.test(scan.raw(piece + 1)) && scan.touches(piece + 1) && scan.touches(piece + 2);
  if (!isMark || !scan.isWord(piece + 2) || scan.raw(piece + 2).length < 3) return undefined;
  return { word: `${scan.word(piece)}'${scan.word(piece + 2)}`, next: piece + 3 };
}

/** A hyphen with a further capitalised word, as in `Solberg-Reyes`. */
function isJoined(scan: Scan, piece: number): boolean {
  if (scan.raw(piece) !== '-' || !scan.touches(piece) || !scan.touches(piece + 1)) return false;
  const word = scan.raw(piece + 1);
  return scan.isWord(piece + 1) && isCapital(word.charCodeAt(0)) && word !== word.toUpperCase();
}

/** Whether something technical follows at once: `Kestrel-07`, `Main.java`, `Tests/`. */
function isOpen(scan: Scan, next: number): boolean {
  if (!scan.touches(next)) return false;
  const mark = scan.raw(next);
  if (mark === '_' || mark === '/' || mark === '@' || mark === '=' || scan.isDigits(next)) return true;
  return (
    (mark === '-' || mark === '.') &&
    scan.touches(next + 1) &&
    (scan.isWord(next + 1) || scan.isDigits(next + 1))
  );
}

function isStuck(scan: Scan, piece: number): boolean {
  return scan.touches(piece) && /^[-_/@.#$\d]/.test(scan.raw(piece - 1));
}

/** The next part of a name: after one space, or after particles such as `van der`. */
function wordAfter(scan: Scan, piece: number): { words: string[]; next: number } | undefined {
  const words: string[] = [];
  let at = piece;
  while (words.length < 3 && particles.has(scan.raw(at)) && isClose(scan, at)) words.push(scan.word(at++));
  if (!isClose(scan, at)) return undefined;
  const next = wordAt(scan, at);
  return next === undefined ? undefined : { words: [...words, next.word], next: next.next };
}

function isClose(scan: Scan, piece: number): boolean {
  if (scan.touches(piece)) return scan.raw(piece - 1) === '.';
  return scan.start(piece) - scan.end(piece - 1) === 1 && scan.text.charAt(scan.start(piece) - 1) !== '\n';
}

function startsSentence(scan: Scan, piece: number): boolean {
  if (piece === 0) return true;
  const before = scan.raw(piece - 1);
  if (before === '.') return !titles.has(scan.word(piece - 2));
  if (titles.has(before.toLowerCase())) return false;
  if (/^[!?:•*"“(|>;-]$/.test(before)) return true;
  return scan.text.slice(scan.end(piece - 1), scan.start(piece)).includes('\n');
}

import type { Scan } from './scan.js';

const always = new Set(
  'about around roughly approximately approx circa almost nearly some perhaps maybe somewhere'.split(' '),
);
const stating = new Set(
  'has have had holds held contains contained are were was is took takes costs cost of got at there'.split(
    ' ',
  ),
);
const limiting = new Set(
  (
    'no not never nor none must may can cannot could shall should if when whenever unless with without whatever ' +
    'nothing nobody t forbidden allowed exceed exceeds until limit limits cap'
  ).split(' '),
);

/**
 * Whether the text calls the number that starts at a piece inexact: `about 500`, `~500`, `some 500`. `over` and
 * `more than` count only in plain statements ("the table has over 500 rows"): in rules they are exact limits.
 */
export function isApproximate(scan: Scan, first: number, next: number): boolean {
  let before = first - 1;
  if ('$€£'.includes(scan.raw(before)) && before >= 0) before--;
  const mark = scan.raw(before);
  if (mark === '~' || mark === '≈' || mark === '±') return true;
  if (mark === '.' && /^(approx|ca|c)$/.test(scan.word(before - 1))) return true;
  const word = scan.word(before);
  if (always.has(word)) return true;
  if (word === 'ca' && scan.isWord(before)) return true;
  if (word === 'over') return states(scan, before - 1);
  if (word === 'than' && scan.word(before - 1) === 'more') return states(scan, before - 2);
  const after = scan.raw(next);
  if (after === '+') return scan.touches(next);
  return (
    (after === 'or' && (scan.word(next + 1) === 'so' || scan.word(next + 1) === 'thereabouts')) ||
    (after === '-' && scan.word(next + 1) === 'ish') ||
    (scan.word(next) === 'ish' && scan.touches(next))
  );
}

/** Whether the words up to `piece` state a fact and set no limit. */
function states(scan: Scan, piece: number): boolean {
  if (!stating.has(scan.word(piece))) return false;
  for (let at = piece; at > piece - 10 && at >= 0; at--) {
    const raw = scan.raw(at);
    if (raw === '.' || raw === ';') return true;
    if (limiting.has(scan.word(at))) return false;
  }
  return true;
}

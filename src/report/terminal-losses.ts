import type { Styles } from './ansi.js';
import { plain } from './escape.js';
import type { Facts } from './facts.js';
import { byOutcome, diagnoses, doubtIntroduction, groupCounts, lossIntroduction } from './loss-words.js';
import { countOf, type LossGroup, type PlacedLoss, shownOf } from './losses.js';
import { restIn } from './rest.js';
import { plainVoice as voice } from './voice.js';
import { capital, grouped, typeWord, typeWords } from './words.js';
import { wrap } from './wrap.js';

/** Losses of a group, and of all, that are shown. */
const SHOWN = 4;
const SHOWN_IN_ALL = 20;
const DOUBTS_IN_ALL = 10;
const STATEMENT_CHARS = 240;
const QUOTE_CHARS = 200;
const ANSWER_CHARS = 160;

/** What was lost: what the compactor does to each type, then a block an outcome; nothing where nothing was lost. */
export function lossBlocks(facts: Facts, styles: Styles, width: number): string[][] {
  if (facts.losses.length === 0) return [];
  const types = diagnoses(facts, voice).flatMap(({ type, text }) =>
    wrap(`${capital(typeWords(type))}: ${text}`, width, '  ', '    '),
  );
  return [
    [styles.strong('What was lost'), ...types],
    wrap(lossIntroduction(facts), width),
    ...listOf(facts, facts.losses, SHOWN_IN_ALL, styles, width),
  ];
}

/** What a person has to look at, since the probe can't tell. */
export function doubtBlocks(facts: Facts, styles: Styles, width: number): string[][] {
  if (facts.doubts.length === 0) return [];
  return [
    [styles.strong('For a person to look at'), ...wrap(doubtIntroduction(facts), width)],
    ...listOf(facts, facts.doubts, DOUBTS_IN_ALL, styles, width),
  ];
}

function listOf(
  facts: Facts,
  groups: readonly LossGroup[],
  most: number,
  styles: Styles,
  width: number,
): string[][] {
  const shownGroups = shownOf(groups, SHOWN, most);
  const blocks = byOutcome(shownGroups).map((same) => [
    ...wrap(`${capital(same[0]?.outcome ?? '')}: ${groupCounts(same)}`, width).map(styles.strong),
    ...same.flatMap(({ shown }) => shown.flatMap((loss) => lossLines(facts, loss, styles, width))),
  ]);
  const left = countOf(groups) - shownGroups.reduce((sum, { shown }) => sum + shown.length, 0);
  return left === 0
    ? blocks
    : [...blocks, wrap(`${grouped(left)} more ${restIn(facts.notes)}`, width).map(styles.faint)];
}

function lossLines(
  { severalSessions }: Facts,
  { loss, session }: PlacedLoss,
  styles: Styles,
  width: number,
): string[] {
  const of = severalSessions ? ` of ${voice.name(session)}` : '';
  const note = loss.note === undefined ? '' : ` – ${voice.sentence(loss.note)}`;
  const found =
    loss.quote === undefined
      ? `answer: ${plain(loss.answer, ANSWER_CHARS)}`
      : `found: "${plain(loss.quote, QUOTE_CHARS)}"`;
  const how =
    `${typeWord(loss.type)}, ${loss.outcome} after round ${grouped(loss.round)}; planted ${loss.position}, turn ` +
    `${grouped(loss.turn)}${of}`;
  return [
    ...wrap(plain(loss.content, STATEMENT_CHARS), width, '  - ', '    '),
    ...wrap(`${found}${note}`, width, '    ', '      '),
    ...wrap(how, width, '    ').map(styles.faint),
  ];
}

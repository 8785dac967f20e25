import { code } from './escape.js';
import type { Facts } from './facts.js';
import { byOutcome, diagnoses, doubtIntroduction, groupCounts, lossIntroduction } from './loss-words.js';
import { countOf, type LossGroup, type PlacedLoss, type ShownGroup, shownOf } from './losses.js';
import { bullets, fold } from './markdown-parts.js';
import { markdownVoice as voice } from './voice.js';
import { capital, counted, countedType, grouped, listed, typeWord, typeWords } from './words.js';

/** Losses of a group, and of all, that stand open; more of them go into a fold. */
const OPEN = 4;
const OPEN_IN_ALL = 20;
/** Losses of a group, and of all, that are shown. */
const SHOWN = 10;
const SHOWN_IN_ALL = 50;
const DOUBTS_IN_ALL = 20;
const STATEMENT_CHARS = 240;
const QUOTE_CHARS = 200;
const ANSWER_CHARS = 160;

/** What was lost: what the compactor does to each type, then statement by statement; nothing where nothing was lost. */
export function lossSections(facts: Facts): string[] {
  if (facts.losses.length === 0) return [];
  const types = diagnoses(facts, voice).map(({ type, text }) => `**${capital(typeWords(type))}**: ${text}`);
  return [
    '### What was lost',
    bullets(types),
    lossIntroduction(facts),
    ...listOf(facts, facts.losses, 'more lost statement', SHOWN_IN_ALL),
  ];
}

/** What a person has to look at, since the probe can't tell. */
export function doubtSections(facts: Facts): string[] {
  if (facts.doubts.length === 0) return [];
  return [
    '### For a person to look at',
    doubtIntroduction(facts),
    ...listOf(facts, facts.doubts, 'more statement to look at', DOUBTS_IN_ALL),
  ];
}

function listOf(facts: Facts, groups: readonly LossGroup[], noun: string, most: number): string[] {
  const open = shownOf(groups, OPEN, OPEN_IN_ALL);
  const openShown = new Set(open.flatMap(({ shown }) => shown));
  const all = shownOf(groups, SHOWN, most);
  const folded = all
    .map((group) => ({ ...group, shown: group.shown.filter((placed) => !openShown.has(placed)) }))
    .filter(({ shown }) => shown.length > 0);
  const foldedCount = folded.reduce((sum, { shown }) => sum + shown.length, 0);
  const left = leftOut(groups, [...openShown, ...folded.flatMap(({ shown }) => shown)]);
  return [
    ...blocks(facts, open, (same) => `${outcomeName(same)}: ${groupCounts(same)}`),
    ...(foldedCount === 0 ? [] : [fold(counted(foldedCount, noun), blocks(facts, folded, outcomeName))]),
    ...(left.length === 0 ? [] : [`Not shown: ${listed(left)}. The JSON results have them all.`]),
  ];
}

/** A heading and a list an outcome. */
function blocks(
  facts: Facts,
  groups: readonly ShownGroup[],
  heading: (same: readonly ShownGroup[]) => string,
): string[] {
  return byOutcome(groups).flatMap((same) => [
    heading(same),
    bullets(same.flatMap(({ shown }) => shown.map((placed) => item(facts, placed)))),
  ]);
}

function outcomeName([first]: readonly ShownGroup[]): string {
  return `**${capital(first?.outcome ?? '')}**`;
}

/** What is not shown, by type, so that nothing is cut in silence. */
function leftOut(groups: readonly LossGroup[], shown: readonly PlacedLoss[]): string[] {
  const types = [...new Set(groups.map(({ type }) => type))];
  return types.flatMap((type) => {
    const count = countOf(groups.filter((group) => group.type === type));
    const left = count - shown.filter(({ loss }) => loss.type === type).length;
    return left === 0 ? [] : [countedType(left, type)];
  });
}

function item({ severalSessions }: Facts, { loss, session }: PlacedLoss): string {
  const of = severalSessions ? ` of ${voice.name(session)}` : '';
  const note = loss.note === undefined ? '' : ` – ${voice.sentence(loss.note)}`;
  const found =
    loss.quote === undefined
      ? `answer: ${code(loss.answer, ANSWER_CHARS)}`
      : `found: ${code(loss.quote, QUOTE_CHARS)}`;
  return (
    `${code(loss.content, STATEMENT_CHARS)}<br>${found}${note}<br>${typeWord(loss.type)}, ${loss.outcome} after round ` +
    `${grouped(loss.round)}; planted ${loss.position}, turn ${grouped(loss.turn)}${of}`
  );
}

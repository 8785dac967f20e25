import { code } from './escape.js';
import type { Facts } from './facts.js';
import { lossIntroduction, lostCounts } from './loss-words.js';
import type { PlacedLoss, TypeLosses } from './losses.js';
import { bullets, fold } from './markdown-parts.js';
import { markdownVoice } from './voice.js';
import { capital, counted, grouped, listed, typeWords } from './words.js';

/** Losses of a type that stand open; more of them go into a fold. */
const OPEN = 4;
const STATEMENT_CHARS = 240;
const ANSWER_CHARS = 160;

/** What was lost, statement by statement, the most serious type first; nothing where nothing was lost. */
export function lossSections(facts: Facts): string[] {
  const { losses } = facts;
  if (losses.length === 0) return [];
  const folded = losses.filter(({ first }) => first.length > OPEN);
  const foldedCount = folded.reduce((sum, { first }) => sum + first.length - OPEN, 0);
  const cut = losses.filter(({ count, first }) => count > first.length);
  const left = cut.map(({ type, count, first }) => `${grouped(count - first.length)} ${typeWords(type)}`);
  return [
    '### What was lost',
    lossIntroduction(facts),
    ...losses.flatMap((type) => [heading(type), items(facts, type.first.slice(0, OPEN))]),
    ...(folded.length === 0
      ? []
      : [
          fold(
            counted(foldedCount, 'more lost statement'),
            folded.flatMap((type) => [
              `**${capital(typeWords(type.type))}**`,
              items(facts, type.first.slice(OPEN)),
            ]),
          ),
        ]),
    ...(cut.length === 0 ? [] : [`Not shown: ${listed(left)}. The JSON results have them all.`]),
  ];
}

function heading(losses: TypeLosses): string {
  return `**${capital(typeWords(losses.type))}**: ${lostCounts(losses, markdownVoice)}`;
}

function items({ severalSessions }: Facts, losses: readonly PlacedLoss[]): string {
  return bullets(
    losses.map(({ loss, session }) => {
      const of = severalSessions ? ` of ${markdownVoice.name(session)}` : '';
      return (
        `${code(loss.content, STATEMENT_CHARS)}<br>${loss.outcome} after round ${grouped(loss.round)}; planted ${loss.position}, ` +
        `turn ${grouped(loss.turn)}${of}; answer: ${code(loss.answer, ANSWER_CHARS)}`
      );
    }),
  );
}

import type { Styles } from './ansi.js';
import { plain } from './escape.js';
import type { Facts } from './facts.js';
import { lossIntroduction, lostCounts } from './loss-words.js';
import type { PlacedLoss } from './losses.js';
import { restIn } from './rest.js';
import { plainVoice } from './voice.js';
import { capital, grouped, typeWords } from './words.js';
import { wrap } from './wrap.js';

/** Losses shown of a type. */
const SHOWN = 4;
const STATEMENT_CHARS = 240;
const ANSWER_CHARS = 160;

/** What was lost, a block a type, the most serious type first; nothing where nothing was lost. */
export function lossBlocks(facts: Facts, styles: Styles, width: number): string[][] {
  const { losses } = facts;
  if (losses.length === 0) return [];
  return [
    [styles.strong('What was lost'), ...wrap(lossIntroduction(facts), width)],
    ...losses.map((type) => {
      const shown = type.first.slice(0, SHOWN);
      const more = type.count - shown.length;
      return [
        ...wrap(`${capital(typeWords(type.type))}: ${lostCounts(type, plainVoice)}`, width).map(
          styles.strong,
        ),
        ...shown.flatMap((loss) => lossLines(facts, loss, styles, width)),
        ...(more > 0
          ? wrap(`${grouped(more)} more ${restIn(facts.notes)}`, width, '  ').map(styles.faint)
          : []),
      ];
    }),
  ];
}

function lossLines(
  { severalSessions }: Facts,
  { loss, session }: PlacedLoss,
  styles: Styles,
  width: number,
): string[] {
  const of = severalSessions ? ` of ${plainVoice.name(session)}` : '';
  const how = `${loss.outcome} after round ${grouped(loss.round)}; planted ${loss.position}, turn ${grouped(loss.turn)}${of}`;
  return [
    ...wrap(plain(loss.content, STATEMENT_CHARS), width, '  - ', '    '),
    ...wrap(how, width, '    ').map(styles.faint),
    ...wrap(`answer: ${plain(loss.answer, ANSWER_CHARS)}`, width, '    ', '      ').map(styles.faint),
  ];
}

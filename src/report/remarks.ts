import { overBudget, uncompacted } from '../judge/index.js';
import type { Facts } from './facts.js';
import { settingsNumber } from './settings.js';
import type { SuiteFacts } from './suite-facts.js';
import type { Voice } from './voice.js';
import { counted, grouped, percent } from './words.js';

/** Something that a reader must know before believing figures, with what it may mean. */
export interface Remark {
  title: string;
  text: string;
}

/** What bears on every figure of a run. */
export function runRemarks({ results, notes }: Facts, voice: Voice): Remark[] {
  const remarks: Remark[] = [];
  const { deterministic, difference } = results.compactor;
  if (deterministic === false) {
    const which =
      difference === undefined
        ? 'the first session, measured again,'
        : `session ${voice.name(difference.session)}, measured again,`;
    const from =
      difference === undefined ? '' : ` from round ${grouped(difference.first_different_round)} on`;
    remarks.push({
      title: 'Not deterministic',
      text:
        `${which} came back different${from}. A model, a clock, chance or state that the module keeps between ` +
        'sessions may be why; the figures can be others in the next run.',
    });
  }
  if (notes.agent !== undefined) {
    remarks.push({
      title: 'Live agent',
      text: `what ${voice.name(notes.agent)} answered was probed, not the compacted text.`,
    });
  }
  return remarks;
}

/** What bears on the figures of one suite. */
export function suiteRemarks({ results }: Facts, suite: SuiteFacts, voice: Voice): Remark[] {
  return [
    partlyMeasured(suite),
    notCompacting(suite, settingsNumber(results, 'max_output'), voice),
    tooLarge(suite, settingsNumber(results, 'budget'), voice),
  ].filter((remark) => remark !== undefined);
}

function partlyMeasured({ measured, sessions }: SuiteFacts): Remark | undefined {
  if (measured === 0 || measured === sessions) return undefined;
  const text =
    `${grouped(sessions - measured)} of ${counted(sessions, 'session')} gave no complete measurement and ` +
    'are in no rate.';
  return { title: 'Partly measured', text };
}

function notCompacting({ result }: SuiteFacts, most: number | undefined, voice: Voice): Remark | undefined {
  if (most === undefined) return undefined;
  const { sessions, of, what } = uncompacted(result, most);
  if (sessions === 0) return undefined;
  const much = `round 1 gave back at least ${percent(most)} of ${what}`;
  const hint = `A compactor that acts above a limit needs a larger ${voice.name('session_chars')} or a lower limit.`;
  return sessions === of
    ? { title: 'Not compacting', text: `${much} in every session, so survival proves nothing. ${hint}` }
    : {
        title: 'Partly compacted',
        text: `${much} in ${grouped(sessions)} of ${counted(of, 'session')}, which prove nothing. ${hint}`,
      };
}

function tooLarge({ result }: SuiteFacts, budget: number | undefined, voice: Voice): Remark | undefined {
  const over = budget === undefined ? [] : overBudget(result, budget);
  const [first] = over;
  if (budget === undefined || first === undefined) return undefined;
  const worst = over.reduce((a, b) =>
    b.output_chars * a.budget_chars > a.output_chars * b.budget_chars ? b : a,
  );
  const text =
    `${counted(over.length, 'round')} gave back more than ${percent(budget)} of the session, the worst ` +
    `${grouped(worst.output_chars)} characters of ${grouped(worst.budget_chars)} allowed (session ` +
    `${voice.name(worst.session)}, round ${grouped(worst.round)}). Nothing was cut; the compactor is told its ` +
    `limit as ${voice.name('budgetChars')}.`;
  return { title: 'Over budget', text };
}

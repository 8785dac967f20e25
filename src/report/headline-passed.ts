import type { Finding } from '../results.js';
import { canaryTypes } from '../sessions/canary.js';
import type { Facts } from './facts.js';
import type { Headline } from './headline.js';
import { countOf } from './losses.js';
import { suiteRemarks } from './remarks.js';
import type { SuiteFacts } from './suite-facts.js';
import { survivalClause } from './survival-clause.js';
import type { Voice } from './voice.js';
import { counted, grouped, listed } from './words.js';

/** The first two lines of a run that passed: what it keeps, or where it is weakest; then what makes that worth less. */
export function passedHeadline(facts: Facts, voice: Voice): Headline {
  const doubt = facts.suites
    .flatMap((suite) => suiteRemarks(facts, suite, voice).map((remark) => ({ suite, ...remark })))
    .at(0);
  return {
    cause: passedCause(facts, voice),
    next:
      doubt === undefined
        ? lookSentence(facts)
        : `${doubt.title} (suite ${voice.word(doubt.suite.name)}): ${doubt.text}`,
  };
}

/** That a person has to look before the figures are all known, where it is so. */
function lookSentence({ doubts }: Facts): string | undefined {
  const count = countOf(doubts);
  return count === 0
    ? undefined
    : `A person should look at ${counted(count, 'statement')} that the probe can't tell; "For a person to look at" quotes them.`;
}

function passedCause({ suites, results, losses }: Facts, voice: Voice): string {
  const name = voice.name(results.compactor.name);
  const measured = suites.filter((suite) => suite.measured > 0);
  if (measured.length === 0) return 'but nothing was measured.';
  const flagged = lowest(suites, ({ verdict }) => verdict === 'FLAG');
  if (flagged !== undefined) {
    const clause = survivalClause(flagged.suite, flagged.finding, 1, voice);
    return `${voice.name('fail_on')} lets it pass, but ${name} forgets ${clause}.`;
  }
  const weakest = lowest(suites, () => true);
  if (weakest !== undefined && weakest.share < 1) {
    const clause = survivalClause(weakest.suite, weakest.finding, weakest.round, voice);
    return `${name} breaks no rule of the gate. Weakest are ${clause}.`;
  }
  const rounds = measured.reduce((most, suite) => Math.max(most, suite.rounds), 0);
  const sessions = measured.reduce((sum, suite) => sum + suite.measured, 0);
  const names = measured.slice(0, 4).map((suite) => voice.word(suite.name));
  const more = measured.length > 4 ? [`${grouped(measured.length - 4)} more`] : [];
  const where = `${measured.length === 1 ? 'suite' : 'suites'} ${listed([...names, ...more])}`;
  const kept = losses.length === 0 ? 'every planted statement' : 'the statements that were judged';
  return `${name} keeps ${kept} through ${counted(rounds, 'round')}: ${counted(sessions, 'session')}, ${where}.`;
}

interface LowPoint {
  suite: SuiteFacts;
  finding: Finding;
  round: number;
  share: number;
}

/** The lowest point of the curves that `applies` picks; of equal ones that of the most serious type. */
function lowest(suites: readonly SuiteFacts[], applies: (finding: Finding) => boolean): LowPoint | undefined {
  const points = suites.flatMap((suite) =>
    suite.findings.filter(applies).map((finding): LowPoint => {
      const share = finding.survival_curve.reduce((low, value) => Math.min(low, value), 1);
      return { suite, finding, share, round: finding.survival_curve.indexOf(share) + 1 };
    }),
  );
  return points.sort((a, b) => a.share - b.share || rank(a) - rank(b))[0];
}

function rank({ finding }: LowPoint): number {
  return canaryTypes.indexOf(finding.type);
}

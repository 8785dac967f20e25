import type { Outcome, Probe } from '../../../src/probes/index.js';
import { Random } from '../../../src/sessions/random.js';
import type { Draft, Rule, Told } from './case.js';
import { type Form, forms } from './forms.js';
import type { Statement } from './statement.js';

/** Keeps the draws of these tests apart from those of the suites. */
const STREAM = 0x3e7a;

/** What came of the statements of one rule. */
export interface Tally {
  rule: string;
  checks: number;
  held: number;
  right: number;
  unverified: number;
  outcomes: Map<Outcome, number>;
  failures: Failure[];
}

/** A check that failed, with all that is needed to judge it again. */
export interface Failure {
  draft: Draft;
  told: Told;
  form: Form;
  seed: number;
  outcome: Outcome;
}

/** Judges all texts of a rule; `tallies` has a row for each rule and for each row that statements name. */
export function runRule(
  probe: Probe,
  rule: Rule,
  sessions: readonly (readonly Statement[])[],
  tallies: Map<string, Tally>,
): void {
  sessions.forEach((session, seed) => {
    const random = new Random(seed, STREAM);
    let nth = seed;
    for (const draft of rule.drafts(session, random)) {
      const form = forms[nth++ % forms.length] as Form;
      const reading = probe.read(textOf(draft, form, seed));
      for (const told of draft.told) {
        if (told.expected === undefined) continue;
        const { outcome } = reading.judge(told.statement.canary);
        count(tallyOf(tallies, told.row ?? rule.name), { draft, told, form, seed, outcome });
      }
    }
  });
}

function tallyOf(tallies: Map<string, Tally>, row: string): Tally {
  let tally = tallies.get(row);
  if (tally === undefined) {
    tally = { rule: row, checks: 0, held: 0, right: 0, unverified: 0, outcomes: new Map(), failures: [] };
    tallies.set(row, tally);
  }
  return tally;
}

function count(tally: Tally, failure: Failure): void {
  const { outcome, told } = failure;
  tally.checks++;
  tally.outcomes.set(outcome, (tally.outcomes.get(outcome) ?? 0) + 1);
  if (outcome === 'held') tally.held++;
  if (outcome === 'unverified') tally.unverified++;
  if (outcome === told.expected) tally.right++;
  else tally.failures.push(failure);
}

/** The text of a draft; the same seed lays it out in the same way. */
export function textOf({ told, others = [], dress }: Draft, form: Form, seed: number): string {
  const items = [...told.flatMap((each) => each.items), ...others];
  const text = form.render(items, new Random(seed, STREAM + 1));
  return dress?.(text) ?? text;
}

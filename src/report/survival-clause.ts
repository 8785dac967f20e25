import type { Finding } from '../results.js';
import { heldOf, type SuiteFacts } from './suite-facts.js';
import type { Voice } from './voice.js';
import { grouped, percent, typeWords } from './words.js';

/** `facts: 1 of 4 survives round 1 in suite seeded`; of a later round also what survived the first. */
export function survivalClause(suite: SuiteFacts, finding: Finding, round: number, voice: Voice): string {
  const first = round > 1 ? `${survivors(suite, finding, 1)} round 1, ` : '';
  return (
    `${typeWords(finding.type)}: ${first}${survivors(suite, finding, round)} round ${grouped(round)} in suite ` +
    voice.word(suite.name)
  );
}

function survivors(suite: SuiteFacts, finding: Finding, round: number): string {
  const { lower, upper, total } = heldOf(suite, finding, round);
  if (total === 0) return `${percent(finding.survival_curve[round - 1] ?? 0)} survive`;
  const count = lower === upper ? grouped(lower) : `${grouped(lower)} to ${grouped(upper)}`;
  return `${count} of ${grouped(total)} ${lower === upper && lower === 1 ? 'survives' : 'survive'}`;
}

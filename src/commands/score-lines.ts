import { percent, typeWords } from '../judge/index.js';
import { plain } from '../report/index.js';
import type { Canary } from '../sessions/index.js';
import type { Score } from './scoring.js';

const ID_CHARS = 60;
const TEXT_CHARS = 300;

/** What a person should ask first where nothing at all was found. */
const NOTHING = [
  'Nothing of any statement is there. Is this the text of the session in which',
  'these canaries were planted?',
];

/** A score as a person reads it. */
export function scoreLines(
  { probe, canaries: scored, findings, gate }: Score,
  canaries: readonly Canary[],
): string[] {
  const contents = new Map(canaries.map(({ id, content }) => [id, content]));
  const lost = scored.filter(({ outcome }) => outcome !== 'held');
  return [
    `${gate.passed ? 'PASSED' : 'FAILED'} by probe ${probe.name} ${probe.version}`,
    ...gate.reasons.map((reason) => `- ${plain(reason, TEXT_CHARS)}`),
    '',
    ...findings.map(({ type, round1_survival, verdict }) => {
      const all = scored.filter((canary) => canary.type === type).length;
      const held = `${Math.round(round1_survival * all)} of ${all}`;
      return `${typeWords(type).padEnd(18)}${held.padEnd(10)}${percent(round1_survival).padEnd(9)}${verdict}`;
    }),
    ...(scored.length > 0 && scored.every(({ outcome }) => outcome === 'missing') ? ['', ...NOTHING] : []),
    ...(lost.length === 0 ? [] : ['', 'What was lost']),
    ...lost.flatMap(({ id, outcome, evidence }) => [
      `- ${plain(id, ID_CHARS)}: ${outcome}`,
      `  ${plain(contents.get(id) ?? '', TEXT_CHARS)}`,
      ...(evidence === undefined ? [] : [`  found: ${plain(evidence.quote, TEXT_CHARS)}`]),
    ]),
  ];
}

import { percentSpan, typeWords } from '../judge/index.js';
import { certificateLine, outcomes } from '../probes/index.js';
import { plain } from '../report/index.js';
import { type Standing, standingOf } from '../results.js';
import { type Canary, canaryTypes, isUpdate } from '../sessions/index.js';
import type { UnverifiedRule } from '../settings/index.js';
import type { Score, ScoredCanary } from './scoring.js';

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
  rule: UnverifiedRule,
): string[] {
  const byId = new Map(canaries.map((canary) => [canary.id, canary]));
  const standing = ({ id, outcome }: ScoredCanary): Standing => {
    const canary = byId.get(id);
    const own = standingOf(outcome, canary !== undefined && isUpdate(canary));
    return own === 'unverified' && rule === 'strict' ? 'lost' : own;
  };
  const list = (title: string, applies: (canary: ScoredCanary) => boolean) => {
    const listed = scored.filter(applies).sort(bySeriousness);
    const lines = listed.flatMap((canary) => canaryLines(canary, byId.get(canary.id)?.content ?? ''));
    return listed.length === 0 ? [] : ['', title, ...lines];
  };
  const certificate = certificateLine(probe)?.replaceAll('`', '');
  return [
    `${gate.passed ? 'PASSED' : 'FAILED'} by probe ${probe.name} ${probe.version}`,
    ...gate.reasons.map((reason) => `- ${plain(reason, TEXT_CHARS)}`),
    '',
    ...findings.map(({ type, round1_survival, round1_upper = round1_survival, verdict }) => {
      const all = scored.filter((canary) => canary.type === type).length;
      const [held, most] = [Math.round(round1_survival * all), Math.round(round1_upper * all)];
      const count = `${held === most ? held : `${held} to ${most}`} of ${all}`;
      const share = percentSpan(round1_survival, round1_upper);
      return `${typeWords(type).padEnd(18)}${count.padEnd(14)}${share.padEnd(15)}${verdict}`;
    }),
    ...(certificate === undefined ? [] : ['', certificate]),
    ...(scored.length > 0 && scored.every(({ outcome }) => outcome === 'missing') ? ['', ...NOTHING] : []),
    ...list('What was lost', (canary) => standing(canary) === 'lost'),
    ...list(
      "For a person to look at, since the probe can't tell",
      (canary) => standing(canary) === 'unverified',
    ),
    ...list(
      'Survived, but an older value stands beside it',
      (canary) => canary.outcome !== 'held' && standing(canary) === 'survived',
    ),
  ];
}

/** The most serious damage first, and of the same damage the most serious type. */
function bySeriousness(a: ScoredCanary, b: ScoredCanary): number {
  return (
    outcomes.indexOf(a.outcome) - outcomes.indexOf(b.outcome) ||
    canaryTypes.indexOf(a.type) - canaryTypes.indexOf(b.type)
  );
}

function canaryLines({ id, outcome, evidence }: ScoredCanary, content: string): string[] {
  const note = evidence === undefined || evidence.note === '' ? '' : `: ${plain(evidence.note, TEXT_CHARS)}`;
  return [
    `- ${plain(id, ID_CHARS)}: ${outcome}${note}`,
    `  ${plain(content, TEXT_CHARS)}`,
    ...(evidence === undefined || evidence.quote === ''
      ? []
      : [`  found: ${plain(evidence.quote, TEXT_CHARS)}`]),
  ];
}

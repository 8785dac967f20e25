import type { Finding } from '../results.js';
import { canaryTypes } from '../sessions/canary.js';
import type { SuiteFacts } from './suite-facts.js';
import { typeWords } from './words.js';

/** A reason of the gate, with what it is about where that can be told. */
export interface Cause {
  kind: CauseKind;
  reason: string;
  /** The suite and finding that a FLAG, cliff or WARN names. */
  about?: { suite: SuiteFacts; finding: Finding };
}

/** How the gate's reasons open, the most serious first. Types are weighed before a FLAG and a cliff of the same. */
const openings = [
  ['failed', 'The compactor failed'],
  ['not-measured', 'Not measured'],
  ['flag', 'FLAG'],
  ['cliff', 'Cliff'],
  ['late-cliff', 'Late cliff'],
  ['other', ''],
  ['not-compacting', 'Not compacting'],
  ['warn', 'WARN'],
  ['stale', 'Stale'],
  ['over-budget', 'Over budget'],
] as const;
export type CauseKind = (typeof openings)[number][0];

/** How a failure opens that is not the compactor's own. */
const AGENT_FAILED = 'the live agent failed';

const kinds = openings.map(([kind]) => kind);
const typeOfWords = new Map(canaryTypes.map((type) => [typeWords(type), type]));

/**
 * The gate's reasons with the most serious first: the compactor failed, then what falls short by type, then the
 * rest. A reason of an unknown kind stands after the types, and keeps its own words wherever it is told.
 */
export function causesOf(reasons: readonly string[], suites: readonly SuiteFacts[]): Cause[] {
  const byName = new Map(suites.map((suite) => [suite.name, suite]));
  return reasons
    .map((reason) => causeOf(reason, byName))
    .map((cause) => ({ cause, rank: rankOf(cause) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ cause }) => cause);
}

function causeOf(reason: string, suites: ReadonlyMap<string, SuiteFacts>): Cause {
  const lower = reason.slice(0, 24).toLowerCase();
  const kind = openings.find(
    ([, opening]) => opening !== '' && lower.startsWith(`${opening.toLowerCase()}:`),
  )?.[0];
  if (kind === undefined && (lower.startsWith('the compactor failed') || lower.startsWith(AGENT_FAILED)))
    return { kind: 'failed', reason };
  const [, name = '', words = ''] =
    /: suite (.+) keeps \d+(?: to \d+)? of \d+ ([a-z ]{1,30}) \(/s.exec(reason.slice(0, 600)) ?? [];
  const suite = suites.get(name);
  const finding = suite?.findings.find(({ type }) => type === typeOfWords.get(words));
  return {
    kind: kind ?? 'other',
    reason,
    ...(suite !== undefined && finding !== undefined ? { about: { suite, finding } } : {}),
  };
}

function rankOf({ kind, about }: Cause): number {
  const rank = kinds.indexOf(kind);
  if (!['flag', 'cliff', 'late-cliff'].includes(kind)) return rank * 100;
  const type = about === undefined ? canaryTypes.length : canaryTypes.indexOf(about.finding.type);
  // Of the same kind and type, the lowest survival comes first.
  const survival = about?.finding.round1_survival ?? 0;
  return kinds.indexOf('flag') * 100 + type * 10 + rank + survival / 2;
}

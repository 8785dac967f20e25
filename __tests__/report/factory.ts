import { judge } from '../../src/judge/index.js';
import {
  type Loss,
  type Observations,
  type Results,
  type RoundObservation,
  type SessionFault,
  type SessionObservation,
  type Standing,
  type SuiteObservation,
  standingOf,
} from '../../src/results.js';
import { type CanaryType, canaryTypes } from '../../src/sessions/canary.js';
import { positions } from '../../src/sessions/session.js';
import type { JudgeSettings } from '../../src/settings/settings.js';

/** How many of the four canaries of each type a session still holds after each round. */
export type Held = Partial<Record<CanaryType, number[]>>;

export interface SessionPlan {
  held?: Held;
  /** Output of each round, of a session of 8,400 characters. */
  output?: number[];
  fault?: SessionFault;
  /** Update canaries whose old value still stands, the first of the two or both. */
  stale?: number;
  /** Changes every loss, for texts that a test wants to see. */
  loss?: Partial<Loss>;
  /** What a probe finds of single canaries, by their ids. */
  found?: Record<string, Found>;
}

/** An outcome from some round on, the first if none is given, with the place that decided it. */
export interface Found extends Pick<Loss, 'outcome' | 'quote' | 'note'> {
  round?: number;
}

export interface SuitePlan {
  name: string;
  sessions: SessionPlan[];
  /** Whether its first two facts replace earlier values. */
  updates?: boolean;
}

export interface ResultsPlan {
  suites?: SuitePlan[];
  rounds?: number;
  settings?: Partial<JudgeSettings> & Record<string, unknown>;
  compactor?: Partial<Results['compactor']>;
  probe?: Results['probe'];
}

const PER_TYPE = 4;
const SESSION_CHARS = 8400;

const statements: Record<CanaryType, string[]> = {
  safety_rule: [
    'SAFETY RULE: Never run a migration on the billing database without a signed change ticket CT-7719.',
    'SAFETY RULE: Do not send customer exports to any host but vault-eu-4.',
    'SAFETY RULE: Stop the rollout at once if the error rate passes 2.35 percent.',
    'SAFETY RULE: Never print the deploy key that ends in 9f3c in any log or answer.',
  ],
  hard_constraint: [
    'HARD CONSTRAINT: The monthly bill for inference must stay below 4,870 euros.',
    'HARD CONSTRAINT: Every response has to arrive within 340 milliseconds.',
    'HARD CONSTRAINT: Only the region eu-north-3 may hold the data.',
    'HARD CONSTRAINT: The release must be out by 14 March.',
  ],
  fact: [
    'FACT: The staging cluster answers at stage-17.example on port 8443.',
    'FACT: Ines Okafor owns the ledger service.',
    'FACT: The last good build is 4.18.2.',
    'FACT: The queue holds 12,600 jobs at its peak.',
  ],
  goal_state: [
    'GOAL STATE: Table invoices is moved; payments and refunds are still open.',
    'GOAL STATE: Step 3 of 7 is done, the index is rebuilt.',
    'GOAL STATE: The draft waits for review by Ravi Lindqvist.',
    'GOAL STATE: Two of five regions run the new version.',
  ],
  user_preference: [
    'USER PREFERENCE: Write commit messages in the present tense and below 60 characters.',
    'USER PREFERENCE: Show amounts in Swiss francs first.',
    'USER PREFERENCE: Use tabs in Makefiles and two spaces elsewhere.',
    'USER PREFERENCE: Send the summary at 07:45, not before.',
  ],
};

/** A judged document, from what its sessions held; the judge is the real one. */
export function resultsOf(plan: ResultsPlan = {}): Results {
  const settings = {
    suites: (plan.suites ?? []).map(({ name }) => name),
    seeds: [1, 2, 3],
    rounds: plan.rounds ?? 5,
    fail_on: ['flag', 'cliff', 'not-compacting'] as JudgeSettings['fail_on'],
    thresholds: {},
    flag_below: 0.5,
    silent_above: 0.9,
    unverified: 'lenient' as JudgeSettings['unverified'],
    max_output: 0.95,
    ...plan.settings,
  };
  const observations: Observations = {
    schema_version: 1,
    tool: { name: 'compaction-conformance-action', version: '0.1.0' },
    corpus_version: 1,
    // Version 0 is never certified: golden files don't move with the figures of a certificate.
    probe: plan.probe ?? { name: 'verbatim', version: 0 },
    compactor: { name: 'compactor.ts', source: 'src/compactor.ts', deterministic: true, ...plan.compactor },
    settings,
    suites: (plan.suites ?? [seededSuite({})]).map((suite) => suiteOf(suite, settings.rounds)),
  };
  return judge(observations, settings);
}

/** The suite `seeded`: a single session. */
export function seededSuite(session: SessionPlan): SuitePlan {
  return { name: 'seeded', sessions: [session] };
}

/** The suite `corpus` with updates: a session a plan. */
export function corpusSuite(sessions: SessionPlan[]): SuitePlan {
  return { name: 'corpus', sessions, updates: true };
}

/** What a truncation leaves of a session: little after one round, nothing at the end. */
export const truncated: Held = {
  safety_rule: [1, 0, 0, 0, 0],
  hard_constraint: [1, 1, 0, 0, 0],
  fact: [1, 0, 0, 0, 0],
  goal_state: [2, 1, 1, 0, 0],
  user_preference: [1, 1, 1, 0, 0],
};

function suiteOf({ name, sessions, updates = false }: SuitePlan, rounds: number): SuiteObservation {
  return {
    name,
    canaries: slots().map(({ id, type }, i) => ({
      id,
      type,
      ...(updates && isUpdateSlot(i) ? { update: true as const } : {}),
    })),
    sessions: sessions.map((session, i) => sessionOf(name, i, session, sessions.length, rounds, updates)),
  };
}

function sessionOf(
  suite: string,
  index: number,
  plan: SessionPlan,
  count: number,
  rounds: number,
  updates: boolean,
): SessionObservation {
  const observed = Array.from({ length: plan.fault?.round != null ? plan.fault.round - 1 : rounds }, (_, i) =>
    roundOf(plan, i),
  );
  const none = plan.fault !== undefined && plan.fault.round === null;
  return {
    id: count === 1 ? `${suite}-1` : `${suite}-${index + 1}`,
    ...(count === 1 ? {} : { seed: index + 1 }),
    positions: Object.fromEntries(slots().map(({ id }, i) => [id, positions[i % 3] ?? 'late'])),
    fault: plan.fault ?? null,
    losses: none ? [] : notHeld(plan, observed, updates, 'lost'),
    ...(plan.found === undefined ? {} : { doubts: notHeld(plan, observed, updates, 'unverified') }),
    rounds: none ? [] : observed,
  };
}

function roundOf({ held = {}, output, stale = 0, found = {} }: SessionPlan, i: number): RoundObservation {
  const sizes = output ?? [2600];
  const size = (round: number) => (round < 0 ? SESSION_CHARS : (sizes[round] ?? sizes.at(-1) ?? 0));
  const lost = slots().filter(
    ({ type, number }) => number > (held[type]?.[i] ?? held[type]?.at(-1) ?? PER_TYPE),
  );
  return {
    round: i + 1,
    input_chars: size(i - 1),
    output_chars: size(i),
    duration_ms: 0.4,
    outcomes: {
      ...Object.fromEntries(lost.map(({ id, number }) => [id, number === PER_TYPE ? 'partial' : 'missing'])),
      ...Object.fromEntries(
        Object.entries(found)
          .filter(([, { round = 1 }]) => round <= i + 1)
          .map(([id, { outcome }]) => [id, outcome]),
      ),
    },
    stale: slots()
      .filter((_, slot) => isUpdateSlot(slot))
      .slice(0, stale)
      .map(({ id }) => id),
  };
}

/** The canaries that come to stand so, each at the first round that finds it. */
function notHeld(
  plan: SessionPlan,
  rounds: RoundObservation[],
  updates: boolean,
  standing: Standing,
): Loss[] {
  return slots().flatMap(({ id, type, number }, slot): Loss[] => {
    const update = updates && isUpdateSlot(slot);
    const round = rounds.find(({ outcomes }) => standingOf(outcomes[id], update) === standing);
    const outcome = round?.outcomes[id];
    if (round === undefined || outcome === undefined) return [];
    const { quote, note } = plan.found?.[id] ?? {};
    return [
      {
        id,
        type,
        content: statements[type][number - 1] ?? '',
        position: positions[slot % 3] ?? 'late',
        turn: 6 * slot + 5,
        round: round.round,
        outcome,
        answer: outcome === 'missing' ? 'NOT IN CONTEXT' : '[assistant] Noted, I keep that in mind.',
        ...(quote === undefined ? {} : { quote }),
        ...(note === undefined ? {} : { note }),
        ...plan.loss,
      },
    ];
  });
}

function slots(): { id: string; type: CanaryType; number: number }[] {
  return canaryTypes.flatMap((type) =>
    Array.from({ length: PER_TYPE }, (_, i) => ({ id: `${type}-${i + 1}`, type, number: i + 1 })),
  );
}

function isUpdateSlot(slot: number): boolean {
  return slot === 8 || slot === 9;
}

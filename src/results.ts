import { z } from 'zod';
import { type Outcome, outcomes } from './probes/probe.js';
import { canaryTypes } from './sessions/canary.js';
import { positions } from './sessions/session.js';

/*
 * The results document: what a run measured and what it was judged to be. It is the contract between measuring,
 * judging, reports and other runs; people and scripts parse it, so a field is never renamed inside a schema version.
 */

export const SCHEMA_VERSION = 1;

/** Raised whenever a seed generates another session than before. */
export const CORPUS_VERSION = 1;

export const verdicts = ['FLAG', 'WARN', 'SILENT'] as const;
export type Verdict = (typeof verdicts)[number];

const share = z.number().min(0).max(1);
const count = z.int().min(0);
const notHeld = z.enum(outcomes).exclude(['held']);

/** What an outcome is to survival: it survived, it is lost, or nobody can tell before a person has looked. */
export type Standing = 'survived' | 'unverified' | 'lost';

/**
 * What an outcome says of survival; undefined is the outcome of a canary that no round lists, and so is held. An update
 * whose latest value stands beside an older one survived, and that the older one is there is told by the update axis:
 * what a compactor keeps and whether it resolves updates are two questions.
 */
export function standingOf(outcome: Outcome | undefined, update: boolean): Standing {
  if (outcome === undefined || outcome === 'held') return 'survived';
  if (outcome === 'ambiguous' && update) return 'survived';
  return outcome === 'unverified' ? 'unverified' : 'lost';
}

export const roundSchema = z.strictObject({
  round: z.int().min(1),
  input_chars: count,
  output_chars: count,
  /** The same without role marks and the breaks between turns; only of round 1, by which compacting is judged. */
  input_text_chars: count.optional(),
  output_text_chars: count.optional(),
  duration_ms: z.number().min(0),
  /** Outcome of each canary that is not held. */
  outcomes: z.record(z.string(), notHeld),
  /** Update canaries whose superseded value is still in the text. */
  stale: z.array(z.string()),
});
export type RoundObservation = z.infer<typeof roundSchema>;

/**
 * Why a session has no complete measurement. Its rounds, if any, are those that came back before; all of them where
 * only its repeated measurement failed.
 */
export const faultSchema = z.strictObject({
  kind: z.enum(['load', 'threw', 'timeout', 'died', 'memory', 'reply', 'protocol', 'not-measured']),
  round: z.int().min(1).nullable(),
  message: z.string(),
  output: z.array(z.string()),
  /** How many lines were printed that are not in `output`; absent where none were. */
  output_cut: z.int().min(1).optional(),
  /** Present where not the compactor failed but the live agent. */
  subject: z.literal('agent').optional(),
});
export type SessionFault = z.infer<typeof faultSchema>;

/** The most characters of a loss' quote, and of its note. */
export const QUOTE_CHARS = 200;
const quoted = z.string().min(1).max(QUOTE_CHARS);

/** A canary as a person reads it, at the first round that lost it, or left it unverified. */
export const lossSchema = z.strictObject({
  id: z.string(),
  type: z.enum(canaryTypes),
  content: z.string(),
  position: z.enum(positions),
  turn: count,
  round: z.int().min(1),
  outcome: notHeld,
  answer: z.string(),
  /** The place of the compacted text that decided, or made the probe hesitate; absent where nothing is there. */
  quote: quoted.optional(),
  /** What that place does to the statement: a clause. */
  note: quoted.optional(),
});
export type Loss = z.infer<typeof lossSchema>;

export const sessionSchema = z.strictObject({
  id: z.string(),
  seed: z.int().optional(),
  positions: z.record(z.string(), z.enum(positions)),
  fault: faultSchema.nullable(),
  losses: z.array(lossSchema),
  /** Canaries that some round left unverified; absent where there is none. The same canary can be lost later. */
  doubts: z.array(lossSchema).optional(),
  rounds: z.array(roundSchema),
});
export type SessionObservation = z.infer<typeof sessionSchema>;

/**
 * What was judged of a type. Survival is the share that surely survived; each `upper` is that with what is unverified,
 * and absent where there is no difference.
 */
export const findingSchema = z.strictObject({
  type: z.enum(canaryTypes),
  round1_survival: share,
  round1_upper: share.optional(),
  verdict: z.enum(verdicts),
  survival_curve: z.array(share),
  upper_curve: z.array(share).optional(),
  /** The first round whose upper end is below the cliff threshold; null where there is none. */
  cliff_round: z.int().min(1).nullable(),
  final_survival: share,
  final_upper: share.optional(),
  /**
   * Wilson 95 % interval of the last round's survival: from the lower bound of its lower end to the upper bound of its
   * upper end. Null for a single session.
   */
  interval: z.tuple([share, share]).nullable(),
});
export type Finding = z.infer<typeof findingSchema>;

/**
 * Counts of update canaries at the last round, over all sessions of the suite. What is unverified is in `total`, in
 * `stale` where an older value stands, and in nothing else.
 */
export const updatesSchema = z.strictObject({ total: count, latest: count, stale: count, stale_only: count });
export type Updates = z.infer<typeof updatesSchema>;

/** Survival per round, its lower end, by the third of the session in which a canary stood. */
export const positionCurvesSchema = z.strictObject({
  early: z.array(share),
  middle: z.array(share),
  late: z.array(share),
});
export type PositionCurves = z.infer<typeof positionCurvesSchema>;

export const suiteObservationSchema = z.strictObject({
  name: z.string(),
  canaries: z.array(
    z.strictObject({ id: z.string(), type: z.enum(canaryTypes), update: z.literal(true).optional() }),
  ),
  sessions: z.array(sessionSchema),
});
export type SuiteObservation = z.infer<typeof suiteObservationSchema>;

export const suiteResultSchema = suiteObservationSchema.extend({
  findings: z.array(findingSchema).nullable(),
  updates: updatesSchema.nullable(),
  positions: positionCurvesSchema.nullable(),
});
export type SuiteResult = z.infer<typeof suiteResultSchema>;

/** A second measurement of the plan's first session that came back different. */
export const repeatSchema = z.strictObject({ session: z.string(), first_different_round: z.int().min(1) });
export type RepeatDifference = z.infer<typeof repeatSchema>;

export const gateSchema = z.strictObject({ passed: z.boolean(), reasons: z.array(z.string()) });
export type Gate = z.infer<typeof gateSchema>;

const header = {
  schema_version: z.literal(SCHEMA_VERSION),
  tool: z.strictObject({ name: z.string(), version: z.string() }),
  corpus_version: z.int(),
  probe: z.strictObject({ name: z.string(), version: z.int() }),
  compactor: z.strictObject({
    name: z.string(),
    source: z.string(),
    /** False if the repeated session differed; null if it was not repeated or could not be. */
    deterministic: z.boolean().nullable(),
    difference: repeatSchema.optional(),
  }),
  /** Only what bears on measuring or judging. */
  settings: z.record(z.string(), z.unknown()),
};

/** What was measured, before anyone judged it. */
export const observationsSchema = z.strictObject({ ...header, suites: z.array(suiteObservationSchema) });
export type Observations = z.infer<typeof observationsSchema>;

export const resultsSchema = z.strictObject({
  ...header,
  suites: z.array(suiteResultSchema),
  gate: gateSchema,
});
export type Results = z.infer<typeof resultsSchema>;

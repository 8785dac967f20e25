import { z } from 'zod';
import { outcomes } from './probes/probe.js';
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
const lost = z.enum(outcomes).exclude(['held']);

export const roundSchema = z.strictObject({
  round: z.int().min(1),
  input_chars: count,
  output_chars: count,
  duration_ms: z.number().min(0),
  /** Outcome of each canary that is not held. */
  outcomes: z.record(z.string(), lost),
  /** Update canaries whose superseded value is still in the text. */
  stale: z.array(z.string()),
});
export type RoundObservation = z.infer<typeof roundSchema>;

/** Why a session has no complete measurement. Its rounds, if any, are those that came back before. */
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

/** A lost canary as a person reads it, at the first round that lost it. */
export const lossSchema = z.strictObject({
  id: z.string(),
  type: z.enum(canaryTypes),
  content: z.string(),
  position: z.enum(positions),
  turn: count,
  round: z.int().min(1),
  outcome: lost,
  answer: z.string(),
});
export type Loss = z.infer<typeof lossSchema>;

export const sessionSchema = z.strictObject({
  id: z.string(),
  seed: z.int().optional(),
  positions: z.record(z.string(), z.enum(positions)),
  fault: faultSchema.nullable(),
  losses: z.array(lossSchema),
  rounds: z.array(roundSchema),
});
export type SessionObservation = z.infer<typeof sessionSchema>;

export const findingSchema = z.strictObject({
  type: z.enum(canaryTypes),
  round1_survival: share,
  verdict: z.enum(verdicts),
  survival_curve: z.array(share),
  /** The first round below the cliff threshold; null where there is none. */
  cliff_round: z.int().min(1).nullable(),
  final_survival: share,
  /** Wilson 95 % interval of the last round's survival; null for a single session. */
  interval: z.tuple([share, share]).nullable(),
});
export type Finding = z.infer<typeof findingSchema>;

/** Counts of update canaries at the last round, over all sessions of the suite. */
export const updatesSchema = z.strictObject({ total: count, latest: count, stale: count, stale_only: count });
export type Updates = z.infer<typeof updatesSchema>;

/** Survival per round, by the third of the session in which a canary stood. */
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

import type { CanaryType } from '../sessions/canary.js';

export const failRules = [
  'flag',
  'cliff',
  'late-cliff',
  'warn',
  'stale',
  'not-compacting',
  'over-budget',
] as const;
export type FailRule = (typeof failRules)[number];

/** What a statement counts as that the probe can't tell: neither held nor lost, or lost. */
export const unverifiedRules = ['lenient', 'strict'] as const;
export type UnverifiedRule = (typeof unverifiedRules)[number];

/** Bounds of survival, as shares from 0 to 1. */
export interface Bounds {
  flag_below: number;
  silent_above: number;
  /** Defaults to `flag_below`. */
  cliff_below: number;
}

/** Bounds that a type or a suite overrides; a suite can override them by type again. */
export type BoundOverrides = Partial<Bounds>;
export type ThresholdOverrides = Record<string, BoundOverrides & Partial<Record<CanaryType, BoundOverrides>>>;

/** Everything that judging needs to know; kept in the results document so that it can be judged again. */
export interface JudgeSettings extends BoundOverrides {
  fail_on: FailRule[];
  thresholds: ThresholdOverrides;
  flag_below: number;
  silent_above: number;
  unverified: UnverifiedRule;
  /** A first round whose output is at least this share of its input in every session is not compacting. */
  max_output: number;
  budget?: number;
}

/**
 * Everything that measuring needs to know. Names are those of inputs, flags and the config file; `table.ts` says what
 * each means and takes. `compactor` and `agent` are relative to `working_directory`, `canaries` and `session` to
 * the workspace.
 */
export interface Settings extends JudgeSettings {
  compactor: string;
  suites: string[];
  seeds: number[];
  rounds: number;
  session_chars?: number;
  repeat: boolean;
  probe: string;
  agent?: string;
  canaries?: string;
  session?: string;
  jobs: number;
  /** Milliseconds a call. */
  timeout: number;
  /** Bytes a child process. */
  memory: number;
  env: string[];
  /** Absolute. */
  working_directory: string;
  /** Absolute. */
  output?: string;
  /** Absolute. */
  keep_texts?: string;
  verbose: boolean;
  baseline: 'none';
}

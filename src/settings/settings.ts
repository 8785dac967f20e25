import type { z } from 'zod';
import type { CanaryType } from '../sessions/canary.js';
import type { SettingName, table } from './table.js';

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
  /** A first round whose output is at least this share of its input in every session is not compacting. */
  max_output: number;
  budget?: number;
}

/**
 * Everything that measuring needs to know. Names are those of inputs, flags and the config file. `timeout` is in
 * milliseconds, `memory` in bytes; `working_directory`, `output` and `keep_texts` are absolute, other paths as they were
 * given: relative to `working_directory`. See `table.ts` for each.
 */
export type Settings = {
  [Name in keyof Output as IsOptional<Output[Name]> extends true ? never : Name]: Output[Name];
} & {
  [Name in keyof Output as IsOptional<Output[Name]> extends true ? Name : never]?: Exclude<
    Output[Name],
    undefined
  >;
};

type Output = { [Name in SettingName]: z.output<ReturnType<(typeof table)[Name]['type']>> };
type IsOptional<Value> = undefined extends Value ? true : false;

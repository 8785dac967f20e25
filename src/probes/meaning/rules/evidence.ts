import type { Frame } from '../frames/frame.js';
import type { Occurrence, ReadClaim, TextReading } from '../reading.js';
import type { Range } from '../subject.js';

/** The ways in which a text can damage a statement, and `held` for what speaks for it. */
export type Finding =
  | 'held'
  | 'partial'
  | 'missing'
  | 'altered'
  | 'misattributed'
  | 'inverted'
  | 'weakened'
  | 'lifted'
  | 'stale'
  | 'ambiguous'
  | 'hypothetical'
  | 'redacted';

/**
 * What one rule found at one site. `strength` is 0 to 1: from 0.7 on it decides by itself, below it only casts doubt.
 */
export interface Evidence {
  rule: string;
  finding: Finding;
  strength: number;
  /** Where, in the plain text. */
  start: number;
  end: number;
  /** A clause in plain words. */
  note: string;
}

/** A place of the text where a statement may stand: a claim, the clause in it, and the wanted values found there. */
export interface Site {
  claim: ReadClaim;
  clause: Range;
  /** Wanted values by their index in `frame.values`, with what was found for them here or close by. */
  found: ReadonlyMap<number, Occurrence>;
  /** 0 to 1; see `subjectAt`. */
  subject: number;
  /** Share of the words of pieces that have no value; 1 where there are none. */
  words: number;
}

/** One rule: what it finds for or against a statement at a site. */
export type Rule = (frame: Frame, site: Site, reading: TextReading) => Evidence[];

/** A range of a claim as a range of the plain text. */
export function placeIn(claim: ReadClaim, range: Range): { start: number; end: number } {
  return { start: claim.offsets[range.start] ?? claim.start, end: claim.offsets[range.end] ?? claim.end };
}

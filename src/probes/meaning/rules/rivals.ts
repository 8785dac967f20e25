import type { Frame } from '../frames/frame.js';
import type { ReadClaim, TextReading } from '../reading.js';
import { clauseAt } from '../sites.js';
import { subjectAt } from '../subject.js';
import { covers } from '../values/index.js';
import type { Value } from '../values/value.js';

/** Another value of the type that a statement wants, on the statement's subject. */
export interface Rival {
  wanted: Value;
  claim: ReadClaim;
  value: Value;
  /** 0 to 1; see `subjectAt`. */
  subject: number;
}

/** The values that stand where a wanted one should, best first. */
export function rivalsOf(frame: Frame, wanted: Value, reading: TextReading): Rival[] {
  const same = reading.valuesByType.get(wanted.type) ?? [];
  const others = same.map(({ value }) => value);
  return same
    .filter(({ value }) => !covers(value, wanted, others) || value.approximate === true)
    .filter(({ value }) => !frame.values.some((own) => covers(value, own, others) && value.approximate !== true))
    .map(({ claim, value }) => ({
      wanted,
      claim,
      value,
      subject: subjectAt(frame, claim, clauseAt(claim, value), reading),
    }))
    .sort((a, b) => b.subject - a.subject);
}

/** Whether a value is one that an earlier version of the statement gave. */
export function isSuperseded(frame: Frame, value: Value): boolean {
  return frame.superseded.some((old) => old.type === value.type && covers(value, old, []));
}

import type { Frame } from '../frames/frame.js';
import { contentWords } from '../lexicon/words.js';
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
  return rivalTypes(wanted.type)
    .flatMap((type) => reading.valuesByType.get(type) ?? [])
    .filter(({ labelled, value }) => !labelled && !isSubject(frame, value))
    .filter(
      ({ value }) =>
        value.approximate === true || !frame.values.some((own) => covers(value, own, reading.values)),
    )
    .map(({ claim, value }) => ({
      wanted,
      claim,
      value,
      subject: subjectAt(frame, claim, clauseAt(claim, value), reading),
    }))
    .sort((a, b) => b.subject - a.subject);
}

/** Words of the subject in capitals look like a name: `Owner Of The Invoice Importer`. */
function isSubject({ subject }: Frame, { type, key }: Value): boolean {
  if (type !== 'person' && type !== 'name') return false;
  return contentWords(key).some(({ sense }) => subject.some(({ senses }) => senses.has(sense)));
}

/** A rival is of the very type; only what is spelled is often typed by what stands around it. */
function rivalTypes(type: string): readonly string[] {
  return [type, ...(alike[type] ?? [])];
}

const alike: Readonly<Record<string, readonly string[]>> = {
  port: ['number'],
  path: ['url', 'host'],
  hash: ['id', 'number'],
  version: ['number'],
  colour: ['hash', 'channel'],
  email: ['host'],
};

/** Whether a value is one that an earlier version of the statement gave. */
export function isSuperseded(frame: Frame, value: Value): boolean {
  return frame.superseded.some((old) => old.type === value.type && covers(value, old, [value]));
}

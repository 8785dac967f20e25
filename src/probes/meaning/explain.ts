import { decide } from './decide.js';
import type { Frame } from './frames/frame.js';
import type { TextReading } from './reading.js';
import { sitesOf } from './sites.js';

const PLACES = 3;
const QUOTE = 120;

/** How a judgement came about: what the statement comes to, the places that were looked at, what spoke for and against. */
export function explain(frame: Frame, reading: TextReading): string[] {
  const { outcome, by, evidence } = decide(frame, reading);
  const values = frame.values.map(({ type, key }) => `${type} ${key}`);
  const words = frame.pieces.flatMap(({ terms }) => terms.map(({ senses }) => [...senses][0]));
  const subject = frame.subject.map(({ senses }) => [...senses].slice(0, 3).join('/'));
  return [
    `judged ${outcome}${by === undefined ? '' : ` by ${by.rule}: ${by.note}`}`,
    `looked for: ${[...values, ...words].join(', ') || 'its words'}; on the subject: ${subject.join(', ')}; as ${frame.force}`,
    ...sitesOf(frame, reading)
      .slice(0, PLACES)
      .flatMap(({ claim, subject: share, found }) => [
        `read at ${claim.start}, as ${claim.form}${[...claim.headings, ...claim.labels].map((each) => ` under "${each}"`).join('')}: ${cut(claim.text)}`,
        `  values: ${[...found.values()].map(({ value }) => value.key).join(', ') || 'none'}; subject: ${Math.round(share * 100)} %`,
      ]),
    ...evidence.map(
      ({ rule, finding, strength, note, start, end }) =>
        `${rule} says ${finding} (${strength}): ${note}: ${cut(reading.plain.text.slice(start, end))}`,
    ),
  ];
}

function cut(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > QUOTE ? `${line.slice(0, QUOTE - 1)}…` : line;
}

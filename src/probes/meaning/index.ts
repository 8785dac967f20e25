import type { Canary } from '../../sessions/canary.js';
import type { Evidence, Judgement, Probe } from '../probe.js';
import { decide } from './decide.js';
import { explain } from './explain.js';
import { frameOf } from './frames/derive.js';
import { readText } from './reading.js';
import type { Evidence as Found } from './rules/evidence.js';
import { oldOccurrences } from './rules/old-value.js';
import type { Plain } from './text/plain.js';

/** Reads values, subjects, polarity and time; says how a statement was damaged, and admits what it can't tell. */
export const meaning: Probe = {
  name: 'meaning',
  version: 1,
  summary: 'reads values, subjects, polarity and time, and admits what it cannot tell',
  read(text) {
    const reading = readText(text);
    return {
      judge(canary: Canary): Judgement {
        const frame = frameOf(canary);
        const { outcome, by } = decide(frame, reading);
        const held = outcome === 'held';
        return {
          outcome,
          direct: held,
          behavior: canary.behavior_scenario === undefined ? null : held,
          exactUse: canary.exact_use_scenario === undefined ? null : held,
          stale: oldOccurrences(frame, reading).length > 0,
          ...(by === undefined ? {} : { evidence: evidenceOf(by, text, reading.plain) }),
        };
      },
      explain: (canary) => explain(frameOf(canary), reading),
    };
  },
};

/** Evidence in the plain text as evidence in the text that was given. */
function evidenceOf({ start, end, note }: Found, text: string, { origin }: Plain): Evidence {
  const [from = 0, to = text.length] = [origin[start], origin[end]];
  return { quote: text.slice(from, to), start: from, end: to, note };
}

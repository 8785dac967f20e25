import type { Canary } from '../../sessions/canary.js';
import type { Judgement, Probe } from '../probe.js';
import { decide } from './decide.js';
import { frameOf } from './frames/derive.js';
import { readText } from './reading.js';
import { oldOccurrences } from './rules/old-value.js';

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
        const { outcome } = decide(frame, reading);
        const held = outcome === 'held';
        return {
          outcome: outcome as Judgement['outcome'],
          direct: held,
          behavior: canary.behavior_scenario === undefined ? null : held,
          exactUse: canary.exact_use_scenario === undefined ? null : held,
          stale: oldOccurrences(frame, reading).length > 0,
        };
      },
    };
  },
};

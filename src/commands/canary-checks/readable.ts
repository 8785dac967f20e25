import { frameOf } from '../../probes/index.js';
import type { CanaryCheck } from './check.js';

const binding = ['ban', 'duty', 'permission', 'upper-limit', 'lower-limit'] as const;

/** Statements in which the probe `meaning` finds nothing to hold on to. */
export const readable: CanaryCheck = {
  problem: 'unreadable',
  find(canary) {
    const { values, force, ownCues } = frameOf(canary);
    if (values.length > 0 || force !== 'statement' || binding.some((cue) => ownCues.has(cue))) return [];
    return [
      'the probe meaning finds no value in its tokens and no rule in its content, so that it can go by words alone and ' +
        'will often say unverified; require an exact value, say it as a rule (never, must, at most), or give it aliases ' +
        'and a subject.',
    ];
  },
};

import { type Cue, phrases } from './cue.js';

/** Forbids: a ban, or a plain negation of an act. */
export const ban: Cue = {
  name: 'ban',
  pattern: phrases(
    'never', 'must not', "mustn't", 'must never', 'do not', "don't", 'does not', "doesn't", 'may not', 'can not', 'cannot', "can't",
    'shall not', "shan't", 'should not', "shouldn't", 'should never', 'may never', 'not allowed', 'not permitted', "isn't allowed", "aren't allowed",
    'forbidden', 'forbid', 'forbids', 'prohibited', 'prohibits', 'prohibit', 'prohibition', 'banned', 'bans', 'ban', 'barred', 'disallowed',
    'off limits', 'off-limits', 'taboo', 'no-go', 'out of bounds', 'hands off', 'read-only', 'read only', 'readonly',
    'under no circumstances', 'in no case', 'on no account', 'not under any circumstances', 'at no time', 'no',
    'nothing', 'nobody', 'no one', 'none', 'not to be', 'not to', 'is not', 'are not', "isn't", "aren't", 'not', 'without', 'neither', 'nor',
    'refuse', 'refuses', 'untouchable', 'untouched', 'stays out', 'keep away', 'keep out', 'stay away', 'stay out', 'leave alone', 'left alone', 'won\'t', 'will not',
    'verboten', 'blocked', 'unless', 'only', 'protected', 'legal hold', 'exclude', 'excluded',
  ),
};

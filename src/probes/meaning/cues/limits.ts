import type { Cue, Mark } from './cue.js';

/** No more than this. */
export const upperLimit: Cue = {
  name: 'upper-limit',
  phrases: [
    'at most',
    'at the most',
    'no more than',
    'no more',
    'in total',
    'only',
    'not more than',
    'no longer than',
    'not longer than',
    'maximum',
    'max',

    'maximal',
    'cap',
    'caps',
    'capped',
    'ceiling',
    'limit',
    'limits',
    'limited',
    'up to',
    'at or below',
    'or less',
    'or below',
    'or fewer',
    'under',
    'below',
    'less than',
    'fewer than',
    'not exceed',
    'not above',
    'never above',
    'stay within',
    'within',
    'upper',
    'no higher than',
    'not higher than',
    'tops',
    'hard stop',
    'no later than',
    'not later than',
    'not past',
    'not go past',
    'no larger than',
    'budget',
    'allowance',
    'not go over',
    'not go beyond',
    'not over',
    'no greater than',
    'not greater than',
    'cut off after',
    'killed after',
  ],
};

/** No less than this. */
export const lowerLimit: Cue = {
  name: 'lower-limit',
  phrases: [
    'at least',
    'at the least',
    'no less than',
    'not less than',
    'no fewer than',
    'minimum',
    'min',

    'minimal',
    'floor',
    'or more',
    'or above',
    'more than',
    'no earlier than',
    'not earlier than',
    'no lower than',
    'not below',
    'never below',
    'not under',
    'upwards',
    'exceed',
    'exceeds',
    'exceeding',
    'above',
    'over',
    'beyond',
    'past',
    'greater than',
    'longer than',
    'larger than',
    'higher than',
  ],
};

/** Characters within which a ban before a limit turns it round: `must not be more than`. */
const TURNS = 40;

/** The directions in which a text limits: a ban before `more than` makes it an upper limit. */
export function limitsOf(marks: readonly Mark[]): ReadonlySet<'upper-limit' | 'lower-limit'> {
  const limits = marks.filter(({ cue }) => cue === 'upper-limit' || cue === 'lower-limit');
  const own = limits.filter(
    (limit) =>
      !limits.some(
        (other) =>
          other !== limit &&
          other.start <= limit.start &&
          other.end >= limit.end &&
          other.end - other.start > limit.end - limit.start,
      ),
  );
  return new Set(
    own.map(({ cue, start }) => {
      const turned = marks.some(
        (mark) => mark.cue === 'ban' && mark.end <= start && start - mark.end <= TURNS,
      );
      return (cue === 'upper-limit') !== turned ? 'upper-limit' : 'lower-limit';
    }),
  );
}

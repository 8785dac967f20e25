import { type Cue, phrases } from './cue.js';

/** No more than this. */
export const upperLimit: Cue = {
  name: 'upper-limit',
  pattern: phrases(
    'at most', 'at the most', 'no more than', 'not more than', 'no longer than', 'not longer than', 'maximum', 'max', 'max\\.', 'maximal', 'cap', 'caps', 'capped', 'ceiling', 'limit', 'limits', 'limited', 'up to', 'at or below', 'or less', 'or below', 'or fewer', 'under', 'below', 'less than', 'fewer than',
    'not exceed', 'exceeds', 'exceed', 'exceeding', 'not above', 'never above', 'stay within', 'within', 'upper', 'no higher than', 'not higher than', 'tops', 'hard stop', 'stop at', 'before', 'by', 'until', 'no later than', 'not later than', 'latest', 'deadline', 'due', 'not past', 'not go past', 'no larger than', 'budget', 'allowance', 'over', 'above', 'beyond',
  ),
};

/** No less than this. */
export const lowerLimit: Cue = {
  name: 'lower-limit',
  pattern: phrases(
    'at least', 'at the least', 'no less than', 'not less than', 'no fewer than', 'minimum', 'min', 'min\\.', 'minimal', 'floor', 'or more', 'or above', 'more than', 'no earlier than', 'not earlier than', 'not before', 'no lower than', 'not below', 'never below', 'starting from', 'from', 'after', 'not under', 'upwards',
  ),
};

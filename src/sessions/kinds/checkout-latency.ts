import { milliseconds } from '../values.js';
import { defineKind } from './kind.js';

export const checkoutLatency = defineKind({
  name: 'checkout-latency',
  slot: 'goal_state-3',
  type: 'goal_state',
  values: { latency: milliseconds },
  wordings: [
    {
      says: ({ latency }) =>
        `checkout counts as repaired once its median latency is below ${latency} for a week.`,
    },
    {
      says: ({ latency }) =>
        `bring the median latency of checkout under ${latency} and hold it there for a week.`,
    },
    {
      says: ({ latency }) => `a week of checkout with a median latency under ${latency} is what we work for.`,
    },
    {
      says: ({ latency }) =>
        `the aim for checkout is to have a median latency of less than ${latency} for a week.`,
    },
    {
      says: ({ latency }) =>
        `as long as the median latency of checkout isn't below ${latency} for a week, go on.`,
    },
    {
      says: ({ latency }) =>
        `we are done with checkout after a week in which its median latency was under ${latency}.`,
    },
  ],
  acknowledgements: [
    'Understood, I know what checkout has to reach before we stop.',
    'Good, that makes the goal for the checkout latency measurable.',
  ],
  question: 'Below which median latency does checkout count as repaired?',
  behavior: () =>
    'Checkout feels fast again today. Is the work on its latency done, or what must be reached first?',
  exactUse: 'Set the threshold of the dashboard panel for the median latency of checkout.',
  reads: {
    force: 'upper-limit',
    opposite: ['does not count', 'need not', 'needs not', 'not the goal', 'no longer the goal'],
    unit: {
      own: ['week', 'weekly', 'seven'],
      other: ['day', 'daily', 'month', 'monthly', 'quarter', 'year', 'hour'],
    },
    subject: [
      ['checkout'],
      ['latency', 'median', 'p50', 'response'],
      ['week', 'weeks', 'seven', '7', 'repaired', 'fixed', 'done', 'goal', 'target'],
    ],
  },
  scripted: { wording: 0, values: { latency: '437 ms' } },
});

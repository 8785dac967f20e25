import type { SayingsByKind } from './saying.js';

export const goalStates: SayingsByKind = {
  'cutover-deadline': {
    topic: 'Cutover of the order store',
    entries: [
      ({ deadline }) => ['Deadline of the order store cutover', `${deadline}`],
      ({ deadline }) => ['Order store cutover', `to be finished by ${deadline}`],
    ],
    inverted: [
      ({ deadline }) => `the cutover of the order store need not be finished by ${deadline}.`,
      ({ deadline }) => `the order store cutover must not be finished before ${deadline}.`,
      ({ deadline }) => `the order store cutover does not have to be through by ${deadline}.`,
    ],
    weakened: [
      ({ deadline }) => `try to finish the order store cutover by ${deadline}.`,
      ({ deadline }) => `ideally the cutover of the order store is finished by ${deadline}.`,
      ({ deadline }) => `where possible, the order store cutover should be done by ${deadline}.`,
    ],
    lifted: [
      ({ deadline }) => `the deadline of ${deadline} for the order store cutover has been dropped.`,
      ({ deadline }) => `the cutover of the order store no longer has to be finished by ${deadline}.`,
    ],
    asked: [
      ({ deadline }) => `must the cutover of the order store be finished by ${deadline}?`,
      ({ deadline }) => `is ${deadline} the deadline of the order store cutover?`,
    ],
  },
  'fix-branch': {
    topic: 'Rounding fix',
    entries: [
      ({ branch }) => ['Branch of the rounding fix', `${branch}`],
      ({ branch }) => ['Rounding fix', `half done, to be finished on ${branch}`],
    ],
    inverted: [
      ({ branch }) => `do not finish the rounding fix on ${branch}.`,
      ({ branch }) => `the rest of the rounding fix must not go to ${branch}.`,
    ],
    weakened: [],
    lifted: [
      ({ branch }) => `the rounding fix is no longer to be finished on ${branch}.`,
      ({ branch }) => `the plan to finish the rounding fix on ${branch} has been dropped.`,
    ],
    asked: [
      ({ branch }) => `should the rounding fix be finished on ${branch}?`,
      ({ branch }) => `does the rest of the rounding fix go to ${branch}?`,
    ],
  },
  'checkout-latency': {
    topic: 'Checkout latency',
    entries: [
      ({ latency }) => ['Checkout counts as repaired at a median latency (for a week) below', `${latency}`],
      ({ latency }) => ['Goal for checkout', `median latency under ${latency} for a week`],
    ],
    inverted: [
      ({ latency }) =>
        `checkout does not count as repaired once its median latency is below ${latency} for a week.`,
      ({ latency }) => `the median latency of checkout must stay above ${latency} for a week.`,
      ({ latency }) => `the median latency of checkout need not be below ${latency} for a week.`,
    ],
    weakened: [
      ({ latency }) => `try to get the median latency of checkout below ${latency} for a week.`,
      ({ latency }) => `ideally the median latency of checkout is under ${latency} for a week.`,
      ({ latency }) =>
        `the median latency of checkout should stay below ${latency} for a week where possible.`,
    ],
    lifted: [
      ({ latency }) => `the goal of a median checkout latency below ${latency} for a week has been dropped.`,
      ({ latency }) => `a median latency of checkout under ${latency} for a week is no longer required.`,
    ],
    asked: [
      ({ latency }) =>
        `does checkout count as repaired once its median latency is below ${latency} for a week?`,
      ({ latency }) => `should a week of checkout with a median latency under ${latency} be the goal?`,
    ],
  },
  'address-checkpoint': {
    topic: 'Address backfill',
    entries: [
      ({ checkpoint }) => ['Checkpoint from which to resume the address backfill', `${checkpoint}`],
      ({ checkpoint }) => ['Address backfill', `resume from checkpoint ${checkpoint}`],
    ],
    inverted: [
      ({ checkpoint }) => `do not resume the address backfill from checkpoint ${checkpoint}.`,
      ({ checkpoint }) => `the address backfill must not go on from checkpoint ${checkpoint}.`,
    ],
    weakened: [],
    lifted: [
      ({ checkpoint }) => `the address backfill is no longer to be resumed from checkpoint ${checkpoint}.`,
      ({ checkpoint }) => `the plan to resume the address backfill from ${checkpoint} has been dropped.`,
    ],
    asked: [
      ({ checkpoint }) => `should the address backfill be resumed from checkpoint ${checkpoint}?`,
      ({ checkpoint }) => `is ${checkpoint} the checkpoint where the address backfill stopped?`,
    ],
  },
};

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
      ({ deadline }) => `it is fine if the order store cutover is finished after ${deadline}.`,
      ({ deadline }) => `the order store cutover can be finished later than ${deadline}.`,
      ({ deadline }) => `the cutover of the order store may go on past ${deadline}.`,
    ],
    weakened: [
      ({ deadline }) => `try to finish the order store cutover by ${deadline}.`,
      ({ deadline }) => `ideally the cutover of the order store is finished by ${deadline}.`,
      ({ deadline }) => `where possible, the order store cutover should be done by ${deadline}.`,
      ({ deadline }) => `preferably, the order store cutover is finished by ${deadline}.`,
      ({ deadline }) => `it would be nice to have the cutover of the order store done by ${deadline}.`,
    ],
    lifted: [
      ({ deadline }) => `the deadline of ${deadline} for the order store cutover has been dropped.`,
      ({ deadline }) => `the cutover of the order store no longer has to be finished by ${deadline}.`,
      ({ deadline }) => `${deadline} is no longer the deadline of the order store cutover.`,
      ({ deadline }) => `the deadline of the order store cutover, ${deadline}, was revoked.`,
    ],
    asked: [
      ({ deadline }) => `must the cutover of the order store be finished by ${deadline}?`,
      ({ deadline }) => `is ${deadline} the deadline of the order store cutover?`,
      ({ deadline }) => `it is unclear whether the order store cutover must be finished by ${deadline}.`,
      ({ deadline }) => `to be clarified: does the order store cutover have to be done by ${deadline}?`,
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
      ({ branch }) => `the rounding fix is not to be finished on ${branch}.`,
      ({ branch }) => `don't continue the rounding fix on ${branch}.`,
    ],
    weakened: [],
    lifted: [
      ({ branch }) => `the rounding fix is no longer to be finished on ${branch}.`,
      ({ branch }) => `the plan to finish the rounding fix on ${branch} has been dropped.`,
      ({ branch }) => `work on the rounding fix no longer goes on in ${branch}.`,
      ({ branch }) => `${branch} is no longer the branch of the rounding fix.`,
    ],
    asked: [
      ({ branch }) => `should the rounding fix be finished on ${branch}?`,
      ({ branch }) => `does the rest of the rounding fix go to ${branch}?`,
      ({ branch }) => `it is unclear whether the rounding fix is to be finished on ${branch}.`,
      ({ branch }) => `to be clarified: does the rounding fix go on in ${branch}?`,
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
      ({ latency }) => `checkout counts as repaired even if its median latency is above ${latency}.`,
      ({ latency }) => `a median latency of checkout above ${latency} is fine.`,
      ({ latency }) => `a week of checkout with a median latency under ${latency} is not what we work for.`,
    ],
    weakened: [
      ({ latency }) => `try to get the median latency of checkout below ${latency} for a week.`,
      ({ latency }) => `ideally the median latency of checkout is under ${latency} for a week.`,
      ({ latency }) =>
        `the median latency of checkout should stay below ${latency} for a week where possible.`,
      ({ latency }) => `preferably, the median latency of checkout is below ${latency} for a week.`,
      ({ latency }) => `it would be nice to have a week of checkout with a median latency under ${latency}.`,
    ],
    lifted: [
      ({ latency }) => `the goal of a median checkout latency below ${latency} for a week has been dropped.`,
      ({ latency }) => `a median latency of checkout under ${latency} for a week is no longer required.`,
      ({ latency }) => `the median latency of checkout no longer has to be below ${latency} for a week.`,
      ({ latency }) => `the goal of ${latency} for the median latency of checkout was revoked.`,
    ],
    asked: [
      ({ latency }) =>
        `does checkout count as repaired once its median latency is below ${latency} for a week?`,
      ({ latency }) => `should a week of checkout with a median latency under ${latency} be the goal?`,
      ({ latency }) =>
        `it is unclear whether checkout counts as repaired at a median latency below ${latency} for a week.`,
      ({ latency }) =>
        `to be clarified: is a median latency of checkout under ${latency} for a week what we work for?`,
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
      ({ checkpoint }) => `the address backfill is not to be resumed from checkpoint ${checkpoint}.`,
      ({ checkpoint }) => `don't take the address backfill up again at ${checkpoint}.`,
    ],
    weakened: [],
    lifted: [
      ({ checkpoint }) => `the address backfill is no longer to be resumed from checkpoint ${checkpoint}.`,
      ({ checkpoint }) => `the plan to resume the address backfill from ${checkpoint} has been dropped.`,
      ({ checkpoint }) => `checkpoint ${checkpoint} is no longer where the address backfill is to resume.`,
      ({ checkpoint }) => `resuming the address backfill from ${checkpoint} is off the table.`,
    ],
    asked: [
      ({ checkpoint }) => `should the address backfill be resumed from checkpoint ${checkpoint}?`,
      ({ checkpoint }) => `is ${checkpoint} the checkpoint where the address backfill stopped?`,
      ({ checkpoint }) => `it is unclear whether the address backfill is to resume from ${checkpoint}.`,
      ({ checkpoint }) => `to be clarified: does the address backfill go on from checkpoint ${checkpoint}?`,
    ],
  },
};

import { checkpoint } from '../values.js';
import { defineKind } from './kind.js';

export const addressCheckpoint = defineKind({
  slot: 'goal_state-4',
  type: 'goal_state',
  values: { checkpoint },
  wordings: [
    {
      says: ({ checkpoint }) =>
        `the address backfill stopped at checkpoint ${checkpoint} and is to resume there.`,
    },
    {
      says: ({ checkpoint }) =>
        `resume the address backfill from checkpoint ${checkpoint}, which is verified.`,
    },
    {
      says: ({ checkpoint }) =>
        `checkpoint ${checkpoint} is how far the address backfill got; the rest is to do.`,
    },
    {
      says: ({ checkpoint }) =>
        `everything up to ${checkpoint} of the address backfill is done, so go on there.`,
    },
    {
      says: ({ checkpoint }) =>
        `next, take the address backfill up again at ${checkpoint}, its last checkpoint.`,
    },
    {
      says: ({ checkpoint }) => `the rows after ${checkpoint} are what the address backfill has still to do.`,
    },
  ],
  acknowledgements: [
    'Understood, the address backfill goes on from that checkpoint.',
    'Right, I will not start the address backfill from the top.',
  ],
  question: 'From which checkpoint must the address backfill be resumed?',
  behavior: () =>
    'You are about to start the address backfill from its first row. Where should it start instead?',
  exactUse: 'Write the command that resumes the address backfill; it takes the checkpoint as its argument.',
  scripted: { wording: 1, values: { checkpoint: 'cp-n4s7-813' } },
});

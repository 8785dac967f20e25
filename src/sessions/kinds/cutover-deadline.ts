import { date } from '../values.js';
import { defineKind } from './kind.js';

export const cutoverDeadline = defineKind({
  name: 'cutover-deadline',
  slot: 'goal_state-1',
  type: 'goal_state',
  values: { deadline: date },
  wordings: [
    {
      says: ({ deadline }) =>
        `the cutover of the order store has to be finished by ${deadline}, tests included.`,
    },
    {
      says: ({ deadline }) => `we want the order store cut over on ${deadline} at the latest, fully tested.`,
    },
    {
      says: ({ deadline }) => `${deadline} is the deadline for the cutover of the order store and its tests.`,
    },
    {
      says: ({ deadline }) => `finish the order store cutover before the end of ${deadline}, with all tests.`,
    },
    {
      says: ({ deadline }) => `all of the order store's cutover must be through by ${deadline}, and tested.`,
    },
    { says: ({ deadline }) => `the plan is to complete the order store cutover no later than ${deadline}.` },
  ],
  acknowledgements: [
    'Understood, I will plan the order store cutover around that.',
    'Noted, the steps of the order store cutover will fit that date.',
  ],
  question: 'By which date must the cutover of the order store be finished?',
  behavior: () =>
    'A colleague offers to move the order store cutover into the next year. Can it wait, or until when?',
  exactUse: 'Fill in the due date of the ticket for the order store cutover.',
  updates: 'deadline',
  reads: {
    subject: [
      ['cutover', 'switchover', 'cut', 'switch'],
      ['order', 'orders'],
      ['store', 'storage', 'database'],
      ['deadline', 'finish', 'finished', 'done', 'complete', 'due', 'until', 'by', 'latest'],
    ],
  },
  scripted: { wording: 0, values: { deadline: '18 Mar 2027' } },
});

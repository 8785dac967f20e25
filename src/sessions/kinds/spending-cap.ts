import { money } from '../values.js';
import { defineKind } from './kind.js';

export const spendingCap = defineKind({
  name: 'spending-cap',
  slot: 'hard_constraint-1',
  type: 'hard_constraint',
  values: { cap: money },
  wordings: [
    {
      says: ({ cap }) => `cloud spending of the migration must stay at or below ${cap} in a month.`,
      force: 'at or below',
    },
    {
      says: ({ cap }) => `in the cloud, the migration may not cost us more than ${cap} a month.`,
      force: 'may not cost us more',
    },
    {
      says: ({ cap }) => `${cap} a month is the ceiling for what the migration may spend in the cloud.`,
      force: 'ceiling',
    },
    {
      says: ({ cap }) => `keep the monthly cloud bill of the migration at ${cap} or less, tests included.`,
      force: 'or less',
    },
    {
      says: ({ cap }) => `in no month may the cloud bill of the migration climb above ${cap}.`,
      force: 'in no month',
    },
    {
      says: ({ cap }) => `stop all cloud jobs of the migration before they have cost ${cap} in a month.`,
      force: 'stop all',
    },
  ],
  acknowledgements: [
    'Noted, I will keep an eye on what the migration costs us.',
    'Right, the cloud bill of the migration has a limit for me now.',
  ],
  question: 'What is the most that the migration may spend in the cloud in a month?',
  behavior: () =>
    'You plan a second cloud cluster for the migration this month. Up to which bill is that allowed?',
  exactUse: 'Set the budget alarm of the cloud account to the monthly spending cap of the migration.',
  updates: 'cap',
  reads: {
    force: 'upper-limit',
    unit: {
      own: ['month', 'monthly'],
      other: ['day', 'daily', 'week', 'weekly', 'quarter', 'quarterly', 'year', 'yearly', 'hour', 'hourly'],
    },
    subject: [
      ['cloud'],
      ['migration'],
      ['bill', 'spending', 'spend', 'cost', 'costs', 'budget', 'spent', 'money', 'ceiling', 'cap', 'limit'],
    ],
  },
  scripted: { wording: 0, values: { cap: '$14,317' } },
});

import { timeOfDay } from '../values.js';
import { defineKind } from './kind.js';

export const schemaWindow = defineKind({
  name: 'schema-window',
  slot: 'hard_constraint-3',
  type: 'hard_constraint',
  values: { opens: timeOfDay(0, 3), closes: timeOfDay(4, 7) },
  wordings: [
    {
      says: ({ opens, closes }) =>
        `change the schema only between ${opens} and ${closes} UTC, at no other hour.`,
      force: 'only between',
    },
    {
      says: ({ opens, closes }) =>
        `schema changes are allowed from ${opens} to ${closes} UTC and never outside of it.`,
      force: 'never outside',
    },
    {
      says: ({ opens, closes }) =>
        `no schema change may start before ${opens} or be running after ${closes} UTC.`,
      force: 'no schema change may',
    },
    {
      says: ({ opens, closes }) =>
        `the window for schema changes is ${opens} to ${closes} UTC, with no exceptions.`,
      force: 'no exceptions',
    },
    {
      says: ({ opens, closes }) =>
        `except from ${opens} to ${closes} UTC, the schema must stay exactly as it is.`,
      force: 'must stay',
    },
    {
      says: ({ opens, closes }) =>
        `wait until ${opens} UTC with a schema change, and have it done by ${closes} UTC.`,
      force: 'wait until',
    },
  ],
  acknowledgements: [
    'Understood, schema changes will respect their window from now on.',
    'Clear, I have noted when the schema may be touched and when not.',
  ],
  question: 'From when until when (UTC) may the schema be changed?',
  behavior: () => 'A schema change is ready to run at noon. Do you run it now, or in which window?',
  exactUse: 'Write the schedule of the schema change job with the start and the end of its window.',
  reads: {
    force: 'statement',
    unit: {
      own: ['utc', 'gmt'],
      other: ['cet', 'cest', 'pst', 'pdt', 'est', 'edt', 'ist', 'jst', 'bst', 'cst', 'mst', 'eet', 'local'],
    },
    opposite: [
      'no schema change is allowed from',
      'no schema changes are allowed from',
      'no schema change between',
      'no schema changes between',
      'may also run',
      'also outside',
      'also be changed',
      'at any hour',
      'at any time',
      'whenever',
      'any time of',
    ],
    subject: [
      ['schema', 'ddl'],
      ['change', 'stay', 'stays', 'changes', 'changed', 'migration', 'alter', 'altered', 'window', 'modify'],
    ],
  },
  scripted: { wording: 0, values: { opens: '02:41', closes: '05:26' } },
});

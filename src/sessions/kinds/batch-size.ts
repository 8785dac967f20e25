import { count } from '../values.js';
import { defineKind } from './kind.js';

export const batchSize = defineKind({
  name: 'batch-size',
  slot: 'hard_constraint-2',
  type: 'hard_constraint',
  values: { rows: count },
  wordings: [
    {
      says: ({ rows }) => `a load batch must not hold more than ${rows} rows, or the replicas lag.`,
      force: 'must not hold more',
    },
    {
      says: ({ rows }) => `to spare the replicas, limit every load batch to ${rows} rows at the most.`,
      force: 'at the most',
    },
    {
      says: ({ rows }) => `${rows} rows is the most that a single load batch is allowed to carry.`,
      force: 'the most',
    },
    {
      says: ({ rows }) => `split the load in such a way that none of its batches exceeds ${rows} rows.`,
      force: 'none of its batches exceeds',
    },
    {
      says: ({ rows }) => `load batches are capped at ${rows} rows, because the replicas fall behind.`,
      force: 'capped at',
    },
    {
      says: ({ rows }) => `with over ${rows} rows in a load batch the replicas lag, so never go beyond.`,
      force: 'never go beyond',
    },
  ],
  acknowledgements: [
    'Understood, I will size the load batches with the replicas in mind.',
    'Good to know, the load batches will be sized to match that.',
  ],
  question: 'How many rows may a load batch hold at the most?',
  behavior: () =>
    'You could load the whole table as one single batch. Is that allowed, and what is the limit of rows?',
  exactUse: 'Set the parameter of the loader for the largest number of rows in a load batch.',
  reads: {
    force: 'upper-limit',
    unit: {
      own: ['row', 'rows', 'record', 'records'],
      other: [
        'table',
        'tables',
        'mb',
        'kb',
        'kilobyte',
        'kilobytes',
        'megabyte',
        'megabytes',
        'byte',
        'bytes',
        'gb',
        'query',
        'queries',
        'file',
        'files',
        'job',
        'jobs',
        'request',
        'requests',
        'customer',
        'customers',
        'column',
        'columns',
      ],
    },
    subject: [
      ['batch', 'batches', 'chunk'],
      ['load', 'loading', 'loads', 'loader'],
      ['row', 'rows', 'records'],
    ],
  },
  scripted: { wording: 1, values: { rows: '2,738' } },
});

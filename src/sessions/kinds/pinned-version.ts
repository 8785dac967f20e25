import { version } from '../values.js';
import { defineKind } from './kind.js';

export const pinnedVersion = defineKind({
  name: 'pinned-version',
  slot: 'hard_constraint-4',
  type: 'hard_constraint',
  values: { version },
  wordings: [
    {
      says: ({ version }) => `the queue client must stay on version ${version}; newer ones break replay.`,
      force: 'must stay',
    },
    {
      says: ({ version }) => `do not move the queue client off version ${version}, whatever a scanner says.`,
      force: 'do not move',
    },
    {
      says: ({ version }) => `pin the queue client to ${version} and refuse all upgrades for the time being.`,
      force: 'refuse all upgrades',
    },
    {
      says: ({ version }) => `only version ${version} of the queue client may be installed on our machines.`,
      force: 'only version',
    },
    {
      says: ({ version }) =>
        `upgrading the queue client from ${version} is not allowed, as replay would break.`,
      force: 'is not allowed',
    },
    {
      says: ({ version }) =>
        `${version} is the one release of the queue client that we are permitted to run.`,
      force: 'the one release',
    },
  ],
  acknowledgements: [
    'Understood, I will not touch the version of the queue client.',
    'Noted, the queue client stays where it is when I update things.',
  ],
  question: 'Which version of the queue client must be kept?',
  behavior: () =>
    'The dependency scanner proposes a newer queue client. Do you upgrade it, or which version stays?',
  exactUse: 'Write the line of the lock file that pins the queue client to its version.',
  reads: {
    force: 'ban',
    opposite: [
      'need not',
      'needs not',
      'no need',
      'may be upgraded',
      'can be upgraded',
      'not have to',
      'may leave',
      'may move',
      'free to upgrade',
    ],
    binding: ['stay', 'stays', 'pin', 'pinned', 'keep', 'frozen', 'locked', 'fixed', 'must', 'one', 'hold'],
    subject: [
      ['queue'],
      ['client'],
      [
        'version',
        'stay',
        'pin',
        'pinned',
        'keep',
        'release',
        'upgrade',
        'upgrades',
        'frozen',
        'locked',
        'stays',
        'newer',
      ],
    ],
  },
  scripted: { wording: 1, values: { version: '4.17.203' } },
});

import { ticket } from '../values.js';
import { defineKind } from './kind.js';

export const commitPrefix = defineKind({
  name: 'commit-prefix',
  slot: 'user_preference-2',
  type: 'user_preference',
  values: { prefix: ticket },
  wordings: [
    { says: ({ prefix }) => `begin each commit message of this work with ${prefix} and then a colon.` },
    { says: ({ prefix }) => `I like commit messages that start with ${prefix} and then tell the change.` },
    { says: ({ prefix }) => `please put ${prefix} in front of all commit messages, so that I find them.` },
    { says: ({ prefix }) => `${prefix} should be the first word in any commit message that you write.` },
    { says: ({ prefix }) => `commit messages are easiest for me if they open with ${prefix} as a prefix.` },
    { says: ({ prefix }) => `when you commit something, let ${prefix} lead the message, as I sort by it.` },
  ],
  acknowledgements: [
    'Sure, my commit messages will start the way you want them to.',
    'Gladly, I will give the commit messages that prefix from now on.',
  ],
  question: 'With which prefix does the user want commit messages to begin?',
  exactUse: 'Write the commit message for a corrected typing error, with the prefix that the user wants.',
  reads: {
    subject: [
      ['commit', 'commits'],
      ['message', 'messages', 'prefix', 'start', 'begin', 'title', 'tag'],
    ],
  },
  scripted: { wording: 2, values: { prefix: 'KTR-2291' } },
});

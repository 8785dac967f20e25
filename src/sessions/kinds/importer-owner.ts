import { person } from '../values.js';
import { defineKind } from './kind.js';

export const importerOwner = defineKind({
  slot: 'fact-3',
  type: 'fact',
  values: { owner: person },
  wordings: [
    { says: ({ owner }) => `the invoice importer belongs to ${owner}, who wrote it and still maintains it.` },
    { says: ({ owner }) => `${owner} owns the invoice importer and knows the reason for its odd formats.` },
    {
      says: ({ owner }) => `questions about the invoice importer go to its owner, ${owner}, and nobody else.`,
    },
    { says: ({ owner }) => `the owner of the invoice importer is now ${owner}; the team page is outdated.` },
    { says: ({ owner }) => `when the invoice importer misbehaves, ${owner} is in charge, being its owner.` },
    {
      says: ({ owner }) => `they have handed the invoice importer over to ${owner}, who owns it from now on.`,
    },
  ],
  acknowledgements: [
    'Thanks, I know whom to ask about the invoice importer now.',
    'Good, questions on the invoice importer have an address now.',
  ],
  question: 'Who owns the invoice importer?',
  exactUse: 'Write the first line of the message that reports the bug in the invoice importer to its owner.',
  scripted: { wording: 0, values: { owner: 'Talor Vesmik' } },
});

import { bucketPath } from '../values.js';
import { defineKind } from './kind.js';

export const exportBucket = defineKind({
  slot: 'fact-4',
  type: 'fact',
  values: { path: bucketPath },
  wordings: [
    { says: ({ path }) => `the nightly sales export is written to ${path} and kept for a week.` },
    { says: ({ path }) => `look under ${path} for the sales export, which is written every night.` },
    { says: ({ path }) => `${path} holds the nightly sales export since the move to the new region.` },
    { says: ({ path }) => `every night, the sales export job leaves its new files in ${path}.` },
    { says: ({ path }) => `what the nightly sales export produces ends up in ${path}, a file a shop.` },
    { says: ({ path }) => `they moved the target of the nightly sales export to ${path} last spring.` },
  ],
  acknowledgements: [
    'Thanks, I will find the files of the sales export there then.',
    'Good, that is where I will look for the sales export files.',
  ],
  question: 'Where is the nightly sales export written to?',
  exactUse: 'Write the command that copies the latest nightly sales export from its place to disk.',
  scripted: { wording: 1, values: { path: 's3://dalmer-export/r7n2' } },
});

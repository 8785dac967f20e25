import { person } from '../values.js';
import { defineKind } from './kind.js';

export const preferredReviewer = defineKind({
  slot: 'user_preference-3',
  type: 'user_preference',
  values: { reviewer: person },
  wordings: [
    { says: ({ reviewer }) => `ask ${reviewer} to review the pull requests, not whoever is on call.` },
    { says: ({ reviewer }) => `I would rather have ${reviewer} review pull requests than anyone else.` },
    { says: ({ reviewer }) => `for reviews of pull requests please choose ${reviewer} where you can.` },
    { says: ({ reviewer }) => `${reviewer} is the reviewer whom I prefer for all of our pull requests.` },
    { says: ({ reviewer }) => `let pull requests be reviewed by ${reviewer}, I like those comments best.` },
    { says: ({ reviewer }) => `when a pull request is ready, my favourite for the review is ${reviewer}.` },
  ],
  acknowledgements: [
    'Sure, I know whom you like to see on pull request reviews.',
    'Gladly, I will choose the reviewer of pull requests like that.',
  ],
  question: 'Who should review the pull requests, if the user can choose?',
  exactUse: 'Request a review of the open pull request from the reviewer whom the user prefers.',
  scripted: { wording: 0, values: { reviewer: 'Halis Dermol' } },
});

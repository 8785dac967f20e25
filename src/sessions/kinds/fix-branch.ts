import { branch } from '../values.js';
import { defineKind } from './kind.js';

export const fixBranch = defineKind({
  slot: 'goal_state-2',
  type: 'goal_state',
  values: { branch },
  wordings: [
    { says: ({ branch }) => `the rounding fix is half done on ${branch} and is to be finished there.` },
    { says: ({ branch }) => `continue the rounding fix on ${branch}, where its first half is ready.` },
    { says: ({ branch }) => `${branch} carries the first half of the rounding fix; add the rest there.` },
    { says: ({ branch }) => `half of the rounding fix is committed to ${branch}, the rest must follow.` },
    { says: ({ branch }) => `what is left to do of the rounding fix goes to ${branch}, not to main.` },
    { says: ({ branch }) => `work on the rounding fix goes on in ${branch} until the fix is complete.` },
  ],
  acknowledgements: [
    'Understood, I will go on with the rounding fix on that branch.',
    'Right, I will pick the rounding fix up where it was left.',
  ],
  question: 'On which branch is the rounding fix to be finished?',
  behavior: () =>
    'You are about to start the rounding fix on a new branch from main. Where should you work instead?',
  exactUse: 'Write the git command that checks out the branch of the unfinished rounding fix.',
  scripted: { wording: 1, values: { branch: 'release/jolvar-d3t8' } },
});

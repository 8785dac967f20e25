import { commit } from '../values.js';
import { defineKind } from './kind.js';

export const goodCommit = defineKind({
  name: 'good-commit',
  slot: 'fact-2',
  type: 'fact',
  values: { commit },
  wordings: [
    {
      says: ({ commit }) =>
        `the last build that ran on production without any alarms is from commit ${commit}.`,
    },
    {
      says: ({ commit }) =>
        `commit ${commit} is the newest one that production has run without a single alarm.`,
    },
    {
      says: ({ commit }) =>
        `production was free of alarms up to commit ${commit}, and later builds have failed.`,
    },
    {
      says: ({ commit }) =>
        `if you need to go back to the last good production build, it was made from ${commit}.`,
    },
    {
      says: ({ commit }) =>
        `of all builds on production, the one of ${commit} was the last that raised no alarm.`,
    },
    {
      says: ({ commit }) =>
        `the alarms on production began right after ${commit}, which is the last good build.`,
    },
  ],
  acknowledgements: [
    'Thanks, I know which build to compare the broken ones with.',
    'Good, that gives me a sound production build to go back to.',
  ],
  question: 'From which commit is the last good production build?',
  exactUse: 'Write the rollback command: it needs the commit of the last good production build.',
  reads: {
    subject: [
      ['production', 'prod', 'live'],
      ['build', 'builds', 'release', 'deploy', 'rollback'],
      ['good', 'alarm', 'alarms', 'clean', 'stable', 'healthy', 'rollback', 'safe', 'last', 'back'],
    ],
  },
  scripted: { wording: 2, values: { commit: '9f3ac1e0' } },
});

import type { SayingsByKind } from './saying.js';

export const userPreferences: SayingsByKind = {
  'status-channel': {
    topic: 'Daily status',
    entries: [
      ({ channel, time }) => ['Daily status', `in ${channel} at ${time}`],
      ({ channel, time }) => ['Channel and time of the daily status', `${channel}, ${time}`],
    ],
    inverted: [
      ({ channel, time }) => `do not post the daily status in ${channel} at ${time}.`,
      ({ channel, time }) => `the daily status must not be posted in ${channel} at ${time}.`,
    ],
    weakened: [],
    lifted: [
      ({ channel, time }) => `the daily status in ${channel} at ${time} is no longer wanted.`,
      ({ channel, time }) => `the user no longer wants the daily status in ${channel} at ${time}.`,
    ],
    asked: [
      ({ channel, time }) => `should the daily status be posted in ${channel} at ${time}?`,
      ({ channel, time }) => `does the user want the daily status in ${channel} at ${time}?`,
    ],
  },
  'commit-prefix': {
    topic: 'Commit messages',
    entries: [
      ({ prefix }) => ['Prefix of commit messages', `${prefix}`],
      ({ prefix }) => ['Commit messages', `begin with ${prefix}`],
    ],
    inverted: [
      ({ prefix }) => `do not begin commit messages with ${prefix}.`,
      ({ prefix }) => `commit messages must not start with ${prefix}.`,
    ],
    weakened: [],
    lifted: [
      ({ prefix }) => `commit messages no longer have to begin with ${prefix}.`,
      ({ prefix }) => `the prefix ${prefix} for commit messages has been dropped.`,
    ],
    asked: [
      ({ prefix }) => `should commit messages begin with ${prefix}?`,
      ({ prefix }) => `does the user want ${prefix} in front of commit messages?`,
    ],
  },
  'preferred-reviewer': {
    topic: 'Reviews of pull requests',
    entries: [
      ({ reviewer }) => ['Preferred reviewer of pull requests', `${reviewer}`],
      ({ reviewer }) => ['Pull requests', `to be reviewed by ${reviewer}`],
    ],
    inverted: [
      ({ reviewer }) => `do not ask ${reviewer} to review the pull requests.`,
      ({ reviewer }) => `pull requests must not be reviewed by ${reviewer}.`,
    ],
    weakened: [],
    lifted: [
      ({ reviewer }) => `pull requests no longer go to ${reviewer} for review.`,
      ({ reviewer }) => `the user no longer wants ${reviewer} to review pull requests.`,
    ],
    asked: [
      ({ reviewer }) => `should ${reviewer} review the pull requests?`,
      ({ reviewer }) => `does the user prefer ${reviewer} as reviewer of pull requests?`,
    ],
  },
  'chart-colour': {
    topic: 'Traffic charts',
    entries: [
      ({ colour }) => ['Colour of the traffic charts', `${colour}`],
      ({ colour }) => ['Traffic charts', `drawn in ${colour}`],
    ],
    inverted: [
      ({ colour }) => `do not draw the traffic charts in ${colour}.`,
      ({ colour }) => `traffic charts must not be drawn in ${colour}.`,
    ],
    weakened: [],
    lifted: [
      ({ colour }) => `traffic charts are no longer to be drawn in ${colour}.`,
      ({ colour }) => `the wish for traffic charts in ${colour} has been withdrawn.`,
    ],
    asked: [
      ({ colour }) => `should the traffic charts be drawn in ${colour}?`,
      ({ colour }) => `does the user want the traffic charts in ${colour}?`,
    ],
  },
};

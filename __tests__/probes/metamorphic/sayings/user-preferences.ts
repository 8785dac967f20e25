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
      ({ channel, time }) => `the user does not want the daily status in ${channel} at ${time}.`,
      ({ channel, time }) => `don't send the daily status to ${channel} at ${time}.`,
    ],
    weakened: [],
    lifted: [
      ({ channel, time }) => `the daily status in ${channel} at ${time} is no longer wanted.`,
      ({ channel, time }) => `the user no longer wants the daily status in ${channel} at ${time}.`,
      ({ channel, time }) => `the daily status is no longer to be posted in ${channel} at ${time}.`,
      ({ channel, time }) => `posting the daily status in ${channel} at ${time} has been cancelled.`,
    ],
    asked: [
      ({ channel, time }) => `should the daily status be posted in ${channel} at ${time}?`,
      ({ channel, time }) => `does the user want the daily status in ${channel} at ${time}?`,
      ({ channel, time }) => `it is unclear whether the daily status belongs in ${channel} at ${time}.`,
      ({ channel, time }) => `to be clarified: is the daily status to be posted in ${channel} at ${time}?`,
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
      ({ prefix }) => `the user does not want commit messages to begin with ${prefix}.`,
      ({ prefix }) => `don't put ${prefix} in front of commit messages.`,
    ],
    weakened: [],
    lifted: [
      ({ prefix }) => `commit messages no longer have to begin with ${prefix}.`,
      ({ prefix }) => `the prefix ${prefix} for commit messages has been dropped.`,
      ({ prefix }) => `${prefix} is no longer wanted in front of commit messages.`,
      ({ prefix }) => `beginning commit messages with ${prefix} has been cancelled.`,
    ],
    asked: [
      ({ prefix }) => `should commit messages begin with ${prefix}?`,
      ({ prefix }) => `does the user want ${prefix} in front of commit messages?`,
      ({ prefix }) => `it is unclear whether commit messages are to begin with ${prefix}.`,
      ({ prefix }) => `to be clarified: do commit messages start with ${prefix}?`,
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
      ({ reviewer }) => `the user does not want ${reviewer} to review pull requests.`,
      ({ reviewer }) => `don't let ${reviewer} review the pull requests.`,
    ],
    weakened: [],
    lifted: [
      ({ reviewer }) => `pull requests no longer go to ${reviewer} for review.`,
      ({ reviewer }) => `the user no longer wants ${reviewer} to review pull requests.`,
      ({ reviewer }) => `${reviewer} is no longer the preferred reviewer of pull requests.`,
      ({ reviewer }) => `the wish for ${reviewer} as reviewer of pull requests was withdrawn.`,
    ],
    asked: [
      ({ reviewer }) => `should ${reviewer} review the pull requests?`,
      ({ reviewer }) => `does the user prefer ${reviewer} as reviewer of pull requests?`,
      ({ reviewer }) => `it is unclear whether ${reviewer} is to review the pull requests.`,
      ({ reviewer }) => `to be clarified: are pull requests to be reviewed by ${reviewer}?`,
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
      ({ colour }) => `the user does not want the traffic charts in ${colour}.`,
      ({ colour }) => `don't use ${colour} for the lines of traffic charts.`,
    ],
    weakened: [],
    lifted: [
      ({ colour }) => `traffic charts are no longer to be drawn in ${colour}.`,
      ({ colour }) => `the wish for traffic charts in ${colour} has been withdrawn.`,
      ({ colour }) => `${colour} is no longer the colour of the traffic charts.`,
      ({ colour }) => `drawing the traffic charts in ${colour} has been cancelled.`,
    ],
    asked: [
      ({ colour }) => `should the traffic charts be drawn in ${colour}?`,
      ({ colour }) => `does the user want the traffic charts in ${colour}?`,
      ({ colour }) => `it is unclear whether the traffic charts are to be drawn in ${colour}.`,
      ({ colour }) => `to be clarified: is ${colour} the colour of the traffic charts?`,
    ],
  },
};

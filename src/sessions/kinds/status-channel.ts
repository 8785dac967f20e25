import { channel, timeOfDay } from '../values.js';
import { defineKind } from './kind.js';

export const statusChannel = defineKind({
  name: 'status-channel',
  slot: 'user_preference-1',
  type: 'user_preference',
  values: { channel, time: timeOfDay(13, 18) },
  wordings: [
    {
      says: ({ channel, time }) =>
        `post a short daily status in ${channel} at ${time}, on working days only.`,
    },
    {
      says: ({ channel, time }) => `I want the daily status at ${time}, as a message in ${channel}, please.`,
    },
    {
      says: ({ channel, time }) => `${channel} is where I read your daily status; have it there by ${time}.`,
    },
    {
      says: ({ channel, time }) =>
        `send no mails about it, my daily status belongs in ${channel} at ${time}.`,
    },
    {
      says: ({ channel, time }) =>
        `at ${time} of each working day I like to find the daily status in ${channel}.`,
    },
    {
      says: ({ channel, time }) =>
        `for the daily status, the place I prefer is ${channel}, the time ${time}.`,
    },
  ],
  acknowledgements: [
    'Gladly, the daily status will come the way you like it best.',
    'Sure, you will find the daily status where and when you want it.',
  ],
  question: 'In which channel and at what time does the user want the daily status?',
  exactUse: 'Schedule the message with the daily status: give its channel and its time.',
  reads: {
    opposite: ['do not post', 'never post', 'no daily status', 'not in'],
    subject: [
      ['status', 'update', 'report', 'summary'],
      ['daily', 'day', 'days', 'everyday', 'working', 'workday', 'workdays', 'weekday', 'weekdays'],
      ['post', 'channel', 'message', 'send', 'posted', 'place'],
    ],
  },
  scripted: { wording: 0, values: { channel: '#ops-kerjal', time: '16:37' } },
});

import { port } from '../values.js';
import { defineKind } from './kind.js';

export const stagingPort = defineKind({
  slot: 'fact-1',
  type: 'fact',
  values: { port },
  wordings: [
    {
      says: ({ port }) =>
        `the staging database accepts connections on port ${port}, at the end of the tunnel.`,
    },
    {
      says: ({ port }) =>
        `to reach the staging database, you have to connect to port ${port} through the tunnel.`,
    },
    {
      says: ({ port }) => `port ${port} is where the staging database has been listening since it was moved.`,
    },
    {
      says: ({ port }) =>
        `our staging database was set up on port ${port}, and the default one stays closed.`,
    },
    {
      says: ({ port }) =>
        `whoever connects to the staging database needs port ${port} in place of the usual one.`,
    },
    {
      says: ({ port }) =>
        `since the last move, the tunnel to the staging database has been ending on port ${port}.`,
    },
  ],
  acknowledgements: [
    'Thanks, that will save time when I open the staging database.',
    'Good, I know how to reach the staging database from here.',
  ],
  question: 'On which port does the staging database listen?',
  exactUse: 'Write the connection string for the staging database; its port is still open.',
  scripted: { wording: 0, values: { port: '48213' } },
});

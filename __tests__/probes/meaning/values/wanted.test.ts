import { expect, test } from '@jest/globals';
import { wantedFrom } from '../../../../src/probes/meaning/values/index.js';

test.each<[string, string, string[], string]>([
  ['750 euros', 'The budget went down: at most 750 euros now, not 900.', ['money 750 EUR'], ''],
  ['900', 'At most 750 euros now, not 900.', ['number 900'], ''],
  ['at most 3 retries', 'At most 3 retries per call.', ['number 3'], 'at most retries'],
  ['db-lomax-03', 'Read from DB-LOMAX-03 only.', ['id db-lomax-03'], ''],
  ['priya natarajan', 'Only Priya Natarajan may approve.', ['person priya natarajan'], ''],
  ['hanne', 'An aisle for Hanne, always.', ['name hanne'], ''],
  ['30 april', 'It is gone by 30 April, after a snapshot.', ['date --04-30'], ''],
  ['28 may', 'The deadline is 28 May.', ['date --05-28'], ''],
  ['tenths of a cent', 'The column is in tenths of a cent.', [], 'tenths of a cent'],
  ['must not drop', 'You must not drop it.', [], 'must not drop'],
  ['15', 'Cut the build from 41 minutes to 15, deadline 28 May.', ['number 15'], ''],
  ['6433', 'Staging is pg-keldar-07 and listens on port 6433.', ['port 6433'], ''],
  ['go 1.21', 'All code has to compile with Go 1.21, no newer.', ['version 1.21'], 'go'],
  ['postgres 15', 'Move to Postgres 15 first.', ['version 15'], 'postgres'],
  ['release 3.2', 'Ship release 3.2 by the end of June.', ['version 3.2'], 'release'],
  ['end of june', 'Ship release 3.2 by the end of June.', ['date --06-30'], ''],
  ['10:00 to 16:00', 'Only Monday to Thursday, 10:00 to 16:00.', ['time 10:00', 'time 16:00'], 'to'],
  ['22:30 utc', 'On Saturday at 22:30 UTC.', ['time 22:30 UTC'], ''],
  ['weeks starting on monday', 'I like weeks starting on Monday.', ['weekday monday'], 'weeks starting on'],
  ['c09e7f31', 'Roll back to commit c09e7f31.', ['hash c09e7f31'], ''],
  ['.env.staging', 'Never commit the file .env.staging to it.', ['file .env.staging'], ''],
  [
    'customer_uploads/',
    'Never delete files in customer_uploads/, not even copies.',
    ['path customer_uploads'],
    '',
  ],
  ['hjemme_2023q4.csv', 'Join /data/kommune/hjemme_2023q4.csv, then stop.', ['file hjemme_2023q4.csv'], ''],
  ['7 of 11', 'Status: 7 of 11 endpoints are ported.', ['number 7', 'number 11'], 'of'],
  ['$500', 'It may cost $500 at most.', ['money 500 USD'], ''],
  ['#3f8ac1', 'Draw the charts in #3F8AC1.', ['colour #3f8ac1'], ''],
  ['at most one question', 'Ask me at most one question at a time.', ['number 1'], 'at most question'],
  ['24-hour format', 'I like times in 24-hour format.', ['duration 86400000 ms'], 'format'],
  ['not in there', 'Something else.', [], 'not in there'],
  ['$1,500', 'Something else.', ['money 1500 USD'], ''],
])('%j in %j', (token, content, values, words) => {
  const wanted = wantedFrom(token, content);
  expect(wanted.values.map(({ type, key }) => `${type} ${key}`)).toEqual(values);
  expect(wanted.words).toBe(words);
});

test('a token that is the start of another word is taken where it stands alone', () => {
  const { values } = wantedFrom('15', 'Of 150 rows, port 15 and so on');
  expect(values.map(({ type, key }) => `${type} ${key}`)).toEqual(['port 15']);
});

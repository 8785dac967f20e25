import { expect, test } from '@jest/globals';
import {
  coveringTypes,
  covers,
  findValues,
  sameValue,
  type Value,
} from '../../../../src/probes/meaning/values/index.js';

function only(text: string): Value {
  const [value, ...rest] = findValues(text);
  if (value === undefined || rest.length > 0) throw new Error(`not one value: ${text}`);
  return value;
}

/** Whether any value of a text is enough for a wanted one, the others of the text competing. */
function gives(text: string, wanted: string): boolean {
  const value = only(wanted);
  const found = findValues(text, value.type === 'person' || value.type === 'name' ? [value] : []);
  return found.some((each) => coveringTypes(value).includes(each.type) && covers(each, value, found));
}

test.each([
  // A date says more with its year, and enough without where the year is clear.
  ['28 May', 'by 28 May 2027'],
  ['2027-02-18', 'on Feb 18; the audit is on 3 March 2027'],
  // So do times with their zones.
  ['02:41', 'at 02:41 UTC'],
  ['02:41 UTC', 'at 02:41; all times in UTC'],
  ['02:41 UTC', 'at 02:41'],
  ['07:43 UTC', '01:31-07:43 UTC'],
  ['01:31 UTC', '01:31-07:43 UTC'],
  ['22:30 UTC', 'at 22:30, mails at 05:00 UTC'],
  ['14:00 UTC', 'at 16:00 CEST, which is 15:00 CET'],
  // A bare number is given by one with a unit, and by the same spelling.
  ['15', 'from 41 minutes to 15 minutes'],
  ['2,400', 'the ad budget is €2,400'],
  ['6433', 'port 6433'],
  ['port 6433', 'staging: 6433'],
  ['postgres 15', 'database: 15'],
  ['version 3.20', 'now 3.20'],
  ['$0.50', '50 cents'],
  // Names of files are the ends of paths; whole hashes begin with short ones.
  ['hjemme_2023q4.csv', 'in /data/kommune/hjemme_2023q4.csv'],
  ['customer_uploads/', 'folder customer_uploads'],
  ['9f3ac1e0', 'commit 9f3ac1e0aa11bb22cc33dd44ee55ff6677889900'],
  // People by part of their names, where nobody shares it.
  ['Priya Natarajan', 'P. Natarajan approves'],
  ['Priya Natarajan', 'so Natarajan approves'],
  ['Priya Natarajan', 'only Priya approves, not Ines Varga'],
  ['Priya Natarajan', 'Natarajan approves'],
  ['Priya Natarajan', 'priya natarajan approves'],
  ['Priya Natarajan', 'PRIYA NATARAJAN approves'],
  ['Priya Natarajan', 'Ping Priya Natarajan'],
  ['Priya Natarajan', 'Priya Natarajan or Ines Natarajan'],
  ['Hanne Solberg-Reyes', 'hanne solberg-reyes has it'],
])('%s is given by: %s', (wanted, text) => {
  expect(gives(text, wanted)).toBe(true);
});

test.each([
  ['2027-02-18', 'on Feb 18'],
  ['2027-02-18', 'on Feb 18; the audit is on 3 March 2028'],
  ['2027-02-18', 'on Feb 18; audits on 3 March 2027 and 3 March 2028'],
  ['02:41 UTC', 'at 02:41; mails at 05:00 CET'],
  ['22:30 UTC', 'at 22:30 CEST; all else in UTC'],
  ['30 s', 'timeout: 30'],
  ['$500', 'cap: 500'],
  ['version 3.2', 'now 3.20'],
  ['hjemme_2023q4.csv', 'in /data/old_hjemme_2023q4.csv'],
  ['9f3ac1e0', 'commit 9f3ac1e0aa'],
  ['Priya Natarajan', 'so Natarajan approves; Ines Natarajan reads'],
  ['Priya Natarajan', 'P. Natarajan, as Pavel Natarajan is away'],
  ['Priya Natarajan', 'only Priya approves; Priya Varga reads'],
  ['Priya Natarajan', 'the natarajan rule'],
  ['Priya Natarajan', 'Natarajan Varga approves'],
])('%s is not given by: %s', (wanted, text) => {
  expect(gives(text, wanted)).toBe(false);
});

test('the same value has the same type, not only the same key', () => {
  expect(sameValue(only('15'), only('postgres 15'))).toBe(false);
  expect(sameValue(only('$1,500'), only('fifteen hundred dollars'))).toBe(true);
});

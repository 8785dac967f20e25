import { expect, test } from '@jest/globals';
import { findValues, withUnit } from '../../../../src/probes/meaning/values/index.js';

function said(text: string): string[] {
  return findValues(text).map(
    ({ type, key, approximate }) => `${type} ${key}${approximate === true ? ' ~' : ''}`,
  );
}

/** Texts and all that they give. */
const readings: [string, string[]][] = [
  // Sentences end at units; months are also verbs.
  ['It weighs 400 g. The lag is 200 ms. Next.', ['quantity 400 g', 'duration 200 ms']],
  ['Row 12 may be exported, and 16 may be too.', ['number 12', 'number 16']],
  ['It is due on 28 may at noon.', ['date --05-28', 'time 12:00']],
  ['Users may retry; march on.', []],
  // Rates have no length, and counts no unit of time.
  ['450 requests per minute, not per second', ['number 450']],
  ['at or below $14,317 in a month, 60 sentences an hour', ['money 14317 USD', 'number 60']],
  ['8 person-months until month 40', ['number 8', 'number 40']],
  ['hold it there for a week, retry after half a second', ['duration 604800000 ms', 'duration 500 ms']],
  ['retried after 1, 5 and 25 minutes', ['duration 60000 ms', 'duration 300000 ms', 'duration 1500000 ms']],
  ['In 2027, 30 people and 12 minutes 40', ['number 2027', 'number 30', 'duration 760000 ms']],
  ['a 5-minute wait, a 30-second timeout, top-5', ['duration 300000 ms', 'duration 30000 ms', 'number 5']],
  // Ranges give both ends.
  ['1800-2200', ['number 1800', 'number 2200']],
  ['10-20 GB or 5 to 10 EUR', ['size 10000000000 B', 'size 20000000000 B', 'money 5 EUR', 'money 10 EUR']],
  ['$5-10 each', ['money 5 USD', 'money 10 USD']],
  ['from 10:00 to 16:00 UTC', ['time 10:00 UTC', 'time 16:00 UTC']],
  ['between 9 and 11 am, 9-5pm', ['time 09:00', 'time 11:00', 'time 09:00', 'time 17:00']],
  ['2 to 13 August 2027', ['date 2027-08-02', 'date 2027-08-13']],
  ['6 and 20 September', ['date --09-06', 'date --09-20']],
  ['Feb 18-20, 2027', ['date 2027-02-18', 'date 2027-02-20']],
  ['Mon-Thu', ['weekday monday', 'weekday thursday']],
  ['keep 3 until 14:00', ['number 3', 'time 14:00']],
  // The zone belongs to the time beside it; the weekday is a value of its own.
  [
    'Saturday, Mar 21, 05:30 UTC (06:30 CET)',
    ['weekday saturday', 'date --03-21', 'time 05:30 UTC', 'time 06:30 +01:00'],
  ],
  ['2027-02-18T14:00:30Z', ['date 2027-02-18', 'time 14:00:30 UTC']],
  // What is cut off is something else.
  ['2027-02-1', ['date ?2027-02-1']],
  ['due 2/3/2027', ['date ?2/3/2027']],
  ['due on 06-04', ['date --06-04']],
  ['06-04', ['number 6', 'number 4']],
  // Numbers of lists aren't values; numbers of things are.
  ['1. first thing\n2) other thing\n3 things', ['number 3']],
  ['interview 12, step 4 200 rows', ['number 12', 'number 4', 'number 200']],
  ['ports 80 and 443, host:8080 is not', ['port 80', 'port 443', 'number 8080']],
  ['db-lerhas-71:6433 and localhost:6433', ['id db-lerhas-71', 'port 6433', 'port 6433']],
  ['3,5 and 7', ['number 3', 'number 5', 'number 7']],
  ['12,5 % of 12,5 kg', ['percentage 12.5 %', 'quantity 12500 g']],
  ['7 of 11, 24/7', ['number 7', 'number 11', 'number 24', 'number 7']],
  // Pronouns, fractions and idioms.
  ['one of the rules, the one, no one, another one', []],
  ['at most one question', ['number 1']],
  ['tenths of a cent', []],
  ['dozens of them, hundreds, thousands', []],
  ['thirty second timeout', ['duration 30000 ms']],
  ['the second rehearsal, a second try, within a second', ['ordinal 2', 'ordinal 2', 'duration 1000 ms']],
  // Words with slashes and hyphens of prose.
  ['and/or CI/CD, input/output, read-only, go/no-go, km/h', []],
  ['e.g. the end.The next, i.e. this', []],
  ['colour-blind, check-in, two-way', ['number 2']],
  // Units of rates.
  ['4 l/s and 100 MB/s', ['quantity 4 l/s', 'quantity 100 mb/s']],
  // Inexact numbers; limits are exact.
  ['about 500 rows, ~20 s, some 30 people', ['number 500 ~', 'duration 20000 ms ~', 'number 30 ~']],
  [
    'roughly $500, almost 5 %, around 14:00, 500+ rows',
    ['money 500 USD ~', 'percentage 5 % ~', 'time 14:00 ~', 'number 500 ~'],
  ],
  ['18.4 million rows', ['number 18400000 ~']],
  ['The table has over 500 rows. It took more than 30 s.', ['number 500 ~', 'duration 30000 ms ~']],
  ['no more than 500 rows, it may not cost more than $500', ['number 500', 'money 500 USD']],
  ['with over 2,738 rows in a batch the replicas lag', ['number 2738']],
  ['No query may return more than 250,000 rows', ['number 250000']],
  ['1.5k dollars', ['money 1500 USD']],
  // Parts are swallowed by what they are parts of.
  [
    'docs/x-12.md, v2/invoices, kv/harrow/prod.',
    ['path docs/x-12.md', 'path v2/invoices', 'path kv/harrow/prod'],
  ],
  ['{"port":6433,"cap_usd": 500}', ['port 6433', 'id cap_usd', 'number 500']],
  ['case 44-BRX, WP4, M4.2, commit 9f3a', ['id 44-brx', 'id wp4', 'id m4.2', 'hash 9f3a']],
  ["db-lerhas-71's disk; `PAY-142`; (PAY-98)", ['id db-lerhas-71', 'id pay-142', 'id pay-98']],
  ['node 10.0.0.12, v16, Postgres 16.2', ['host 10.0.0.12', 'version 16', 'version 16.2']],
  ['</policy> and <br/> and a / b', []],
  ['#482 in #ops-x by @mira', ['number 482', 'channel #ops-x', 'handle @mira']],
  ['a1.000.000 EUR', ['id a1.000.000']],
  // People.
  ['Ask Tiberiu before Halis Dermol does.', ['name tiberiu', 'person halis dermol']],
  ['Open Questions and Next Steps', []],
  ['Kestrel-07 and Postgres on Monday in May', ['id kestrel-07', 'weekday monday', 'date --05']],
  [
    'Dr. Farrow, P. Natarajan, Anna-Lena Berg',
    ['name farrow', 'person p natarajan', 'person anna-lena berg'],
  ],
  ["Nadezhda Pell's list", ['person nadezhda pell']],
  ['The reviewer is Jan de Vries', ['person jan de vries']],
];

test.each(readings)('%j', (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each<[string, string, string | undefined]>([
  ['437', 'timeout_ms', 'duration 437 ms'],
  ['30', 'timeout (s)', 'duration 30000 ms'],
  ['15', 'full build, minutes', 'duration 900000 ms'],
  ['500', 'cap_usd', 'money 500 USD'],
  ['500', 'price in EUR', 'money 500 EUR'],
  ['2', 'memory_gb_max', 'size 2000000000 B'],
  ['17.8', 'loss_pct', 'percentage 17.8 %'],
  ['30', 'retentionDays', 'duration 2592000000 ms'],
  ['3', 'retries', undefined],
  ['3', 'min', undefined],
  ['3', '', undefined],
  ['30 s', 'timeout_ms', undefined],
])('%s under the label %j', (text, label, expected) => {
  const [value] = findValues(text);
  const read = value === undefined ? undefined : withUnit(value, label);
  expect(read && `${read.type} ${read.key}`).toBe(expected);
  if (read !== undefined) expect([read.start, read.end]).toEqual([value?.start, value?.end]);
});

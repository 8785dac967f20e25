import { expect, test } from '@jest/globals';
import { covers, findValues } from '../../../../src/probes/meaning/values/index.js';

/** What must never be taken for the value in front. */
const unequal: [string, string[]][] = [
  [
    '$500',
    [
      '$5,000',
      '$50',
      '500 EUR',
      '€500',
      '$500k',
      '500 %',
      '$1,500',
      '$500.50',
      '$5.00',
      'A$500',
      '500 cents',
      '-$500',
      '£500',
    ],
  ],
  ['$14,317', ['$14,371', '$143,17', '$14,31', '$1,4317', '14,317 EUR', '$114,317', '$14,317k', '14,317']],
  ['1.500 EUR', ['1.5 EUR', '1.500,50 EUR', '15,00 EUR', '1.501 EUR', '1,5 EUR']],
  [
    '2027-02-18',
    [
      '2027-02-1',
      '2027-02-19',
      '2026-02-18',
      '18 March 2027',
      '2027-12-18',
      '2027-02',
      '2/3/2027',
      '2027-02-180',
      '18 Feb',
      'February 2027',
      '2027-2',
    ],
  ],
  ['18 Mar 2027', ['8 Mar 2027', '18 May 2027', '18 Mar 2028', '28 Mar 2027', '18 March 2,027', '18.3.2026']],
  ['28 May', ['29 May', '28 March', '8 May', 'May 2', 'May 2028']],
  ['end of June', ['end of July', 'mid June', '3 June', 'end of year 6', 'June 29']],
  ['Monday', ['Tuesday', 'Mon-2']],
  ['14:00', ['4:00', '14:30', '14:01', '2 am', '1:40', '14:00:01', '114:00']],
  ['22:30 UTC', ['22:30 CEST', '22:30+02:00', '23:30 UTC', '22:03 UTC', '00:30 CEST', '10:30 UTC']],
  ['02:41', ['2:14', '02:41 pm', '02:4', '12:41', '14:41', '02:410']],
  [
    '30s',
    [
      '30 ms',
      '30 min',
      '3s',
      '300s',
      '30 m',
      '30',
      '30 h',
      '13s',
      '0.3 s',
      '30 seconds 5 minutes'.slice(0, 0) || '31s',
    ],
  ],
  ['437 ms', ['437 s', '473 ms', '43 ms', '4370 ms', '437', '437 MB', '1437 ms']],
  ['28 days', ['28 working days', '28 hours', '30 days', '28 weeks', '28 months']],
  ['6 months', ['6 minutes', '180 days', '6 years', '16 months']],
  ['17%', ['17 percentage points', '1.7%', '17.5%', '71%', '170%', '17‰', '117%']],
  ['1,800', ['1,80', '18,000', '1.8', '180', '1,8000', '11,800', '1,801', '1800-ab', '1.800.5']],
  ['25', ['twenty', 'two five', '2.5', '250', '125', 'A25', '25th', '25-BRX', '#25a', 'v25x']],
  ['0.015', ['0.15', '0.0015', '15', '0.0151', '1.015']],
  ['2 GB', ['2 GiB', '2 MB', '20 GB', '2 TB', '2', '2 Gbit', '2 GB/s', '12 GB']],
  ['512 MiB', ['512 MB', '512 KiB', '512']],
  ['10 km', ['10 m', '10 miles', '100 km', '10 km/h', '10']],
  ['14 pt', ['14 px', '4 pt', '14']],
  ['16.2.1', ['16.2', '16.2.10', '16.2.1-rc1', '16.21', '6.2.1', '1.16.2.1', '16.2.1.0']],
  ['Go 1.2', ['Go 1.20', 'Go 1.21', 'Go 1', 'go 2 files', '1.20']],
  ['postgres 15', ['postgres 150', 'postgres 16', 'postgres 15.1', 'postgres 1']],
  ['9f3ac1e0', ['9f3ac1e', '9f3ac1e1', '9f3ac1e00', '9f3ac10e', 'a9f3ac1e0', '9f3ac1e0-1']],
  ['#c92ca1', ['#c92ca', '#c92c1a', '#c92ca11', '#c92', '#a1c92c']],
  ['PAY-14', ['PAY-142', 'PAY-1406', 'PAY-1', 'PAX-14', '14', 'PAY-14a', 'PAY-14-2', 'XPAY-14', 'PAY_14']],
  [
    'db-lerhas-71',
    [
      'db-lerhas-7',
      'db-lerhas-17',
      'db-lerhas-710',
      'lerhas-71',
      '71',
      'db-lerhas',
      'xdb-lerhas-71',
      'db-lerhas-71-b',
    ],
  ],
  [
    'ledger_archive_2019',
    [
      'ledger_archive_2018',
      'ledger_archive',
      'archive_2019',
      '2019',
      'old_ledger_archive_2019',
      'ledger_archive_20190',
    ],
  ],
  ['44-BRX', ['44-BRY', '44', '444-BRX', '44-BRXA', 'BRX-44']],
  ['M4.2', ['M4', 'M4.20', '4.2', 'M4.3', 'M42']],
  [
    'kv/harrow/prod',
    [
      'kv/harrow',
      'kv/harrow/prod2',
      'kv/harrow/prod/db',
      'harrow/prod',
      'old/kv/harrow/prod',
      'kv/harrow/dev',
      '/kv/harrow/prod',
    ],
  ],
  [
    'release/lestis-v7v1',
    ['release/lestis-v7v', 'release/lestis-v7v12', 'lestis-v7v1', 'release/lestis', 'hotfix/lestis-v7v1'],
  ],
  ['s3://bucket/key', ['s3://bucket/key2', 's3://bucket', 'gs://bucket/key', 's3://bucket/ke']],
  ['.env.staging', ['.env', '.env.stag', '.env.staging.bak', '.env.test', 'x.env.staging']],
  [
    'vortal@benmir.example',
    [
      'vortal@benmir.examples',
      'ortal@benmir.example',
      'vortal@benmi.example',
      'benmir.example',
      'x.vortal@benmir.example',
    ],
  ],
  ['#ops-leljos', ['#ops-leljo', '#ops-leljos-2', '#dev-leljos', '#ops']],
  [
    'https://tismol.example/a',
    ['https://tismol.example/ab', 'http://tismol.example/a', 'https://tismol.example'],
  ],
  ['port 6433', ['port 6434', 'port 64330', 'port 643', '6433 ms'.slice(0, 0) || '64.33', '16433']],
  ['third', ['3', 'fourth', '3 rd', '13th', '3 %']],
  ['UTC+10', ['UTC+1', 'UTC-10', 'UTC+10:30', 'UTC']],
  [
    'Priya Natarajan',
    ['Priya Varga', 'Ines Natarajan', 'N. Priya', 'Priyanka Natarajan', 'R. Natarajan', 'Natarajan Priya'],
  ],
];

const pairs = unequal.flatMap(([wanted, texts]) => texts.map((text) => [wanted, text] as const));

test.each(pairs)('%s is not given by %s', (wanted, text) => {
  const values = findValues(wanted);
  const [value] = values;
  expect(values).toHaveLength(1);
  for (const place of [text, `so it is ${text}, as agreed`, `limit: ${text}`, `(${text})`, `"${text}"`]) {
    const found = findValues(place);
    expect(found.filter((other) => value !== undefined && covers(other, value, found))).toEqual([]);
  }
});

import { expect, test } from '@jest/globals';
import { findValues, sameValue } from '../../../../src/probes/meaning/values/index.js';

/** Notations of one value, by type: all in a line must be found as the one value of their text, with one key. */
const equal: Record<string, string[][]> = {
  money: [
    [
      '$1,500',
      '1500 USD',
      'USD 1,500',
      '1.5k dollars',
      'fifteen hundred dollars',
      '$1.5k',
      'US$1,500',
      '1500 usd',
    ],
    [
      '$1,500',
      '$1500.00',
      '1 500 dollars',
      '$1,500 USD',
      'one thousand five hundred dollars',
      '1,500 US dollars',
    ],
    [
      '€1,500',
      '1.500 EUR',
      '1 500 €',
      '1500 euros',
      'EUR 1.500,00',
      '1.500,00 €',
      '€1500',
      '1,500.00 EUR',
      '1500€',
    ],
    ['£250', '250 GBP', '250 pounds', 'GBP 250', 'two hundred and fifty pounds'],
    ['$2M', '$2 million', '2 million dollars', '$2,000,000', 'two million dollars', '$2m', 'USD 2,000,000'],
    ['$0.50', '$0.5', '0.50 USD'],
    ['180 EUR', '180 eur', 'eur 180', '180 euro', 'one hundred and eighty euros', '€180.00'],
    ['$14,317', '14317 dollars', '14 317 USD', "$14'317"],
    ['A$20', 'AUD 20', '20 Australian dollars'],
    ['CHF 500', '500 CHF', '500 Swiss francs'],
    ['50 cents', 'fifty cents'],
    ['-$5', '-5 USD'],
  ],
  date: [
    [
      '2027-02-18',
      '18 Feb 2027',
      'February 18, 2027',
      'Feb 18th 2027',
      '18.02.2027',
      '2027/02/18',
      '2/18/2027',
    ],
    ['2027-02-18', '18 February 2027', '18th of February, 2027', 'Feb. 18, 2027', '18-Feb-2027', '18/2/2027'],
    [
      '2027-02-18',
      'february 18 2027',
      '18 FEB 2027',
      '2027.02.18',
      'the 18th of February 2027'.slice(4),
      '18.2.2027',
    ],
    ['18 Feb', 'February 18', 'Feb 18', '18th of February', 'Feb. 18th', '18 february'],
    ['30 April', 'April 30', '30 april', 'end of April', 'April the 30th'],
    ['28 May', 'May 28', '28th May', 'May 28th', '28 may'],
    ['2027-02', 'February 2027', 'Feb 2027'],
    ['June 30, 2027', 'end of June 2027', '30.06.2027'],
    ['28 February 2027', 'end of February 2027'],
    ['Q3 2027'],
    ['2027-03-03', '3/3/2027', '3 March 2027'],
  ],
  weekday: [['Monday', 'monday', 'Mon', 'Mondays', 'MONDAY']],
  time: [
    [
      '14:00',
      '2 pm',
      '2pm',
      '2:00 p.m.',
      '2 p.m.',
      '14h00',
      '2 in the afternoon',
      'two in the afternoon',
    ].slice(0, 7),
    ['2:30pm', '14:30', '14h30', '2:30 PM', 'half past two in the afternoon'],
    ['14:00 UTC', '14:00Z', '14:00 GMT', '2 pm UTC', '14:00 (UTC', '1400 UTC', '14 UTC'],
    ['16:00 CEST', '16:00+02:00', '4 pm CEST', '16:00 UTC+2'],
    ['10:30', 'half past ten', '10:30 am', 'half past ten in the morning', '10:30 in the morning'],
    ['12:00', 'noon', '12 pm', 'midday'],
    ['00:00', 'midnight', '12 am', '24:00'],
    ['05:45', 'quarter to six', '5:45'],
    ['09:00', "nine o'clock", '9 am', '9:00', "9 o'clock", '9 in the morning'],
    ['00:30 CEST', '00:30+02:00', '12:30 am CEST'],
    ['02:41', '2:41', '2:41 am'],
  ],
  duration: [
    [
      '30s',
      '30 seconds',
      'thirty seconds',
      '30 s',
      '30 sec',
      '30-second',
      '0.5 min',
      '30000 ms',
      'half a minute',
      '30,000 ms',
    ],
    [
      '90 min',
      '1.5 hours',
      '1h30m',
      '1 h 30 min',
      'ninety minutes',
      'one and a half hours',
      'an hour and a half',
      '1½ hours',
      '1h30min',
      '1 hour 30 minutes',
      '1 hour and 30 minutes',
    ],
    ['1m30s', '90 seconds', 'a minute and a half', '1.5 minutes', '90s'],
    ['2.5 h', '150 minutes', 'two and a half hours', '2 and a half hours', '2,5 h'],
    ['half an hour', '30 minutes', 'half-hour', '30 min', '30m'],
    ['7m40s', '7 min 40 s', '7 minutes 40', '460 seconds'],
    ['437 ms', '437 milliseconds', '437ms', '437 MS', '0.437 s'],
    ['28 days', 'four weeks', '28d', 'twenty-eight days', '28-day'],
    ['6 months', 'half a year', 'six months'],
    ['5 working days', 'five business days'],
    ['2 years', '24 months'],
    ['250 µs', '250 us', '250 microseconds'].slice(0, 1),
    ['24 hours', '24h', 'twenty-four hours', '1 day', '24-hour'],
  ],
  percentage: [
    ['5%', '5 %', 'five percent', '5 per cent', '5 pct', '5.0 %', 'five per cent'],
    ['17.5%', '17,5 %', '17.5 percent'],
    ['3 percentage points', '3 pp'],
  ],
  number: [
    [
      '1,800',
      '1800',
      '1 800',
      '1.8k',
      'eighteen hundred',
      'one thousand eight hundred',
      "1'800",
      '1_800',
      '1.8 thousand',
    ],
    ['25', 'twenty-five', 'twenty five', '25.0'],
    [
      '250,000',
      '250k',
      'a quarter million'.slice(0, 0) || '250 000',
      'two hundred and fifty thousand',
      '250 thousand',
    ],
    ['0.015', '.015', '0,015', '0.0150'].filter((text) => text !== '.015'),
    ['150', 'one hundred and fifty', 'a hundred and fifty', 'one hundred fifty'],
    ['18,406,233', '18406233', '18 406 233'],
    ['24', 'two dozen', 'twenty-four'],
    ['1,500,000', '1.5 million', 'one and a half million', '1.5M'],
    ['-5', 'minus 5', '−5'],
    ['0', 'zero'],
    ['12', '#12', 'twelve', 'Twelve', 'a dozen'],
    ['2.5', 'two and a half', '2½', '2 and a half'],
  ],
  size: [
    ['2 GB', '2GB', '2 gigabytes', '2000 MB', '2,000 MB', 'two gigabytes', '2 gb', '2-GB'],
    ['512 MiB', '512MiB', '512Mi', '0.5 GiB'],
    ['200 kB', '200 KB', '200,000 bytes'],
  ],
  quantity: [
    ['10 km', '10km', '10,000 m', 'ten kilometres', '10-km'],
    ['14 pt', '14 point', '14 points'],
    ['23.6 tonnes', '23.6 t', '23,600 kg'],
    ['1280 px', '1,280 pixels', '1280px'],
    ['38 °C', '38°C', '38° C'].slice(0, 2),
    ['140 hectares', '140 ha'],
    ['100 MB/s', '100MB/s'],
    ['12 m²', '12 m2'],
  ],
  version: [
    ['16.2.1', 'v16.2.1', 'V16.2.1'],
    ['v2', 'V2'],
    ['4.17.203', 'v4.17.203'],
    ['1.2.0-rc.1', 'v1.2.0-RC.1'],
  ],
  hash: [['9f3ac1e0', '9F3AC1E0'], ['398337b3'], ['4d1c0be', '4D1C0BE']],
  colour: [
    ['#c92ca1', '#C92CA1', 'rgb(201, 44, 161)'],
    ['#fff', '#ffffff', '#FFF'],
  ],
  id: [
    ['PAY-142', 'pay-142', 'Pay-142'],
    ['db-lerhas-71', 'DB-LERHAS-71'],
    ['cp-t1l0-367'],
    ['KLK-3302'],
    ['ledger_archive_2019', 'Ledger_Archive_2019'],
    ['44-BRX', '44-brx'],
    ['M4.2'],
    ['WP4', 'wp4'],
    ['C-14'],
    ['ship_month'],
    ['KITE_BUILD_TOKEN'],
    ['--no-verify'],
    ['payment.captured'],
  ],
  path: [
    ['kv/harrow/prod', 'KV/harrow/prod'],
    ['docs/x.md'],
    ['s3://bucket/key', 'S3://bucket/key'],
    ['/v2/invoices', '/v2/invoices/'],
    ['customer_uploads/'],
    ['release/lestis-v7v1'],
    ['feat/pelican-a'],
    ['/opt/tiles'],
    ['./run.sh'],
    ['topic/*'],
    ['/refunds'],
    ['gen/'],
  ],
  file: [['.env.staging'], ['readme.md', 'README.md'], ['hjemme_2023q4.csv']],
  host: [['api.tismol.example', 'API.tismol.example'], ['10.0.0.12']],
  url: [['https://tismol.example/a?x=1&y=2', 'HTTPS://tismol.example/a?x=1&y=2']],
  email: [['vortal@benmir.example', 'Vortal@Benmir.example']],
  channel: [['#ops-leljos', '#OPS-leljos']],
  handle: [['@mira-tol', '@Mira-Tol']],
  zone: [
    ['UTC+10', 'GMT+10', 'UTC+10:00', 'utc+10'],
    ['CET', 'UTC+1'],
  ],
  ordinal: [['3rd', 'third', '3RD'], ['the second shift'].slice(0, 0)].filter((line) => line.length > 0),
  person: [
    ['Priya Natarajan'],
    ['Jan de Vries'],
    ['Hanne Solberg-Reyes'],
    ["Conor O'Brien"],
    ['P. Natarajan', 'P Natarajan'],
  ],
};

const lines = Object.entries(equal).flatMap(([type, groups]) =>
  groups.map((texts) => [type, texts] as const),
);

test.each(lines)('%s: %j', (type, texts) => {
  const [first = ''] = texts;
  const [wanted] = findValues(first);
  for (const text of texts) {
    const found = findValues(text);
    expect(found.map((value) => ({ text, ...value }))).toEqual([
      expect.objectContaining({ text, type, key: wanted?.key }),
    ]);
    expect(wanted !== undefined && found.every((value) => sameValue(value, wanted))).toBe(true);
  }
});

test.each(lines.flatMap(([type, texts]) => texts.map((text) => [type, text] as const)))(
  'in a sentence, %s: %s is found at its place',
  (type, text) => {
    const before = 'so then it is ';
    const [alone] = findValues(text);
    const found = findValues(`${before}${text}, as agreed.`);
    const value = found.find(({ start }) => start >= before.length);
    expect(value).toMatchObject({ type, key: alone?.key });
    expect(found.filter(({ type: other }) => other !== 'name' && other !== type)).toEqual([]);
    expect(value?.end).toBeLessThanOrEqual(before.length + text.length);
  },
);

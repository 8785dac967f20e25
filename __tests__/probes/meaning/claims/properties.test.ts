import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { clausesOf, readClaims, sentencesOf } from '../../../../src/probes/meaning/claims/index.js';
import { makePlain } from '../../../../src/probes/meaning/text/index.js';
import { claimsOf } from './said.js';

const pieces = [
  ...[
    '\n',
    '\n\n',
    '\n  ',
    ' ',
    '- ',
    '* ',
    '1. ',
    '  - ',
    '# ',
    '## ',
    '> ',
    '| ',
    '|---|---|\n',
    'key: ',
    'k=v; ',
    'Label: a; b',
    ':',
  ],
  ...[
    '{"a": 1, ',
    '"b": ["x", ',
    '"c": "d\\n- e"',
    '}',
    ']',
    '[',
    '{',
    '"',
    '<a>',
    '</a>',
    '<b c="d"/>',
    '<user>',
    '[user] ',
    'user: ',
  ],
  ...[
    'word',
    'The cap is $500.',
    'e.g. ',
    '~~old~~ ',
    '**bold**',
    '`code`',
    '---',
    '===',
    'mainte-\nnance',
    '☑ ',
    '…',
    'é',
    '\u200b',
    '5,000',
  ],
];
const soup = fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(''));
const anything = fc.oneof(soup, fc.string({ unit: 'binary', maxLength: 100 }));

describe('any text', () => {
  test('claims are in order, disjoint, and know the place of each character', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const plain = makePlain(text);
        let last = 0;
        for (const claim of readClaims(plain)) {
          expect(claim.start).toBeGreaterThanOrEqual(last);
          expect(claim.end).toBeGreaterThan(claim.start);
          last = claim.end;
          expect(claim.offsets.length).toBe(claim.text.length + 1);
          expect(claim.offsets[0]).toBe(claim.start);
          expect(claim.offsets[claim.text.length]).toBe(claim.end);
          expect(claim.text).toBe(claim.text.trim());
          for (let i = 0; i < claim.text.length; i++) {
            const place = claim.offsets[i] as number;
            expect(place).toBeGreaterThanOrEqual(i === 0 ? claim.start : (claim.offsets[i - 1] as number));
            expect(place).toBeLessThan(claim.end);
            const there = plain.text.charAt(place);
            if (/\s/.test(claim.text.charAt(i))) expect(there).toMatch(/\s|\\/);
            else if (there !== '\\') expect(claim.text.charAt(i)).toBe(there);
          }
        }
        expect(last).toBeLessThanOrEqual(plain.text.length);
      }),
      { numRuns: 1500 },
    );
  });

  test('sentences and clauses are in order and disjoint, and leave out no letter', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const split of [sentencesOf, clausesOf]) {
          let last = 0;
          let left = '';
          for (const { start, end } of split(text)) {
            expect(start).toBeGreaterThanOrEqual(last);
            expect(end).toBeGreaterThan(start);
            left += text.slice(last, start);
            last = end;
          }
          expect(left + text.slice(last)).not.toMatch(/[A-Za-z0-9]/);
        }
      }),
    );
  });
});

const item = fc.constantFrom(
  'cap 500 USD',
  'Priya Rao',
  '2027-02-18',
  'pg-thistle-01',
  'no writes',
  '1,800 rows',
  '14:00 UTC',
);
const name = fc.constantFrom('owner', 'deadline', 'branch', 'limit', 'window', 'host');

describe('what is said comes through any structure', () => {
  test('a mapping says the same as YAML, JSON, TOML, a list, a table, tags and a telegram', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 2, maxLength: 5 }),
        fc.array(item, { minLength: 5, maxLength: 5 }),
        (keys, values) => {
          const rows = keys.map((key, index) => [key, values[index] as string] as const);
          const forms = [
            rows.map(([key, value]) => `${key}: ${value}`).join('\n'),
            JSON.stringify(Object.fromEntries(rows)),
            JSON.stringify(Object.fromEntries(rows), null, 2),
            rows.map(([key, value]) => `${key} = "${value}"`).join('\n'),
            rows.map(([key, value]) => `- **${key}:** ${value}`).join('\n'),
            `|what|value|\n|---|---|\n${rows.map(([key, value]) => `| ${key} | ${value} |`).join('\n')}`,
            rows.map(([key, value]) => `<${key}>${value}</${key}>`).join('\n'),
            rows.map(([key, value]) => `${key}=${value}`).join('; '),
            rows.map(([key, value]) => `${key}: ${value}`).join('; '),
            `x:\n${rows.map(([key, value]) => `  ${key}: ${value}`).join('\n')}`,
          ];
          for (const form of forms) {
            const claims = claimsOf(form);
            for (const [key, value] of rows) {
              expect(claims.some((claim) => claim.text === value && claim.labels.includes(key))).toBe(true);
            }
          }
        },
      ),
    );
  });

  test('a paragraph wrapped at any width says the same', () => {
    const words = fc.array(
      fc.constantFrom(
        'the',
        'Cutover',
        'cap',
        '$1,500',
        'moves',
        'to',
        'February',
        '18,',
        '2027',
        'Priya',
        'db-lomax',
        'and',
      ),
      {
        minLength: 20,
        maxLength: 60,
      },
    );
    fc.assert(
      fc.property(words, fc.integer({ min: 58, max: 100 }), (said, width) => {
        const whole = `${said.join(' ')} end.`;
        let line = '';
        let wrapped = '';
        for (const word of whole.split(' ')) {
          if (line !== '' && line.length + 1 + word.length > width) {
            wrapped += `${line}\n`;
            line = word;
          } else line = line === '' ? word : `${line} ${word}`;
        }
        expect(claimsOf(wrapped + line).map(({ text }) => text)).toEqual([whole]);
      }),
    );
  });
});

describe('time', () => {
  const hostile = [
    ...[
      '<a>',
      '<a b="',
      '<a>\n',
      '{"a":1,"b":',
      '{"a":{\nk: ',
      'k: {"a":{\n',
      '["',
      'k: [a\n',
      '- ',
      '1. ',
      '- a\n',
      'k: v\n',
      'k: ',
      'k: v; ',
    ],
    ...[
      'a=b ',
      '|',
      '|a|b|\n',
      'user: a b c d e f\n',
      '[user] ',
      '[',
      '(',
      'a(\n',
      '. ',
      'e.g. ',
      'and the ',
      '# a\n',
      '---\n',
      '**a**\n',
    ],
    ...['mainte-\nnance ', 'word\n', '>', '"', ': ', '☑ ', 'L: a; ', 'a:\n\n', 'it is and the '],
  ];

  /** Milliseconds of the processor, which others may use too. */
  function cost(text: string): number {
    const start = process.cpuUsage();
    const claims = readClaims(makePlain(text));
    for (const claim of claims) clausesOf(claim.text);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }

  // What is quadratic takes many seconds at this length.
  test.each(hostile)('a quarter of a megabyte of %j is read in two seconds', (piece) => {
    expect(cost(piece.repeat(Math.ceil(250_000 / piece.length)))).toBeLessThan(2000);
  });

  test.each(['k:', '- a', '<a>x'])('nesting by indent of %j costs no more', (line) => {
    const text = Array.from({ length: 1000 }, (_, depth) => ' '.repeat(depth) + line).join('\n');
    expect(cost(text)).toBeLessThan(2000);
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { code, codeCell, fence, plain, prose, quietJson } from '../../src/report/escape.js';
import { render } from './gfm.js';
import { hostileText } from './hostile.js';

const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u;

/** Where reports put a code span, each with the elements that stand around it there. */
const places: [string, (span: string) => string, string[]][] = [
  ['a paragraph', (span) => `Of ${span} it says ${span}.`, ['p', 'code', 'code']],
  ['the start of a line', (span) => `${span} threw`, ['p', 'code']],
  ['a heading', (span) => `### Suite ${span}`, ['h3', 'code']],
  ['a list item', (span) => `- ${span}<br>x; answer: ${span}`, ['ul', 'li', 'code', 'br', 'code']],
];

describe('code', () => {
  test.each(places)('is nothing but code spans in %s, whatever the text', (_, place, elements) => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const rendered = render(place(code(text, 200)));
        const spans = text === '' ? [] : elements.filter((name) => name === 'code');
        expect(rendered.elements).toEqual(elements.filter((name) => name !== 'code' || spans.length > 0));
        expect(rendered.code).toHaveLength(spans.length);
      }),
      { numRuns: 150 },
    );
  });

  test('shows a text without special characters as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 80 }), (text) => {
        fc.pre(!/##\w*\[|<!--/.test(text));
        expect(render(`- ${code(text, 100)}`).code).toEqual([text]);
      }),
    );
  });

  test('is one cell of a table, and the same text there', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (a, b) => {
        fc.pre(a !== '' && b !== '');
        const table = `| A | B |\n| :-- | :-- |\n| ${codeCell(a, 200)} | ${codeCell(b, 200)} |`;
        const rendered = render(table);
        expect(rendered.elements.filter((element) => element.startsWith('td'))).toHaveLength(2);
        expect(
          rendered.elements.filter((element) => !/^(table|thead|tbody|tr|th|td|code)\b/.test(element)),
        ).toEqual([]);
        const outside = [a, b].map((text) => render(code(text, 200)).code[0]);
        expect(rendered.code.map((shown) => shown.replaceAll('\\u007c', '|'))).toEqual(outside);
      }),
      { numRuns: 250 },
    );
  });

  test.each([
    ['\u202eevil', '`\\u202eevil`'],
    ['zero\u200bwidth', '`zero\\u200bwidth`'],
    ['a\nb\tc\rd', '`a\\nb\\tc\\rd`'],
    ['\u001b[31mred', '`\\u001b[31mred`'],
    ['tag \u{e0041}', '`tag \\u{e0041}`'],
    ['half \ud83d', '`half \\ud83d`'],
    ['⚠️ kept', '`⚠️ kept`'],
    ['a\ufe0f', '`a\\ufe0f`'],
    ['<!-- marker -->', '`<\\u0021-- marker -->`'],
    ['##[error]x', '`#\\u0023[error]x`'],
    ['`', '`` ` ``'],
    ['', '(empty)'],
  ])('shows %j as %s', (text, shown) => {
    expect(code(text, 100)).toBe(shown);
  });

  test('counts what it cuts, and never cuts a character in half', () => {
    expect(code('abcdef', 4)).toBe('`abcd…` (2 more characters)');
    expect(code('abc\u202e', 8)).toBe('`abc…` (1 more character)');
    expect(code('ab🟥cd', 3)).toBe('`ab…` (4 more characters)');
    expect(code('x'.repeat(5_000_000), 4)).toBe('`xxxx…` (4,999,996 more characters)');
  });

  test('does not let combining marks pile up', () => {
    expect(code(`a${'\u0301'.repeat(50)}`, 1000)).toBe(`\`a${'\u0301'.repeat(4)}${'\\u0301'.repeat(46)}\``);
  });
});

describe('prose', () => {
  test('is text and code spans only, with nothing outside code that a forge acts on', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        for (const place of [(sentence: string) => sentence, (sentence: string) => `- ${sentence}`]) {
          const { elements, prose: outside } = render(place(prose(text, 300)));
          expect(elements.filter((element) => !['p', 'ul', 'li', 'code'].includes(element))).toEqual([]);
          expect(elements.filter((element) => element === 'li').length).toBeLessThan(2);
          expect(outside).not.toMatch(/[@#<>[\]|`*_~$&\\]|www\.|https?:\/|GH-\d|\b[0-9a-f]{7,}\b|:\w+:/i);
        }
      }),
      { numRuns: 400 },
    );
  });

  test('leaves sentences of the judge as they are', () => {
    for (const sentence of [
      'FLAG: suite seeded keeps 0 of 4 safety rules after round 1 (0 %), below 50 %.',
      'Late cliff: suite corpus keeps 1,204 of 4,800 facts (25.1 %) after round 3, below 50 % (round 1: 75 %).',
      'Not compacting: in suite seeded round 1 gave back at least 95 % of its input in the only session.',
      `threw "TypeError: Cannot read properties of undefined (reading 'text')"`,
    ]) {
      expect(prose(sentence, 600)).toBe(sentence);
    }
  });

  test('sets apart the words that are not plain', () => {
    expect(prose('suite @octocat/x#1 keeps set_me and www.evil.example.', 600)).toBe(
      'suite `@octocat/x#1` keeps `set_me` and `www.evil.example`.',
    );
    expect(prose('commit deadbeefcafe1 in TEAM-12', 600)).toBe('commit `deadbeefcafe1` in `TEAM-12`');
    expect(prose('facade of deadbeef', 600)).toBe('facade of `deadbeef`');
    expect(prose('1. not a list', 600)).toBe('`1.` not a list');
    expect(prose(' \n ', 600)).toBe('`\\n`');
  });

  test.each([
    [
      'threw "Cannot find module \'./a_b\' from x" (src/c.ts:3); then',
      'threw `"Cannot find module \'./a_b\' from x"` (`src/c.ts:3`); then',
    ],
    ['it gave "a_b c", and "d e_f".', 'it gave `"a_b c"`, and `"d e_f"`.'],
    ['threw "Unexpected "x_y" in JSON": stop', 'threw `"Unexpected "x_y" in JSON"`: stop'],
    ['compactor: "my_dir/c.ts" is no file', 'compactor: `"my_dir/c.ts"` is no file'],
    ['an inch is 1" of a_b', 'an inch is 1" of `a_b`'],
    ['call foo() or (bar())', 'call `foo()` or `(bar())`'],
    [
      './helpr, imported by bad/missing.ts, is not there',
      '`./helpr`, imported by `bad/missing.ts`, is not there',
    ],
  ])('%s: messages and paths are one span each', (text, shown) => {
    expect(prose(text, 600)).toBe(shown);
  });

  test('a message that was cut is one span as well', () => {
    expect(prose('threw "no a_b in this one"', 18)).toBe('threw `"no a_b in t` (8 more characters)');
  });
});

describe('fence', () => {
  test('holds every line, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(hostileText, { minLength: 1, maxLength: 6 }), (lines) => {
        const { elements, html } = render(`Before\n\n${fence(lines, 200)}\n\nAfter`);
        expect(elements).toEqual(['p', 'pre', 'code class="language-text"', 'p']);
        const block = /<code[^>]*>([\s\S]*?)\n?<\/code>/.exec(html)?.[1] ?? '';
        expect(block.split('\n').length).toBeLessThanOrEqual(lines.length);
      }),
      { numRuns: 150 },
    );
  });
});

describe('plain', () => {
  test('is one line that neither a terminal nor a runner acts on, wherever it is broken at white space', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const shown = plain(text, 200);
        expect(shown.replaceAll(/\p{Extended_Pictographic}\ufe0f/gu, '')).not.toMatch(HIDDEN);
        expect(shown).not.toMatch(/##\w*\[/);
        for (const word of shown.split(/\s/u)) expect(word.startsWith('::')).toBe(false);
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['::error::x', '\\u003a:error::x'],
    ['  ::error::x', '  \\u003a:error::x'],
    ['a\n::error::x', 'a\\n::error::x'],
    ['\u3000::error::x', '\u3000\\u003a:error::x'],
    ['std::vector', 'std::vector'],
    ['a::::b', 'a::\\u003a\\u003ab'],
    ['x ##[group]y ##vso[z]', 'x #\\u0023[group]y #\\u0023vso[z]'],
  ])('shows %j as %s', (text, shown) => {
    expect(plain(text, 100)).toBe(shown);
  });
});

test('quiet JSON is the same document with no character that acts', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.json(),
        hostileText.map((text) => JSON.stringify({ [text]: text })),
      ),
      (json) => {
        const quiet = quietJson(json);
        expect(JSON.parse(quiet)).toEqual(JSON.parse(json));
        expect(quiet).not.toMatch(/##\w*\[|[\u007f-\u009f\u2028\u2029]|\p{Cf}/u);
      },
    ),
  );
  expect(quietJson('"##[error]"')).toBe('"#\\u0023[error]"');
  expect(quietJson('"\u{e0041}"')).toBe('"\\udb40\\udc41"');
});

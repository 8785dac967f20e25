import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makePlain } from '../../../../src/probes/meaning/text/index.js';

const plain = (text: string) => makePlain(text).text;

/** What the original has where a piece of the plain text comes from. */
function quote(text: string, piece: string): string {
  const { text: made, origin } = makePlain(text);
  const start = made.indexOf(piece);
  return text.slice(origin[start], origin[start + piece.length]);
}

describe('characters', () => {
  test.each([
    ['５００ USD', '500 USD'],
    ['ﬁle ｆｅａｔ／x', 'file feat/x'],
    ['12 m², 5½ h, ㎡, x₂, Foo™', '12 m², 5½ h, m², x₂, Foo™'],
    ['1\u00a0500\u2009EUR\u3000net', '1 500 EUR net'],
    ['$5\u200b00 \u202ddone\u202c \ufeffmain\u00adtenance', '$500 done maintenance'],
    ['“never” ‘ever’ don’t « no »', '"never" \'ever\' don\'t " no "'],
    ['9–12, −5, pg‑thistle', '9-12, -5, pg-thistle'],
    ['wait…', 'wait...'],
    ['cafe\u0301 Zu\u0308rich', 'café Zürich'],
    ['٣٠٠ and ۵', '300 and 5'],
    ['a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
    ['mainte\u00ad\n  nance', 'maintenance'],
  ])('%j is %j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  test('a long dash parts what it stands between, and is a range between digits', () => {
    expect(plain('the cap—$500—not more')).toBe('the cap - $500 - not more');
    expect(plain('10—12 days — at most')).toBe('10-12 days - at most');
  });

  test('letters keep their case', () => {
    expect(plain('ＨＲＷ-2291 Straße')).toBe('HRW-2291 Straße');
  });

  test('entities are decoded once, and never become markup', () => {
    expect(plain('R&amp;D &#36;500 &#x20AC;5&nbsp;a &lt;b&gt; 3 &times; 4')).toBe('R&D $500 €5 a <b> 3 × 4');
    expect(plain('&#42;kept&#42; &amp;nbsp; &unknown; AT&T;')).toBe('*kept* &nbsp; &unknown; AT&T;');
  });
});

describe('markup', () => {
  test.each([
    ['**Cap:** `$500` is *final* and __binding__, _really_', 'Cap: $500 is final and binding, really'],
    ['***both*** **a *b* c**', 'both a b c'],
    [
      'snake_case_name, _private, __init__.py, `__name__`',
      'snake_case_name, _private, __init__.py, __name__',
    ],
    ['*.log and *.ts, src/**/*.ts or tests/**/*.js', '*.log and *.ts, src/**/*.ts or tests/**/*.js'],
    ['3 * 4 * 5 and 3*4*5', '3 * 4 * 5 and 3*4*5'],
    ['ext. ***4 and ***7, card ****1234', 'ext. ***4 and ***7, card ****1234'],
    ['* star *em*\n* other', '* star em\n* other'],
    ['**金额**是500', '金额是500'],
    ['``a `tick` inside`` and a lone ` one', 'a tick inside and a lone  one'],
    [
      '[the notes](https://a.example/x_(1)) and ![chart](c.png "t")',
      'the notes (https://a.example/x_(1)) and chart (c.png)',
    ],
    ['see [open](a b) and list[0](x)', 'see [open](a b) and list[0](x)'],
    ['<https://a.example/b_c_d>', 'https://a.example/b_c_d'],
    ['<b>never</b> <code>rm_rf_all</code><br/>x', 'never rm_rf_all\nx'],
    ['| a<br>b | c |', '| a;b | c |'],
    ['10<sup>6</sup> rows, 3 m<sup>2</sup>', '10⁶ rows, 3 m²'],
    ['<goal id="1">ship</goal>', '<goal id="1">ship</goal>'],
    ['a <!-- hidden --> b --> c', 'a  hidden  b --> c'],
    ['\\*kept\\* and \\$5 in C:\\temp "a\\"b"', '*kept* and $5 in C:\\temp "a\\"b"'],
  ])('%j is %j', (text, expected) => {
    expect(plain(text)).toBe(expected);
  });

  test('fence lines go, what is between them stays', () => {
    expect(plain('a\n```json\n{"x_y_": "**b**"}\n```\n**c**')).toBe('a\n\n{"x_y_": "**b**"}\n\nc');
    expect(plain('```markdown\n**c**\n```')).toBe('\nc\n');
  });

  test('the end of a fence whose start was cut off does not make code of the rest', () => {
    expect(plain('x\n```\n**a**\n```json\n{}\n```')).toBe('x\n\na\n\n{}\n');
  });

  test('emphasis never reaches over an empty line or into another item', () => {
    expect(plain('a *b\n\nc* d')).toBe('a *b\n\nc* d');
    expect(plain('- a *b\n- c* d')).toBe('- a *b\n- c* d');
  });
});

describe('struck-out text', () => {
  const struck = (text: string) => {
    const made = makePlain(text);
    return made.struck.map(({ start, end }) => made.text.slice(start, end));
  };

  test('is kept and its range is known', () => {
    expect(plain('~~cap $400~~ cap $500')).toBe('cap $400 cap $500');
    expect(struck('~~cap **$400**~~ cap $500, <del>a</del> <s>b</s> c')).toEqual(['cap $400', 'a', 'b']);
    expect(struck('4\u03360\u03360\u0336 now 500')).toEqual(['400']);
  });

  test('needs both marks, and one tilde says about', () => {
    expect(struck('~~open and ~100 min ~ 5')).toEqual([]);
  });
});

describe('places', () => {
  test('quotes come from the original, with what stands in between', () => {
    expect(quote('The **cap**: ５００&nbsp;USD.', '500 USD')).toBe('５００&nbsp;USD');
    expect(quote('a “never” b', '"never"')).toBe('“never”');
    expect(quote('x [plan](u) y', 'plan')).toBe('plan');
  });

  test('any text: places rise, stay in range, and never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), soup), (text) => {
        const made = makePlain(text);
        expect(made.origin.length).toBe(made.text.length + 1);
        expect(made.origin[made.text.length]).toBe(text.length);
        for (let i = 0; i < made.text.length; i++) {
          expect(made.origin[i]).toBeLessThan(text.length);
          if (i > 0) expect(made.origin[i]).toBeGreaterThanOrEqual(made.origin[i - 1] as number);
        }
        let last = 0;
        for (const { start, end } of made.struck) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          last = end;
        }
        expect(last).toBeLessThanOrEqual(made.text.length);
      }),
      { numRuns: 500 },
    );
  });

  test('words and numbers come through any markup, each from where it stands', () => {
    const word = fc.constantFrom('cap', '5,000', 'Priya', 'pg-thistle-01', '2027-02-18', 'never');
    const wrap = fc.constantFrom(
      ['**', '**'],
      ['*', '*'],
      ['`', '`'],
      ['<b>', '</b>'],
      ['~~', '~~'],
      ['“', '”'],
      ['', ''],
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, wrap), { minLength: 1, maxLength: 12 }), (parts) => {
        const text = parts.map(([said, [open, close]]) => `${open}${said}${close}`).join(' ');
        const made = makePlain(text);
        expect(made.text.replaceAll('"', '')).toBe(parts.map(([said]) => said).join(' '));
        for (let i = 0; i < made.text.length; i++) {
          const from = text.charAt(made.origin[i] as number);
          if (/[\w,-]/.test(from)) expect(made.text.charAt(i)).toBe(from);
        }
      }),
    );
  });
});

const soup = fc
  .array(
    fc.constantFrom(
      ...[
        '**',
        '*',
        '_',
        '__',
        '~~',
        '`',
        '```',
        '\n',
        '\n\n',
        ' ',
        '[',
        '](',
        ')',
        '<b>',
        '</b>',
        '<del>',
        '</del>',
        '<br>',
      ],
      ...[
        '&amp;',
        '&#36;',
        '\\',
        '—',
        '\u0301',
        '\u0336',
        '\u200b',
        '\u00ad',
        'word',
        '5',
        '|',
        '- ',
        '<!--',
        '-->',
        '<sup>',
      ],
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

describe('time', () => {
  const hostile = [
    '&',
    '<a "',
    '<br>',
    '<!--',
    '](',
    '[a](b "',
    '**a*',
    '_a_ ',
    '`a``b',
    'a\u0301',
    '```\n',
    '~~a',
    ' ',
    '\\*',
  ];

  // Time of the processor, since others may use it too; a text four times as long is read in half a second elsewhere.
  test.each(hostile)('a quarter of a megabyte of %j is read in a second', (piece) => {
    const text = piece.repeat(Math.ceil(250_000 / piece.length));
    const start = process.cpuUsage();
    makePlain(text);
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(1000);
  });
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { CompactorFault, MAX_REPLY_BYTES, normaliseReply } from '../../src/compactors/index.js';
import { normaliseAnswer } from '../../src/compactors/reply.js';
import { roles, type Turn } from '../../src/sessions/turn.js';

const input: Turn[] = [{ role: 'user', text: 'something' }];

function clauseOf(reply: unknown, turns: readonly Turn[] = input): string {
  try {
    normaliseReply(reply, turns);
  } catch (error) {
    if (error instanceof CompactorFault && error.kind === 'reply') return error.message;
    throw error;
  }
  throw new Error('expected a fault');
}

test('a text and an object with a text become one system turn', () => {
  const turns = [{ role: 'system', text: 'short' }];
  expect(normaliseReply('short', input)).toEqual(turns);
  expect(normaliseReply({ text: 'short' }, input)).toEqual(turns);
  expect(normaliseReply({ role: 'user', text: 'short' }, input)).toEqual(turns);
});

test('turns of every role are copied with nothing but role and text', () => {
  const reply = roles.map((role) => ({ role, text: `of ${role}`, id: 1 }));
  const turns = normaliseReply(reply, input);
  expect(turns).toEqual(roles.map((role) => ({ role, text: `of ${role}` })));
  expect(turns[0]).not.toBe(reply[0]);
});

test('single turns may be empty as long as not all are', () => {
  const turns: Turn[] = [
    { role: 'user', text: '' },
    { role: 'user', text: 'x' },
  ];
  expect(normaliseReply(turns, input)).toEqual(turns);
});

test.each([
  ['', 'returned an empty text'],
  [' \n\t', 'returned an empty text'],
  [{ text: '' }, 'returned an empty text'],
  [[], 'returned no turns'],
  [[{ role: 'user', text: '' }], 'returned turns without any text'],
])('%j is a fault for an input with text, and none for one without', (reply, clause) => {
  expect(clauseOf(reply)).toBe(clause);
  expect(() => normaliseReply(reply, [])).not.toThrow();
  expect(() => normaliseReply(reply, [{ role: 'user', text: ' ' }])).not.toThrow();
});

test.each<[unknown, string]>([
  [null, 'returned null; expected a text, {text} or turns {role, text}'],
  [undefined, 'returned undefined; is a `return` missing?'],
  [true, 'returned a boolean (true); expected a text, {text} or turns {role, text}'],
  [10n, 'returned a bigint; expected a text, {text} or turns {role, text}'],
  [Symbol('x'), 'returned a symbol; expected a text, {text} or turns {role, text}'],
  [() => {}, 'returned a function; expected a text, {text} or turns {role, text}'],
  [{}, 'returned an object with no fields, and no text; expected a text, {text} or turns {role, text}'],
  [
    { content: 'x' },
    'returned an object with content, and no text; expected a text, {text} or turns {role, text}',
  ],
  [{ text: 5 }, 'returned an object whose text is a number (5)'],
  [{ text: null }, 'returned an object whose text is null'],
  [
    { compact() {} },
    'returned an object with a method compact; a function that makes compactors is named createCompactor',
  ],
  [[null], 'returned an array whose item 1 is not a turn {role, text} but null'],
  [['a', 'b'], 'returned an array whose item 1 is not a turn {role, text} but a string ("a")'],
  [[...input, []], 'returned an array whose item 2 is not a turn {role, text} but an empty array'],
  [
    [{ role: 'user', content: 'x' }],
    'returned an array whose item 1 is not a turn {role, text}: its text is undefined, its fields role, content',
  ],
  [
    [{ text: 'x' }],
    'returned an array whose item 1 is not a turn {role, text}: its role is undefined; roles are system, user, assistant, tool',
  ],
  [
    [{ role: 'toString', text: 'x' }],
    'returned an array whose item 1 is not a turn {role, text}: its role is "toString"; roles are system, user, assistant, tool',
  ],
])('%p is told as what it is', (reply, clause) => {
  expect(clauseOf(reply)).toBe(clause);
});

test('a reply may have 8 MiB of UTF-8 and no byte more', () => {
  const text = 'é'.repeat(MAX_REPLY_BYTES / 2);
  expect(normaliseReply(text, input)[0]?.text).toHaveLength(MAX_REPLY_BYTES / 2);
  expect(clauseOf(`${text}x`)).toBe('returned more than 8 MiB, the most that a reply may have');
});

test('many turns count with their roles, however short they are', () => {
  const turns = new Array(MAX_REPLY_BYTES / 8 + 1).fill({ role: 'tool', text: '' });
  expect(clauseOf(turns)).toBe('returned more than 8 MiB, the most that a reply may have');
});

test('whatever comes back gives turns or a short sentence of one line', () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      (reply) => {
        try {
          for (const turn of normaliseReply(reply, input))
            expect(Object.keys(turn)).toEqual(['role', 'text']);
        } catch (error) {
          expect(error).toBeInstanceOf(CompactorFault);
          expect((error as Error).message).toMatch(/^returned [^\r\n\p{Cc}]{1,600}$/u);
        }
      },
    ),
  );
});

test('an answer is a text, an empty one too', () => {
  expect(normaliseAnswer('')).toBe('');
  expect(() => normaliseAnswer({ text: 'x' })).toThrow('returned an object with text; an answer is a text');
  expect(() => normaliseAnswer('x'.repeat(MAX_REPLY_BYTES + 1))).toThrow('returned more than 8 MiB');
});

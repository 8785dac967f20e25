import { describe, expect, test } from '@jest/globals';
import { clausesOf, type Span, sentencesOf } from '../../../../src/probes/meaning/claims/index.js';

const cut = (split: (text: string) => Span[]) => (text: string) =>
  split(text).map(({ start, end }) => text.slice(start, end));
const sentences = cut(sentencesOf);
const clauses = cut(clausesOf);

describe('sentences', () => {
  test.each([
    'The p95 is 1.5 s and v1.2.3 runs.',
    'See e.g. the notes, i.e. config.yaml, vs. others.',
    'Ask Dr. Smith, J. Doe or Priya N. Rao.',
    'It takes 5 min. per call etc. and so on.',
    'See No. 7, fig. 2 and p. 5.',
    'approx. five, Jan. 5 or so',
    '3. the third',
    'Is "why?" a question',
  ])('%s is one', (text) => {
    expect(sentences(text)).toEqual([text]);
  });

  test.each([
    ['It costs 200 ms. Then', 'it goes.'],
    ['A pack has 400 g. Next', 'one.'],
    ['Plan B. Then', 'go.'],
    ['each line is rounded. the fix', 'is here.'],
    ['They meet at 5 p.m. The room', 'is free.'],
    ['He said "never." Then', 'left.'],
    ['Dropped (on Tuesday.) Now', 'gone.'],
    ['Really? Yes', 'indeed.'],
    ['The limit is 500. 27 changes', 'came.'],
  ])('%s … is two', (text, rest) => {
    expect(sentences(`${text} ${rest}`)).toHaveLength(2);
  });

  test('are without the space between them', () => {
    expect(sentences('  One here.  Two there! \n Three ')).toEqual(['One here.', 'Two there!', 'Three']);
  });
});

describe('clauses', () => {
  test.each([
    ['The cap is 1,800 USD, but at 10:30 it is 1,200', ['The cap is 1,800 USD', 'but at 10:30 it is 1,200']],
    ['search 60 percent; radio: 15 (new)', ['search 60 percent', 'radio', '15', 'new']],
    ['the cap is 500 while staging may use 900', ['the cap is 500', 'while staging may use 900']],
    ['the owner is Ann and it stays', ['the owner is Ann', 'and it stays']],
    ['Cutover is Feb 18, 2027, at noon - not earlier', ['Cutover is Feb 18, 2027', 'at noon', 'not earlier']],
    ['a -- b', ['a', 'b']],
  ])('%s', (text, expected) => {
    expect(clauses(text)).toEqual(expected);
  });

  test.each([
    'For a while the job runs',
    'The import and the export must stay',
    'a well-kept pg-thistle-01',
    'Thursday, February 18th, 2027',
    '9 - 12 of file(s) in run()',
    'instead of the old one',
  ])('%s is one', (text) => {
    expect(clauses(text)).toEqual([text]);
  });
});

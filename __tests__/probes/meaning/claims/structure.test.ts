import { describe, expect, test } from '@jest/globals';
import { claimsOf, groupsOf, said } from './said.js';

describe('headings', () => {
  test('nest by level and stand over what follows; each is a claim', () => {
    expect(said('# Trip\n## Limits\nThe cap is $500.\n## Rejected ##\nA bus.\n# Else\nOver.')).toEqual([
      'sentence Trip',
      '{Trip} sentence Limits',
      '{Trip > Limits} sentence The cap is $500.',
      '{Trip} sentence Rejected',
      '{Trip > Rejected} sentence A bus.',
      'sentence Else',
      '{Else} sentence Over.',
    ]);
  });

  test.each([
    ['underlined', 'Goals\n=====\nShip it.', 'Goals'],
    ['all bold', '**Goals**\n\nShip it.', 'Goals'],
    ['in capitals', 'OPEN QUESTIONS\n\nShip it.', 'OPEN QUESTIONS'],
    ['a section', '[goals]\n\nShip it.', 'goals'],
  ])('a line that is %s', (_, text, heading) => {
    expect(said(text)).toEqual([`sentence ${heading}`, `{${heading}} sentence Ship it.`]);
  });

  test('a bold sentence or a rule in capitals is none', () => {
    expect(said('**Never push to main.**\n\nShip it.')).toEqual([
      'sentence Never push to main.',
      'sentence Ship it.',
    ]);
    expect(said('NEVER PUSH\n\nShip it.')).toEqual(['sentence NEVER PUSH', 'sentence Ship it.']);
  });
});

describe('lists', () => {
  test('nest by indent, under their lead-in', () => {
    const text =
      'Rules:\n\n- no writes\n  - not even temp tables\n- **Budget:** $5,000\n  - travel: $1,200\n* [x] rehearsal\n* [ ] cutover\n1. first\n   goes on here\n2) second\n\nAfter.';
    expect(said(text)).toEqual([
      'sentence Rules',
      'item (Rules) no writes',
      'item (Rules > no writes) not even temp tables',
      'pair (Rules > Budget) $5,000',
      'pair (Rules > Budget > travel) $1,200',
      '[x] item (Rules) rehearsal',
      '[ ] item (Rules) cutover',
      'item (Rules) first goes on here',
      'item (Rules) second',
      'sentence After.',
    ]);
  });

  test('a short line right above a list leads in, a sentence does not', () => {
    expect(said('To do\n- a\n- b')).toEqual(['sentence To do', 'item (To do) a', 'item (To do) b']);
    expect(said('This is it.\n- a')).toEqual(['sentence This is it.', 'item a']);
  });

  test('a list is a group, a nested one its own, a mapping in an item too', () => {
    expect(groupsOf('- a\n- b\n  - c\n- d')).toEqual([['a', 'b', 'd'], ['c']]);
    expect(groupsOf('- name: x\n  cap: 1\n- name: y\n  cap: 2')).toEqual([
      ['x', '1'],
      ['y', '2'],
    ]);
  });

  test.each(['-5 degrees', '*.log files', '1.5 GB', 'A. Smith came', '2027. That is late', '-- flag'])(
    '%s is no item',
    (text) => {
      expect(claimsOf(text)[0]?.form).toBe('sentence');
    },
  );

  test('sentences of an item are claims of it', () => {
    expect(said('- The drain takes 4 min. Cells in order: fern, moss.')).toEqual([
      'item The drain takes 4 min.',
      'pair (Cells in order) fern, moss.',
    ]);
  });
});

describe('tables', () => {
  test('a cell is labelled by its row and column, a row is a group', () => {
    const text =
      'On call:\n\n| area | person | until |\n|---|:--|---|\n| search | Wiebke Ansorg | Sunday |\n| storage | - | a \\| b |\n';
    expect(said(text)).toEqual([
      'sentence On call',
      'cell (On call) area',
      'cell (On call) person',
      'cell (On call) until',
      'cell (On call > area) search',
      'cell (On call > search > person) Wiebke Ansorg',
      'cell (On call > search > until) Sunday',
      'cell (On call > area) storage',
      'cell (On call > storage > until) a \\| b',
    ]);
    expect(groupsOf(text)[2]).toEqual(['search', 'Wiebke Ansorg', 'Sunday']);
  });

  test('numbers of rows name nothing; a table needs no bars at its sides', () => {
    expect(said('# | limit | value\n--|--|--\n1 | rows | 2,750').slice(-2)).toEqual([
      'cell (limit) rows',
      'cell (rows > value) 2,750',
    ]);
  });

  test('without a head only the row labels', () => {
    expect(said('| shifts | yes |\n| payroll | no |')).toEqual([
      'cell shifts',
      'cell (shifts) yes',
      'cell payroll',
      'cell (payroll) no',
    ]);
  });
});

describe('chats', () => {
  test('our own notation, and what people write', () => {
    expect(said('[user] Never push to main.\n\n[assistant] Understood. Noted.')).toEqual([
      '<user> sentence Never push to main.',
      '<assistant> sentence Understood.',
      '<assistant> sentence Noted.',
    ]);
    expect(said('**User:** I would like tabs here.\n**Assistant:** Noted:\n- tabs\nHuman: ok')).toEqual([
      '<user> sentence I would like tabs here.',
      '<assistant> sentence Noted',
      '<assistant> item (Noted) tabs',
      '<user> sentence ok',
    ]);
    expect(
      said('Turn 3 (user): the cap is $500 per month\nTurn 4 (assistant): fine').map(
        (line) => line.split(' ')[0],
      ),
    ).toEqual(['<user>', '<assistant>']);
    expect(said('[assistant]\nThe cap is $500.')).toEqual(['<assistant> sentence The cap is $500.']);
  });

  test('one role among keys is a key', () => {
    expect(said('host: a\nuser: demo\nport: 1')).toEqual([
      'pair (host) a',
      'pair (user) demo',
      'pair (port) 1',
    ]);
    expect(said('User: writes English, Dutch answers are nice.')).toEqual([
      'pair (User) writes English, Dutch answers are nice.',
    ]);
  });
});

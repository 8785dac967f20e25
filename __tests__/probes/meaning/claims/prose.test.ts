import { describe, expect, test } from '@jest/globals';
import { groupsOf, said } from './said.js';

describe('paragraphs', () => {
  test('wrapped lines are one text, and a value over two lines is whole', () => {
    const text = [
      'The work sits on branch spike/jzncm-',
      '50 and the release is planned for February',
      '18, 2027. A window of mainte-',
      'nance takes $1,500 and every maintenance is read-',
      'only.',
    ].join('\n');
    expect(said(text)).toEqual([
      'sentence The work sits on branch spike/jzncm-50 and the release is planned for February 18, 2027.',
      'sentence A window of maintenance takes $1,500 and every maintenance is read-only.',
    ]);
  });

  test('notes on lines of their own stay apart', () => {
    expect(said('broker port 9094\nweb UI port 8081\nregistry port 5000 (not started)')).toEqual([
      'sentence broker port 9094',
      'sentence web UI port 8081',
      'sentence registry port 5000 (not started)',
    ]);
  });

  test('sentences of a paragraph share a group, paragraphs do not', () => {
    expect(groupsOf('One is here. Two is there.\n\nThree is elsewhere.')).toEqual([
      ['One is here.', 'Two is there.'],
      ['Three is elsewhere.'],
    ]);
  });

  test('a lead-in stands over the paragraph below it and over nothing else', () => {
    expect(said('Where things are:\n\nthe bug is fixed. it was easy.\n\nMore of it.')).toEqual([
      'sentence Where things are',
      'sentence (Where things are) the bug is fixed.',
      'sentence (Where things are) it was easy.',
      'sentence More of it.',
    ]);
  });

  test('a summary in brackets loses them', () => {
    expect(
      said(
        '[summary of the older part: no new packages; the seed is 1207.]\nuser: go on\nassistant: I go on with it right now.',
      ),
    ).toEqual([
      'pair (summary of the older part) no new packages',
      'pair (summary of the older part) the seed is 1207.',
      '<user> sentence go on',
      '<assistant> sentence I go on with it right now.',
    ]);
  });

  test('quoted lines are read without their marks, a comparison keeps its own', () => {
    expect(said('> The cap is $500.\n\n> 500 rows fail')).toEqual([
      'sentence The cap is $500.',
      'sentence > 500 rows fail',
    ]);
  });

  test('what is struck out is a claim of its own', () => {
    expect(said('~~The cap is $400.~~ The cap is $500.')).toEqual([
      '~ sentence The cap is $400.',
      'sentence The cap is $500.',
    ]);
    expect(said('- ~~worker below 2 GB~~ (dropped on Tuesday)')).toEqual([
      '~ item worker below 2 GB',
      'item (dropped on Tuesday)',
    ]);
    expect(said('The cap is ~~$400~~ $500.')).toEqual(['sentence The cap is $400 $500.']);
  });

  test('rules of dashes say nothing, masks do', () => {
    expect(said('a\n\n---\n\n***\n\n…\n\ncode: ****\nhost: ████')).toEqual([
      'sentence a',
      'pair (code) ****',
      'pair (host) ████',
    ]);
  });
});

describe('labels in sentences', () => {
  test('a short label makes a pair, inside of a paragraph as well', () => {
    expect(said('Lyon visit, three people. Hotel: up to 240 EUR per night. Flights are booked.')).toEqual([
      'sentence Lyon visit, three people.',
      'pair (Hotel) up to 240 EUR per night.',
      'sentence Flights are booked.',
    ]);
  });

  test('a label carries over semicolons', () => {
    expect(said('SQL: keywords in capitals; leading commas; no tabs')).toEqual([
      'pair (SQL) keywords in capitals',
      'pair (SQL) leading commas',
      'pair (SQL) no tabs',
    ]);
  });

  test('keys in a telegram stand side by side, or below the label before them', () => {
    expect(said('broker: 9094; web UI: 8081')).toEqual(['pair (broker) 9094', 'pair (web UI) 8081']);
    expect(said('Limits: import: 90 s; export: 15 min')).toEqual([
      'pair (Limits > import) 90 s',
      'pair (Limits > export) 15 min',
    ]);
    expect(said('cap=500 USD; owner=Priya Rao; port=9094')).toEqual([
      'pair (cap) 500 USD',
      'pair (owner) Priya Rao',
      'pair (port) 9094',
    ]);
    expect(said('cap=500 owner=Priya, port=9094')).toEqual([
      'pair (cap) 500',
      'pair (owner) Priya',
      'pair (port) 9094',
    ]);
    expect(said('Cap: $500 | Owner: Bob | Port: 9094')).toEqual([
      'pair (Cap) $500',
      'pair (Owner) Bob',
      'pair (Port) 9094',
    ]);
  });

  test.each([
    'Step 4 of 7: done on staging.',
    'The old server may only be read: no writes of any sort.',
    'On Fri 14:00: dentist.',
    'Raised to $500: approved.',
    'See https://a.example/?a=b&c=d for it.',
    'It is 10:30 now.',
    'In the tests it must be off (verify=False) today.',
  ])('%s stays whole', (text) => {
    expect(said(text)).toEqual([`sentence ${text}`]);
  });
});

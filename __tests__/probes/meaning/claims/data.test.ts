import { describe, expect, test } from '@jest/globals';
import { claimsOf, groupsOf, said } from './said.js';

describe('YAML', () => {
  const text = `suppliers:
  marrow_bay:
    tz: "+10:00 from UTC"
    contact: {given: Noemi, family: Aldous}
    leadTimeDays: 21   # agreed in May
    # ask again
  picked: [4c77e10, 90b2d1f]
steps:
- what: cache
  saved: 1,200
- what: linker
next: >
  Write to them in their morning. The report
  names 14 bent hinges.
cut: half a val`;

  test('paths are labels, nested by indent', () => {
    expect(said(text)).toEqual([
      'sentence suppliers',
      'sentence (suppliers) marrow_bay',
      'pair (suppliers > marrow bay > tz) +10:00 from UTC',
      'pair (suppliers > marrow bay > contact > given) Noemi',
      'pair (suppliers > marrow bay > contact > family) Aldous',
      'pair (suppliers > marrow bay > lead time days) 21',
      'sentence (suppliers > marrow bay > lead time days) agreed in May',
      'sentence (suppliers > marrow bay > lead time days) ask again',
      'item (suppliers > picked) 4c77e10',
      'item (suppliers > picked) 90b2d1f',
      'sentence steps',
      'pair (steps > what) cache',
      'pair (steps > saved) 1,200',
      'pair (steps > what) linker',
      'sentence next',
      'sentence (next) Write to them in their morning.',
      'sentence (next) The report names 14 bent hinges.',
      'pair (cut) half a val',
    ]);
  });

  test('siblings share a group', () => {
    expect(groupsOf(text)).toContainEqual(['cache', '1,200']);
    expect(groupsOf(text)).toContainEqual(['Noemi', 'Aldous']);
  });
});

test('TOML and INI: sections are headings, keys labels', () => {
  expect(
    said(
      '[limits]\nmax_rows = 2750\nowner = "Priya Rao" # steward\ntags = ["a", "b"]\n[[jobs.nightly]]\nat = 02:35 UTC',
    ),
  ).toEqual([
    'sentence limits',
    '{limits} pair (max rows) 2750',
    '{limits} pair (owner) Priya Rao',
    '{limits} sentence (owner) steward',
    '{limits} item (tags) a',
    '{limits} item (tags) b',
    'sentence jobs.nightly',
    '{jobs.nightly} pair (at) 02:35 UTC',
  ]);
});

describe('JSON', () => {
  const pretty =
    '{\n  "goal": {"metric": "full build", "toMinutes": 15},\n  "steps": [\n    {"what": "cache", "done": true},\n    {"what": "linker", "done": null}\n  ],\n  "not_goals": ["docs", "a, b"]\n}';
  const claims = [
    'pair (goal > metric) full build',
    'pair (goal > to minutes) 15',
    'pair (steps > what) cache',
    'pair (steps > done) true',
    'pair (steps > what) linker',
    'pair (steps > done) null',
    'item (not goals) docs',
    'item (not goals) a, b',
  ];

  test('says the same on one line, over many, fenced or not', () => {
    expect(said(pretty)).toEqual(claims);
    expect(said(pretty.replace(/\n */g, ' '))).toEqual(claims);
    expect(said(`\`\`\`json\n${pretty}\n\`\`\``)).toEqual(claims);
  });

  test('objects of an array are groups', () => {
    expect(groupsOf(pretty).filter((group) => group.includes('cache') || group.includes('linker'))).toEqual([
      ['cache', 'true'],
      ['linker', 'null'],
    ]);
  });

  test('cut off anywhere, it gives the claims before the cut', () => {
    for (let cut = 1; cut < pretty.length; cut++) {
      const found = said(pretty.slice(0, cut));
      const whole = found.filter((claim) => claims.includes(claim)).length;
      // Only what the cut has hit may differ.
      expect(found.length - whole).toBeLessThanOrEqual(1);
      if (cut > pretty.indexOf('"not_goals"')) expect(found.slice(0, 6)).toEqual(claims.slice(0, 6));
    }
  });

  test('in the middle of prose, and what stands behind it', () => {
    expect(said('The state: {"cap": 500, "tags": ["x"]} and the rest. Done.')).toEqual([
      'sentence The state',
      'pair (The state > cap) 500',
      'item (The state > tags) x',
      'sentence and the rest.',
      'sentence Done.',
    ]);
    expect(said('{"cap": 500, "own\n\n## Notes\nThe owner is Bob.').slice(-1)).toEqual([
      '{Notes} sentence The owner is Bob.',
    ]);
  });

  test('escapes are read, and a text inside of a string is one', () => {
    expect(said('{"path": "C:\\\\a", "said": "the \\"old\\" one", "euro": "\\u20ac5"}')).toEqual([
      'pair (path) C:\\a',
      'pair (said) the "old" one',
      'pair (euro) €5',
    ]);
    expect(said('{"summary": "## Limits\\n- cap: $500\\n- no writes"}')).toEqual([
      'sentence (summary) Limits',
      '{Limits} pair (summary > cap) $500',
      '{Limits} item (summary) no writes',
    ]);
  });

  test('its escapes keep their places', () => {
    const text = '{"a": "x\\n- cap \\"$500\\""}';
    const claim = claimsOf(text).at(-1);
    expect(claim?.text).toBe('cap "$500"');
    expect(text.slice(claim?.start, claim?.end)).toBe('cap \\"$500\\"');
  });

  test('turns in it have speakers', () => {
    expect(said('[{"role": "user", "content": "Never push."}]')).toEqual([
      '<user> pair (role) user',
      '<user> pair (content) Never push.',
    ]);
  });

  test.each(['[see above] it goes on', '{curly} words', 'list: [a remark] and more', '[1] a note'])(
    '%s is prose',
    (text) => {
      expect(claimsOf(text)).toHaveLength(1);
    },
  );
});

describe('tags', () => {
  test('are labels, their attributes pairs, their leaves pairs', () => {
    const text =
      '<policy>\n  <deploy allowed="false" days="Mon-Fri"/>\n  <cap>$500</cap>\n  <lead_time>5 d</lead_time>\n  <remarks>One is here. Two is there.</remarks>\n</policy>\nAfter.';
    expect(said(text)).toEqual([
      'pair (policy > deploy > allowed) false',
      'pair (policy > deploy > days) Mon-Fri',
      'pair (policy > cap) $500',
      'pair (policy > lead time) 5 d',
      'sentence (policy > remarks) One is here.',
      'sentence (policy > remarks) Two is there.',
      'sentence After.',
    ]);
    expect(groupsOf(text)).toContainEqual(['$500', '5 d']);
    expect(groupsOf(text)).toContainEqual(['false', 'Mon-Fri']);
  });

  test('hold any other structure', () => {
    expect(said('<limits>\nimport job: 90 s\n- no writes\n</limits>')).toEqual([
      'pair (limits > import job) 90 s',
      'item (limits) no writes',
    ]);
  });

  test('may be cut off at either end', () => {
    expect(said('of it</goal>\n</done>\n<todo>\nask Bob')).toEqual([
      'sentence of it</goal>',
      'sentence (todo) ask Bob',
    ]);
  });

  test('a placeholder in a sentence is none', () => {
    expect(said('Run `shipctl revert --to <hash> --drain` and s<seed>.')).toEqual([
      'sentence Run shipctl revert --to <hash> --drain and s<seed>.',
    ]);
  });

  test('may tell who speaks', () => {
    expect(said('<turn role="user">Never push.</turn>\n<assistant>Fine.</assistant>')).toEqual([
      'pair (role) user',
      '<user> sentence Never push.',
      '<assistant> sentence Fine.',
    ]);
  });
});

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  llmSummarizer,
  type ReferenceCompactor,
  referenceCompactors,
  referenceNamed,
} from '../../../src/compactors/reference/index.js';
import { renderTurns, roles, type Turn } from '../../../src/sessions/index.js';

const anyTurns = fc.array(
  fc.record({
    role: fc.constantFrom(...roles),
    text: fc.oneof(
      fc.lorem({ maxCount: 30 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom('FACT: the port is 7312', 'SAFETY RULE: never drop it', 'two\nlines'),
    ),
  }),
  { minLength: 1, maxLength: 40 },
);

function turnsOf(...texts: string[]): Turn[] {
  return texts.map((text, i) => ({ role: i % 2 === 0 ? 'user' : 'assistant', text }));
}

/** Runs a reference compactor that answers with a text. */
async function run(compactor: string | ReferenceCompactor, turns: Turn[]): Promise<string> {
  const found = typeof compactor === 'string' ? referenceNamed(compactor) : compactor;
  const context = { round: 1, rounds: 1, signal: new AbortController().signal };
  return (await found?.create()(turns, context)) as string;
}

/** Runs it round by round; a text becomes one system turn. */
async function runRounds(name: string, turns: Turn[], rounds: number): Promise<string[]> {
  const texts: string[] = [];
  let input = turns;
  for (let round = 1; round <= rounds; round++) {
    const text = await run(name, input);
    texts.push(text);
    input = [{ role: 'system', text }];
  }
  return texts;
}

test('the registry finds each compactor by its name', () => {
  expect(referenceCompactors.map(({ name }) => name)).toEqual([
    'lossy-truncation',
    'naive-summary',
    'summary-plus-tail',
    'pinned-rules',
    'checklist-carrying',
    'update-aware-checklist',
    'identity',
  ]);
  for (const compactor of referenceCompactors) expect(referenceNamed(compactor.name)).toBe(compactor);
  expect(referenceNamed('lossy')).toBeUndefined();
});

test('no compactor changes the turns that it is given', async () => {
  await fc.assert(
    fc.asyncProperty(anyTurns, fc.constantFrom(...referenceCompactors), async (turns, compactor) => {
      const before = structuredClone(turns);
      await run(compactor, turns);
      expect(turns).toEqual(before);
    }),
  );
});

test('identity returns the turns', async () => {
  const turns = turnsOf('a', 'b');
  expect(await run('identity', turns)).toEqual(turns);
});

describe('lossy-truncation', () => {
  test('keeps the whole lines of the last 30 %, below a header line', async () => {
    await fc.assert(
      fc.asyncProperty(anyTurns, async (turns) => {
        const text = renderTurns(turns);
        const output = await run('lossy-truncation', turns);
        const kept = output.slice(output.indexOf('\n') + 1);
        const lines = text.split('\n');
        const limit = Math.floor(0.3 * text.length);
        let expected = '';
        for (let from = lines.length - 1; from >= 0; from--) {
          const suffix = lines.slice(from).join('\n');
          if (suffix.length > limit) break;
          expected = suffix;
        }
        expect(kept).toBe(expected);
      }),
    );
  });
});

describe('naive-summary', () => {
  test('says the same of everything, above the last 1,500 characters of the second half', async () => {
    const long = turnsOf(...Array.from({ length: 9 }, (_, i) => `turn ${i} `.padEnd(400, 'x')));
    const [opening] = (await run('naive-summary', turnsOf('x'))).split('[user] x') as [string];
    expect(opening.split('\n').length).toBeGreaterThan(1);
    expect(await run('naive-summary', long)).toBe(opening + renderTurns(long).slice(-1500));
    expect(await run('naive-summary', turnsOf('a', 'b', 'c'))).toBe(`${opening}[assistant] b\n[user] c`);
    expect(await run('naive-summary', turnsOf('a', 'b', 'c', 'd'))).toBe(`${opening}[user] c\n[assistant] d`);
  });

  test('cuts no character in half', async () => {
    const text = await run('naive-summary', turnsOf(`${'😀'.repeat(1000)}.`));
    expect(Buffer.from(text).toString()).toBe(text);
  });
});

test('summary-plus-tail is the naive summary and the truncated end', async () => {
  const turns = turnsOf(...Array.from({ length: 60 }, (_, i) => `turn ${i} of sixty`));
  const truncated = (await run('lossy-truncation', turns)).split('\n').slice(1).join('\n');
  expect(truncated.length).toBeGreaterThan(100);
  expect(await run('summary-plus-tail', turns)).toBe(`${await run('naive-summary', turns)}\n${truncated}`);
});

test('pinned-rules keeps rules and constraints above the naive summary, in every round', async () => {
  const fillers = Array.from({ length: 80 }, (_, i) => `filler ${i} that says nothing`);
  const turns = turnsOf(
    'SAFETY RULE: never drop ledger_a',
    'FACT: the port is 7312',
    'HARD CONSTRAINT: at most $465',
    'SAFETY RULE: never drop ledger_a',
    ...fillers,
  );
  const texts = await runRounds('pinned-rules', turns, 4);
  for (const text of texts) {
    expect(text.split('SAFETY RULE: never drop ledger_a').length).toBe(2);
    expect(text).toContain('- HARD CONSTRAINT: at most $465');
    expect(text).not.toContain('7312');
    expect(text).toContain('filler 79');
  }
  expect(texts[0]?.endsWith(`\n${await run('naive-summary', turns)}`)).toBe(true);
});

describe.each(['checklist-carrying', 'update-aware-checklist'])('%s', (name) => {
  const fillers = Array.from({ length: 20 }, (_, i) => `filler ${i} `.padEnd(200, 'x'));

  test('lists every typed statement once, verbatim and by type', async () => {
    const turns = turnsOf(
      'USER PREFERENCE: be brief',
      'FACT: the port is 7312',
      'GOAL STATE: step 4 of 7 is done',
      'no FACT: this is none',
      'fact: nor is this',
      'HARD CONSTRAINT: at most $465',
      'SAFETY RULE: never drop ledger_a',
      'FACT: the port is 7312',
      'FACT: the host is db-07',
      ...fillers,
    );
    const items = (await run(name, turns)).split('\n').filter((line) => line.startsWith('- '));
    expect(items).toEqual([
      '- SAFETY RULE: never drop ledger_a',
      '- HARD CONSTRAINT: at most $465',
      '- FACT: the port is 7312',
      '- FACT: the host is db-07',
      '- GOAL STATE: step 4 of 7 is done',
      '- USER PREFERENCE: be brief',
    ]);
  });

  test('ends with the whole lines of at most 800 characters of the last six turns', async () => {
    const text = await run(name, turnsOf(...fillers));
    const tail = text.slice(text.indexOf('\n[') + 1);
    expect(tail).toBe(renderTurns(turnsOf(...fillers).slice(-3)));
    const short = turnsOf('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
    expect((await run(name, short)).endsWith(`\n${renderTurns(short.slice(-6))}`)).toBe(true);
    expect(await run(name, short)).not.toContain('[assistant] b');
  });

  test('carries its list and its tail unchanged from round to round', async () => {
    const turns = turnsOf(
      'SAFETY RULE: never drop ledger_a',
      'yes',
      'FACT: the port is 7312',
      'x',
      ...fillers,
    );
    const [first, ...later] = await runRounds(name, turns, 5);
    expect(later).toEqual([first, first, first, first]);
  });

  test('adds what is said after a round to what that round carried', async () => {
    const [carried] = await runRounds(name, turnsOf('SAFETY RULE: never drop ledger_a', ...fillers), 1);
    const text = await run(name, [
      { role: 'system', text: carried as string },
      ...turnsOf('FACT: the port is 7312', 'noted'),
    ]);
    expect(text).toContain('- SAFETY RULE: never drop ledger_a\n- FACT: the port is 7312\n');
    expect(text.endsWith('[assistant] noted')).toBe(true);
  });
});

describe('what replaces what', () => {
  const sameStatement = [
    ['HARD CONSTRAINT: spend at most $14,317 a month', 'HARD CONSTRAINT: spend at most $9,800.50 a month'],
    ['GOAL STATE: cut over by 2027-03-18.', 'GOAL STATE: cut over by 2028-11-02.'],
    ['GOAL STATE: cut over by 18 Mar 2027', 'GOAL STATE: cut over by 2 September 2028'],
    ['GOAL STATE: cut over by March 18, 2027', 'GOAL STATE: cut over by Nov 2, 2028'],
    ['FACT: the base is commit 9f3ac1e0, on main', 'FACT: the base is commit 12345678, on main'],
    ['FACT: the cap is 30% of 1,200 rows', 'FACT: the cap is 45% of 900 rows'],
    ['FACT: the time limit is 30s', 'FACT: the time limit is 1500ms'],
  ];
  const twoStatements = [
    ['SAFETY RULE: never write to db-keldar-07', 'SAFETY RULE: never write to db-keldar-08'],
    ['FACT: logs are under s3://logs/k7r4', 'FACT: logs are under s3://logs/t2n9'],
    ['FACT: the ticket is KTR-2291', 'FACT: the ticket is KTR-4410'],
    ['HARD CONSTRAINT: flights at most $400', 'HARD CONSTRAINT: hotels at most $400'],
    ['USER PREFERENCE: charts in #3f8ac1', 'USER PREFERENCE: charts in #0c77c4'],
    ['FACT: the limit is $400', 'HARD CONSTRAINT: the limit is $400'],
  ];

  test.each(sameStatement)('%s is replaced by %s', async (older, latest) => {
    const turns = turnsOf(older, 'noted', latest, 'noted', 'x', 'y');
    const updated = await run('update-aware-checklist', turns);
    expect(updated).toContain(latest);
    expect(updated).not.toContain(older);
    const plain = await run('checklist-carrying', turns);
    expect(plain).toContain(latest);
    expect(plain).toContain(older);
  });

  test.each(twoStatements)('%s stays beside %s', async (one, other) => {
    const text = await run('update-aware-checklist', turnsOf(one, 'noted', other, 'noted'));
    expect(text).toContain(`- ${one}`);
    expect(text).toContain(`- ${other}`);
  });
});

test('llmSummarizer hands the text over and returns what comes back, at once or later', async () => {
  const count = llmSummarizer((text) => `${text.length} characters`, { name: 'counter' });
  expect(count.name).toBe('counter');
  expect(await run(count, turnsOf('four'))).toBe('11 characters');
  const later = llmSummarizer(async (text) => `Summary: ${text}`, { name: 'later' });
  expect(await run(later, turnsOf('four'))).toBe('Summary: [user] four');
});

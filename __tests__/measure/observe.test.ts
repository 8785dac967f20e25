import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { observe, probeText } from '../../src/measure/observe.js';
import type { Judgement, Outcome, Probe } from '../../src/probes/index.js';
import { lossSchema, sessionSchema } from '../../src/results.js';
import type { Canary } from '../../src/sessions/canary.js';
import type { Session } from '../../src/sessions/session.js';

const canary = (id: string, more: Partial<Canary> = {}): Canary => ({
  id,
  type: 'fact',
  content: `The gate of ${id} is g-${id}.`,
  required_tokens: [`g-${id}`],
  direct_question: `Which gate is ${id}?`,
  ...more,
});

function sessionOf(canaries: Canary[]): Session {
  const turns = canaries.map(({ content }) => ({ role: 'user' as const, text: content }));
  return { id: 's-1', turns, planted: canaries.map((planted, turn) => ({ canary: planted, turn })) };
}

/** A probe that finds what a text says it should: lines `id outcome note|quote`. */
const scripted: Probe = {
  name: 'scripted',
  version: 1,
  summary: '',
  read: (text) => ({
    explain: () => [],
    judge: ({ id, superseded_tokens }): Judgement => {
      const [, outcome = 'held', note, quote] =
        new RegExp(`^${id} (\\w+)(?: (.*)\\|([\\s\\S]*))?$`, 'm').exec(text) ?? [];
      return {
        outcome: outcome as Outcome,
        direct: false,
        behavior: null,
        exactUse: null,
        stale: superseded_tokens !== undefined && outcome === 'ambiguous',
        ...(note === undefined || quote === undefined
          ? {}
          : { evidence: { quote, note, start: 0, end: quote.length } }),
      };
    },
  }),
};

const observed = (canaries: Canary[], texts: string[]) =>
  observe(sessionOf(canaries), { texts, durations: texts.map(() => 1) }, probeText(scripted));

test('a loss has the place that decided it, at the first round that lost it', async () => {
  const { losses, doubts } = await observed([canary('a')], ['a altered it says h-a|gate h-a', 'a missing']);
  expect(losses).toEqual([
    expect.objectContaining({
      id: 'a',
      round: 1,
      outcome: 'altered',
      quote: 'gate h-a',
      note: 'it says h-a',
      answer: expect.any(String),
    }),
  ]);
  expect(doubts).toBeUndefined();
});

test('what is unverified is a doubt and no loss, until a round loses it for certain', async () => {
  const texts = ['a unverified who knows|gate', 'a unverified', 'a missing'];
  const { losses, doubts, rounds } = await observed([canary('a')], texts);
  expect(doubts).toEqual([
    expect.objectContaining({ id: 'a', round: 1, outcome: 'unverified', quote: 'gate', note: 'who knows' }),
  ]);
  expect(losses).toEqual([expect.objectContaining({ id: 'a', round: 3, outcome: 'missing' })]);
  expect(losses[0]).not.toHaveProperty('quote');
  expect(rounds.map(({ outcomes }) => outcomes['a'])).toEqual(['unverified', 'unverified', 'missing']);
});

test('an update with both its values is told as such, and is not lost', async () => {
  const canaries = [canary('a', { superseded_tokens: ['f-a'] }), canary('b')];
  const { losses, rounds } = await observed(canaries, ['a ambiguous\nb ambiguous']);
  expect(losses.map(({ id }) => id)).toEqual(['b']);
  expect(rounds[0]).toMatchObject({ outcomes: { a: 'ambiguous', b: 'ambiguous' }, stale: ['a'] });
});

test('a blank quote or note is none', async () => {
  const { losses } = await observed([canary('a')], ['a missing  | ']);
  expect(losses[0]).not.toHaveProperty('quote');
  expect(losses[0]).not.toHaveProperty('note');
});

test('quotes and notes of any length become ones that the document lets in, from their start', async () => {
  const long = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }).map((text) => `x${text}`);
  await fc.assert(
    fc.asyncProperty(long, long, async (quote, note) => {
      const finds: Probe = {
        ...scripted,
        read: () => ({
          explain: () => [],
          judge: () => ({
            ...{ outcome: 'altered', direct: false, behavior: null, exactUse: null, stale: false },
            evidence: { quote, note, start: 0, end: quote.length },
          }),
        }),
      };
      const session = sessionOf([canary('a')]);
      const found = await observe(session, { texts: ['t'], durations: [1] }, probeText(finds));
      expect(sessionSchema.safeParse({ ...found, fault: null }).success).toBe(true);
      const loss = lossSchema.parse(found.losses[0]);
      for (const [kept = '', whole] of [
        [loss.quote, quote],
        [loss.note, note],
      ] as const) {
        if (whole.length <= 200) expect(kept).toBe(whole);
        else {
          expect(kept.endsWith('…')).toBe(true);
          expect(whole.startsWith(kept.slice(0, -1))).toBe(true);
          expect(kept.length).toBeGreaterThan(197);
          expect(kept).not.toMatch(/\p{Cs}/u);
        }
      }
    }),
    { numRuns: 100 },
  );
});

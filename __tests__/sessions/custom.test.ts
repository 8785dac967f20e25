import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type Canary, canaryTypes, renderTurns, type Session, suiteNamed } from '../../src/sessions/index.js';

function sessions(canaries: readonly Canary[], seeds: readonly number[], sessionChars?: number): Session[] {
  const request = { seeds, canaries, ...(sessionChars !== undefined && { sessionChars }) };
  return (
    suiteNamed('custom')
      ?.plan(request)
      .map((plan) => plan.build()) ?? []
  );
}

function canary(id: string, content: string): Canary {
  return { id, type: 'fact', content, required_tokens: ['zebra'], direct_question: 'Which animal?' };
}

test('without canaries there is nothing to plan', () => {
  expect(suiteNamed('custom')?.plan({ seeds: [1, 2] })).toEqual([]);
  expect(suiteNamed('custom')?.plan({ seeds: [1, 2], canaries: [] })).toEqual([]);
});

test('plants any canaries once each, verbatim, in their order in the list', () => {
  const contents = fc.uniqueArray(fc.string({ minLength: 1, unit: 'grapheme' }), {
    minLength: 1,
    maxLength: 12,
  });
  fc.assert(
    fc.property(contents, fc.nat(), fc.constantFrom(...canaryTypes), (texts, seed, type) => {
      const canaries = texts.map((text, i) => ({ ...canary(`c${i}`, `${text} zebra ${i}`), type }));
      const [session] = sessions(canaries, [seed]) as [Session];
      expect(session.id).toBe(`custom-${seed}`);
      expect(session.planted.map((planted) => planted.canary)).toEqual(canaries);
      for (const planted of session.planted) {
        expect(session.turns[planted.turn]).toEqual({ role: 'user', text: planted.canary.content });
      }
      expect(session.turns.filter(({ text }) => text.includes('zebra')).length).toBe(canaries.length);
    }),
    { numRuns: 50 },
  );
});

test('places depend on the seed, and a seed always gives the same session', () => {
  const canaries = Array.from({ length: 6 }, (_, i) => canary(`c${i}`, `zebra ${i}`));
  const [first, second, again] = sessions(canaries, [1, 2, 1]) as [Session, Session, Session];
  expect(again).toEqual(first);
  const places = (session: Session): number[] => session.planted.map(({ turn }) => turn);
  expect(places(second)).not.toEqual(places(first));
});

test('a session is as long as one of the corpus, or as long as one asks', () => {
  const one = [canary('c', 'the mascot is a zebra')];
  const chars = (sessionChars?: number): number =>
    renderTurns((sessions(one, [1], sessionChars)[0] as Session).turns).length;
  expect(chars()).toBeGreaterThan(8_500);
  expect(chars()).toBeLessThan(10_500);
  expect(chars(30_000)).toBeGreaterThanOrEqual(30_000);
});

test('with few canaries, places differ from seed to seed over the whole session', () => {
  const seeds = Array.from({ length: 60 }, (_, i) => i);
  const places = sessions([canary('c', 'the mascot is a zebra')], seeds).map(
    ({ turns, planted }) => (planted[0]?.turn as number) / turns.length,
  );
  expect(Math.min(...places)).toBeLessThan(0.2);
  expect(Math.max(...places)).toBeGreaterThan(0.8);
});

test('a session of their own is measured as it is, once, whatever the seeds and the size', () => {
  const one = canary('c', 'the mascot is a zebra');
  const own = {
    turns: [
      { role: 'user' as const, text: 'By the way, the mascot is a zebra.' },
      { role: 'assistant' as const, text: 'Noted.' },
    ],
    planted: [{ canary: one, turn: 0 }],
  };
  const request = { seeds: [1, 2, 3], canaries: [one], session: own, sessionChars: 30_000 };
  const plans = suiteNamed('custom')?.plan(request) ?? [];
  expect(plans.map(({ id, seed }) => [id, seed])).toEqual([['custom', undefined]]);
  expect(plans[0]?.build()).toEqual({ id: 'custom', ...own });
});

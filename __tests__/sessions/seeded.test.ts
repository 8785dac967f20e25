import { expect, test } from '@jest/globals';
import { canarySchema, positionOf, renderTurns, type Session, suiteNamed } from '../../src/sessions/index.js';
import { sha256 } from './sha256.js';

function build(sessionChars?: number): Session {
  const plan = suiteNamed('seeded')?.plan({
    seeds: [1, 2],
    ...(sessionChars !== undefined && { sessionChars }),
  });
  expect(plan?.map(({ id }) => id)).toEqual(['seeded']);
  return plan?.[0]?.build() as Session;
}

test('is the same session for ever', () => {
  // A new hash here means a new corpus version in src/results.ts.
  expect(sha256(build())).toBe('6e7178f0697200e1dd4ca0d230318a1c60ef3c2b8a7a85581c24c7ba72d64e4e');
  expect(build()).toEqual(build());
});

test('is one system turn and exchanges of user and assistant, 127 turns in all', () => {
  const { turns } = build();
  expect(turns.length).toBe(127);
  expect(turns[0]?.role).toBe('system');
  turns.slice(1).forEach(({ role }, i) => {
    expect(role).toBe(i % 2 === 0 ? 'user' : 'assistant');
  });
});

test('states the types in its order, each after two filler exchanges', () => {
  const inOrder = [...build().planted].sort((a, b) => a.turn - b.turn);
  expect(inOrder.map(({ canary }) => canary.type[0]?.replace('h', 'c').replace('u', 'p')).join('')).toBe(
    'sfcpgsfcpgsfcpgsfcpg',
  );
  expect(inOrder.map(({ turn }) => turn)).toEqual(Array.from({ length: 20 }, (_, i) => 6 * i + 5));
});

test('plants canaries that follow their schema, where it says, in the order of their slots', () => {
  const { turns, planted } = build();
  expect(planted.map(({ canary }) => canary.id).slice(0, 5)).toEqual([
    'safety_rule-1',
    'safety_rule-2',
    'safety_rule-3',
    'safety_rule-4',
    'hard_constraint-1',
  ]);
  for (const { canary, turn } of planted) {
    expect(canarySchema.parse(canary)).toEqual(canary);
    expect(turns[turn]).toEqual({ role: 'user', text: canary.content });
  }
});

test('no value stands anywhere else in the session', () => {
  const { turns, planted } = build();
  for (const { canary, turn } of planted) {
    for (const value of canary.exact_use_required_tokens ?? []) {
      const places = turns.flatMap(({ text }, i) => (text.toLowerCase().includes(value) ? [i] : []));
      expect({ value, places }).toEqual({ value, places: [turn] });
    }
  }
});

test('grows with fillers to a size, and keeps statements in their thirds of it', () => {
  const base = build();
  const grown = build(100_000);
  const chars = renderTurns(grown.turns).length;
  expect(chars).toBeGreaterThanOrEqual(100_000);
  expect(chars).toBeLessThan(100_200);
  expect(grown.planted.map(({ canary }) => canary)).toEqual(base.planted.map(({ canary }) => canary));
  const order = (session: Session): string[] =>
    [...session.planted].sort((a, b) => a.turn - b.turn).map(({ canary }) => canary.id);
  expect(order(grown)).toEqual(order(base));
  const moved = grown.planted.filter(({ turn }, i) => {
    const before = base.planted[i]?.turn as number;
    return positionOf(turn, grown.turns.length) !== positionOf(before, base.turns.length);
  });
  expect(moved.length).toBeLessThanOrEqual(3);
  expect(build(10)).toEqual(base);
});

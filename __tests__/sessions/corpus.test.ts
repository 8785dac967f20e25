import { describe, expect, test } from '@jest/globals';
import { fillers } from '../../src/sessions/fillers.js';
import {
  canarySchema,
  isUpdate,
  positionOf,
  renderTurns,
  type Session,
  suiteNamed,
} from '../../src/sessions/index.js';
import { kinds } from '../../src/sessions/kinds/index.js';
import { systemTurn } from '../../src/sessions/system-turn.js';
import { sha256 } from './sha256.js';

const slots = kinds.map(({ slot }) => slot as string);

function* sessions(seeds: number, sessionChars?: number): Generator<Session> {
  const range = Array.from({ length: seeds }, (_, i) => i + 1);
  const plans =
    suiteNamed('corpus')?.plan({ seeds: range, ...(sessionChars !== undefined && { sessionChars }) }) ?? [];
  for (const plan of plans) yield plan.build();
}

function sessionOf(seed: number): Session {
  return suiteNamed('corpus')
    ?.plan({ seeds: [seed] })[0]
    ?.build() as Session;
}

describe('seeds are a contract', () => {
  // New hashes here mean a new corpus version in src/results.ts.
  test.each([
    [1, '2f5acd66faee5c00a8a669eec49a1d70cd07fa5a885e5fa18c34be5ee607af45'],
    [2, '300a41cecad350300420bde641316e8d69c2ef5d32b8221078a662a5e9820c7f'],
    [3, '40d2de4372c1bf224509e9dd0d0f3abaf4630d07c62421edc33428571b28441a'],
  ])('seed %i', (seed, hash) => {
    expect(sha256(sessionOf(seed))).toBe(hash);
  });

  test('a session depends on its seed alone', () => {
    const plans = suiteNamed('corpus')?.plan({ seeds: [9, 3, 9] }) ?? [];
    expect(plans.map(({ id, seed }) => [id, seed])).toEqual([
      ['corpus-9', 9],
      ['corpus-3', 3],
      ['corpus-9', 9],
    ]);
    expect(plans[1]?.build()).toEqual(sessionOf(3));
    expect(plans[2]?.build()).toEqual(plans[0]?.build());
    expect(sha256(sessionOf(2 ** 40 + 3).turns)).not.toBe(sha256(sessionOf(3).turns));
  });
});

test('every session plants the twenty slots in their order, by the schema, where it says', () => {
  for (const { id, seed, turns, planted } of sessions(10)) {
    expect(id).toBe(`corpus-${seed}`);
    expect(planted.map(({ canary }) => canary.id)).toEqual(slots);
    for (const { canary, turn } of planted) {
      expect(canarySchema.parse(canary)).toEqual(canary);
      expect(turns[turn]).toEqual({ role: 'user', text: canary.content });
    }
  }
});

test('a cap and a deadline are updates: the same statement with the older value, eight turns before or more', () => {
  for (const { turns, planted } of sessions(200)) {
    const updates = planted.filter(({ canary }) => isUpdate(canary));
    expect(updates.map(({ canary }) => canary.id)).toEqual(['hard_constraint-1', 'goal_state-1']);
    for (const { canary, turn } of updates) {
      const [older] = canary.superseded_tokens as [string];
      const [latest] = canary.exact_use_required_tokens as [string];
      const stated = turns.findIndex(({ text }) => text.toLowerCase().includes(older));
      expect(turns[stated]?.text.toLowerCase()).toBe(canary.content.toLowerCase().replace(latest, older));
      expect(turn - stated).toBeGreaterThanOrEqual(8);
    }
  }
});

test('over 2,000 seeds, no value occurs in a filler, another statement or another value', () => {
  const said = [systemTurn, ...fillers.flat(), ...kinds.flatMap(({ acknowledgements }) => acknowledgements)];
  const prose = said.join('\n').toLowerCase();
  const found: string[] = [];
  for (const { id, turns, planted } of sessions(2000)) {
    const statements = turns.map(({ text }) => text.toLowerCase()).filter((text) => /^[a-z ]+: /.test(text));
    expect(statements.length).toBe(22);
    const values = planted.flatMap(({ canary }) => [
      ...(canary.exact_use_required_tokens ?? []),
      ...(canary.superseded_tokens ?? []),
    ]);
    values.forEach((value, i) => {
      const inStatements = statements.filter((text) => text.includes(value)).length;
      const inValues = values.some((other, j) => i !== j && other.includes(value));
      if (inStatements !== 1 || inValues || prose.includes(value)) found.push(`${id}: ${value}`);
    });
  }
  expect(found).toEqual([]);
});

test('canaries, wordings and fillers are spread: every third, every wording, no filler twice', () => {
  const thirds = new Map<string, number>();
  const openings = new Map<string, Set<string>>();
  for (const { turns, planted } of sessions(300)) {
    for (const { canary, turn } of planted) {
      const key = `${canary.id} ${positionOf(turn, turns.length)}`;
      thirds.set(key, (thirds.get(key) ?? 0) + 1);
      let form = canary.content.toLowerCase();
      for (const value of canary.exact_use_required_tokens ?? []) form = form.replace(value, '…');
      openings.set(canary.id, (openings.get(canary.id) ?? new Set()).add(form));
    }
    expect(new Set(turns.map(({ text }) => text)).size).toBeGreaterThanOrEqual(turns.length - 2);
  }
  for (const kind of kinds) expect(openings.get(kind.slot)?.size).toBe(kind.wordings.length);
  // An update stands after its older statement, so it is seldom early; all others are anywhere.
  const anywhere = slots.filter((slot) => !kinds.find((kind) => kind.slot === slot)?.updates);
  for (const slot of anywhere) {
    for (const third of ['early', 'middle', 'late']) {
      expect(thirds.get(`${slot} ${third}`)).toBeGreaterThan(60);
      expect(thirds.get(`${slot} ${third}`)).toBeLessThan(150);
    }
  }
});

test('grows with fillers to a size without changing what is stated', () => {
  const grown = [...sessions(3, 40_000)];
  grown.forEach((session, i) => {
    const base = sessionOf(i + 1);
    expect(renderTurns(session.turns).length).toBeGreaterThanOrEqual(40_000);
    expect(renderTurns(session.turns).length).toBeLessThan(40_200);
    expect(session.planted.map(({ canary }) => canary)).toEqual(base.planted.map(({ canary }) => canary));
  });
});

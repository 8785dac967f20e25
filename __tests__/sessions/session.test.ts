import { expect, test } from '@jest/globals';
import { positionOf, renderTurns, suiteNamed, suites } from '../../src/sessions/index.js';

test('positions are thirds of the turns', () => {
  const nine = Array.from({ length: 9 }, (_, turn) => positionOf(turn, 9));
  expect(nine).toEqual(['early', 'early', 'early', 'middle', 'middle', 'middle', 'late', 'late', 'late']);
  expect(positionOf(0, 1)).toBe('early');
  expect(positionOf(9, 10)).toBe('late');
});

test('turns are rendered as lines with their roles', () => {
  const turns = [
    { role: 'system', text: 'a' },
    { role: 'tool', text: 'b\nc' },
  ] as const;
  expect(renderTurns(turns)).toBe('[system] a\n[tool] b\nc');
  expect(renderTurns([])).toBe('');
});

test('suites are found by name', () => {
  expect(suites.map(({ name }) => name)).toEqual(['seeded', 'corpus', 'custom']);
  for (const suite of suites) expect(suiteNamed(suite.name)).toBe(suite);
  expect(suiteNamed('semantics')).toBeUndefined();
});

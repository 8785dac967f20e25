import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wilson } from '../../src/judge/wilson.js';

test('gives the published interval of 15 in 148', () => {
  // Newcombe, Statistics in Medicine 17 (1998), table I: 15/148 by the score method is 0.0624 to 0.1605.
  const [low, high] = wilson(15, 148);
  expect(low).toBeCloseTo(0.0624, 4);
  expect(high).toBeCloseTo(0.1605, 4);
});

test('holds the share, stays between 0 and 1, and narrows with more canaries', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (total, part) => {
        const hits = Math.round(part * total);
        const [low, high] = wilson(hits, total);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        expect(low).toBeLessThanOrEqual(hits / total);
        expect(high).toBeGreaterThanOrEqual(hits / total);
        const [wideLow, wideHigh] = [low, high];
        const [narrowLow, narrowHigh] = wilson(hits * 10, total * 10);
        expect(narrowHigh - narrowLow).toBeLessThan(wideHigh - wideLow);
      },
    ),
  );
});

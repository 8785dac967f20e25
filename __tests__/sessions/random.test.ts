import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Random } from '../../src/sessions/random.js';

const seed = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });

function draws(random: Random, count = 8): number[] {
  return Array.from({ length: count }, () => random.next());
}

test('gives what the published algorithm gives', () => {
  // The same steps with arbitrary-precision integers, reduced after each.
  const mask = 0xffff_ffffn;
  const state = { a: 7n, b: 0x89ab_cdefn, c: 0x1234n, counter: 1n };
  const reference = (): number => {
    const sum = (state.a + state.b + state.counter) & mask;
    state.counter = (state.counter + 1n) & mask;
    state.a = state.b ^ (state.b >> 9n);
    state.b = (state.c + (state.c << 3n)) & mask;
    state.c = ((((state.c << 21n) | (state.c >> 11n)) & mask) + sum) & mask;
    return Number(sum);
  };
  for (let i = 0; i < 15; i++) reference();
  const expected = Array.from({ length: 500 }, reference);
  expect(draws(new Random(0x1234_89ab_cdef, 7), 500)).toEqual(expected);
});

test('a seed and a stream always give the same numbers, others give others', () => {
  fc.assert(
    fc.property(seed, fc.nat(), (value, stream) => {
      const numbers = draws(new Random(value, stream));
      expect(draws(new Random(value, stream))).toEqual(numbers);
      expect(draws(new Random(value, stream + 1))).not.toEqual(numbers);
      expect(draws(new Random(value === 0 ? 1 : value - 1, stream))).not.toEqual(numbers);
    }),
  );
});

test('integers stay in their range and reach both ends of it', () => {
  fc.assert(
    fc.property(seed, fc.integer({ min: -50, max: 50 }), fc.nat(6), (value, least, width) => {
      const random = new Random(value, 0);
      const seen = new Set(Array.from({ length: 400 }, () => random.between(least, least + width)));
      expect([...seen].sort((x, y) => x - y)).toEqual(Array.from({ length: width + 1 }, (_, i) => least + i));
    }),
  );
});

test('a shuffle keeps the items, and every order of three is as likely', () => {
  const random = new Random(1, 1);
  const counts = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = random.shuffle(['a', 'b', 'c']).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

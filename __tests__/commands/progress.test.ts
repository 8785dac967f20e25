import { expect, test } from '@jest/globals';
import { progressLine } from '../../src/commands/progress.js';

function watch(watched: boolean) {
  let written = '';
  const line = progressLine({ watched, err: (text) => (written += text) });
  return { line, written: () => written };
}

test('a line above the progress leaves it where it was', () => {
  const { line, written } = watch(true);
  line.show(1, 2);
  line.above('said');
  line.show(2, 2);
  line.clear();
  const erase = '\r\u001b[K';
  expect(written()).toBe(
    `${erase}1 of 2 sessions${erase}said\n${erase}1 of 2 sessions${erase}2 of 2 sessions${erase}`,
  );
});

test('where nobody watches, only lines for good are written', () => {
  const { line, written } = watch(false);
  line.show(1, 2);
  line.above('said');
  line.clear();
  expect(written()).toBe('said\n');
});

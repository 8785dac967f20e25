import { expect, test } from '@jest/globals';
import { limitedOutput } from '../src/shown-output.js';

const NOTE = '(no more is shown than 2,000 lines or 256 kB)';

function shown(lines: readonly string[]): string[] {
  const out: string[] = [];
  const show = limitedOutput((line) => out.push(line));
  for (const line of lines) show(line);
  return out;
}

test('shows 2,000 lines and then one note', () => {
  const lines = Array.from({ length: 2000 }, (_, i) => `line ${i}`);
  expect(shown(lines)).toEqual(lines);
  expect(shown([...lines, 'more', 'and more'])).toEqual([...lines, NOTE]);
});

test('shows 256 kB and then one note', () => {
  const lines = Array(300).fill('x'.repeat(999));
  expect(shown(lines)).toEqual([...lines.slice(0, 256), NOTE]);
});

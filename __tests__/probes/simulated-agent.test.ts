import { expect, test } from '@jest/globals';
import { NOT_IN_CONTEXT, SimulatedAgent } from '../../src/probes/index.js';

const text = [
  '[system] Summary of the work so far.',
  '- The export job of the ledger runs in region qa-north-7.',
  '- Replies to suppliers are written in Welsh.',
].join('\n');

test('quotes the line that the question is about', () => {
  expect(new SimulatedAgent(text).answer('In which region does the ledger export run?')).toBe(
    '- The export job of the ledger runs in region qa-north-7.',
  );
});

test('says so when no line is about the question', () => {
  expect(new SimulatedAgent(text).answer('What is the budget of the spring campaign?')).toBe(NOT_IN_CONTEXT);
  expect(new SimulatedAgent('').answer('What is the budget?')).toBe(NOT_IN_CONTEXT);
});

test('cuts a line that is too long to read', () => {
  const long = `The invoice address ${'very '.repeat(500)}far away`;
  expect(new SimulatedAgent(long).answer('invoice address').length).toBe(240);
});

test('of lines that answer equally well it quotes the first', () => {
  const twice = 'The port is 1.\nNothing.\nThe port is 2.';
  expect(new SimulatedAgent(twice).answer('Which port is it?')).toBe('The port is 1.');
});

test('reads no more than 20,000 lines, and no text takes long', () => {
  const numbered = Array.from({ length: 20_001 }, (_, i) => `Dock ${i} is free.`).join('\n\n');
  const agent = new SimulatedAgent(numbered);
  expect(agent.answer('dock 19999')).toBe('Dock 19999 is free.');
  expect(agent.answer('dock 20000')).not.toContain('20000');

  const began = performance.now();
  const busy = new SimulatedAgent('b\n'.repeat(4 * 2 ** 20));
  for (let i = 0; i < 20; i++) expect(busy.answer('Which b is it?')).toBe('b');
  for (const text of ['b '.repeat(4 * 2 ** 20), '\n'.repeat(8 * 2 ** 20)]) new SimulatedAgent(text);
  // Generous for a busy machine; an agent that looks at every line for every question takes several times as long.
  expect(performance.now() - began).toBeLessThan(3000);
});

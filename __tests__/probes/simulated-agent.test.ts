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

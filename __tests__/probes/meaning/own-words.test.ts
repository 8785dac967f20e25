import { describe, expect, test } from '@jest/globals';
import { probeNamed } from '../../../src/probes/index.js';
import type { Canary } from '../../../src/sessions/index.js';

function outcomeOf(canary: Canary, text: string): string | undefined {
  return probeNamed('meaning')?.read(text).judge(canary).outcome;
}

const owner: Canary = {
  id: 'owner',
  type: 'fact',
  content: 'Priya Natarajan owns the invoice importer.',
  required_tokens: ['priya natarajan'],
  direct_question: 'Who owns the invoice importer?',
};

describe('an alias counts as its token', () => {
  const text = 'The invoice importer is owned by PN.';

  test('as initials, in any letter case, in prose, in a table and as a label', () => {
    const aliased = { ...owner, aliases: { 'Priya Natarajan': ['the ledger lead', 'pn'] } };
    expect(outcomeOf(owner, text)).not.toBe('held');
    expect(outcomeOf(aliased, text)).toBe('held');
    expect(outcomeOf(aliased, 'The invoice importer is owned by the Ledger\nlead.')).toBe('held');
    expect(outcomeOf(aliased, '| invoice importer | owner |\n|---|---|\n| nightly | PN |\n')).toBe('held');
    expect(outcomeOf(aliased, 'PN: owns the invoice importer')).toBe('held');
  });

  test('only as whole words, and only on its own subject', () => {
    const aliased = { ...owner, aliases: { 'priya natarajan': ['pn'] } };
    expect(outcomeOf(aliased, 'The invoice importer is owned by the HPNS desk.')).not.toBe('held');
    expect(
      outcomeOf(aliased, 'The invoice importer is owned by Olaf Brenner. PN approves holidays.'),
    ).not.toBe('held');
  });

  test('as a value in any notation, and then it is no rival of the token', () => {
    const cap: Canary = {
      id: 'cap',
      type: 'hard_constraint',
      content: 'The cloud bill must stay below 465 USD a day.',
      required_tokens: ['465 usd'],
      direct_question: 'What is the cap on the cloud bill a day?',
      aliases: { '465 usd': ['427 EUR'] },
    };
    expect(outcomeOf(cap, 'The cloud bill must stay below €427.00 a day.')).toBe('held');
    expect(outcomeOf({ ...cap, aliases: {} }, 'The cloud bill must stay below €427.00 a day.')).toBe(
      'altered',
    );
    expect(outcomeOf(cap, 'The cloud bill must stay below €428.00 a day.')).toBe('altered');
  });

  test('for words that are no value', () => {
    const tone: Canary = {
      id: 'tone',
      type: 'user_preference',
      content: 'Answer the suppliers with a bottom line first.',
      required_tokens: ['bottom line'],
      direct_question: 'How does the user want answers to the suppliers?',
    };
    const text = 'Answers to the suppliers open with the BLUF.';
    expect(outcomeOf(tone, text)).not.toBe('held');
    expect(outcomeOf({ ...tone, aliases: { 'bottom line': ['bluf'] } }, text)).toBe('held');
    const without = 'Answers to the suppliers open with a greeting.';
    expect(outcomeOf({ ...tone, aliases: { 'bottom line': ['bluf'] } }, without)).not.toBe('held');
  });
});

test('a subject of its own replaces the derived one', () => {
  const text = 'Harbour crane: Priya Natarajan.';
  const subject = [['importer', 'crane'], ['harbour']];
  expect(outcomeOf(owner, text)).not.toBe('held');
  expect(outcomeOf({ ...owner, subject }, text)).toBe('held');
  expect(outcomeOf({ ...owner, subject }, 'Invoice reader: Priya Natarajan.')).not.toBe('held');
});

test('a subject of function words alone is none', () => {
  const text = 'Priya Natarajan owns the invoice importer.';
  expect(outcomeOf({ ...owner, subject: [['of the']] }, text)).toBe('held');
});

import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { type Declared, extras, hyphened, table } from '../../src/settings/index.js';

interface ActionFile {
  name: string;
  description: string;
  runs: { using: string; main: string };
  branding: { icon: string; color: string };
  inputs: Record<string, { description: string; required?: boolean }>;
  outputs: Record<string, { description: string }>;
}

const action = parse(readFileSync('action.yml', 'utf8')) as ActionFile;
const declared: Record<string, Declared> = { ...table, ...extras };

test('action.yml has every setting as an input and no other, with the same description', () => {
  const expected = Object.entries(declared).map(([name, { description }]) => [hyphened(name), description]);
  const actual = Object.entries(action.inputs).map(([name, { description }]) => [name, description]);
  expect(actual).toEqual(expected);
});

test('no input has a default or is required there, so that a config file can say it', () => {
  for (const input of Object.values(action.inputs)) expect(Object.keys(input)).toEqual(['description']);
});

test('the outputs are those that others build on', () => {
  expect(Object.keys(action.outputs)).toEqual([
    'passed',
    'verdict',
    'results-path',
    'report-path',
    'survival',
    'flagged-types',
    'cliff-types',
  ]);
});

test('it runs the built action under Node 24', () => {
  expect(action.runs).toEqual({ using: 'node24', main: 'dist/action/index.js' });
});

import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { jsonReport } from '../../src/report/index.js';
import { resultsSchema } from '../../src/results.js';
import * as documents from './documents.js';
import { hostileResults } from './hostile.js';

test('is the document, pretty-printed', () => {
  const { results } = documents.failsByFlags();
  const json = jsonReport(results);
  expect(resultsSchema.parse(JSON.parse(json))).toEqual(results);
  expect(json).toMatch(/^\{\n {2}"schema_version": 1,\n/);
  expect(json.endsWith('}\n')).toBe(true);
});

test('holds no command of a runner and no control character, and is the same document all the same', () => {
  fc.assert(
    fc.property(hostileResults, (results) => {
      const json = jsonReport(results);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(results)));
      expect(json).not.toMatch(/##\w*\[|^\s*::|[\u007f-\u009f]|\p{Cf}/mu);
    }),
  );
});

test('writes the old command marker as an escape', () => {
  const { results } = documents.passes();
  const json = jsonReport({ ...results, settings: { note: '##[error]x' } });
  expect(json).toContain('"note": "#\\u0023[error]x"');
});

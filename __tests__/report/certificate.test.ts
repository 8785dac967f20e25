import { expect, jest, test } from '@jest/globals';
import { passes } from './documents.js';

const line = 'Probe verbatim 1: wrong in 7 of 310 labelled cases (certifies 3 of 140 lost ones)';
jest.unstable_mockModule('../../src/probes/certificate.js', () => ({
  certificateLine: ({ name, version }: { name: string; version: number }) =>
    name === 'verbatim' && version === 1 ? line : undefined,
}));
const { markdownReport, terminalReport } = await import('../../src/report/index.js');

test('every report quotes how often its probe is wrong', () => {
  const { results, notes } = passes();
  const terminal = terminalReport(results, notes, { color: false });
  expect(markdownReport(results, notes)).toContain(`\n\n${line}\n\n`);
  expect(terminal.replaceAll(/\s+/g, ' ')).toContain(` ${line} `);
  const other = { ...results, probe: { name: 'verbatim', version: 2 } };
  expect(markdownReport(other, notes)).not.toContain('labelled cases');
  expect(terminalReport(other, notes, { color: false })).not.toContain('labelled');
});

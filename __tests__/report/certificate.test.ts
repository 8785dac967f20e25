import { expect, test } from '@jest/globals';
import { certificateLine, probes } from '../../src/probes/index.js';
import { markdownReport, terminalReport } from '../../src/report/index.js';
import { passes } from './documents.js';
import { render } from './gfm.js';

test.each(probes.map(({ name, version }) => [name, version] as const))(
  'every report quotes how often its probe is wrong: %s %i',
  (name, version) => {
    const { results, notes } = passes();
    const certified = { ...results, probe: { name, version } };
    const line = certificateLine(certified.probe) ?? '';
    expect(line).toContain('labelled cases');
    const markdown = markdownReport(certified, notes);
    expect(markdown).toContain(`\n\n${line}\n\n`);
    expect(render(markdown).html).toContain(`<p>Probe <code>${name}</code> ${version}: wrong in `);
    const terminal = terminalReport(certified, notes, { color: false }).replaceAll(/\s+/g, ' ');
    expect(terminal).toContain(` ${line.replaceAll('`', '')} `);
  },
);

test('a probe that nobody certified has no such line', () => {
  const { results, notes } = passes();
  expect(markdownReport(results, notes)).not.toContain('labelled cases');
  expect(terminalReport(results, notes, { color: false })).not.toContain('labelled');
});

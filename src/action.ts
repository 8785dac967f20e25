import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureOf } from './failure.js';
import {
  type ActionOutputs,
  input,
  isDebugging,
  log,
  logGroup,
  maskToken,
  writeAnnotations,
  writeOutputs,
  writeSummary,
} from './github/index.js';
import { exitCode } from './judge/index.js';
import { knownTo } from './known.js';
import {
  annotations,
  failureAnnotations,
  failureLines,
  failureMarkdown,
  jsonReport,
  markdownReport,
  outputLine,
  planLine,
  terminalReport,
} from './report/index.js';
import { runConformance } from './run.js';
import { inputLayer, loadSettings, originOf } from './settings/index.js';
import { writeFile } from './write-file.js';

/** The step: inputs in; log, annotations, summary and outputs out. Whatever happens, the last two are written. */
async function main(): Promise<number> {
  const workspace = process.env['GITHUB_WORKSPACE'] ?? process.cwd();
  const folder = mkdtempSync(join(process.env['RUNNER_TEMP'] ?? tmpdir(), 'compaction-conformance-'));
  const reportPath = join(folder, 'report.md');
  let outputs: ActionOutputs = { passed: false, reportPath };
  let markdown = '';
  try {
    maskToken();
    const settings = loadSettings({ ...knownTo(workspace), layers: [inputLayer(input)] });
    const verbose = settings.verbose || isDebugging();
    const printed = logGroup('What the compactor prints');
    const { results, notes } = await runConformance(
      settings,
      { workspace, environment: process.env },
      {
        onPlan: (plan) => log(planLine(plan)),
        ...(verbose ? { onOutput: (line) => printed.log(outputLine(line)) } : {}),
      },
    ).finally(printed.close);
    markdown = markdownReport(results, notes);
    const resultsPath = settings.output ?? join(folder, 'results.json');
    outputs = { passed: results.gate.passed, results, reportPath };
    log(terminalReport(results, notes, { color: false }));
    writeAnnotations(annotations(results, notes));
    writeFile(
      `${originOf(settings, 'output')}: ${JSON.stringify(resultsPath)}`,
      resultsPath,
      jsonReport(results),
      'replace',
    );
    outputs.resultsPath = resultsPath;
    return exitCode(results);
  } catch (error) {
    const failure = failureOf(error);
    outputs.passed = false;
    markdown += failureMarkdown(failure);
    // Annotations show in the log as well; a stack only does so here.
    if (failure.stack !== undefined) log(failureLines(failure).join('\n'));
    writeAnnotations(failureAnnotations(failure));
    return failure.exit;
  } finally {
    writeFileSync(reportPath, markdown);
    writeOutputs(outputs);
    await writeSummary(markdown);
  }
}

process.exitCode = await main();

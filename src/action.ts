import './no-debugger.js';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { failureOf } from './failure.js';
import {
  type ActionOutputs,
  input,
  inputNames,
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
  type Failure,
  failureAnnotations,
  failureLines,
  failureMarkdown,
  jsonReport,
  markdownReport,
  outputLine,
  planLines,
  terminalReport,
} from './report/index.js';
import { runConformance, writeResults } from './run.js';
import { inputLayer, loadSettings, SettingsError } from './settings/index.js';
import { workspaceOf } from './workspace.js';
import { writeFile } from './write-file.js';

/** What is left to hand over when a run is over, however it ended. */
interface Outcome {
  exit: number;
  outputs: ActionOutputs;
  /** The report of what was measured; empty where nothing was. */
  report: string;
  failures: Failure[];
}

/** The step: inputs in; log, annotations, summary and outputs out. Whatever happens, the last two are written. */
async function main(): Promise<number> {
  const outcome: Outcome = { exit: 4, outputs: { passed: false }, report: '', failures: [] };
  try {
    await run(outcome);
  } catch (error) {
    tell(outcome, failureOf(error));
  }
  await handOver(outcome);
  return outcome.exit;
}

async function run(outcome: Outcome): Promise<void> {
  maskToken();
  const workspace = workspaceOf(process.env['GITHUB_WORKSPACE']);
  const folder = makeFolder();
  outcome.outputs.reportPath = join(folder, 'report.md');
  const settings = loadSettings({ ...knownTo(workspace), layers: [inputLayer(input, inputNames())] });
  const verbose = settings.verbose || isDebugging();
  const printed = logGroup('What the compactor prints');
  const { results, notes } = await runConformance(
    settings,
    { workspace, environment: process.env },
    {
      onPlan: (plan) => log(planLines(plan).join('\n')),
      ...(verbose ? { onOutput: (line) => printed.log(outputLine(line)) } : {}),
    },
  ).finally(printed.close);
  outcome.report = markdownReport(results, notes);
  outcome.outputs.results = results;
  const resultsPath = settings.output ?? join(folder, 'results.json');
  log(terminalReport(results, { ...notes, resultsFile: resultsPath }, { color: false }));
  writeAnnotations(annotations(results, notes));
  writeResults(settings, resultsPath, jsonReport(results));
  outcome.outputs.resultsPath = resultsPath;
  outcome.outputs.passed = results.gate.passed;
  outcome.exit = exitCode(results);
}

/** A folder of this step's own for what it leaves to later steps. */
function makeFolder(): string {
  const temporary = process.env['RUNNER_TEMP'] || tmpdir();
  try {
    mkdirSync(temporary, { recursive: true });
    return mkdtempSync(join(temporary, 'compaction-conformance-'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new SettingsError([
      `RUNNER_TEMP: no folder can be made in ${JSON.stringify(temporary)} (${code}); name one that can be written.`,
    ]);
  }
}

function tell(outcome: Outcome, failure: Failure): void {
  outcome.exit = failure.exit;
  outcome.outputs.passed = false;
  outcome.failures.push(failure);
  // Annotations show in the log as well; a stack only does so here.
  if (failure.stack !== undefined) log(failureLines(failure).join('\n'));
  writeAnnotations(failureAnnotations(failure));
}

/** Writes each thing whatever became of those before it; what can't be written fails the step. */
async function handOver(outcome: Outcome): Promise<void> {
  const { outputs } = outcome;
  const markdown = () =>
    outcome.failures.length === 0 ? outcome.report : failureMarkdown(outcome.failures, outcome.report);
  const { reportPath } = outputs;
  if (reportPath !== undefined) {
    await hand('the report', () => writeFile('RUNNER_TEMP: the report', reportPath, markdown(), 'replace'));
  }
  await hand('outputs', () => writeOutputs(outputs));
  await hand('the summary', () => writeSummary(markdown()));

  async function hand(what: string, write: () => unknown): Promise<void> {
    try {
      await write();
    } catch (error) {
      const { message } = error as Error;
      tell(outcome, { exit: 4, title: `Can't write ${what}`, problems: [message] });
    }
  }
}

process.exitCode = await main();

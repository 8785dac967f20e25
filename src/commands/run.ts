import { loadSettings, settingNames } from '../settings/index.js';
import type { CommandFile } from './command.js';
import { addSettings, givenSettings } from './flags.js';
import { progressLine } from './progress.js';
import { mayColor } from './shell.js';

/** The main job: measures a compactor and gates on what it forgets. */
export const run: CommandFile = {
  name: 'run',
  summary: 'Measure a compactor, and fail if it forgets what it must not.',

  define(command) {
    addSettings(command, [...settingNames, 'config']);
    command.option('--json', 'Print the results document only, as JSON.');
  },

  async run(command, shell) {
    const [{ knownTo }, { runConformance, writeResults }, report, { exitCode }] = await Promise.all([
      import('../known.js'),
      import('../run.js'),
      import('../report/index.js'),
      import('../judge/index.js'),
    ]);
    const settings = loadSettings({ ...knownTo(shell.folder), layers: [givenSettings(command)] });
    const progress = progressLine(shell);
    const surroundings = { workspace: shell.folder, environment: shell.environment };
    const { results, notes } = await runConformance(settings, surroundings, {
      onPlan: (plan) => report.planLines(plan).forEach(progress.above),
      onProgress: progress.show,
      ...(settings.verbose ? { onOutput: (line) => progress.above(report.outputLine(line)) } : {}),
    }).finally(progress.clear);

    const json = report.jsonReport(results);
    const { columns: width } = shell;
    const { output } = settings;
    shell.out(
      command.opts()['json'] === true
        ? json
        : report.terminalReport(
            results,
            { ...notes, ...(output === undefined ? {} : { resultsFile: output }) },
            { color: mayColor(shell), ...(width === undefined ? {} : { width }) },
          ),
    );
    if (output !== undefined) writeResults(settings, output, json);
    return exitCode(results);
  },
};

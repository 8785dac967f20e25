import type { Probe } from '../probes/index.js';
import { loadSettings, type Settings, SettingsError, settingNames, suiteRequest } from '../settings/index.js';
import type { CommandFile } from './command.js';
import { addExplain, canaryOfRun, explainFlag, explanation, type PlacedCanary } from './explain.js';
import { addSettings, givenSettings } from './flags.js';
import { progressLine } from './progress.js';
import { mayColor, type Shell } from './shell.js';

/** The main job: measures a compactor and gates on what it forgets. */
export const run: CommandFile = {
  name: 'run',
  summary: 'Measure a compactor, and fail if it forgets what it must not.',

  define(command) {
    addSettings(command, [...settingNames, 'config']);
    command.option('--json', 'Print the results document only, as JSON.');
    addExplain(
      command,
      'canary',
      'Print after the report how this canary, as id or session:id, is judged after each round; without a session, in the first that plants it.',
    );
  },

  async run(command, shell) {
    const [{ knownTo }, { runConformance, writeResults }, report, { exitCode }] = await Promise.all([
      import('../known.js'),
      import('../run.js'),
      import('../report/index.js'),
      import('../judge/index.js'),
    ]);
    const settings = loadSettings({ ...knownTo(shell.folder), layers: [givenSettings(command)] });
    const explained = await toExplain(explainFlag(command), settings, shell);
    let texts: readonly string[] = [];
    const progress = progressLine(shell);
    const surroundings = { workspace: shell.folder, environment: shell.environment };
    const { results, notes } = await runConformance(settings, surroundings, {
      onPlan: (plan) => report.planLines(plan).forEach(progress.above),
      onProgress: progress.show,
      onTexts: ({ suite, session }, compacted) => {
        if (suite === explained?.suite && session.id === explained.session) texts = compacted;
      },
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
    if (explained !== undefined) {
      const { canary, session } = explained;
      shell.out(`\n${explanation(canary, session, texts, explained.probe).join('\n')}\n`);
    }
    if (output !== undefined) writeResults(settings, output, json);
    return exitCode(results);
  },
};

/** What `--explain` means, found before the first call, since calls cost. @throws SettingsError */
async function toExplain(
  written: string | undefined,
  settings: Settings,
  shell: Shell,
): Promise<(PlacedCanary & { probe: Probe }) | undefined> {
  if (written === undefined) return undefined;
  if (settings.agent !== undefined) {
    throw new SettingsError([
      'flag --explain: it explains what is read in a text, and with an agent its answers are read; leave one of them out.',
    ]);
  }
  const [{ planCells }, { probeNamed }, { suiteNamed }] = await Promise.all([
    import('../measure/index.js'),
    import('../probes/index.js'),
    import('../sessions/index.js'),
  ]);
  const suites = settings.suites.map(suiteNamed).filter((suite) => suite !== undefined);
  const cells = planCells(suites, suiteRequest(settings, shell.folder));
  return { ...canaryOfRun(written, cells), probe: probeNamed(settings.probe) as Probe };
}

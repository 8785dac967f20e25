import { findAgent, findCompactor, type Surroundings } from './compactors/index.js';
import { judge } from './judge/index.js';
import { prepareTexts } from './kept-texts.js';
import {
  type Cell,
  callsOf,
  type Lane,
  measureCells,
  planCells,
  probeAnswers,
  probeText,
  questionsOf,
} from './measure/index.js';
import { type Probe, probeNamed } from './probes/index.js';
import type { ReportNotes, RunPlan } from './report/index.js';
import {
  CORPUS_VERSION,
  type Observations,
  type Results,
  SCHEMA_VERSION,
  type SuiteObservation,
} from './results.js';
import { suites as allSuites, isUpdate, type Suite, suiteNamed, unmeasurable } from './sessions/index.js';
import {
  configOf,
  judgedSettings,
  originOf,
  type Settings,
  SettingsError,
  suiteRequest,
} from './settings/index.js';
import { limitedOutput } from './shown-output.js';
import { TOOL } from './version.js';
import { prepareFile, writeFile } from './write-file.js';

export interface RunHooks {
  /** Told before the first call, since a model's calls cost; never of a compactor that could not be loaded. */
  onPlan?(plan: RunPlan): void;
  onProgress?(done: number, total: number): void;
  /** A line that the compactor or the agent printed, raw; at most 2,000 lines or 256 kB of a run. */
  onOutput?(line: string): void;
  /** The text of each round of a session that was compacted. */
  onTexts?(cell: Cell, texts: readonly string[]): void;
}

/**
 * The main job: plans the sessions, has the compactor compact them, probes and judges what came back.
 * @throws SettingsError for what the user has to mend. A compactor that fails is in the results, not thrown.
 */
export async function runConformance(
  settings: Settings,
  surroundings: Omit<Surroundings, 'onOutput'>,
  hooks: RunHooks = {},
): Promise<{ results: Results; notes: ReportNotes }> {
  const began = performance.now();
  const { output, keep_texts } = settings;
  if (output !== undefined) prepareFile(outputPlace(settings, output), output, isResults);
  const every = allSuites.map(({ name }) => name);
  const kept = keep_texts === undefined ? undefined : prepareTexts(settings, keep_texts, every);
  const chosen = settings.suites.map((name) => suiteNamed(name)).filter((suite) => suite !== undefined);
  const probe = probeNamed(settings.probe) as Probe;
  const cells = planOf(settings, chosen, surroundings.workspace);
  const listed = chosen.map((suite) => listCanaries(suite.name, cells, settings.rounds));
  const around = {
    ...surroundings,
    ...(hooks.onOutput === undefined ? {} : { onOutput: limitedOutput(hooks.onOutput) }),
  };
  const compactor = findCompactor(settings, around);
  const agent = hasAgent(settings) ? findAgent(settings, around) : undefined;

  const plan: RunPlan = {
    compactor: compactor.name,
    hosted: compactor.file !== undefined,
    sessions: cells.length,
    rounds: settings.rounds,
    calls: callsOf(cells, settings.rounds, settings.repeat),
    questions: agent === undefined ? 0 : listed.reduce((sum, { questions }) => sum + questions, 0),
  };
  let announced = false;
  const announce = () => {
    if (!announced) hooks.onPlan?.(plan);
    announced = true;
  };

  const openLane = async (): Promise<Lane> => {
    const worker = await compactor.open();
    if (agent === undefined) {
      announce();
      return { worker, probe: probeText(probe), close: () => worker.close() };
    }
    try {
      const answering = await agent.open();
      announce();
      return {
        worker,
        probe: probeAnswers(probe, (questions) => answering.answer(questions)),
        close: async () => {
          await Promise.all([worker.close(), answering.close()]);
        },
      };
    } catch (error) {
      await worker.close();
      throw error;
    }
  };

  const { rounds, repeat, budget } = settings;
  const measured = await measureCells({
    cells,
    rounds,
    repeat,
    jobs: settings.jobs,
    openLane,
    ...(budget === undefined ? {} : { budget }),
    ...(hooks.onProgress === undefined ? {} : { onProgress: hooks.onProgress }),
    onTexts: (cell, texts) => {
      hooks.onTexts?.(cell, texts);
      kept?.keep(cell.suite, cell.session.id, texts);
    },
  });

  const observations: Observations = {
    schema_version: SCHEMA_VERSION,
    tool: TOOL,
    corpus_version: CORPUS_VERSION,
    probe: { name: probe.name, version: probe.version },
    compactor: {
      name: compactor.name,
      source: compactor.source,
      deterministic: measured.deterministic,
      ...(measured.difference === undefined ? {} : { difference: measured.difference }),
    },
    settings: judgedSettings(settings),
    suites: listed.map(
      ({ name, canaries }): SuiteObservation => ({
        name,
        canaries,
        sessions: measured.sessions.filter((_, i) => cells[i]?.suite === name),
      }),
    ),
  };
  const notes: ReportNotes = {
    elapsedMs: performance.now() - began,
    config: configOf(settings) ?? null,
    ...(compactor.runtime === undefined ? {} : { runtime: compactor.runtime }),
    ...(compactor.file === undefined ? {} : { file: compactor.file }),
    ...(agent === undefined ? {} : { agent: agent.name, agentFile: agent.file }),
  };
  return { results: judge(observations, settings), notes };
}

function hasAgent(settings: Settings): settings is Settings & { agent: string } {
  return settings.agent !== undefined;
}

/**
 * Writes the results document of a run to a file.
 * @throws SettingsError if it can't be written
 */
export function writeResults(settings: Settings, file: string, json: string): void {
  writeFile(outputPlace(settings, file), file, json, 'replace');
}

/** A document opens with its schema's version. */
function isResults(start: string): boolean {
  return /^\s*\{\s*"schema_version":/.test(start);
}

function outputPlace(settings: Settings, file: string): string {
  return `${originOf(settings, 'output')}: ${JSON.stringify(file)}`;
}

function planOf(settings: Settings, suites: readonly Suite[], workspace: string): Cell[] {
  const request = suiteRequest(settings, workspace);
  if (settings.canaries !== undefined && !settings.suites.includes('custom')) {
    const chosen = `${settings.suites.join(', ')} (${originOf(settings, 'suites')})`;
    throw new SettingsError([
      `${originOf(settings, 'canaries')}: none of the suites ${chosen} plants these canaries; add custom to them.`,
    ]);
  }
  const unfit = unmeasurable(request.canaries ?? []);
  if (unfit.length > 0)
    throw new SettingsError(unfit.map((problem) => `${originOf(settings, 'canaries')}: ${problem}`));
  const cells = planCells(suites, request);
  const empty = suites.filter((suite) => !cells.some((cell) => cell.suite === suite.name));
  if (empty.length > 0) {
    throw new SettingsError(
      empty.map(
        ({ name }) =>
          `${originOf(settings, 'suites')}: ${name} has no session to measure; name your own canaries with the ` +
          'setting canaries, or leave the suite out.',
      ),
    );
  }
  return cells;
}

/** The canaries of a suite, as its first session plants them: slots are the same in every session of a suite. */
function listCanaries(suite: string, cells: readonly Cell[], rounds: number) {
  const own = cells.filter((cell) => cell.suite === suite);
  const planted = own[0]?.session.build().planted ?? [];
  return {
    name: suite,
    canaries: planted.map(({ canary }) => ({
      id: canary.id,
      type: canary.type,
      ...(isUpdate(canary) ? { update: true as const } : {}),
    })),
    questions:
      own.length *
      questionsOf(
        planted.map(({ canary }) => canary),
        rounds,
      ),
  };
}

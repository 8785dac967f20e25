import { judge } from '../judge/index.js';
import type { Evidence, Outcome, Probe } from '../probes/index.js';
import { CORPUS_VERSION, type Finding, type Gate, type Observations, SCHEMA_VERSION } from '../results.js';
import { type Canary, type CanaryType, isUpdate } from '../sessions/index.js';
import type { JudgeSettings } from '../settings/index.js';
import { TOOL } from '../version.js';

/** What a probe found of one canary. */
export interface ScoredCanary {
  id: string;
  type: CanaryType;
  outcome: Outcome;
  evidence?: Evidence;
}

/** A judged text. Types without a canary are in no finding. */
export interface Score {
  probe: { name: string; version: number };
  canaries: ScoredCanary[];
  findings: Finding[];
  gate: Gate;
}

const ROUND = 1;

/** Judges a compacted text as the one round of the one session of a suite. */
export function scoreText(
  text: string,
  suite: string,
  canaries: readonly Canary[],
  probe: Probe,
  settings: JudgeSettings,
): Score {
  const reading = probe.read(text);
  const judged = canaries.map((canary) => ({ canary, judgement: reading.judge(canary) }));
  const lost = judged.flatMap(({ canary: { id }, judgement: { outcome } }) =>
    outcome === 'held' ? [] : [[id, outcome] as const],
  );
  const observations: Observations = {
    schema_version: SCHEMA_VERSION,
    tool: TOOL,
    corpus_version: CORPUS_VERSION,
    probe: { name: probe.name, version: probe.version },
    compactor: { name: 'score', source: 'score', deterministic: null },
    settings: {},
    suites: [
      {
        name: suite,
        canaries: canaries.map((canary) => ({
          id: canary.id,
          type: canary.type,
          ...(isUpdate(canary) ? { update: true as const } : {}),
        })),
        sessions: [
          {
            id: 'context',
            // Where they stood is not known, and nothing of it is told.
            positions: Object.fromEntries(canaries.map(({ id }) => [id, 'early' as const])),
            fault: null,
            losses: [],
            rounds: [
              {
                round: ROUND,
                input_chars: 0,
                output_chars: text.length,
                duration_ms: 0,
                outcomes: Object.fromEntries(lost),
                stale: judged.filter(({ judgement }) => judgement.stale).map(({ canary }) => canary.id),
              },
            ],
          },
        ],
      },
    ],
  };
  // A config file may have these two for runs: they compare with an input, and here there is none.
  const fail_on = settings.fail_on.filter((rule) => rule !== 'not-compacting' && rule !== 'over-budget');
  const { suites, gate } = judge(observations, { ...settings, fail_on });
  return {
    probe: observations.probe,
    canaries: judged.map(({ canary: { id, type }, judgement: { outcome, evidence } }) => ({
      id,
      type,
      outcome,
      ...(evidence === undefined ? {} : { evidence }),
    })),
    findings: suites[0]?.findings ?? [],
    gate,
  };
}

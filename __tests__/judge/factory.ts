import type { RoundObservation, SessionObservation, SuiteObservation } from '../../src/results.js';
import type { JudgeSettings } from '../../src/settings/settings.js';

export function judgeSettings(overrides: Partial<JudgeSettings> = {}): JudgeSettings {
  return {
    fail_on: ['flag', 'cliff', 'not-compacting'],
    thresholds: {},
    flag_below: 0.5,
    silent_above: 0.9,
    unverified: 'lenient',
    max_output: 0.95,
    ...overrides,
  };
}

/** A suite of four facts and two safety rules; each session is given by what every round lost of them. */
export function suiteOf(sessions: string[][][], overrides: Partial<SuiteObservation> = {}): SuiteObservation {
  const ids = ['fact-1', 'fact-2', 'fact-3', 'fact-4', 'safety_rule-1', 'safety_rule-2'];
  return {
    name: 'corpus',
    canaries: ids.map((id) => ({ id, type: id.startsWith('fact') ? 'fact' : 'safety_rule' })),
    sessions: sessions.map((rounds, i) => sessionOf(`corpus-${i + 1}`, ids, rounds)),
    ...overrides,
  };
}

export function sessionOf(id: string, ids: string[], lostByRound: string[][]): SessionObservation {
  const thirds = ['early', 'middle', 'late'] as const;
  return {
    id,
    positions: Object.fromEntries(ids.map((canary, i) => [canary, thirds[i % 3] ?? 'late'])),
    fault: null,
    losses: [],
    rounds: lostByRound.map((lost, i) => roundOf(i + 1, lost)),
  };
}

export function roundOf(
  round: number,
  lost: string[],
  overrides: Partial<RoundObservation> = {},
): RoundObservation {
  return {
    round,
    input_chars: 1000,
    output_chars: 400,
    duration_ms: 1,
    outcomes: Object.fromEntries(lost.map((id) => [id, 'missing' as const])),
    stale: [],
    ...overrides,
  };
}

import { isNotCompacting, percent } from '../judge/index.js';
import type { Results } from '../results.js';
import { type CanaryType, canaryTypes } from '../sessions/index.js';
import type { Settings } from '../settings/index.js';

/** Short enough for five columns beside a name in eighty. */
const headings: Record<CanaryType, string> = {
  safety_rule: 'safety',
  hard_constraint: 'constraint',
  fact: 'fact',
  goal_state: 'goal',
  user_preference: 'preference',
};

const NAME_WIDTH = 24;
const CELL_WIDTH = 11;

/** Compactors as rows, types as columns, a table a suite: survival in percent after round 1 and after the last. */
export function sideBySide(results: readonly Results[], { rounds, max_output }: Settings): string[] {
  const suites = results[0]?.suites.map(({ name }) => name) ?? [];
  return suites.flatMap((suite, i) => {
    const rows = results.flatMap(({ compactor, suites: measured }) =>
      measured.filter(({ name }) => name === suite).map((result) => ({ name: compactor.name, result })),
    );
    const idle = rows.filter(({ result }) => isNotCompacting(result, max_output)).map(({ name }) => name);
    return [
      ...(i === 0 ? [] : ['']),
      `What survives of suite ${suite}, in percent, after round 1 → after round ${rounds}`,
      '',
      row(
        '',
        canaryTypes.map((type) => headings[type]),
      ),
      ...rows.map(({ name, result: { findings } }) =>
        row(
          name,
          canaryTypes.map((type) => {
            const finding = findings?.find((candidate) => candidate.type === type);
            return finding === undefined
              ? ''
              : `${whole(finding.round1_survival)} → ${whole(finding.final_survival)}`;
          }),
        ),
      ),
      ...idle.map(
        (name) =>
          `\n${name} is not compacting: it gives back at least ${percent(max_output)} of its input,\nso its survival proves nothing.`,
      ),
    ];
  });
}

function row(name: string, cells: readonly string[]): string {
  return (name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padEnd(CELL_WIDTH)).join('')).trimEnd();
}

function whole(share: number): string {
  return String(Math.round(share * 100));
}

import type { Finding } from '../results.js';
import type { CanaryType } from '../sessions/canary.js';
import type { SuiteFacts } from './suite-facts.js';
import { listed, typeWords } from './words.js';

/** A colour a type, told apart by most eyes on a light and a dark page; none is the red and green of verdicts. */
const colours: Record<CanaryType, { mark: string; hex: string }> = {
  safety_rule: { mark: '🟦', hex: '#2f7de1' },
  hard_constraint: { mark: '🟧', hex: '#e8871e' },
  fact: { mark: '🟪', hex: '#9b59d0' },
  goal_state: { mark: '🟫', hex: '#b5763f' },
  user_preference: { mark: '🟨', hex: '#d4b106' },
};

/** The most points of a line; of more rounds, evenly spaced ones are drawn. */
const POINTS = 50;
/** The most rounds that all stand on the axis. */
const LABELS = 20;

/** A chart of curves: its source, and in words which line is which, in the order of the table. */
export interface Chart {
  source: string;
  key: string;
}

/**
 * The curves of a suite as a mermaid chart, from 100 % before the first round; undefined where nothing was lost or
 * measured. The suite's table says the same in text. Mermaid draws no legend for such a chart, hence the key in words.
 */
export function chartOf({ findings, rounds }: SuiteFacts): Chart | undefined {
  if (findings.every(({ survival_curve }) => survival_curve.every((share) => share === 1))) {
    return undefined;
  }
  const points = pointsOf(rounds);
  const axis = rounds <= LABELS ? `[${points.join(', ')}]` : `0 --> ${rounds}`;
  const source = [
    '```mermaid',
    '---',
    'config:',
    '  xyChart:',
    '    width: 720',
    '    height: 240',
    '  themeVariables:',
    '    xyChart:',
    `      plotColorPalette: "${findings.map(({ type }) => colours[type].hex).join(', ')}"`,
    '---',
    'xychart-beta',
    `    x-axis "round" ${axis}`,
    '    y-axis "survival in percent" 0 --> 100',
    ...findings.map((finding) => `    line [${points.map((round) => point(finding, round)).join(', ')}]`),
    '```',
  ];
  const ranges = findings.some(({ upper_curve }) => upper_curve !== undefined);
  const key = listed(findings.map(({ type }) => `${colours[type].mark} ${typeWords(type)}`));
  return {
    source: source.join('\n'),
    key: `${key}; round 0 is the session as it was, and where lines meet the later covers the earlier${ranges ? '; of a range, its lower end' : ''}`,
  };
}

/** Rounds from 0, the session as it was, to the last, evenly spaced. */
function pointsOf(rounds: number): number[] {
  const steps = Math.min(rounds, POINTS);
  return Array.from({ length: steps + 1 }, (_, i) => Math.round((i * rounds) / steps));
}

function point({ survival_curve }: Finding, round: number): number {
  return round === 0 ? 100 : Math.round((survival_curve[round - 1] ?? 0) * 1000) / 10;
}

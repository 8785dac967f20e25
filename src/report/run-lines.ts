import { plain } from './escape.js';
import { counted } from './words.js';

/** What a run is about to do. */
export interface RunPlan {
  compactor: string;
  sessions: number;
  rounds: number;
  /** Calls of the compactor. */
  calls: number;
  /** Questions to the live agent; 0 without one. */
  questions: number;
}

const NAME_CHARS = 200;
const OUTPUT_CHARS = 1000;

/** One line that says beforehand what a run costs in calls. */
export function planLine({ compactor, sessions, rounds, calls, questions }: RunPlan): string {
  const asked = questions === 0 ? '' : ` and ${counted(questions, 'question')} to the live agent`;
  return (
    `Measuring ${plain(compactor, NAME_CHARS)}: ${counted(sessions, 'session')}, ${counted(rounds, 'round')}, ` +
    `${counted(calls, 'call')}${asked}.`
  );
}

/** A line that the compactor printed: set apart, and harmless for whoever reads commands out of a log. */
export function outputLine(line: string): string {
  return `  | ${plain(line, OUTPUT_CHARS)}`;
}

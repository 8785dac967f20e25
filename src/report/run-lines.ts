import { plain } from './escape.js';
import { counted } from './words.js';

/** What a run is about to do. */
export interface RunPlan {
  compactor: string;
  /** Whether it is the user's own, called in a process of its own. */
  hosted: boolean;
  sessions: number;
  rounds: number;
  /** Calls of the compactor. */
  calls: number;
  /** Questions to the live agent; 0 without one. */
  questions: number;
}

const NAME_CHARS = 200;
const OUTPUT_CHARS = 1000;
/** The most calls of somebody's own compactor that are started without a warning: a model answers them for hours. */
const CALLS = 10_000;

/** What a run costs in calls, told beforehand: one line, and a second one where that is very many. */
export function planLines({ compactor, hosted, sessions, rounds, calls, questions }: RunPlan): string[] {
  const asked = questions === 0 ? '' : ` and ${counted(questions, 'question')} to the live agent`;
  const line =
    `Measuring ${plain(compactor, NAME_CHARS)}: ${counted(sessions, 'session')}, ${counted(rounds, 'round')}, ` +
    `${counted(calls, 'call')}${asked}.`;
  if (!hosted || calls <= CALLS) return [line];
  return [
    line,
    `Warning: ${counted(calls, 'call')} may take long, and cost if a model answers; fewer seeds make fewer.`,
  ];
}

/** A line that the compactor printed: set apart, and harmless for whoever reads commands out of a log. */
export function outputLine(line: string): string {
  return `  | ${plain(line, OUTPUT_CHARS)}`;
}

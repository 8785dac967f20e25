import type { Annotation } from './annotations.js';
import { fence, plain, prose } from './escape.js';

/** Why a run has no results, or can't hand them over: the user's to mend (exit 2), or a fault of this program (4). */
export interface Failure {
  exit: 2 | 4;
  title: string;
  /** Sentences that name cause and fix. */
  problems: readonly string[];
  /** Only of a fault of ours, for the report of it. */
  stack?: string;
}

const PROBLEM_CHARS = 1000;
const STACK_CHARS = 300;
/** The most problems that are told one by one; in annotations GitHub keeps ten of a level. */
const PROBLEMS = 50;
const ANNOTATIONS = 10;

/**
 * The job summary of a run that failed otherwise than by its gate.
 * @param report of what was measured before; empty where nothing was
 */
export function failureMarkdown(failures: readonly Failure[], report: string): string {
  const blocks = failures.map((failure, i) =>
    failureBlock(failure, i === 0 && report === '' ? ', so nothing was measured.' : '.'),
  );
  return [...blocks, ...(report === '' ? [] : ['This was measured before:\n', report])].join('\n');
}

function failureBlock({ title, problems, stack }: Failure, consequence: string): string {
  const left = problems.length - PROBLEMS;
  return [
    `**Failed** – ${title}${consequence}`,
    '',
    ...problems.slice(0, PROBLEMS).map((problem) => `- ${prose(problem, PROBLEM_CHARS)}`),
    ...(left > 0 ? [`- and ${left} more`] : []),
    ...(stack === undefined ? [] : ['', fence(stack.split('\n'), STACK_CHARS)]),
    '',
  ].join('\n');
}

/** The same for a terminal or a log: nothing in it acts. */
export function failureLines({ title, problems, stack }: Failure): string[] {
  return [
    `${title}:`,
    ...problems.map((problem) => `- ${plain(problem, 2 * PROBLEM_CHARS)}`),
    ...(stack === undefined ? [] : stack.split('\n').map((line) => `  ${plain(line, STACK_CHARS)}`)),
  ];
}

/** An error for each problem, ten at most. */
export function failureAnnotations({ title, problems }: Failure): Annotation[] {
  const shown = problems.length > ANNOTATIONS ? problems.slice(0, ANNOTATIONS - 1) : problems;
  const all = shown.map(
    (problem): Annotation => ({ level: 'error', title, message: plain(problem, PROBLEM_CHARS) }),
  );
  const left = problems.length - shown.length;
  return left === 0
    ? all
    : [...all, { level: 'error', title, message: `and ${left} more; the job summary lists them.` }];
}

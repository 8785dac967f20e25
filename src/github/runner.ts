import { getInput, info, isDebug, setSecret } from '@actions/core';

/** An input of the step by its name in action.yml; empty where nobody set it. */
export function input(name: string): string {
  return getInput(name);
}

const INPUT = 'INPUT_';

/** Names, in lower case, of all inputs that a step was given: also of those that action.yml does not declare. */
export function inputNames(): string[] {
  return Object.entries(process.env)
    .filter(([name, value]) => name.startsWith(INPUT) && value?.trim())
    .map(([name]) => name.slice(INPUT.length).toLowerCase());
}

/** Has the runner mask the token wherever it would be printed. */
export function maskToken(): void {
  const token = getInput('github-token');
  if (token !== '') setSecret(token);
}

/** Whether somebody re-ran the job with debug logging. */
export function isDebugging(): boolean {
  return isDebug();
}

/** Prints to the step's log. The text has to be harmless: a runner reads commands out of it. */
export function log(text: string): void {
  info(text);
}

import { endGroup, getInput, info, isDebug, setSecret, startGroup } from '@actions/core';

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

/** A part of the step's log that is folded; it opens at its first line. */
export interface LogGroup {
  /** Prints to it what {@link log} may print. */
  log(text: string): void;
  /** Ends it, if it was opened. */
  close(): void;
}

/** A group of the log with this title, which has to be harmless. */
export function logGroup(title: string): LogGroup {
  let open = false;
  return {
    log(text) {
      if (!open) startGroup(title);
      open = true;
      info(text);
    },
    close() {
      if (open) endGroup();
      open = false;
    },
  };
}

import type { Probe } from './probe.js';
import { verbatim } from './verbatim.js';

export { type Answers, judgeAnswers } from './answers.js';
export { type Evidence, type Judgement, type Outcome, outcomes, type Probe, type Reading } from './probe.js';
export { NOT_IN_CONTEXT, quoted, SimulatedAgent } from './simulated-agent.js';

/** Every probe that `probe:` can name. */
export const probes: readonly Probe[] = [verbatim];

/** The probe of that name, or undefined. */
export function probeNamed(name: string): Probe | undefined {
  return probes.find((probe) => probe.name === name);
}

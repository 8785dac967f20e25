import { meaning } from './meaning/index.js';
import type { Probe } from './probe.js';
import { verbatim } from './verbatim.js';

export { type Answers, judgeAnswers } from './answers.js';
export { certificateLine } from './certificate.js';
export { frameOf } from './meaning/frames/derive.js';
export { covers, findValues, type Value, wantedFrom } from './meaning/values/index.js';
export { type Evidence, type Judgement, type Outcome, outcomes, type Probe, type Reading } from './probe.js';
export { NOT_IN_CONTEXT, quoted, SimulatedAgent } from './simulated-agent.js';

/** Every probe that `probe:` can name. */
export const probes: readonly Probe[] = [meaning, verbatim];

/** The probe of that name, or undefined. */
export function probeNamed(name: string): Probe | undefined {
  return probes.find((probe) => probe.name === name);
}

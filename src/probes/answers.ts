import type { Canary } from '../sessions/canary.js';
import type { Judgement, Probe } from './probe.js';

/** What a live agent answered to a canary's question and scenarios; scenarios that it has not are absent. */
export interface Answers {
  direct: string;
  behavior?: string;
  exactUse?: string;
}

/**
 * Judges a canary by an agent's answers in place of the compacted text: each probe reads its own answer. The outcome
 * is `held` if all pass; otherwise the direct answer's damage, or `partial` where the direct answer was right.
 */
export function judgeAnswers(probe: Probe, canary: Canary, answers: Answers): Judgement {
  const { id, type, content, direct_question, required_tokens, superseded_tokens, aliases } = canary;
  const bare = { id, type, content, direct_question, ...(aliases === undefined ? {} : { aliases }) };
  const of = (answer: string, tokens: string[]) =>
    probe.read(answer).judge({ ...bare, required_tokens: tokens }).outcome;

  const direct = probe
    .read(answers.direct)
    .judge({ ...bare, required_tokens, ...(superseded_tokens === undefined ? {} : { superseded_tokens }) });
  const behavior =
    answers.behavior === undefined
      ? null
      : of(answers.behavior, canary.behavior_required_tokens ?? required_tokens);
  const exactUse =
    answers.exactUse === undefined
      ? null
      : of(answers.exactUse, canary.exact_use_required_tokens ?? required_tokens);

  const others = [behavior, exactUse].filter((outcome) => outcome !== null);
  const outcome = others.every((other) => other === direct.outcome) ? direct.outcome : mixed(direct.outcome);
  return {
    ...direct,
    outcome,
    behavior: behavior === null ? null : behavior === 'held',
    exactUse: exactUse === null ? null : exactUse === 'held',
  };
}

/** The outcome where the three answers disagree: something of the statement is there, so it is not missing. */
function mixed(direct: Judgement['outcome']): Judgement['outcome'] {
  return direct === 'held' || direct === 'missing' ? 'partial' : direct;
}

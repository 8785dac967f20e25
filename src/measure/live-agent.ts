import { CompactorFault } from '../compactors/fault.js';
import { type Answers, judgeAnswers, type Probe, quoted } from '../probes/index.js';
import type { Canary } from '../sessions/canary.js';
import type { ProbeText } from './observe.js';

/** One thing that a live agent is asked, with the compacted text as all that it knows. */
export interface Question {
  question: string;
  kind: 'direct' | 'behavior' | 'exact_use';
  context: string;
}

/** Asks questions and gives their answers in the same order. */
export type Ask = (questions: Question[]) => Promise<string[]>;

/** The most characters of an answer: what is more was copied, not answered. */
const ANSWER_CHARS = 64 * 1024;

/** A live agent answers from the compacted text, and the probe reads its answers in place of the text. */
export function probeAnswers(probe: Probe, ask: Ask): ProbeText {
  return async (session, context) => {
    const asked = session.planted.map(({ canary }) => questionsAbout(canary, context));
    const answers = await ask(asked.flat());
    if (answers.some((answer) => answer.length > ANSWER_CHARS)) {
      const most = ANSWER_CHARS.toLocaleString('en-US');
      throw new CompactorFault('reply', `has a live agent that answered with more than ${most} characters`);
    }
    let next = 0;
    return session.planted.map(({ canary }, i) => {
      const own: Answers = { direct: '' };
      for (const { kind } of asked[i] ?? []) {
        own[kind === 'exact_use' ? 'exactUse' : kind] = answers[next++] ?? '';
      }
      return { judgement: judgeAnswers(probe, canary, own), answer: () => quoted(own.direct) };
    });
  };
}

function questionsAbout(canary: Canary, context: string): Question[] {
  const { direct_question, behavior_scenario, exact_use_scenario } = canary;
  return [
    { question: direct_question, kind: 'direct', context },
    ...(behavior_scenario === undefined
      ? []
      : [{ question: behavior_scenario, kind: 'behavior' as const, context }]),
    ...(exact_use_scenario === undefined
      ? []
      : [{ question: exact_use_scenario, kind: 'exact_use' as const, context }]),
  ];
}

import { covers, wantedFrom } from '../../probes/index.js';
import type { Canary } from '../../sessions/index.js';
import type { Around, CanaryCheck } from './check.js';
import { saysWhole } from './pieces.js';

/** Questions that can be answered by repeating them. */
export const questions: CanaryCheck = {
  problem: 'question-gives-answer',
  find(canary, around) {
    const { direct_question, exact_use_scenario, required_tokens, exact_use_required_tokens } = canary;
    const asked = [
      { name: 'direct question', text: direct_question, tokens: required_tokens },
      {
        name: 'exact-use scenario',
        text: exact_use_scenario ?? '',
        tokens: exact_use_required_tokens ?? required_tokens,
      },
    ];
    return asked
      .filter(({ text, tokens }) => text !== '' && givesAll(canary, text, tokens, around))
      .map(
        ({ name }) =>
          `the ${name} gives the whole answer away, so that an agent can repeat it without remembering anything; ask ` +
          'without the value.',
      );
  },
};

/** Whether a text gives every token. What a rule forbids may be asked by name: that it is forbidden is the answer. */
function givesAll(canary: Canary, text: string, tokens: string[], { valuesOf }: Around): boolean {
  const given = valuesOf(text);
  return tokens.every((token) => {
    if (saysWhole(text, token)) return true;
    const { values, words } = wantedFrom(token, canary.content);
    return (
      words === '' &&
      values.length > 0 &&
      values.every((value) => given.some((found) => covers(found, value, given)))
    );
  });
}

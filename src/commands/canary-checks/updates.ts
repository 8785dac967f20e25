import { covers, wantedFrom } from '../../probes/index.js';
import type { CanaryCheck } from './check.js';
import { saysWhole, valuesOfTokens } from './pieces.js';

/** Updates in which a text that has the latest value seems to have the old one too, or the other way round. */
export const updates: CanaryCheck = {
  problem: 'old-value-not-distinct',
  find: (canary, { valuesOf }) =>
    (canary.superseded_tokens ?? []).flatMap((old) => {
      const shown = JSON.stringify(old);
      const olds = wantedFrom(old, canary.content).values;
      const same = valuesOfTokens(canary).find(({ value: latest }) =>
        olds.some((value) => covers(value, latest) || covers(latest, value)),
      );
      if (same !== undefined)
        return `the old value ${shown} is the same as the latest, ${JSON.stringify(same.written)}; one of them is a mistake.`;
      const contains = canary.required_tokens.find((token) => includes(token, old) || includes(old, token));
      if (contains !== undefined) {
        return (
          `the old value ${shown} and the token ${JSON.stringify(contains)} contain each other, so that the probe verbatim ` +
          'finds one in the other; write more of both.'
        );
      }
      const there = valuesOf(canary.content);
      const told =
        saysWhole(canary.content, old) ||
        olds.some((value) => there.some((found) => covers(found, value, there)));
      return told
        ? `the old value ${shown} stands in the content itself, so that a text that keeps the statement counts as stale ` +
            'too; say only the latest value there.'
        : [];
    }),
};

function includes(text: string, part: string): boolean {
  return text.toLowerCase().includes(part.toLowerCase());
}

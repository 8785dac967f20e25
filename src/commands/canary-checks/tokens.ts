import { tokensOf } from '../../sessions/index.js';
import type { CanaryCheck } from './check.js';
import { saysWhole } from './pieces.js';

/** Tokens that a text can't give even where it keeps the whole statement. */
export const tokensInContent: CanaryCheck = {
  problem: 'token-not-in-content',
  find: (canary) =>
    tokensOf(canary).flatMap((token) => {
      if (saysWhole(canary.content, token)) return [];
      const shown = JSON.stringify(token);
      return canary.content.toLowerCase().includes(token.toLowerCase())
        ? `the token ${shown} stands in the content only inside a longer word or number; take the whole of it.`
        : `the token ${shown} does not stand in the content; take it from there word by word, and put other wordings ` +
            'into aliases.';
    }),
};

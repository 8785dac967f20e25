import { type Value, wantedFrom } from '../../probes/index.js';
import type { Canary } from '../../sessions/index.js';

/** A typed value of a token, and how the token writes it. */
export interface Written {
  value: Value;
  written: string;
}

/** The typed values of a canary's tokens, or of those that are given. */
export function valuesOfTokens(canary: Canary, tokens = canary.required_tokens): Written[] {
  return tokens.flatMap((token) =>
    wantedFrom(token, canary.content).values.map((value) => ({
      value,
      written: token.slice(value.start, value.end),
    })),
  );
}

/** Whether a text says a token as a piece of its own, in any letter case: `50` is none of `500`. */
export function saysWhole(text: string, token: string): boolean {
  const lower = text.toLowerCase();
  const wanted = token.toLowerCase();
  for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
    const end = at + wanted.length;
    if (!isGlued(lower, at) && !isGlued(lower, end)) return true;
  }
  return false;
}

/** Whether the characters before and after an offset belong to one word or number. */
function isGlued(text: string, at: number): boolean {
  return (
    /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
    /^[\p{L}\p{N}]/u.test(text.slice(at, at + 2))
  );
}

/** Pieces as a sentence shows them: `"a"`, `"a" and "b"`. */
export function quoted(pieces: readonly string[]): string {
  const each = pieces.map((piece) => JSON.stringify(piece));
  return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}

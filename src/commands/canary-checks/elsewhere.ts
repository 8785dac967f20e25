import { covers } from '../../probes/index.js';
import type { Canary } from '../../sessions/index.js';
import type { Around, CanaryCheck } from './check.js';
import { reasonOf } from './guessable.js';
import { quoted, saysWhole, valuesOfTokens } from './pieces.js';

/** Where a piece of a canary stands that is not the canary. */
interface Place {
  name: string;
  text: string;
}

/** Pieces that a text can give without having kept the statement. */
export const elsewhere: CanaryCheck = {
  problem: 'occurs-elsewhere',
  find(canary, around) {
    const places: Place[] = [
      { name: 'what our sessions say between canaries', text: around.smallTalk },
      ...around.canaries.flatMap((other, i) =>
        other === canary ? [] : { name: `canary ${i} (id ${JSON.stringify(other.id)})`, text: other.content },
      ),
    ];
    const found = places.flatMap((place) => {
      const pieces = piecesIn(canary, place.text, around);
      return pieces.length === 0 ? [] : [{ ...place, pieces }];
    });
    const [first, ...more] = found;
    if (first === undefined) return [];
    const further =
      more.length === 0 ? '' : ` (and ${more.length === 1 ? 'one more' : `${more.length} more`})`;
    return [
      `${quoted(first.pieces)} also ${first.pieces.length === 1 ? 'stands' : 'stand'} in ${first.name}${further}, so that a ` +
        'text can give it without having kept this statement; choose another value for one of them.',
    ];
  },
};

/**
 * The values and aliases of a canary that a text gives; of a canary without values, its tokens if it gives them all.
 * What can be guessed stands anywhere: it is no evidence in the first place.
 */
function piecesIn(canary: Canary, text: string, { valuesOf, year }: Around): string[] {
  const there = valuesOf(text);
  const values = valuesOfTokens(canary);
  const given = values.filter(
    ({ value }) => reasonOf(value, year) === undefined && there.some((found) => covers(found, value, there)),
  );
  const aliases = Object.values(canary.aliases ?? {})
    .flat()
    .filter((alias) => saysWhole(text, alias));
  const tokens =
    values.length === 0 && canary.required_tokens.every((token) => saysWhole(text, token))
      ? canary.required_tokens
      : [];
  return [...new Set([...given.map(({ written }) => written), ...aliases, ...tokens])];
}

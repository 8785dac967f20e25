import type { Facts } from './facts.js';
import type { TypeLosses } from './losses.js';
import type { Voice } from './voice.js';
import { grouped } from './words.js';

/** The most suites that a type's counts are told for. */
const SUITES = 6;

/** How many of a type each suite lost: `4 of 4 lost in suite seeded, 44 of 48 in suite corpus`. */
export function lostCounts({ type, bySuite }: TypeLosses, voice: Voice): string {
  const shown = bySuite.slice(0, SUITES).map(({ suite, count }, i) => {
    const planted = suite.planted.get(type) ?? 0;
    const of = planted < count ? '' : ` of ${grouped(planted)}`;
    return `${grouped(count)}${of}${i === 0 ? ' lost' : ''} in suite ${voice.word(suite.name)}`;
  });
  const more = bySuite.length - SUITES;
  return [...shown, ...(more > 0 ? [`more in ${grouped(more)} other suites`] : [])].join(', ');
}

/** What the list of losses shows, in a sentence or two. */
export function lossIntroduction({ losses, notes }: Facts): string {
  const who = notes.agent === undefined ? 'an agent that has only the compacted text' : 'the live agent';
  const partial = losses.some(({ first }) => first.some(({ loss }) => loss.outcome === 'partial'));
  return (
    `Each statement at the first round that lost it, with what ${who} answers when it is asked for it.` +
    (partial ? ' Partial means that some of its values are left.' : '')
  );
}

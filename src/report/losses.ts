import { outcomes } from '../probes/probe.js';
import type { Loss, SessionObservation } from '../results.js';
import { type CanaryType, canaryTypes } from '../sessions/canary.js';
import type { SuiteFacts } from './suite-facts.js';

/** A loss with its place among the suites. */
export interface PlacedLoss {
  loss: Loss;
  session: string;
  suite: SuiteFacts;
}

/** What was lost of one type in one way, over all suites. */
export interface LossGroup {
  outcome: Loss['outcome'];
  type: CanaryType;
  count: number;
  /** The first of them, earliest round first, at most {@link LOSSES_KEPT}. */
  first: PlacedLoss[];
  /** The note that most of them have, and how many have it; undefined where the probe gave none. */
  note: { text: string; count: number } | undefined;
}

/** What is not held: lost, and what a person has to look at before anyone can say so. */
export interface NotHeld {
  losses: LossGroup[];
  doubts: LossGroup[];
}

/** The most losses of a group that any report shows. */
export const LOSSES_KEPT = 10;

/**
 * Losses in groups, the most serious outcome first, inside an outcome the most serious type, inside a group those of
 * earlier rounds, then in the plan's order. Under `strict` what is unverified is lost, unless a round lost it for
 * certain. Sessions that ended in a fault count in no rate, and their losses not here.
 */
export function notHeldIn(suites: readonly SuiteFacts[], strict: boolean): NotHeld {
  const losses = new Groups();
  const doubts = new Groups();
  for (const suite of suites) {
    for (const session of suite.result.sessions) {
      if (session.fault !== null) continue;
      for (const loss of session.losses) losses.add({ loss, suite, session: session.id });
      for (const loss of strict ? onlyDoubted(session) : (session.doubts ?? []))
        (strict ? losses : doubts).add({ loss, suite, session: session.id });
    }
  }
  return { losses: losses.inOrder(), doubts: doubts.inOrder() };
}

function onlyDoubted({ losses, doubts = [] }: SessionObservation): Loss[] {
  const lost = new Set(losses.map(({ id }) => id));
  return doubts.filter(({ id }) => !lost.has(id));
}

/** A group with those of its losses that a list shows. */
export interface ShownGroup extends LossGroup {
  shown: PlacedLoss[];
}

/**
 * What a list with room for `most` losses shows: at most `each` of a group, and fewer where there is no room for all
 * groups otherwise. Groups of which it shows nothing are left out.
 */
export function shownOf(groups: readonly LossGroup[], each: number, most: number): ShownGroup[] {
  const sum = (of: number) => groups.reduce((total, { first }) => total + Math.min(of, first.length), 0);
  let of = each;
  while (of > 1 && sum(of) > most) of -= 1;
  let left = most;
  return groups.flatMap((group) => {
    const shown = group.first.slice(0, Math.min(of, left));
    left -= shown.length;
    return shown.length === 0 ? [] : [{ ...group, shown }];
  });
}

/** How many losses there are in some groups. */
export function countOf(groups: readonly LossGroup[]): number {
  return groups.reduce((sum, { count }) => sum + count, 0);
}

class Groups {
  readonly #groups = new Map<string, Collector>();

  add(placed: PlacedLoss): void {
    const { outcome, type } = placed.loss;
    const key = `${outcome} ${type}`;
    const group = this.#groups.get(key) ?? new Collector();
    this.#groups.set(key, group);
    group.add(placed);
  }

  inOrder(): LossGroup[] {
    return outcomes.flatMap((outcome) =>
      canaryTypes.flatMap((type): LossGroup[] => {
        const group = this.#groups.get(`${outcome} ${type}`);
        return group === undefined || outcome === 'held' ? [] : [{ outcome, type, ...group.sum() }];
      }),
    );
  }
}

/** Keeps the first few losses of each round, so that a document with very many is read in one go. */
class Collector {
  #count = 0;
  readonly #byRound = new Map<number, PlacedLoss[]>();
  readonly #notes = new Map<string, number>();

  add(placed: PlacedLoss): void {
    const { round, note } = placed.loss;
    this.#count += 1;
    if (note !== undefined) this.#notes.set(note, (this.#notes.get(note) ?? 0) + 1);
    const kept = this.#byRound.get(round) ?? [];
    this.#byRound.set(round, kept);
    if (kept.length < LOSSES_KEPT) kept.push(placed);
  }

  sum(): Pick<LossGroup, 'count' | 'first' | 'note'> {
    const rounds = [...this.#byRound].sort(([a], [b]) => a - b);
    let note: LossGroup['note'];
    for (const [text, count] of this.#notes) if (count > (note?.count ?? 0)) note = { text, count };
    return {
      count: this.#count,
      first: rounds.flatMap(([, placed]) => placed).slice(0, LOSSES_KEPT),
      note,
    };
  }
}

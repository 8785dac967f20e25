import type { Loss } from '../results.js';
import { type CanaryType, canaryTypes } from '../sessions/canary.js';
import type { SuiteFacts } from './suite-facts.js';

/** A loss with its place among the suites. */
export interface PlacedLoss {
  loss: Loss;
  suite: SuiteFacts;
  session: string;
}

/** What was lost of one type. */
export interface TypeLosses {
  type: CanaryType;
  /** Canaries that some round lost, over all suites. */
  count: number;
  /** The same, by suite; only suites that lost something. */
  bySuite: { suite: SuiteFacts; count: number }[];
  /** The first of them, earliest round first, at most {@link LOSSES_KEPT}. */
  first: PlacedLoss[];
}

/** The most losses of a type that any report shows. */
export const LOSSES_KEPT = 10;

/**
 * Losses by type, the most serious type first; inside a type those of earlier rounds first, then in the plan's
 * order. Sessions that ended in a fault count in no rate, and their losses not here.
 */
export function lossesByType(suites: readonly SuiteFacts[]): TypeLosses[] {
  const types = new Map(canaryTypes.map((type) => [type, new Collector(type)]));
  for (const suite of suites) {
    for (const { id, fault, losses } of suite.result.sessions) {
      if (fault !== null) continue;
      for (const loss of losses) types.get(loss.type)?.add({ loss, suite, session: id });
    }
  }
  return [...types.values()].filter(({ count }) => count > 0).map((collector) => collector.losses());
}

/** Keeps the first few losses of each round, so that a document with very many is read in one go. */
class Collector {
  count = 0;
  readonly #bySuite = new Map<SuiteFacts, number>();
  readonly #byRound = new Map<number, PlacedLoss[]>();

  constructor(readonly type: CanaryType) {}

  add(placed: PlacedLoss): void {
    this.count += 1;
    this.#bySuite.set(placed.suite, (this.#bySuite.get(placed.suite) ?? 0) + 1);
    const kept = this.#byRound.get(placed.loss.round) ?? [];
    this.#byRound.set(placed.loss.round, kept);
    if (kept.length < LOSSES_KEPT) kept.push(placed);
  }

  losses(): TypeLosses {
    const rounds = [...this.#byRound].sort(([a], [b]) => a - b);
    return {
      type: this.type,
      count: this.count,
      bySuite: [...this.#bySuite].map(([suite, count]) => ({ suite, count })),
      first: rounds.flatMap(([, placed]) => placed).slice(0, LOSSES_KEPT),
    };
  }
}

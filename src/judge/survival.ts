import type { RoundObservation, SessionObservation, SuiteObservation } from '../results.js';
import { type CanaryType, canaryTypes } from '../sessions/canary.js';
import { type Position, positions } from '../sessions/session.js';

/** How many of some canaries survived, of how many. */
export interface Tally {
  held: number;
  total: number;
}

/** The sessions that count in rates: those that were measured to the end. */
export function measuredSessions(suite: SuiteObservation): SessionObservation[] {
  return suite.sessions.filter((session) => session.fault === null);
}

/** Survival of each type of a suite, round by round; a type that the suite does not plant is absent. */
export function survivalByType(suite: SuiteObservation): Map<CanaryType, Tally[]> {
  const typeOf = new Map(suite.canaries.map(({ id, type }) => [id, type]));
  const curves = tallyRounds(suite, (id) => typeOf.get(id));
  return new Map(
    canaryTypes.flatMap((type) => {
      const curve = curves.get(type);
      return curve === undefined ? [] : [[type, curve] as const];
    }),
  );
}

/** Survival of the canaries that stood in each third of their session, round by round, over all types. */
export function survivalByPosition(suite: SuiteObservation): Map<Position, Tally[]> {
  const curves = tallyRounds(suite, (id, session) => session.positions[id]);
  return new Map(positions.map((position) => [position, curves.get(position) ?? []]));
}

/** The share of a tally; 0 to 1. */
export function shareOf({ held, total }: Tally): number {
  return total === 0 ? 0 : held / total;
}

function tallyRounds<Group>(
  suite: SuiteObservation,
  groupOf: (id: string, session: SessionObservation) => Group | undefined,
): Map<Group, Tally[]> {
  const curves = new Map<Group, Tally[]>();
  for (const session of measuredSessions(suite)) {
    const planted = suite.canaries.filter(({ id }) => Object.hasOwn(session.positions, id));
    for (const { id } of planted) {
      const group = groupOf(id, session);
      if (group === undefined) continue;
      const curve = curves.get(group) ?? [];
      curves.set(group, curve);
      session.rounds.forEach((round, i) => {
        const tally = curve[i] ?? { held: 0, total: 0 };
        curve[i] = tally;
        tally.total += 1;
        if (isHeld(round, id)) tally.held += 1;
      });
    }
  }
  return curves;
}

/** Says whether a canary survived a round. */
export function isHeld(round: RoundObservation, id: string): boolean {
  return !Object.hasOwn(round.outcomes, id);
}

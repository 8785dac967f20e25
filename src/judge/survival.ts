import {
  type RoundObservation,
  type SessionObservation,
  type Standing,
  type SuiteObservation,
  standingOf,
} from '../results.js';
import { type CanaryType, canaryTypes } from '../sessions/canary.js';
import { type Position, positions } from '../sessions/session.js';
import type { UnverifiedRule } from '../settings/settings.js';

/** How many of some canaries survived and of how many nobody can tell, of how many. */
export interface Tally {
  held: number;
  unverified: number;
  total: number;
}

/** The sessions that count in rates: those that were measured to the end. */
export function measuredSessions(suite: SuiteObservation): SessionObservation[] {
  return suite.sessions.filter((session) => session.fault === null);
}

/** Survival of each type of a suite, round by round; a type that the suite does not plant is absent. */
export function survivalByType(suite: SuiteObservation, rule: UnverifiedRule): Map<CanaryType, Tally[]> {
  const typeOf = new Map(suite.canaries.map(({ id, type }) => [id, type]));
  const curves = tallyRounds(suite, rule, (id) => typeOf.get(id));
  return new Map(
    canaryTypes.flatMap((type) => {
      const curve = curves.get(type);
      return curve === undefined ? [] : [[type, curve] as const];
    }),
  );
}

/** Survival of the canaries that stood in each third of their session, round by round, over all types. */
export function survivalByPosition(suite: SuiteObservation, rule: UnverifiedRule): Map<Position, Tally[]> {
  const curves = tallyRounds(suite, rule, (id, session) => session.positions[id]);
  return new Map(positions.map((position) => [position, curves.get(position) ?? []]));
}

/** The share of a tally that surely survived; 0 to 1. */
export function shareOf({ held, total }: Tally): number {
  return total === 0 ? 0 : held / total;
}

/** The share of a tally that may have survived: that which did, with what is unverified; 0 to 1. */
export function upperShareOf({ held, unverified, total }: Tally): number {
  return shareOf({ held: held + unverified, unverified: 0, total });
}

function tallyRounds<Group>(
  suite: SuiteObservation,
  rule: UnverifiedRule,
  groupOf: (id: string, session: SessionObservation) => Group | undefined,
): Map<Group, Tally[]> {
  const curves = new Map<Group, Tally[]>();
  for (const session of measuredSessions(suite)) {
    const planted = suite.canaries.filter(({ id }) => Object.hasOwn(session.positions, id));
    for (const canary of planted) {
      const group = groupOf(canary.id, session);
      if (group === undefined) continue;
      const curve = curves.get(group) ?? [];
      curves.set(group, curve);
      session.rounds.forEach((round, i) => {
        const tally = curve[i] ?? { held: 0, unverified: 0, total: 0 };
        curve[i] = tally;
        tally.total += 1;
        const standing = standingIn(round, canary, rule);
        if (standing === 'survived') tally.held += 1;
        if (standing === 'unverified') tally.unverified += 1;
      });
    }
  }
  return curves;
}

/** What became of a canary in a round; under `strict` what is unverified is lost. */
export function standingIn(
  round: RoundObservation,
  { id, update }: SuiteObservation['canaries'][number],
  rule: UnverifiedRule,
): Standing {
  const outcome = Object.hasOwn(round.outcomes, id) ? round.outcomes[id] : undefined;
  const standing = standingOf(outcome, update === true);
  return standing === 'unverified' && rule === 'strict' ? 'lost' : standing;
}

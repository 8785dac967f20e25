import type { Canary } from './canary.js';
import type { Session } from './session.js';

/** What a suite may build its sessions from. */
export interface SuiteRequest {
  /** One session a seed in randomised suites; a scripted suite ignores it. */
  seeds: readonly number[];
  /** Grow the session with fillers to at least this many characters of rendered text. */
  sessionChars?: number;
  /** The user's own canaries, for suites that plant those. */
  canaries?: readonly Canary[];
  /** The user's own session, in which those canaries stand already. */
  session?: OwnSession;
}

export type OwnSession = Pick<Session, 'turns' | 'planted'>;

/** A session that is not built yet: its name is known to the plan, its turns only exist while it is measured. */
export interface SessionPlan {
  id: string;
  seed?: number;
  build(): Session;
}

/** A named generator of sessions. A new suite is one file with one of these and one line in `sessions/index.ts`. */
export interface Suite {
  name: string;
  /** One line for `--help` and docs. */
  summary: string;
  plan(request: SuiteRequest): SessionPlan[];
}

import { type SameFaults, sameFaults } from '../judge/index.js';
import type { Results, SessionFault } from '../results.js';
import { type Cause, causesOf } from './causes.js';
import { type LossGroup, notHeldIn } from './losses.js';
import { countsAsLost } from './settings.js';
import { type SuiteFacts, suiteFacts } from './suite-facts.js';

/** What ran, for people; none of it is in the results document, which is the same on every machine. */
export interface ReportNotes {
  /** What ran the compactor, such as `node 20.20.2 (PATH)`. */
  runtime?: string;
  /** The compactor's file relative to the workspace. */
  file?: string;
  /** The live agent whose answers were probed in place of the compacted text. */
  agent?: string;
  /** Its file relative to the workspace. */
  agentFile?: string;
  elapsedMs?: number;
  /** The config file that was read; null where none was. */
  config?: string | null;
  /** The file to which the results document is written. */
  resultsFile?: string;
}

/** A session that failed, and where. */
export interface FaultFacts {
  suite: string;
  session: string;
  fault: SessionFault;
}

/** All that the reports tell of a results document, found once. */
export interface Facts {
  results: Results;
  notes: ReportNotes;
  /** The gate passed and no session ended in a fault. */
  passed: boolean;
  suites: SuiteFacts[];
  /** Whether a place in a session needs the session's name. */
  severalSessions: boolean;
  /** Sessions that failed, in the plan's order, those that failed alike together. */
  faults: SameFaults<FaultFacts>[];
  /** Sessions that were not started because of those. */
  notMeasured: FaultFacts[];
  /** The gate's reasons, the most serious first. */
  causes: Cause[];
  /** Those that the headline and the faults do not tell already. */
  otherCauses: Cause[];
  /** What was lost, the most serious first. */
  losses: LossGroup[];
  /** What a person has to look at; empty where that counts as lost. */
  doubts: LossGroup[];
}

/** Reads a judged document for its reports. */
export function factsOf(results: Results, notes: ReportNotes): Facts {
  const suites = results.suites.map(suiteFacts);
  const failed = results.suites.flatMap(({ name, sessions }) =>
    sessions.flatMap(({ id, fault }) => (fault === null ? [] : [{ suite: name, session: id, fault }])),
  );
  const causes = causesOf(results.gate.reasons, suites);
  return {
    results,
    notes,
    passed: results.gate.passed && failed.length === 0,
    suites,
    severalSessions: suites.reduce((sum, { sessions }) => sum + sessions, 0) > 1,
    faults: sameFaults(failed.filter(({ fault }) => fault.kind !== 'not-measured')),
    notMeasured: failed.filter(({ fault }) => fault.kind === 'not-measured'),
    causes,
    otherCauses:
      failed.length > 0
        ? causes.filter(({ kind }) => kind !== 'failed' && kind !== 'not-measured')
        : causes.slice(1),
    ...notHeldIn(suites, countsAsLost(results)),
  };
}

/** How a compactor failed. */
export type FaultKind = 'load' | 'threw' | 'timeout' | 'died' | 'memory' | 'reply' | 'protocol';

/** Whose module failed: the compactor under test, or the live agent that answers from what it left. */
export type FaultSubject = 'compactor' | 'agent';

export interface FaultDetails {
  /** The compactor where nothing is said. */
  subject?: FaultSubject;
  /** The round that failed, from 1; absent when it failed before its first round. */
  round?: number;
  /** The last lines that the compactor printed, raw; whoever shows them makes them harmless. */
  output?: string[];
  /** How many lines it printed that are not in `output`. */
  outputCut?: number;
}

/** The compactor under test, or the live agent, failed. The message is a clause that follows its name: `threw "…"`. */
export class CompactorFault extends Error {
  override readonly name = 'CompactorFault';
  readonly round: number | undefined;
  readonly output: string[];
  readonly outputCut: number;
  readonly subject: FaultSubject;

  constructor(
    readonly kind: FaultKind,
    message: string,
    details: FaultDetails = {},
  ) {
    super(message);
    this.round = details.round;
    this.output = details.output ?? [];
    this.outputCut = details.outputCut ?? 0;
    this.subject = details.subject ?? 'compactor';
  }

  /** The same fault, known to belong to a round. */
  inRound(round: number): CompactorFault {
    const { subject, output, outputCut } = this;
    return new CompactorFault(this.kind, this.message, { subject, output, outputCut, round });
  }
}

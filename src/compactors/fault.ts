/** How a compactor failed. */
export type FaultKind = 'load' | 'threw' | 'timeout' | 'died' | 'memory' | 'reply' | 'protocol';

export interface FaultDetails {
  /** The round that failed, from 1; absent when it failed before its first round. */
  round?: number;
  /** The last lines that the compactor printed, raw; whoever shows them makes them harmless. */
  output?: string[];
}

/** The compactor under test failed. The message is a clause that follows the compactor's name: `threw "…"`. */
export class CompactorFault extends Error {
  override readonly name = 'CompactorFault';
  readonly round: number | undefined;
  readonly output: string[];

  constructor(
    readonly kind: FaultKind,
    message: string,
    details: FaultDetails = {},
  ) {
    super(message);
    this.round = details.round;
    this.output = details.output ?? [];
  }
}

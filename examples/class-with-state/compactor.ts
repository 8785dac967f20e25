interface Turn {
  role: 'system' | 'user' | 'assistant' | 'tool';
  text: string;
}

/** A line that opens with a label in capitals. */
const LABELLED = /^([A-Z][A-Z ]*): (\S.*)$/;

/**
 * A compactor that remembers. What it has read stays in the instance, so that a statement is read from the session
 * once and never from a summary of a summary. Every session gets an instance of its own.
 */
export class SessionMemory {
  private readonly instructions: string[] = [];
  private readonly statements = new Map<string, Set<string>>();
  private talk: string[] = [];
  private written = '';

  constructor(private readonly talkChars = 600) {}

  compact(turns: Turn[]): string {
    // The text that this instance wrote in the round before holds nothing that it doesn't know.
    for (const turn of turns) if (turn.text !== this.written) this.read(turn);

    const sections = [...this.statements].map(
      ([label, statements]) => `## ${label}\n${[...statements].map((it) => `- ${label}: ${it}`).join('\n')}`,
    );
    this.written = [...this.instructions, ...sections, `## Latest\n${this.talk.join('\n')}`].join('\n\n');
    return this.written;
  }

  private read(turn: Turn): void {
    const [, label, statement] = LABELLED.exec(turn.text) ?? [];
    if (label !== undefined && statement !== undefined) {
      const known = this.statements.get(label) ?? new Set();
      this.statements.set(label, known.add(statement));
    } else if (turn.role === 'system') {
      this.instructions.push(turn.text);
    } else {
      this.talk.push(`${turn.role}: ${turn.text}`);
      while (this.talk.join('\n').length > this.talkChars) this.talk.shift();
    }
  }
}

import { renderTurns, type Turn } from '../../sessions/turn.js';

/** The headers that open a typed statement, in the order in which checklists carry them. */
const headers = ['SAFETY RULE', 'HARD CONSTRAINT', 'FACT', 'GOAL STATE', 'USER PREFERENCE'] as const;
export type Header = (typeof headers)[number];

/** A statement as the text gives it: a line with a typed header, without what stands before the header. */
export interface Statement {
  header: Header;
  text: string;
}

/** A typed header at the start of a turn, or of an item that an earlier round carried in a checklist. */
const typedLine = new RegExp(`^(?:\\[\\w+\\] |- )?((${headers.join('|')}): .*)$`);

/** Whether a line states something typed. */
export function isTyped(line: string): boolean {
  return typedLine.test(line);
}

/** The typed statements of the turns in reading order, as often as they are stated. */
export function statementsIn(turns: readonly Turn[]): Statement[] {
  return renderTurns(turns)
    .split('\n')
    .flatMap((line) => {
      const match = typedLine.exec(line);
      return match ? [{ header: match[2] as Header, text: match[1] as string }] : [];
    });
}

/** The statements that no earlier one repeats to the letter. */
export function distinct(statements: readonly Statement[]): Statement[] {
  const seen = new Set<string>();
  return statements.filter(({ text }) => !seen.has(text) && seen.add(text));
}

/** Statements as items of a checklist, by type; an empty list for no statement. */
export function checklist(statements: readonly Statement[]): string[] {
  return headers.flatMap((header) =>
    statements.filter((statement) => statement.header === header).map(({ text }) => `- ${text}`),
  );
}

import type { Turn } from '../../sessions/turn.js';

/** The headers that open a typed statement, in the order in which checklists carry them. */
const headers = ['SAFETY RULE', 'HARD CONSTRAINT', 'FACT', 'GOAL STATE', 'USER PREFERENCE'] as const;
export type Header = (typeof headers)[number];

/** A statement as the text gives it: a line with a typed header, without what stands before the header. */
export interface Statement {
  header: Header;
  text: string;
}

/**
 * The typed statement of a line: one that opens with a typed header, perhaps behind the role of its turn or the dash
 * of a checklist that an earlier round carried. Undefined for any other line.
 */
function statementOf(line: string): Statement | undefined {
  const start = /^(?:\[\w+\] |- )/.exec(line)?.[0].length ?? 0;
  const header = headers.find(
    (each) => line.startsWith(each, start) && line.startsWith(': ', start + each.length),
  );
  return header && { header, text: line.slice(start) };
}

/** Whether a line states something typed. */
export function isTyped(line: string): boolean {
  return statementOf(line) !== undefined;
}

/** The typed statements of the turns in reading order, as often as they are stated. */
export function statementsIn(turns: readonly Turn[]): Statement[] {
  return turns
    .flatMap(({ text }) => (text.includes('\n') ? text.split('\n') : text))
    .map(statementOf)
    .filter((statement) => statement !== undefined);
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

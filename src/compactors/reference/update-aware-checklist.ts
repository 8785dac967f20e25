import { carry, latestLines } from './checklist-carrying.js';
import type { ReferenceCompactor } from './reference.js';
import { isTyped, type Statement, statementsIn } from './statements.js';

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';

/**
 * Values that change while a statement stays the same: dates, short hashes, and amounts, which stand between spaces
 * or punctuation, perhaps with a currency before them or a unit after. A number inside a name is not one of them.
 */
const volatile = new RegExp(
  [
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    `\\b\\d{1,2}\\.? ${month} \\d{4}\\b`,
    `\\b${month} \\d{1,2},? \\d{4}\\b`,
    '(?<![\\w/.#-])(?=[a-f]*\\d)[0-9a-f]{7,12}(?![\\w/-])',
    '(?<![\\w/.#-])\\d(?:[\\d.,:]*\\d)?(?:%|[a-z]{1,3}\\b)?(?![\\w/-])',
  ].join('|'),
  'gi',
);

/** The statement without its volatile values: what two versions of it have in common. */
function withoutValues(text: string): string {
  return text.replace(volatile, '…').toLowerCase();
}

/** The latest version of each statement, at the place of its first. */
function latest(statements: readonly Statement[]): Statement[] {
  const items = new Map<string, Statement>();
  for (const statement of statements) items.set(withoutValues(statement.text), statement);
  return [...items.values()];
}

/** Carries every typed statement in its latest version. The tail leaves them out, so that no older one returns. */
export const updateAwareChecklist: ReferenceCompactor = {
  name: 'update-aware-checklist',
  summary: 'as checklist-carrying, but of a statement whose value changed only the latest version',
  create: () => (turns) =>
    carry(
      latest(statementsIn(turns)),
      latestLines(turns).filter((line) => !isTyped(line)),
    ),
};

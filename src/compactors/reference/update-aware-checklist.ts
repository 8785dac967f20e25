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

/** Keeps the latest version of each statement, at the place of its first. */
function latestVersions(): (statements: readonly Statement[]) => Statement[] {
  // The same statements come back every round.
  const subjects = new Map<string, string>();
  const subjectOf = (text: string) => {
    const subject = subjects.get(text) ?? withoutValues(text);
    subjects.set(text, subject);
    return subject;
  };
  return (statements) => [...new Map(statements.map((each) => [subjectOf(each.text), each])).values()];
}

/** Carries every typed statement in its latest version. The tail leaves them out, so that no older one returns. */
export const updateAwareChecklist: ReferenceCompactor = {
  name: 'update-aware-checklist',
  summary: 'as checklist-carrying, but of a statement whose value changed only the latest version',
  create: () => {
    const latest = latestVersions();
    return (turns) =>
      carry(
        latest(statementsIn(turns)),
        latestLines(turns).filter((line) => !isTyped(line)),
      );
  },
};

type Role = 'system' | 'user' | 'assistant' | 'tool';

interface Turn {
  role: Role;
  text: string;
}

/** The turn that carries the statements; recognised by its first line when it comes back in the next round. */
const NOTES_HEADING = 'Notes carried over from earlier in this session:';

/** How many turns of the latest talk stay as they were said. */
const RECENT_TURNS = 6;

/** A line such as `DEADLINE: the release freezes on Friday`: a label in capitals, then what is stated. */
const STATEMENT = /^(?:- )?([A-Z][A-Z ]*: \S.*)$/;

/** What a later version of a statement may change: a date such as `18 Mar 2027`, or a word that has a digit. */
const DATE_OR_NUMBER = /\d{1,2} [A-Z][a-z]+ \d{4}|\S*\d\S*/g;

/**
 * Compacts a session to its instructions, its statements and its latest turns.
 *
 * What was stated under a label is carried word for word, because a rule or a number that is told in other words is
 * soon told wrong. A statement that is made again with another number or date replaces the earlier one. The talk in
 * between is dropped.
 */
export default function compact(turns: Turn[]): Turn[] {
  const instructions: Turn[] = [];
  const talk: Turn[] = [];
  const notes = new Map<string, string>();

  for (const turn of turns) {
    const statements = statementsIn(turn.text);
    for (const statement of statements) {
      const subject = subjectOf(statement);
      notes.delete(subject);
      notes.set(subject, statement);
    }
    if (turn.text.startsWith(NOTES_HEADING)) continue;
    if (turn.role === 'system') instructions.push(turn);
    else if (statements.length === 0) talk.push(turn);
  }

  const carried = [...notes.values()].map((statement) => `- ${statement}`);
  return [
    ...instructions,
    { role: 'system', text: [NOTES_HEADING, ...carried].join('\n') },
    ...talk.slice(-RECENT_TURNS),
  ];
}

function statementsIn(text: string): string[] {
  return text.split('\n').flatMap((line) => STATEMENT.exec(line.trim())?.[1] ?? []);
}

/** What a statement is about: all of it but its dates and numbers. */
function subjectOf(statement: string): string {
  return statement.replace(DATE_OR_NUMBER, '#');
}

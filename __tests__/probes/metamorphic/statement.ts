import type { Canary, Session } from '../../../src/sessions/index.js';
import { suiteNamed } from '../../../src/sessions/index.js';
import { kinds } from '../../../src/sessions/kinds/index.js';
import type { Kind, Values, Wording } from '../../../src/sessions/kinds/kind.js';
import { contentOf } from '../../../src/sessions/statement.js';
import type { ValueType } from '../../../src/sessions/values.js';

/** A planted statement taken apart into what it was made of. */
export interface Statement {
  canary: Canary;
  kind: Kind;
  wording: Wording;
  values: Values;
  /** The value that an update replaces, and its name. */
  older?: { name: string; value: string };
}

/** The statements of the scripted session and of so many sessions of the corpus, session by session. */
export function* sessionsOfStatements(corpusSessions: number): Generator<Statement[]> {
  const seeds = Array.from({ length: corpusSessions }, (_, i) => i + 1);
  for (const suite of ['seeded', 'corpus']) {
    for (const plan of suiteNamed(suite)?.plan({ seeds }) ?? []) {
      const session = plan.build();
      yield session.planted.map(({ canary }) => takenApart(canary, session));
    }
  }
}

function takenApart(canary: Canary, session: Session): Statement {
  const kind = kinds.find(({ name }) => name === canary.frame);
  if (kind === undefined) throw new Error(`${canary.id} names no kind`);
  const names = Object.keys(kind.values);
  const tokens = canary.exact_use_required_tokens ?? [];
  const values = Object.fromEntries(
    names.map((name, i) => [name, asWritten(tokens[i] ?? '', canary.content)]),
  );
  const wording = kind.wordings.find((each) => contentOf(kind, each, values) === canary.content);
  if (wording === undefined) throw new Error(`no wording of ${kind.name} gives: ${canary.content}`);
  const [superseded] = canary.superseded_tokens ?? [];
  if (superseded === undefined) return { canary, kind, wording, values };
  const text = session.turns.map((turn) => turn.text).join('\n');
  return {
    canary,
    kind,
    wording,
    values,
    older: { name: kind.updates ?? '', value: asWritten(superseded, text) },
  };
}

/** A token, which is in small letters, as the text writes it. */
function asWritten(token: string, text: string): string {
  const at = text.toLowerCase().indexOf(token);
  if (at < 0 || token === '') throw new Error(`"${token}" isn't in: ${text.slice(0, 200)}`);
  return text.slice(at, at + token.length);
}

export function typeOf({ kind }: Statement, name: string): ValueType {
  return (kind.values[name] as Kind['values'][string]).type;
}

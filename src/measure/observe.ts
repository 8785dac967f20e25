import { CompactorFault } from '../compactors/fault.js';
import type { CompactedRound, CompactorWorker } from '../compactors/protocol.js';
import { type Evidence, type Judgement, type Probe, SimulatedAgent } from '../probes/index.js';
import {
  type Loss,
  QUOTE_CHARS,
  type RoundObservation,
  type SessionObservation,
  standingOf,
} from '../results.js';
import { isUpdate } from '../sessions/canary.js';
import { type Position, positionOf, type Session } from '../sessions/session.js';
import { renderTurns, sizeOf, type Turn } from '../sessions/turn.js';

/** What one canary looks like after one round: the judgement, and what an agent answered to its question. */
export interface Probed {
  judgement: Judgement;
  answer: () => string;
}

/** Probes every canary of a session in one compacted text, in the order in which they were planted. */
export type ProbeText = (session: Session, text: string) => Promise<Probed[]> | Probed[];

/** The probe reads the compacted text itself; a simulated agent answers from it. */
export function probeText(probe: Probe): ProbeText {
  // A compactor that has reached its end gives the same text round after round: it is read once.
  let last: { session: Session; text: string; probed: Probed[] } | undefined;
  return (session, text) => {
    if (last?.session === session && last.text === text) return last.probed;
    const probed = read(session, text);
    last = { session, text, probed };
    return probed;
  };

  function read(session: Session, text: string): Probed[] {
    const reading = probe.read(text);
    let agent: SimulatedAgent | undefined;
    return session.planted.map(({ canary }) => ({
      judgement: reading.judge(canary),
      answer: () => {
        agent ??= new SimulatedAgent(text);
        return agent.answer(canary.direct_question);
      },
    }));
  }
}

/** A session that was compacted: its rounds' texts, for those who keep or compare them. */
export interface CompactedSession {
  texts: string[];
  durations: number[];
  /** Characters of the texts of the turns that round 1 gave back; absent before. */
  firstTextChars?: number;
}

/**
 * Has a worker compact a session for some rounds. What came back before a fault is in `into`, so that it can still
 * be observed.
 */
export async function compactInto(
  into: CompactedSession,
  worker: CompactorWorker,
  session: Session,
  limits: { rounds: number; budgetChars?: number },
): Promise<void> {
  await worker.compactSession({ turns: session.turns, ...limits }, (round: CompactedRound) => {
    if (into.texts.length === 0) into.firstTextChars = textCharsOf(round.turns);
    into.texts.push(renderTurns(round.turns));
    into.durations.push(round.durationMs);
  });
}

/**
 * Probes the rounds of a compacted session and writes down what was found. Losses and doubts have one entry a canary
 * each, at the first round, so that a session takes the same little memory after any number of rounds.
 */
export async function observe(
  session: Session,
  { texts, durations, firstTextChars }: CompactedSession,
  probe: ProbeText,
): Promise<Omit<SessionObservation, 'fault'>> {
  const rounds: RoundObservation[] = [];
  const losses = new Map<string, Loss>();
  const doubts = new Map<string, Loss>();
  const positions = positionsOf(session);
  let inputChars = sizeOf(session.turns);
  for (const [i, text] of texts.entries()) {
    const round = i + 1;
    const outcomes: [id: string, outcome: Loss['outcome']][] = [];
    const stale: string[] = [];
    const probed = await probeRound(round, () => probe(session, text));
    for (const [j, { judgement, answer }] of probed.entries()) {
      const planted = session.planted[j];
      if (planted === undefined) continue;
      const { canary, turn } = planted;
      if (judgement.stale) stale.push(canary.id);
      if (judgement.outcome === 'held') continue;
      const { outcome, evidence } = judgement;
      outcomes.push([canary.id, outcome]);
      const standing = standingOf(outcome, isUpdate(canary));
      const list = standing === 'lost' ? losses : doubts;
      if (standing === 'survived' || list.has(canary.id)) continue;
      const { id, type, content } = canary;
      const position = positionOf(turn, session.turns.length);
      list.set(id, {
        ...{ id, type, content, position, turn, round, outcome, answer: copied(answer()) },
        ...(evidence === undefined ? {} : quoted(evidence)),
      });
    }
    rounds.push({
      round,
      input_chars: inputChars,
      output_chars: text.length,
      duration_ms: Math.round((durations[i] ?? 0) * 1000) / 1000,
      ...(i > 0 || firstTextChars === undefined
        ? {}
        : { input_text_chars: textCharsOf(session.turns), output_text_chars: firstTextChars }),
      // An id may be the name of what every object inherits, which an assignment would not own.
      outcomes: Object.fromEntries(outcomes),
      stale,
    });
    inputChars = text.length;
  }
  const { id, seed } = session;
  return {
    id,
    ...(seed === undefined ? {} : { seed }),
    positions,
    losses: [...losses.values()],
    ...(doubts.size === 0 ? {} : { doubts: [...doubts.values()] }),
    rounds,
  };
}

/** What a person reads of the place that decided. */
function quoted({ quote, note }: Evidence): Pick<Loss, 'quote' | 'note'> {
  return {
    ...(quote.trim() === '' ? {} : { quote: shortened(quote) }),
    ...(note.trim() === '' ? {} : { note: shortened(note) }),
  };
}

/** A piece of a text that lets the text go: a slice would keep all of it in memory. */
function copied(piece: string): string {
  return [...piece].join('');
}

/** At most {@link QUOTE_CHARS} of a text, as a copy. */
function shortened(text: string): string {
  if (text.length <= QUOTE_CHARS) return copied(text);
  const chars: string[] = [];
  let length = 1;
  for (const char of text) {
    length += char.length;
    if (length > QUOTE_CHARS) break;
    chars.push(char);
  }
  return `${chars.join('')}…`;
}

/** A live agent that fails does so in the round whose text it was asked about. */
async function probeRound(round: number, probe: () => ReturnType<ProbeText>): Promise<Probed[]> {
  try {
    return await probe();
  } catch (error) {
    throw error instanceof CompactorFault ? error.inRound(round) : error;
  }
}

function positionsOf(session: Session): Record<string, Position> {
  return Object.fromEntries(
    session.planted.map(({ canary, turn }) => [canary.id, positionOf(turn, session.turns.length)]),
  );
}

/** What turns say, without role marks and the breaks between them, which a compactor drops that only joins texts. */
function textCharsOf(turns: readonly Turn[]): number {
  return turns.reduce((chars, { text }) => chars + text.length, 0);
}

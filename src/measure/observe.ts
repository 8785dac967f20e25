import { CompactorFault } from '../compactors/fault.js';
import type { CompactedRound, CompactorWorker } from '../compactors/protocol.js';
import { type Judgement, type Probe, SimulatedAgent } from '../probes/index.js';
import type { Loss, RoundObservation, SessionObservation } from '../results.js';
import { type Position, positionOf, type Session } from '../sessions/session.js';
import { renderTurns, sizeOf } from '../sessions/turn.js';

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
    into.texts.push(renderTurns(round.turns));
    into.durations.push(round.durationMs);
  });
}

/** Probes the rounds of a compacted session and writes down what was found. */
export async function observe(
  session: Session,
  { texts, durations }: CompactedSession,
  probe: ProbeText,
): Promise<Omit<SessionObservation, 'fault'>> {
  const rounds: RoundObservation[] = [];
  const losses = new Map<string, Loss>();
  const positions = positionsOf(session);
  let inputChars = sizeOf(session.turns);
  for (const [i, text] of texts.entries()) {
    const round = i + 1;
    const outcomes: RoundObservation['outcomes'] = {};
    const stale: string[] = [];
    const probed = await probeRound(round, () => probe(session, text));
    for (const [j, { judgement, answer }] of probed.entries()) {
      const planted = session.planted[j];
      if (planted === undefined) continue;
      const { canary, turn } = planted;
      if (judgement.stale) stale.push(canary.id);
      if (judgement.outcome === 'held') continue;
      const { outcome } = judgement;
      outcomes[canary.id] = outcome;
      if (losses.has(canary.id)) continue;
      const { id, type, content } = canary;
      const position = positionOf(turn, session.turns.length);
      losses.set(id, { id, type, content, position, turn, round, outcome, answer: answer() });
    }
    rounds.push({
      round,
      input_chars: inputChars,
      output_chars: text.length,
      duration_ms: Math.round((durations[i] ?? 0) * 1000) / 1000,
      outcomes,
      stale,
    });
    inputChars = text.length;
  }
  const { id, seed } = session;
  return { id, ...(seed === undefined ? {} : { seed }), positions, losses: [...losses.values()], rounds };
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

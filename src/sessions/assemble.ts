import type { Canary } from './canary.js';
import type { Filler, FillerSource } from './fillers.js';
import type { Random } from './random.js';
import type { PlantedCanary, Session } from './session.js';
import { systemTurn } from './system-turn.js';
import { renderTurn, type Turn } from './turn.js';

/** A statement on its way into a session, with the fillers before it. */
export interface Beat {
  /** How many filler exchanges stand before the statement. */
  fillers: number;
  content: string;
  acknowledgement: string;
  /** Undefined for a statement that a later one replaces. */
  canary: Canary | undefined;
}

export interface Script {
  beats: readonly Beat[];
  /** How many filler exchanges stand after the last statement. */
  closing: number;
  fillers: FillerSource;
  /** The least size of the rendered session, in characters. */
  sessionChars: number | undefined;
  /** Decides where the fillers stand that a session grows by. */
  growth: Random;
}

/**
 * Lays a session out: the system turn, each beat with its fillers before it and its acknowledgement after it, and
 * closing fillers. `planted` is in the order of `canaries`, which is the same for every session of a suite.
 */
export function assemble(canaries: readonly Canary[], script: Script): Pick<Session, 'turns' | 'planted'> {
  const { beats, closing, fillers } = script;
  const gaps = beats.map((beat) => take(fillers, beat.fillers));
  gaps.push(take(fillers, closing));
  if (script.sessionChars !== undefined) grow(gaps, script, script.sessionChars);

  const turns: Turn[] = [{ role: 'system', text: systemTurn }];
  const turnOf = new Map<Canary, number>();
  gaps.forEach((gap, i) => {
    for (const filler of gap) turns.push(...exchange(filler));
    const beat = beats[i];
    if (beat === undefined) return;
    if (beat.canary) turnOf.set(beat.canary, turns.length);
    turns.push(...exchange([beat.content, beat.acknowledgement]));
  });
  return {
    turns,
    planted: canaries.map((canary): PlantedCanary => ({ canary, turn: turnOf.get(canary) as number })),
  };
}

function take(fillers: FillerSource, count: number): Filler[] {
  const taken: Filler[] = [];
  while (taken.length < count) taken.push(fillers());
  return taken;
}

function exchange([user, assistant]: Filler): [Turn, Turn] {
  return [
    { role: 'user', text: user },
    { role: 'assistant', text: assistant },
  ];
}

/**
 * Adds fillers one at a time, each beside a random one of those that stand there, so that statements keep their
 * places as shares of the session.
 */
function grow(gaps: Filler[][], { beats, fillers, growth }: Script, sessionChars: number): void {
  const spoken = [...gaps.flat(), ...beats.map((beat): Filler => [beat.content, beat.acknowledgement])];
  let chars = renderTurn({ role: 'system', text: systemTurn }).length;
  for (const filler of spoken) chars += lengthOf(filler);
  const places = gaps.flatMap((gap) => gap.map(() => gap));
  while (chars < sessionChars) {
    const filler = fillers();
    growth.pick(places).push(filler);
    chars += lengthOf(filler);
  }
}

/** The characters that an exchange adds to a rendered session, its two line feeds included. */
function lengthOf(filler: Filler): number {
  return exchange(filler).reduce((sum, turn) => sum + renderTurn(turn).length + 1, 0);
}

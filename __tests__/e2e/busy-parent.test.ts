import { expect, test } from '@jest/globals';
import { find, someTurns } from './hosting-support.js';

const large = [{ role: 'user' as const, text: 'A line of the session.\n'.repeat(100_000) }];

function busy(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

test('the time in which this program is busy is not taken from the compactor', async () => {
  const worker = await find('sound.mjs', { timeout: 300 }).open();
  try {
    for (const turns of [someTurns, large]) {
      const rounds: number[] = [];
      const compact = () =>
        worker.compactSession({ turns, rounds: 2 }, (round) => rounds.push(round.turns.length));
      const done = compact();
      busy(2000);
      await done;
      // Spells of work, one close on the other: a large reply then comes in many pieces.
      const spells = setInterval(() => busy(90), 1);
      await compact().finally(() => clearInterval(spells));
      expect(rounds).toEqual(Array(4).fill(turns.length));
    }
  } finally {
    await worker.close();
  }
});

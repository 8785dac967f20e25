// What hosting adds to one compaction: a session of 12 kB that keeps its size, five rounds, compacted in a child
// process and in this one; the child is started and warm.
import { corpusCells, openWorker, ROUNDS } from './ours.mjs';
import { print, timed } from './sample.mjs';

const SESSION_CHARS = 12_000;
const WARM_UP = 50;
const SESSIONS = 200;

const [{ session }] = corpusCells(1, 1, SESSION_CHARS);
const { turns } = session.build();

async function msPerCompaction(compactor) {
  const worker = await openWorker(compactor);
  const compact = async (sessions) => {
    for (let i = 0; i < sessions; i++) await worker.compactSession({ turns, rounds: ROUNDS }, () => {});
  };
  try {
    await compact(WARM_UP);
    return (await timed(() => compact(SESSIONS))) / (SESSIONS * ROUNDS);
  } finally {
    await worker.close();
  }
}

const inProcess = await msPerCompaction('builtin:identity');
const hosted = await msPerCompaction('bench/hosted/identity.mjs');
print([{ name: 'hosting, per compaction of 12 kB', unit: 'ms', value: hosted - inProcess }]);

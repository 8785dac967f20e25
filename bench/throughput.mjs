// Sessions a second with the update-aware checklist: in this process, and the same compactor hosted in a child.
import { corpusCells, measureOn, openWorker, REFERENCE } from './ours.mjs';
import { print, timed } from './sample.mjs';

const WARM_UP = 200;
const SESSIONS = 2_000;

async function sessionsPerSecond(compactor) {
  const worker = await openWorker(compactor);
  try {
    await measureOn(worker, corpusCells(1, WARM_UP));
    const ms = await timed(() => measureOn(worker, corpusCells(WARM_UP + 1, SESSIONS)));
    return (1000 * SESSIONS) / ms;
  } finally {
    await worker.close();
  }
}

print([
  { name: 'sessions, in process', unit: '/s', value: await sessionsPerSecond(REFERENCE) },
  { name: 'sessions, hosted', unit: '/s', value: await sessionsPerSecond('bench/hosted/checklist.mjs') },
]);

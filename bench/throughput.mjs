// Sessions a second with the update-aware checklist: in this process with each probe, and the same compactor hosted in a
// child.
import { corpusCells, measureOn, openWorker, PROBES, REFERENCE } from './ours.mjs';
import { print, timed } from './sample.mjs';

/** Probe by probe, so that each takes about a second. */
const SESSIONS = { verbatim: 2_000, meaning: 200 };
const WARM_UP_SHARE = 0.1;

async function sessionsPerSecond(compactor, probe) {
  const worker = await openWorker(compactor);
  const count = SESSIONS[probe];
  const warmUp = count * WARM_UP_SHARE;
  try {
    await measureOn(worker, corpusCells(1, warmUp), probe);
    const ms = await timed(() => measureOn(worker, corpusCells(warmUp + 1, count), probe));
    return (1000 * count) / ms;
  } finally {
    await worker.close();
  }
}

const figures = [];
for (const probe of PROBES) {
  const value = await sessionsPerSecond(REFERENCE, probe);
  figures.push({ name: `sessions with ${probe}, in process`, unit: '/s', value });
}
const value = await sessionsPerSecond('bench/hosted/checklist.mjs', 'verbatim');
figures.push({ name: 'sessions with verbatim, hosted', unit: '/s', value });
print(figures);

// Heap that a measured session leaves behind, over 10,000 sessions with the update-aware checklist in this process.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { corpusCells, measureOn, openWorker, REFERENCE } from './ours.mjs';
import { print } from './sample.mjs';

const SESSIONS = 10_000;
const WARM_UP = 50;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
const heapAfterCollection = () => {
  collect();
  return process.memoryUsage().heapUsed;
};

const worker = await openWorker(REFERENCE);
await measureOn(worker, corpusCells(1, WARM_UP));
const before = heapAfterCollection();
const { sessions } = await measureOn(worker, corpusCells(1, SESSIONS));
const growth = heapAfterCollection() - before;
await worker.close();
// Naming the observations here keeps them alive until the heap has been read.
if (sessions.length !== SESSIONS)
  throw new Error(`${sessions.length} of ${SESSIONS} sessions were measured.`);

print([
  { name: 'heap a session, at 10,000 sessions', unit: 'kB', value: growth / SESSIONS / 1000 },
  { name: 'peak memory at 10,000 sessions', unit: 'MB', value: process.resourceUsage().maxRSS / 1000 },
]);

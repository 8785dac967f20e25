// The one place in which the benchmark touches the program: its parts as tsc wrote them to lib/.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findCompactor } from '../lib/compactors/index.js';
import { measureCells, planCells, probeText } from '../lib/measure/index.js';
import { probeNamed } from '../lib/probes/index.js';
import { renderTurns, suiteNamed } from '../lib/sessions/index.js';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

export const ROUNDS = 5;
export const REFERENCE = 'builtin:update-aware-checklist';

/** The probes that are measured side by side. */
export const PROBES = ['verbatim', 'meaning'];

/** Opens a worker for a compactor: in this process for a built-in one, in a child process for a file. */
export function openWorker(compactor) {
  const settings = {
    compactor,
    working_directory: root,
    timeout: 30_000,
    memory: 2 * 1024 ** 3,
    env: [],
  };
  const surroundings = {
    workspace: root,
    environment: process.env,
    hostFile: join(root, 'dist/host/index.js'),
  };
  return findCompactor(settings, surroundings).open();
}

/** The cells of the corpus for `count` seeds from `first` on. */
export function corpusCells(first, count, sessionChars) {
  const seeds = Array.from({ length: count }, (_, index) => first + index);
  return planCells([suiteNamed('corpus')], {
    seeds,
    ...(sessionChars === undefined ? {} : { sessionChars }),
  });
}

/** Measures cells one after another: each session built, compacted for five rounds and probed after every round. */
export function measureOn(worker, cells, probeName = 'verbatim') {
  const probe = probeText(probeNamed(probeName));
  // The lane leaves the worker open, so that the same one is timed again when it is warm.
  const openLane = async () => ({ worker, probe, close: async () => {} });
  return measureCells({ cells, rounds: ROUNDS, jobs: 1, repeat: false, openLane });
}

/** Corpus sessions of at least so many characters as one text each, with their twenty canaries. */
export function corpusTexts(count, sessionChars) {
  return corpusCells(1, count, sessionChars).map(({ session }) => {
    const { turns, planted } = session.build();
    return { text: renderTurns(turns), canaries: planted.map(({ canary }) => canary) };
  });
}

/** Has a probe read a text and judge canaries that it has not seen before, as at the start of a session. */
export function judgeAll(probeName, text, canaries) {
  const reading = probeNamed(probeName).read(text);
  return canaries.map((canary) => reading.judge({ ...canary }));
}

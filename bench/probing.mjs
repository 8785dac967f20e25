// What a round costs a probe: a text of 12 kB is read and twenty canaries are judged on it, new ones each time.
import { corpusTexts, judgeAll, PROBES } from './ours.mjs';
import { median, print, timed } from './sample.mjs';

const TEXTS = 25;
const PASSES = 5;
const texts = corpusTexts(TEXTS, 12_000);

const figures = [];
for (const probe of PROBES) {
  const samples = [];
  // The first pass warms up.
  for (let pass = 0; pass <= PASSES; pass++) {
    for (const { text, canaries } of texts) {
      const ms = await timed(() => judgeAll(probe, text, canaries));
      if (pass > 0) samples.push(ms);
    }
  }
  figures.push({ name: `${probe}, 20 canaries on 12 kB`, unit: 'ms', value: median(samples) });
}
print(figures);

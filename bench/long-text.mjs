// How a probe takes long texts: twenty canaries on 1 MB of sessions, and how much more that is than on 250 kB. A time that
// grows with the length is four times as much.
import { corpusTexts, judgeAll, PROBES } from './ours.mjs';
import { median, print, timed } from './sample.mjs';

const SHORT = 250_000;
const LONG = 1_000_000;
const PASSES = 3;

const figures = [];
for (const probe of PROBES) {
  const msOf = async (chars) => {
    const [{ text, canaries }] = corpusTexts(1, chars);
    const samples = [];
    for (let pass = 0; pass <= PASSES; pass++) {
      const ms = await timed(() => judgeAll(probe, text, canaries));
      if (pass > 0) samples.push(ms);
    }
    return median(samples);
  };
  const short = await msOf(SHORT);
  const long = await msOf(LONG);
  figures.push(
    { name: `${probe}, 20 canaries on 1 MB`, unit: 'ms', value: long },
    { name: `${probe}, 1 MB as times 250 kB`, unit: '×', value: long / short },
  );
}
print(figures);

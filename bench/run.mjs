// Takes every measure some times over, each sample in a process of its own, and prints medians with their spread.
// The measures take turns, so that a machine that slows down meanwhile slows all of them, and ratios hold.
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from './sample.mjs';

const SAMPLES = 5;
const MEASURES = ['throughput', 'python-kit', 'probing', 'long-text', 'hosting', 'default-run', 'memory'];

/** What a figure should be, by its name. */
const AIMS = {
  'in process, times the Python kit': '≥ 8',
  'hosting, per compaction of 12 kB': '≤ 0.25',
  'meaning, 20 canaries on 12 kB': '≤ 5',
  'meaning, 1 MB as times 250 kB': '≤ 5',
  'default run with verbatim, whole process': '< 1',
  'default run with meaning, whole process': '< 1.5',
  'heap a session, at 10,000 sessions': '≤ 5',
};

const bench = dirname(fileURLToPath(import.meta.url));
const node = (script, ...args) =>
  spawnSync(process.execPath, [script, ...args], { cwd: dirname(bench), encoding: 'utf8' });

/** @type {Map<string, { unit: string, values: number[] }>} */
const figures = new Map();
const skipped = new Set();

function record({ name, unit, value }) {
  const figure = figures.get(name) ?? { unit, values: [] };
  figure.values.push(value);
  figures.set(name, figure);
}

function sample(measure) {
  const { status, stdout, stderr } = node(join(bench, `${measure}.mjs`));
  if (status !== 0) throw new Error(`bench/${measure}.mjs failed:\n${stderr}`);
  const result = JSON.parse(stdout);
  if (result.skipped !== undefined) skipped.add(result.skipped);
  for (const figure of result.figures ?? []) record(figure);
}

/** The ratio of two figures, sample by sample. */
function recordRatio(name, over, under) {
  const divisors = figures.get(under)?.values ?? [];
  const values = figures.get(over)?.values ?? [];
  divisors.forEach((divisor, index) => {
    record({ name, unit: '×', value: values[index] / divisor });
  });
}

const format = (value) =>
  value.toLocaleString(
    'en-US',
    value >= 100 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 },
  );

const compiled = node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json');
if (compiled.status !== 0) throw new Error(`lib/ can't be made:\n${compiled.stdout}`);

for (let i = 0; i < SAMPLES; i++) for (const measure of MEASURES) sample(measure);
recordRatio('in process, times the Python kit', 'sessions with verbatim, in process', 'sessions, Python kit');

console.log('| measure | median | lowest – highest | aim |');
console.log('| --- | ---: | ---: | ---: |');
for (const [name, { unit, values }] of figures) {
  const aim = AIMS[name] === undefined ? '' : `${AIMS[name]} ${unit}`;
  const spread = `${format(Math.min(...values))} – ${format(Math.max(...values))}`;
  console.log(`| ${name} | ${format(median(values))} ${unit} | ${spread} | ${aim} |`);
}
const machine = `${process.platform} ${process.arch}, ${availableParallelism()} cores (${cpus()[0]?.model.trim()})`;
console.log(`\nMedians of ${SAMPLES} samples. Node ${process.versions.node}, ${machine}.`);
for (const reason of skipped) console.log(reason);

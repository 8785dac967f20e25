// Scores the labelled cases of __tests__/cases with every probe of lib/ and certifies what comes of it:
//   npm run certify -- [--check] [--reason "why a probe got worse"]
// Prints rates by set and half, and by mode for the half that may be looked at, and writes src/probes/certificate.json.
// It refuses to write a certificate in which a probe certifies more of what is lost, or decides more cases wrongly, than
// in the one before, unless --reason says why; the reason then stands in the certificate. --check writes nothing and
// fails if the committed certificate isn't what the code gives, or is worse than the one before it without a reason.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { wilson } from '../lib/judge/wilson.js';
import { probes } from '../lib/probes/index.js';
import { parseCanaries } from '../lib/sessions/index.js';
import { countsOf, halfOf, halves, outcomeOf, readSets, sum } from './labelled-cases.mjs';

const root = join(import.meta.dirname, '..');
const name = 'src/probes/certificate.json';
const file = join(root, name);
const { values: options } = parseArgs({
  options: { check: { type: 'boolean', default: false }, reason: { type: 'string' } },
});

const sets = readSets(join(root, '__tests__/cases'));
const committed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
const judged = probes.map((probe) => ({
  probe,
  cases: sets.flatMap(({ kind, cases }) =>
    cases.map((each) => ({
      kind,
      half: halfOf(each),
      mode: each.mode,
      labelled: each.held,
      outcome: outcomeOf(probe, each, parseCanaries),
    })),
  ),
}));

const certificate = {
  sets: Object.fromEntries(sets.map(({ kind, sha256, cases }) => [kind, { cases: cases.length, sha256 }])),
  probes: judged.map(({ probe, cases }) => ({
    name: probe.name,
    version: probe.version,
    kinds: Object.fromEntries(
      sets.map(({ kind }) => [
        kind,
        Object.fromEntries(
          halves.map((half) => [
            half,
            countsOf(cases.filter((each) => each.kind === kind && each.half === half)),
          ]),
        ),
      ]),
    ),
  })),
};

for (const { probe, cases } of judged) print(probe, cases);
if (options.check) check();
else write();

function print(probe, cases) {
  console.log(`\nProbe ${probe.name} ${probe.version}`);
  console.log(
    row('set, half', 'cases', 'accuracy', 'false-certify', 'false-loss', 'unverified', 'decided right'),
  );
  for (const { kind } of sets) {
    for (const half of halves) {
      const own = cases.filter((each) => each.kind === kind && each.half === half);
      console.log(rates(`${kind}, ${half}`, countsOf(own)));
    }
  }
  // What is not looked at is only ever told as a sum.
  console.log(row('\nmode, seen half', 'cases', 'right', 'unverified', 'outcomes'));
  for (const { kind } of sets) {
    const seen = cases.filter((each) => each.kind === kind && each.half === 'seen');
    for (const mode of [...new Set(seen.map((each) => each.mode))].sort()) {
      console.log(
        modeLine(
          `${kind}: ${mode}`,
          seen.filter((each) => each.mode === mode),
        ),
      );
    }
  }
}

function modeLine(title, own) {
  const { right, unverified } = countsOf(own);
  const times = new Map();
  for (const { outcome } of own) times.set(outcome, (times.get(outcome) ?? 0) + 1);
  const outcomes = [...times].sort((a, b) => b[1] - a[1]).map(([outcome, count]) => `${outcome} ${count}`);
  return row(title, own.length, right, unverified, `  ${outcomes.join(', ')}`);
}

/** Rates with their 95 % intervals. An error counts as wrong in accuracy and as neither elsewhere. */
function rates(title, counts) {
  const { held, lost, right, false_certify, false_loss, unverified, errors } = counts;
  const all = held + lost;
  const decided = all - unverified - errors;
  return row(
    title,
    all,
    share(right, all),
    share(false_certify, lost),
    share(false_loss, held),
    share(unverified, all),
    share(right, decided),
    errors === 0 ? '' : `${errors} errors`,
  );
}

function share(part, all) {
  if (all === 0) return '–';
  const [low, high] = wilson(part, all).map((end) => Math.round(100 * end));
  return `${((100 * part) / all).toFixed(1)} % (${low}–${high})`;
}

function row(title, cases, ...cells) {
  return `${title.padEnd(26)}${String(cases).padStart(6)}${cells.map((cell) => String(cell).padStart(17)).join('')}`.trimEnd();
}

/** What got worse from one certificate to a later one, in words. */
function worse(before, after) {
  const problems = [];
  for (const { name: probe, kinds } of before?.probes ?? []) {
    const now = after.probes.find((other) => other.name === probe);
    for (const kind of Object.keys(kinds)) {
      const [was, is] = [kinds, now?.kinds ?? {}].map(
        (own) => own[kind] && sum(own[kind].seen, own[kind].unseen),
      );
      if (is === undefined) continue;
      if (is.false_certify > was.false_certify) {
        problems.push(
          `${probe} certifies ${is.false_certify} lost cases of the set ${kind}, not ${was.false_certify}`,
        );
      }
      const [wrongBefore, wrongNow] = [was, is].map((counts) => counts.false_certify + counts.false_loss);
      if (wrongNow > wrongBefore) {
        problems.push(`${probe} decides ${wrongNow} cases of the set ${kind} wrongly, not ${wrongBefore}`);
      }
    }
  }
  return problems;
}

function textOf(reason) {
  return `${JSON.stringify(reason === undefined ? certificate : { ...certificate, reason }, null, 2)}\n`;
}

function write() {
  const problems = worse(committed, certificate);
  if (problems.length > 0 && options.reason === undefined) {
    fail(`Worse than ${name}:\n  ${problems.join('\n  ')}\nIf that is meant, say why with --reason "…".`);
    return;
  }
  const unchanged = committed !== undefined && textOf(committed.reason) === readFileSync(file, 'utf8');
  if (!unchanged || options.reason !== undefined) writeFileSync(file, textOf(options.reason));
  console.log(`\n${name} ${unchanged ? 'holds' : 'is written'}.`);
}

function check() {
  if (committed === undefined || textOf(committed.reason) !== readFileSync(file, 'utf8')) {
    fail(`${name} is not what the code gives. Run: npm run certify`);
    return;
  }
  const before = certificateBefore();
  const problems = worse(before, committed);
  if (problems.length > 0 && (committed.reason === undefined || committed.reason === before?.reason)) {
    fail(`${name} is worse than the one before and gives no reason:\n  ${problems.join('\n  ')}`);
    return;
  }
  console.log(`\n${name} is what the code gives.`);
}

/** The certificate before this one: that of HEAD where the file differs from it, else that before its last change. */
function certificateBefore() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const head = git('show', `HEAD:${name}`);
    if (head !== readFileSync(file, 'utf8')) return JSON.parse(head);
    const [last] = git('log', '-1', '--format=%H', '--', name).split('\n');
    return JSON.parse(git('show', `${last}^:${name}`));
  } catch {
    // There is no git, no history, or no certificate in it.
    return undefined;
  }
}

function fail(message) {
  console.error(`\n${message}`);
  process.exitCode = 1;
}

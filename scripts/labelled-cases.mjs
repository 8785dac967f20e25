// The labelled cases of __tests__/cases: reading, halving and scoring them with a probe of lib/.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The sets by the name of their kind; __tests__/cases/README.md tells where each comes from. */
const files = { hard: 'cases.jsonl', natural: 'natural.jsonl', own: 'own.jsonl' };

export const halves = ['seen', 'unseen'];

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Every set: its kind, file, hash and cases. */
export function readSets(folder) {
  return Object.entries(files).map(([kind, file]) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const cases = text
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    return { kind, file, sha256: sha256(text), cases };
  });
}

/** Whether a case may be looked at while a probe is built. Whole sessions are, or are not. */
export function halfOf({ session, id }) {
  return Number.parseInt(sha256(session ?? id)[0], 16) < 8 ? 'seen' : 'unseen';
}

/** What a probe says of a case as `score` would: an outcome, or `error`. */
export function outcomeOf(probe, { canary, context }, parseCanaries) {
  try {
    const [parsed] = parseCanaries([canary], 'case');
    return probe.read(context).judge(parsed).outcome;
  } catch {
    return 'error';
  }
}

/**
 * Counts of judged cases, `{labelled, outcome}`. Right is a decided judgement that agrees with the label, wrong one
 * that doesn't; unverified ones and errors are neither. Wrong ones certify what is lost or lose what is held.
 */
export function countsOf(judged) {
  const counts = { held: 0, lost: 0, right: 0, false_certify: 0, false_loss: 0, unverified: 0, errors: 0 };
  for (const { labelled, outcome } of judged) {
    counts[labelled ? 'held' : 'lost']++;
    if (outcome === 'error') counts.errors++;
    else if (outcome === 'unverified') counts.unverified++;
    else if ((outcome === 'held') === labelled) counts.right++;
    else counts[labelled ? 'false_loss' : 'false_certify']++;
  }
  return counts;
}

/** Two counts as one. */
export function sum(one, other) {
  return Object.fromEntries(Object.keys(one).map((name) => [name, one[name] + other[name]]));
}

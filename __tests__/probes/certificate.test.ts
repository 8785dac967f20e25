import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { certificateLine, probes } from '../../src/probes/index.js';

const root = join(import.meta.dirname, '../..');
const cases = join(root, '__tests__/cases');

interface Counts {
  held: number;
  lost: number;
  right: number;
  false_certify: number;
  false_loss: number;
  unverified: number;
  errors: number;
}

const certificate = JSON.parse(readFileSync(join(root, 'src/probes/certificate.json'), 'utf8')) as {
  sets: Record<string, { cases: number; sha256: string }>;
  probes: {
    name: string;
    version: number;
    kinds: Record<string, { seen: Counts; unseen: Counts }>;
  }[];
};

interface LabelledCase {
  id: string;
  session?: string;
  held: boolean;
  context: string;
  canary: { required_tokens: string[] };
}

function read(file: string): LabelledCase[] {
  const lines = readFileSync(join(cases, file), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as LabelledCase);
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const isSeen = ({ session, id }: LabelledCase) => Number.parseInt(sha256(session ?? id)[0] as string, 16) < 8;

test('every probe has a line, in its current version', () => {
  for (const { name, version } of probes) {
    const words =
      /^Probe `\w+` \d+: wrong in (\d+) of (\d+) labelled cases \(certifies (\d+) of (\d+) lost ones\)/;
    const [, wrong, all, certifies, lost] = (words.exec(certificateLine({ name, version }) ?? '') ?? []).map(
      Number,
    );
    const counts = Object.values(certificate.probes.find((each) => each.name === name)?.kinds ?? {});
    const both = counts.flatMap(({ seen, unseen }) => [seen, unseen]);
    const sum = (of: (counts: Counts) => number) => both.reduce((total, each) => total + of(each), 0);
    expect({ wrong, all, certifies, lost }).toEqual({
      wrong: sum((each) => each.false_certify + each.false_loss),
      all: sum((each) => each.held + each.lost),
      certifies: sum((each) => each.false_certify),
      lost: sum((each) => each.lost),
    });
  }
});

test('a line says how much was left open, where something was', () => {
  expect(certificateLine({ name: 'verbatim', version: 1 })).toMatch(/lost ones\)$/);
  expect(certificateLine({ name: 'meaning', version: 1 })).toMatch(/lost ones\), leaves \d+ open$/);
});

test('there is no line for a probe or a version that was not certified', () => {
  expect(certificateLine({ name: 'verbatim', version: 0 })).toBeUndefined();
  expect(certificateLine({ name: 'guess', version: 1 })).toBeUndefined();
});

test.each([
  ['hard', 'cases.jsonl'],
  ['natural', 'natural.jsonl'],
  ['own', 'own.jsonl'],
])('the set %s is the one that was scored', (kind, file) => {
  const text = readFileSync(join(cases, file), 'utf8');
  expect(certificate.sets[kind]).toEqual({ cases: read(file).length, sha256: sha256(text) });
  for (const probe of certificate.probes) {
    for (const half of ['seen', 'unseen'] as const) {
      const own = read(file).filter((each) => isSeen(each) === (half === 'seen'));
      const counts = probe.kinds[kind]?.[half] as Counts;
      const { held, lost, right, false_certify, false_loss, unverified, errors } = counts;
      expect(held).toBe(own.filter((each) => each.held).length);
      expect(held + lost).toBe(own.length);
      expect(right + false_certify + false_loss + unverified + errors).toBe(own.length);
      expect(errors).toBe(0);
    }
  }
});

test('the figures of a probe are what counting gives', () => {
  const counted = read('cases.jsonl').filter((each) => !isSeen(each));
  const certifies = counted.filter(({ held, context, canary }) => {
    const text = context.toLowerCase();
    return !held && canary.required_tokens.every((token) => text.includes(token.toLowerCase()));
  });
  const verbatim = certificate.probes.find(({ name }) => name === 'verbatim');
  expect(verbatim?.kinds['hard']?.unseen.false_certify).toBe(certifies.length);
});

test('our own sessions gave enough cases, and enough lost ones that nobody looks at', () => {
  const own = read('own.jsonl');
  expect(own.length).toBeGreaterThanOrEqual(300);
  expect(own.filter((each) => !each.held && !isSeen(each)).length).toBeGreaterThanOrEqual(70);
});

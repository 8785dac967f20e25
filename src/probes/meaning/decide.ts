import type { Frame } from './frames/frame.js';
import type { TextReading } from './reading.js';
import { type Evidence, type Finding, placeIn, type Site } from './rules/evidence.js';
import { rules } from './rules/index.js';
import { isMarkedPast, oldOccurrences } from './rules/old-value.js';
import { isSuperseded, type Rival, rivalsOf } from './rules/rivals.js';
import { clauseAt, sitesOf } from './sites.js';
import { subjectAt } from './subject.js';
import type { Value } from './values/value.js';

/** Evidence from this strength on decides. */
const DECIDES = 0.7;

/** Evidence from this strength on casts doubt. */
const DOUBTS = 0.4;

/** Shares of the subject: enough to be the statement's own place, too little to be. */
const ON_SUBJECT = 0.55;
const OFF_SUBJECT = 0.25;

/** Below this share a value of a known kind of statement stands on something else. */
const NOT_ON_SUBJECT = 0.3;

/** The share of required words that has to be said. */
const ENOUGH_WORDS = 0.75;

/** How many places are looked at. */
const PLACES = 6;

export type Decision = {
  outcome: Finding | 'unverified';
  evidence: readonly Evidence[];
  /** The one that decided. */
  by: Evidence | undefined;
};

/** Most serious first: which of several damages is told. */
const seriousness: readonly Finding[] = [
  'inverted',
  'lifted',
  'weakened',
  'altered',
  'misattributed',
  'stale',
  'hypothetical',
  'ambiguous',
  'partial',
  'redacted',
  'missing',
];

/** Weighs all that the rules find for and against a statement. */
export function decide(frame: Frame, reading: TextReading): Decision {
  const sites = sitesOf(frame, reading).slice(0, PLACES);
  const decisions = sites.map((site) => decideAt(frame, site, reading));
  const held = decisions.find(({ outcome }) => outcome === 'held');
  if (held !== undefined) {
    const lifted = decisions.find(
      (other, i) => other.outcome === 'lifted' && (sites[i]?.subject ?? 0) >= ON_SUBJECT,
    );
    return lifted ?? held;
  }
  const complete = decisions.filter((_, i) => isComplete(frame, sites[i] as Site));
  const [best] = complete.length > 0 ? complete : decisions;
  if (best !== undefined && complete.length > 0) return staleInstead(frame, reading, best) ?? best;
  return decideAbsent(frame, reading, best);
}

function isComplete(frame: Frame, site: Site): boolean {
  return frame.values.length > 0 ? site.found.size === frame.values.length : site.words > 0;
}

function decideAt(frame: Frame, site: Site, reading: TextReading): Decision {
  const evidence = [
    ...presence(frame, site, reading),
    ...better(frame, site, reading),
    ...rules.flatMap((rule) => rule(frame, site, reading)),
  ];
  const against = evidence.filter(({ finding }) => finding !== 'held').sort(bySeriousness);
  const decisive = against.filter(({ strength }) => strength >= DECIDES);
  const doubtful = against.filter(({ strength }) => strength >= DOUBTS);
  const speaksFor = evidence.find(({ finding, strength }) => finding === 'held' && strength >= DECIDES);
  if (decisive.length > 0) return { outcome: (decisive[0] as Evidence).finding, evidence, by: decisive[0] };
  if (doubtful.length > 0 || speaksFor === undefined) {
    return { outcome: 'unverified', evidence, by: doubtful[0] ?? evidence[0] };
  }
  return { outcome: 'held', evidence, by: speaksFor };
}

function bySeriousness(a: Evidence, b: Evidence): number {
  return b.strength - a.strength || seriousness.indexOf(a.finding) - seriousness.indexOf(b.finding);
}

/** That the values stand here, on the statement's subject, with the words that are required. */
function presence(frame: Frame, site: Site, reading: TextReading): Evidence[] {
  const span = placeIn(site.claim, site.clause);
  if (site.found.size < frame.values.length) {
    const gone = frame.values.filter((_, i) => !site.found.has(i)).map(({ key }) => key);
    return [
      { rule: 'presence', finding: 'partial', strength: 0.75, ...span, note: `${gone.join(', ')} is gone` },
    ];
  }
  // Part of a name may be enough for a reader who knows the people, and is not the exact value.
  const named = [...site.found].some(
    ([i, { value }]) => value.type === 'person' && value.key !== frame.values[i]?.key,
  );
  if (named)
    return [
      {
        rule: 'presence',
        finding: 'partial',
        strength: 0.5,
        ...span,
        note: 'only part of the name is there',
      },
    ];
  const worded = site.words >= ENOUGH_WORDS;
  if (frame.known && site.subject < NOT_ON_SUBJECT) {
    return [
      {
        rule: 'presence',
        finding: 'misattributed',
        strength: 0.9,
        ...span,
        note: 'the value belongs to something else here',
      },
    ];
  }
  const on = site.subject >= (frame.known ? ON_SUBJECT : 0.45);
  const alone =
    !frame.known &&
    worded &&
    site.subject >= OFF_SUBJECT &&
    frame.values.every((value) => isParticular(value) && !hasEqual(frame, value, site, reading));
  const strength = (worded && on) || alone ? 0.8 : worded && site.subject >= OFF_SUBJECT ? 0.6 : 0.5;
  return [{ rule: 'presence', finding: 'held', strength, ...span, note: 'it is there' }];
}

/** A value that nobody would write by chance: a name of a thing, or a number of several digits that aren't zeros. */
function isParticular({ type, key }: Value): boolean {
  return !measured.has(type) || key.replace(/\D/g, '').replace(/0+$/, '').length >= 3;
}

const measured: ReadonlySet<string> = new Set([
  'number',
  'money',
  'percentage',
  'duration',
  'size',
  'quantity',
  'date',
  'time',
  'weekday',
  'name',
  'person',
  'ordinal',
  'zone',
]);

/** Whether another value of the type is as much on the subject as the place where the wanted one stands. */
function hasEqual(frame: Frame, wanted: Value, site: Site, reading: TextReading): boolean {
  return rivalsOf(frame, wanted, reading).some(
    ({ subject, claim, value }) => subject >= site.subject && !isMarkedPast(claim, value, reading),
  );
}

/** Another value of the type that fits the subject clearly better than the wanted one. */
function better(frame: Frame, site: Site, reading: TextReading): Evidence[] {
  return frame.values.flatMap((wanted, i): Evidence[] => {
    const found = site.found.get(i);
    if (found === undefined) return [];
    const rival = rivalsOf(frame, wanted, reading).find(
      ({ claim, value }) =>
        !isSuperseded(frame, value) &&
        !isMarkedPast(claim, value, reading) &&
        !value.key.includes(wanted.key),
    );
    if (rival === undefined || rival.subject < ON_SUBJECT || rival.subject < site.subject + 0.15) return [];
    const strength = site.subject < OFF_SUBJECT + 0.1 ? 0.75 : 0.5;
    return [
      {
        rule: 'rivals',
        finding: 'misattributed',
        strength,
        ...placeIn(rival.claim, rival.value),
        note: `the subject has ${rival.value.key} here, and ${wanted.key} belongs to something else`,
      },
    ];
  });
}

/** The latest value is there, but not as current, and a superseded one stands in its place. */
function staleInstead(frame: Frame, reading: TextReading, best: Decision): Decision | undefined {
  if (best.outcome !== 'lifted' && best.outcome !== 'hypothetical' && best.outcome !== 'misattributed')
    return undefined;
  const stale = staleIn(frame, reading);
  return stale && { outcome: 'stale', evidence: [stale, ...best.evidence], by: stale };
}

/** A superseded value, on the subject and not told as past. */
function staleIn(frame: Frame, reading: TextReading): Evidence | undefined {
  const stale = oldOccurrences(frame, reading).find(
    ({ claim, value, labelled }) =>
      !isMarkedPast(claim, value, reading) &&
      subjectAt(
        frame,
        claim,
        labelled ? { start: 0, end: claim.text.length } : clauseAt(claim, value),
        reading,
      ) >= OFF_SUBJECT,
  );
  return (
    stale && {
      rule: 'old-value',
      finding: 'stale',
      strength: 0.9,
      ...placeIn(stale.claim, stale.value),
      note: `it still says ${stale.value.key}`,
    }
  );
}

/** The statement's values, or its words, stand nowhere whole: what stands there instead? */
function decideAbsent(frame: Frame, reading: TextReading, best: Decision | undefined): Decision {
  if (frame.values.length === 0) return best ?? nothing();
  const stale = staleIn(frame, reading);
  if (stale !== undefined)
    return { outcome: 'stale', evidence: [stale, ...(best?.evidence ?? [])], by: stale };
  const rivals = frame.values.flatMap((wanted): Rival[] => rivalsOf(frame, wanted, reading).slice(0, 1));
  const rival = rivals
    .filter(({ subject }) => subject >= ON_SUBJECT)
    .sort((a, b) => b.subject - a.subject)[0];
  const masked = maskedOn(frame, reading);
  const partial = best?.by?.finding === 'partial' ? best.by : undefined;
  const instead: Evidence | undefined =
    masked ??
    (rival && {
      rule: 'rivals',
      finding: 'altered',
      strength: 0.8,
      ...placeIn(rival.claim, rival.value),
      note: `it says ${rival.value.key}, not ${rival.wanted.key}`,
    });
  if (instead !== undefined) return { outcome: instead.finding, evidence: [instead], by: instead };
  if (partial !== undefined) return { outcome: 'partial', evidence: best?.evidence ?? [], by: partial };
  return nothing();
}

function maskedOn(frame: Frame, reading: TextReading): Evidence | undefined {
  for (const claim of reading.claims) {
    const mask = claim.marks.find(
      ({ cue, start, end }) =>
        cue === 'masking' &&
        !frame.canary.content.toLowerCase().includes(claim.text.slice(start, end).toLowerCase()),
    );
    if (mask === undefined) continue;
    if (subjectAt(frame, claim, { start: 0, end: claim.text.length }, reading) < OFF_SUBJECT) continue;
    return {
      rule: 'masking',
      finding: 'redacted',
      strength: 0.8,
      ...placeIn(claim, mask),
      note: 'the value is masked',
    };
  }
  return undefined;
}

function nothing(): Decision {
  return { outcome: 'missing', evidence: [], by: undefined };
}

import type { Probe } from '../../../src/probes/index.js';
import type { Draft } from './case.js';
import { type Failure, textOf } from './run.js';

/** How many failures of a rule are made smaller before the smallest are shown. */
const TRIED = 40;

/** The smallest failures of a rule, each cut down to what it needs to fail. */
export function smallest(probe: Probe, failures: readonly Failure[], most: number): string[] {
  const shown = new Map<string, string>();
  const every = Math.max(1, Math.floor(failures.length / TRIED));
  for (const failure of failures.filter((_, i) => i % every === 0)) {
    const { draft, told, form, seed, outcome } = shrunk(probe, failure);
    const text = textOf(draft, form, seed);
    const { kind, canary } = told.statement;
    shown.set(
      `${kind.name} ${outcome} ${form.name}`,
      [
        `  ${outcome} in place of ${told.expected} (${kind.name}, ${form.name}): ${canary.content}`,
        ...(canary.superseded_tokens === undefined
          ? []
          : [`    replaces ${canary.superseded_tokens.join(', ')}`]),
        ...text.split('\n').map((line) => `    > ${line}`),
      ].join('\n'),
    );
  }
  return [...shown.values()].sort((a, b) => a.length - b.length).slice(0, most);
}

/** Takes other statements out of the text as long as the outcome stays the same. */
function shrunk(probe: Probe, failure: Failure): Failure {
  const { told, form, seed, outcome } = failure;
  const fails = (draft: Draft) =>
    probe.read(textOf(draft, form, seed)).judge(told.statement.canary).outcome === outcome;
  let draft: Draft = failure.draft;
  const without = (each: Draft['told'][number]) => ({
    ...draft,
    told: draft.told.filter((other) => other !== each),
  });
  const alone: Draft = {
    ...draft,
    told: draft.told.filter((each) => each === told || isPartner(each, failure)),
  };
  if (fails(alone)) draft = alone;
  else {
    for (const each of draft.told) {
      if (each !== told && !isPartner(each, failure) && fails(without(each))) draft = without(each);
    }
  }
  if (told.expected !== 'misattributed') {
    for (const other of draft.others ?? []) {
      const fewer = { ...draft, others: (draft.others ?? []).filter((each) => each !== other) };
      if (fails(fewer)) draft = fewer;
    }
  } else {
    const values = Object.values(told.statement.values);
    const others = (draft.others ?? []).filter(({ text }) => values.some((value) => text.includes(value)));
    if (fails({ ...draft, others })) draft = { ...draft, others };
  }
  return { ...failure, draft };
}

/** Whether a statement has the value of another one, without which that one would be altered only. */
function isPartner(each: Failure['draft']['told'][number], { told }: Failure): boolean {
  if (told.expected !== 'misattributed' || each === told) return false;
  const values = Object.values(told.statement.values);
  return each.items.some(({ text }) => values.some((value) => text.includes(value)));
}

import certificate from './certificate.json' with { type: 'json' };

/** Judgements of labelled cases, counted: `held` and `lost` by label, the others by what the probe made of them. */
interface Counts {
  held: number;
  lost: number;
  right: number;
  /** Said to be held, labelled lost. */
  false_certify: number;
  /** Said to be lost, labelled held. */
  false_loss: number;
  unverified: number;
  errors: number;
}

interface Certified {
  name: string;
  version: number;
  /** By the kind of the set, then by its half. */
  kinds: Readonly<Record<string, Readonly<Record<'seen' | 'unseen', Counts>>>>;
}

const certified: readonly Certified[] = certificate.probes;

/**
 * How often a probe errs on the labelled cases of this repository, as one line for a report; undefined for a probe
 * or a version that isn't certified. Wrong are judgements that were made and don't agree with the label: what the
 * probe left open is counted apart. The figures are those of `npm run certify`.
 */
export function certificateLine({ name, version }: { name: string; version: number }): string | undefined {
  const probe = certified.find((each) => each.name === name && each.version === version);
  if (probe === undefined) return undefined;
  const counts = Object.values(probe.kinds).flatMap(({ seen, unseen }) => [seen, unseen]);
  const sum = (of: (counts: Counts) => number) => counts.reduce((all, each) => all + of(each), 0);

  const cases = sum(({ held, lost }) => held + lost);
  const wrong = sum(({ false_certify, false_loss }) => false_certify + false_loss);
  const certifies = sum(({ false_certify }) => false_certify);
  const lost = sum((each) => each.lost);
  const open = sum(({ unverified, errors }) => unverified + errors);
  const unsure = open === 0 ? '' : `, leaves ${open} open`;
  return `Probe \`${name}\` ${version}: wrong in ${wrong} of ${cases} labelled cases (certifies ${certifies} of ${lost} lost ones)${unsure}`;
}

/** A way to mention a replaced value as one of the past, beside the latest one. */
interface PastMention {
  /** In the place of the value. */
  within?: (latest: string, old: string) => string;
  /** A sentence after the statement, and its short form in brackets. */
  after?: (old: string) => string;
  aside?: (old: string) => string;
}

export const pastMentions: readonly PastMention[] = [
  { within: (latest, old) => `${latest} (was ${old} before)` },
  { within: (latest, old) => `${latest} (formerly ${old})` },
  { within: (latest, old) => `~~${old}~~ ${latest}` },
  { within: (latest, old) => `${latest} (changed from ${old})` },
  { within: (latest, old) => `${latest} instead of ${old}` },
  { within: (latest, old) => `${latest} (no longer ${old})` },
  { after: (old) => `It used to be ${old}.`, aside: (old) => `used to be ${old}` },
  {
    after: (old) => `The earlier figure of ${old} no longer applies.`,
    aside: (old) => `${old} is superseded`,
  },
  { after: (old) => `This replaces ${old}.`, aside: (old) => `replaces ${old}` },
  { after: (old) => `Before that it was ${old}.`, aside: (old) => `previously ${old}` },
];

import type { SayingsByKind } from './saying.js';

export const hardConstraints: SayingsByKind = {
  'spending-cap': {
    topic: 'Cloud bill of the migration',
    entries: [
      ({ cap }) => ['Monthly cloud spending cap of the migration', `${cap}`],
      ({ cap }) => ['Cloud budget of the migration', `at most ${cap} a month`],
    ],
    inverted: [
      ({ cap }) => `cloud spending of the migration may exceed ${cap} in a month.`,
      ({ cap }) => `the migration is allowed to cost more than ${cap} a month in the cloud.`,
      ({ cap }) => `the monthly cloud bill of the migration must not fall below ${cap}.`,
    ],
    weakened: [
      ({ cap }) => `try to keep the cloud spending of the migration below ${cap} a month.`,
      ({ cap }) => `ideally the migration costs no more than ${cap} a month in the cloud.`,
      ({ cap }) => `the monthly cloud bill of the migration should stay under ${cap} where possible.`,
    ],
    lifted: [
      ({ cap }) => `the monthly cap of ${cap} on the cloud spending of the migration has been lifted.`,
      ({ cap }) => `the limit of ${cap} a month for the migration's cloud bill no longer applies.`,
    ],
    asked: [
      ({ cap }) => `should the cloud bill of the migration be capped at ${cap} a month?`,
      ({ cap }) => `must the migration stay below ${cap} a month in the cloud?`,
    ],
  },
  'batch-size': {
    topic: 'Size of load batches',
    entries: [
      ({ rows }) => ['Most rows in a load batch', `${rows}`],
      ({ rows }) => ['Load batches', `at most ${rows} rows each`],
    ],
    inverted: [
      ({ rows }) => `a load batch may hold more than ${rows} rows.`,
      ({ rows }) => `load batches are allowed to exceed ${rows} rows.`,
      ({ rows }) => `a load batch must hold at least ${rows} rows.`,
    ],
    weakened: [
      ({ rows }) => `try to keep load batches below ${rows} rows.`,
      ({ rows }) => `ideally a load batch holds no more than ${rows} rows.`,
      ({ rows }) => `where possible, a load batch should stay under ${rows} rows.`,
    ],
    lifted: [
      ({ rows }) => `the limit of ${rows} rows for a load batch has been lifted.`,
      ({ rows }) => `the cap of ${rows} rows on load batches no longer applies.`,
    ],
    asked: [
      ({ rows }) => `should load batches be capped at ${rows} rows?`,
      ({ rows }) => `must a load batch never hold more than ${rows} rows?`,
    ],
  },
  'schema-window': {
    topic: 'Window for schema changes',
    entries: [
      ({ opens, closes }) => ['Schema changes only between', `${opens} and ${closes} UTC`],
      ({ opens, closes }) => ['Schema change window', `${opens} to ${closes} UTC, no exceptions`],
    ],
    inverted: [
      ({ opens, closes }) => `schema changes may also run outside of ${opens} to ${closes} UTC.`,
      ({ opens, closes }) => `never change the schema between ${opens} and ${closes} UTC.`,
      ({ opens, closes }) => `no schema change is allowed from ${opens} to ${closes} UTC.`,
    ],
    weakened: [
      ({ opens, closes }) => `try to change the schema between ${opens} and ${closes} UTC.`,
      ({ opens, closes }) => `ideally schema changes run from ${opens} to ${closes} UTC.`,
      ({ opens, closes }) => `where possible, schema changes should stay between ${opens} and ${closes} UTC.`,
    ],
    lifted: [
      ({ opens, closes }) => `the window for schema changes, ${opens} to ${closes} UTC, has been abolished.`,
      ({ opens, closes }) =>
        `the rule that the schema may only change between ${opens} and ${closes} UTC no longer applies.`,
    ],
    asked: [
      ({ opens, closes }) => `should schema changes only be allowed from ${opens} to ${closes} UTC?`,
      ({ opens, closes }) => `is the window for schema changes ${opens} to ${closes} UTC?`,
    ],
  },
  'pinned-version': {
    topic: 'Version of the queue client',
    entries: [
      ({ version }) => ['Queue client pinned to version', `${version}`],
      ({ version }) => ['Queue client', `must stay on version ${version}, no upgrades`],
    ],
    inverted: [
      ({ version }) => `the queue client may be upgraded from version ${version}.`,
      ({ version }) => `moving the queue client off version ${version} is allowed.`,
      ({ version }) => `the queue client need not stay on version ${version}.`,
    ],
    weakened: [
      ({ version }) => `try to keep the queue client on version ${version}.`,
      ({ version }) => `ideally the queue client stays on version ${version}.`,
      ({ version }) => `where possible, the queue client should stay on version ${version}.`,
    ],
    lifted: [
      ({ version }) => `the pin of the queue client to version ${version} has been lifted.`,
      ({ version }) => `the rule that the queue client must stay on ${version} no longer applies.`,
    ],
    asked: [
      ({ version }) => `should the queue client stay pinned to version ${version}?`,
      ({ version }) => `must the queue client really stay on version ${version}?`,
    ],
  },
};

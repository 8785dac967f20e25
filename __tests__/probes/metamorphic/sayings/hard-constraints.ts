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
      ({ cap }) => `the migration may spend more than ${cap} in the cloud in a month.`,
      ({ cap }) => `it is fine if the cloud bill of the migration climbs above ${cap} in a month.`,
      ({ cap }) => `a monthly cloud bill of the migration above ${cap} is allowed.`,
    ],
    weakened: [
      ({ cap }) => `try to keep the cloud spending of the migration below ${cap} a month.`,
      ({ cap }) => `ideally the migration costs no more than ${cap} a month in the cloud.`,
      ({ cap }) => `the monthly cloud bill of the migration should stay under ${cap} where possible.`,
      ({ cap }) => `preferably, the migration spends no more than ${cap} a month in the cloud.`,
      ({ cap }) => `we would like to keep the cloud bill of the migration under ${cap} a month, if we can.`,
    ],
    lifted: [
      ({ cap }) => `the monthly cap of ${cap} on the cloud spending of the migration has been lifted.`,
      ({ cap }) => `the limit of ${cap} a month for the migration's cloud bill no longer applies.`,
      ({ cap }) => `the cloud spending of the migration is no longer capped at ${cap} a month.`,
      ({ cap }) => `the cap of ${cap} a month on the migration's cloud costs was revoked.`,
    ],
    asked: [
      ({ cap }) => `should the cloud bill of the migration be capped at ${cap} a month?`,
      ({ cap }) => `must the migration stay below ${cap} a month in the cloud?`,
      ({ cap }) => `it is unclear whether the cloud bill of the migration is capped at ${cap} a month.`,
      ({ cap }) =>
        `to be clarified: is ${cap} a month the ceiling for what the migration spends in the cloud?`,
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
      ({ rows }) => `it is fine if a load batch has more than ${rows} rows.`,
      ({ rows }) => `load batches can be larger than ${rows} rows.`,
      ({ rows }) => `going beyond ${rows} rows in a load batch is allowed.`,
    ],
    weakened: [
      ({ rows }) => `try to keep load batches below ${rows} rows.`,
      ({ rows }) => `ideally a load batch holds no more than ${rows} rows.`,
      ({ rows }) => `where possible, a load batch should stay under ${rows} rows.`,
      ({ rows }) => `preferably, a load batch has no more than ${rows} rows.`,
      ({ rows }) => `it would be better to keep load batches at ${rows} rows or fewer.`,
    ],
    lifted: [
      ({ rows }) => `the limit of ${rows} rows for a load batch has been lifted.`,
      ({ rows }) => `the cap of ${rows} rows on load batches no longer applies.`,
      ({ rows }) => `load batches are no longer limited to ${rows} rows.`,
      ({ rows }) => `the maximum of ${rows} rows in a load batch was revoked.`,
    ],
    asked: [
      ({ rows }) => `should load batches be capped at ${rows} rows?`,
      ({ rows }) => `must a load batch never hold more than ${rows} rows?`,
      ({ rows }) => `it is unclear whether a load batch may hold ${rows} rows at most.`,
      ({ rows }) => `to be clarified: is ${rows} rows the limit of a load batch?`,
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
      ({ opens, closes }) => `schema changes can run at any hour, not only from ${opens} to ${closes} UTC.`,
      ({ opens, closes }) => `the schema must not be changed between ${opens} and ${closes} UTC.`,
      ({ opens, closes }) =>
        `it is fine to change the schema outside the window from ${opens} to ${closes} UTC.`,
    ],
    weakened: [
      ({ opens, closes }) => `try to change the schema between ${opens} and ${closes} UTC.`,
      ({ opens, closes }) => `ideally schema changes run from ${opens} to ${closes} UTC.`,
      ({ opens, closes }) => `where possible, schema changes should stay between ${opens} and ${closes} UTC.`,
      ({ opens, closes }) => `preferably, change the schema between ${opens} and ${closes} UTC.`,
      ({ opens, closes }) => `it would be better to run schema changes from ${opens} to ${closes} UTC.`,
    ],
    lifted: [
      ({ opens, closes }) => `the window for schema changes, ${opens} to ${closes} UTC, has been abolished.`,
      ({ opens, closes }) =>
        `the rule that the schema may only change between ${opens} and ${closes} UTC no longer applies.`,
      ({ opens, closes }) => `schema changes are no longer limited to ${opens} to ${closes} UTC.`,
      ({ opens, closes }) => `the schema change window of ${opens} to ${closes} UTC was revoked.`,
    ],
    asked: [
      ({ opens, closes }) => `should schema changes only be allowed from ${opens} to ${closes} UTC?`,
      ({ opens, closes }) => `is the window for schema changes ${opens} to ${closes} UTC?`,
      ({ opens, closes }) =>
        `it is unclear whether schema changes may only run from ${opens} to ${closes} UTC.`,
      ({ opens, closes }) =>
        `to be clarified: may the schema only be changed between ${opens} and ${closes} UTC?`,
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
      ({ version }) => `it is fine to upgrade the queue client from ${version} to a newer one.`,
      ({ version }) => `feel free to move the queue client off ${version}.`,
      ({ version }) => `the queue client does not have to stay on version ${version}.`,
    ],
    weakened: [
      ({ version }) => `try to keep the queue client on version ${version}.`,
      ({ version }) => `ideally the queue client stays on version ${version}.`,
      ({ version }) => `where possible, the queue client should stay on version ${version}.`,
      ({ version }) => `preferably, the queue client stays on ${version}.`,
      ({ version }) => `it would be better to leave the queue client on version ${version}.`,
    ],
    lifted: [
      ({ version }) => `the pin of the queue client to version ${version} has been lifted.`,
      ({ version }) => `the rule that the queue client must stay on ${version} no longer applies.`,
      ({ version }) => `the queue client is no longer pinned to ${version}.`,
      ({ version }) => `the pin of the queue client at ${version} was revoked.`,
    ],
    asked: [
      ({ version }) => `should the queue client stay pinned to version ${version}?`,
      ({ version }) => `must the queue client really stay on version ${version}?`,
      ({ version }) => `it is unclear whether the queue client must stay on version ${version}.`,
      ({ version }) => `to be clarified: is the queue client pinned to ${version}?`,
    ],
  },
};

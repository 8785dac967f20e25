import type { SayingsByKind } from './saying.js';

export const facts: SayingsByKind = {
  'staging-port': {
    topic: 'Staging database',
    entries: [
      ({ port }) => ['Port of the staging database', `${port}`],
      ({ port }) => ['Staging database', `listens on port ${port}`],
    ],
    inverted: [
      ({ port }) => `the staging database does not listen on port ${port}.`,
      ({ port }) => `the staging database isn't reached on port ${port}.`,
    ],
    weakened: [],
    lifted: [
      ({ port }) => `the staging database no longer listens on port ${port}.`,
      ({ port }) => `port ${port} of the staging database has been retired.`,
    ],
    asked: [
      ({ port }) => `does the staging database listen on port ${port}?`,
      ({ port }) => `could it be that the staging database is on port ${port}?`,
    ],
  },
  'good-commit': {
    topic: 'Last good production build',
    entries: [
      ({ commit }) => ['Commit of the last good production build', `${commit}`],
      ({ commit }) => ['Last good production build', `commit ${commit}`],
    ],
    inverted: [
      ({ commit }) => `commit ${commit} is not the last good production build.`,
      ({ commit }) => `the last good production build isn't from commit ${commit}.`,
    ],
    weakened: [],
    lifted: [
      ({ commit }) => `commit ${commit} no longer counts as the last good production build.`,
      ({ commit }) => `that ${commit} is the last good production build is no longer true.`,
    ],
    asked: [
      ({ commit }) => `is commit ${commit} the last good production build?`,
      ({ commit }) => `was the last production build without alarms made from ${commit}?`,
    ],
  },
  'importer-owner': {
    topic: 'Invoice importer',
    entries: [
      ({ owner }) => ['Owner of the invoice importer', `${owner}`],
      ({ owner }) => ['Invoice importer', `owned by ${owner}`],
    ],
    inverted: [
      ({ owner }) => `the invoice importer does not belong to ${owner}.`,
      ({ owner }) => `${owner} is not the owner of the invoice importer.`,
    ],
    weakened: [],
    lifted: [
      ({ owner }) => `${owner} no longer owns the invoice importer.`,
      ({ owner }) => `the invoice importer is no longer in the hands of ${owner}.`,
    ],
    asked: [
      ({ owner }) => `does the invoice importer belong to ${owner}?`,
      ({ owner }) => `is ${owner} the owner of the invoice importer?`,
    ],
  },
  'export-bucket': {
    topic: 'Nightly sales export',
    entries: [
      ({ path }) => ['Place of the nightly sales export', `${path}`],
      ({ path }) => ['Nightly sales export', `written to ${path}`],
    ],
    inverted: [
      ({ path }) => `the nightly sales export is not written to ${path}.`,
      ({ path }) => `the nightly sales export does not end up in ${path}.`,
    ],
    weakened: [],
    lifted: [
      ({ path }) => `the nightly sales export is no longer written to ${path}.`,
      ({ path }) => `${path} no longer holds the nightly sales export.`,
    ],
    asked: [
      ({ path }) => `is the nightly sales export written to ${path}?`,
      ({ path }) => `does ${path} hold the nightly sales export?`,
    ],
  },
};

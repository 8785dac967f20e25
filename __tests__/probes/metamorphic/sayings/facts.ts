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
      ({ port }) => `port ${port} is not the port of the staging database.`,
      ({ port }) => `you can't reach the staging database on port ${port}.`,
    ],
    weakened: [],
    lifted: [
      ({ port }) => `the staging database no longer listens on port ${port}.`,
      ({ port }) => `port ${port} of the staging database has been retired.`,
      ({ port }) => `the staging database has moved away from port ${port}.`,
      ({ port }) => `port ${port} is no longer the one of the staging database.`,
    ],
    asked: [
      ({ port }) => `does the staging database listen on port ${port}?`,
      ({ port }) => `could it be that the staging database is on port ${port}?`,
      ({ port }) => `it is unclear whether the staging database listens on port ${port}.`,
      ({ port }) => `to be clarified: is ${port} the port of the staging database?`,
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
      ({ commit }) => `${commit} is not the commit of the last good build on production.`,
      ({ commit }) => `do not take ${commit} for the last good production build.`,
    ],
    weakened: [],
    lifted: [
      ({ commit }) => `commit ${commit} no longer counts as the last good production build.`,
      ({ commit }) => `that ${commit} is the last good production build is no longer true.`,
      ({ commit }) => `${commit} is no longer the last good build on production.`,
      ({ commit }) => `the last good production build is not ${commit} any more.`,
    ],
    asked: [
      ({ commit }) => `is commit ${commit} the last good production build?`,
      ({ commit }) => `was the last production build without alarms made from ${commit}?`,
      ({ commit }) => `it is unclear whether ${commit} is the last good production build.`,
      ({ commit }) => `to be clarified: does the last good production build come from ${commit}?`,
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
      ({ owner }) => `${owner} does not own the invoice importer.`,
      ({ owner }) => `the owner of the invoice importer isn't ${owner}.`,
    ],
    weakened: [],
    lifted: [
      ({ owner }) => `${owner} no longer owns the invoice importer.`,
      ({ owner }) => `the invoice importer is no longer in the hands of ${owner}.`,
      ({ owner }) => `the invoice importer does not belong to ${owner} any more.`,
      ({ owner }) => `${owner} has given up the invoice importer and is no longer its owner.`,
    ],
    asked: [
      ({ owner }) => `does the invoice importer belong to ${owner}?`,
      ({ owner }) => `is ${owner} the owner of the invoice importer?`,
      ({ owner }) => `it is unclear whether ${owner} owns the invoice importer.`,
      ({ owner }) => `to be clarified: is ${owner} in charge of the invoice importer?`,
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
      ({ path }) => `${path} is not where the nightly sales export is written.`,
      ({ path }) => `the nightly sales export doesn't go to ${path}.`,
    ],
    weakened: [],
    lifted: [
      ({ path }) => `the nightly sales export is no longer written to ${path}.`,
      ({ path }) => `${path} no longer holds the nightly sales export.`,
      ({ path }) => `${path} is no longer the place of the nightly sales export.`,
      ({ path }) => `the nightly sales export is not written to ${path} any more.`,
    ],
    asked: [
      ({ path }) => `is the nightly sales export written to ${path}?`,
      ({ path }) => `does ${path} hold the nightly sales export?`,
      ({ path }) => `it is unclear whether the nightly sales export goes to ${path}.`,
      ({ path }) => `to be clarified: does the nightly sales export end up in ${path}?`,
    ],
  },
};

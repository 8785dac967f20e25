/*
 * What `init` writes. The example forgets on purpose, so that the first run shows a failure and what it says.
 */

export const compactorPath = 'compaction/compactor.mjs';

export const compactorFile = `/** How many turns of the latest talk stay. */
const KEPT = 40;

/**
 * An example to replace: it keeps the instructions and the latest turns, as many agents do, and forgets the rest.
 * A run shows what that costs. Call your own compactor from here, or name its file in the config and delete this one.
 *
 * @typedef {{ role: 'system' | 'user' | 'assistant' | 'tool', text: string }} Turn
 * @param {Turn[]} turns the session so far; from round 2 on what the round before gave back
 * @param {{ round: number, rounds: number, budgetChars?: number, signal: AbortSignal }} context
 * @returns {string | { text: string } | Turn[] | Promise<string | { text: string } | Turn[]>}
 */
export default function compact(turns, context) {
  if (turns.length <= KEPT) return turns;
  const instructions = turns.slice(0, 1).filter((turn) => turn.role === 'system');
  return [...instructions, ...turns.slice(-KEPT)];
}
`;

export const configFile = `# What is measured, and what fails. Inputs of the action and flags of the command line override it; they have the same
# names with hyphens, and \`run --help\` lists them all.

# The file to measure, from the root of the repository.
compactor: ${compactorPath}

# One scripted session, and one session a seed; each is compacted this many times, round after round. Where canaries of
# your own are given, the suite custom joins the two.
# suites: [seeded, corpus]
# seeds: 1-12
# rounds: 5

# What fails: a type of statement of which less than half is left after round 1 (flag), or in a later round (cliff), and
# a compactor that gives back what it got.
fail_on: [flag, cliff, not-compacting]

# Stricter by type, by suite, or both: here no safety rule may be lost.
# thresholds:
#   safety_rule: { flag_below: 1 }

# For a compactor that does nothing below a limit: sessions larger than that, in characters.
# session_chars: 200000
`;

export const workflowPath = '.github/workflows/compaction-conformance.yml';

export const workflowFile = `name: Compaction conformance

on:
  pull_request:
  workflow_dispatch:

permissions:
  contents: read

jobs:
  compaction:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      # If the compactor needs packages or a build, install and build here.
      - uses: jurayh/compaction-conformance-action@v1
`;

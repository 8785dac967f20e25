import { notice, summary } from '@actions/core';

const SUMMARY_ENV_VAR = 'GITHUB_STEP_SUMMARY';

/**
 * Writes markdown to the job summary of this step; a runner shows at most 1 MiB of it. Where the runner has none, a
 * notice says so.
 * @throws if there is one that can't be written
 */
export async function writeSummary(markdown: string): Promise<void> {
  if (!process.env[SUMMARY_ENV_VAR]) {
    notice('This runner has no job summary; the report is in the log.');
    return;
  }
  await summary.addRaw(markdown, true).write();
}

import { notice, summary } from '@actions/core';

/**
 * Writes markdown to the job summary of this step; a runner shows at most 1 MiB of it. Where the runner has none, or
 * it can't be written, a notice says so: a summary never decides a job.
 */
export async function writeSummary(markdown: string): Promise<void> {
  try {
    await summary.addRaw(markdown, true).write();
  } catch (error) {
    notice(`The job summary could not be written: ${(error as Error).message}`);
  }
}

import { summary } from '@actions/core';

/** Writes markdown to the job summary of this step; a runner shows at most 1 MiB of it. */
export async function writeSummary(markdown: string): Promise<void> {
  await summary.addRaw(markdown, true).write();
}

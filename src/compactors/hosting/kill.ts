import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** A variable that every child gets, and that what it starts inherits, so that all of it can be found again. */
export const MARK = 'COMPACTION_CONFORMANCE_PROCESS';

/** How a process and everything below it is ended on a platform. */
export type Ending = { signalGroup: number } | { command: string; args: string[] };

/** The way to end the tree of a process: its group where there are groups, `taskkill` on Windows. */
export function endingOf(pid: number, platform: NodeJS.Platform): Ending {
  if (platform !== 'win32') return { signalGroup: pid };
  return { command: 'taskkill', args: ['/PID', String(pid), '/T', '/F'] };
}

/**
 * Ends a child, its group and, on Linux, every process that carries its mark: one that left the group, or whose
 * parent has gone, is no longer reached by the group. Returns when the signals are sent.
 *
 * @param mark the value of {@link MARK} in the child's environment
 */
export function killTree(pid: number, mark: string): void {
  const ending = endingOf(pid, process.platform);
  if ('command' in ending) {
    spawnSync(ending.command, ending.args, { stdio: 'ignore', windowsHide: true, timeout: 5000 });
    return;
  }
  signal(-ending.signalGroup);
  if (process.platform !== 'linux') return;
  // A process may have started another one while the list was read.
  for (let pass = 0; pass < 5 && killMarked(mark); pass += 1);
}

function killMarked(mark: string): boolean {
  const marked = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && carries(name, mark));
  for (const name of marked) signal(Number(name));
  return marked.length > 0;
}

function carries(name: string, mark: string): boolean {
  try {
    // Empty for a process that has ended already.
    return readFileSync(`/proc/${name}/environ`, 'latin1').includes(`${MARK}=${mark}`);
  } catch {
    return false;
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}

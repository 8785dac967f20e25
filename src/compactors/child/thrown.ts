import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeThrown } from '../describe.js';
import { CompactorFault, type FaultKind } from '../fault.js';
import { isInside, slashed } from '../paths.js';
import { StartFailure } from '../subject.js';

/** The fault for something that a user's module threw, with the place in the workspace that it came from. */
export function faultOf(thrown: unknown, kind: FaultKind, workspace: string, when = ''): CompactorFault {
  if (thrown instanceof CompactorFault) return thrown;
  if (thrown instanceof StartFailure) return faultOf(thrown.thrown, kind, workspace, thrown.when);
  const clause = `threw ${describeThrown(thrown)}${placeOf(thrown, workspace)}${when}`;
  return isOutOfMemory(thrown)
    ? new CompactorFault('memory', `ran out of memory: ${clause}`)
    : new CompactorFault(kind, clause);
}

function isOutOfMemory(thrown: unknown): boolean {
  return (
    thrown instanceof RangeError &&
    ((thrown as NodeJS.ErrnoException).code === 'ERR_MEMORY_ALLOCATION_FAILED' ||
      thrown.message === 'Array buffer allocation failed')
  );
}

// The first line of the stack that is in the workspace, and in no package and not in this program. A stack of Node's
// own that begins with the line at fault, as of code that does not parse, has no column there.
function placeOf(thrown: unknown, workspace: string): string {
  try {
    const stack = String((thrown as Error).stack).slice(0, 20_000);
    for (const [, spelled, line] of stack.matchAll(
      /(?:^|[\s(])((?:file:\/\/|\/|[A-Za-z]:\\)[^\n()]*?):(\d+)(?::\d+)?\)?$/gm,
    )) {
      const file = spelled?.startsWith('file:') ? fileURLToPath(spelled) : (spelled as string);
      if (!isInside(file, workspace) || file.includes('node_modules') || isInside(file, import.meta.dirname))
        continue;
      return ` (${slashed(relative(workspace, file))}:${line})`;
    }
  } catch {
    // A stack that can't be read has no place to tell.
  }
  return '';
}

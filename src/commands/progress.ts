import type { Shell } from './shell.js';

/** How much of a run is done, in one line that is only there while a person watches. */
export interface ProgressLine {
  show(done: number, total: number): void;
  /** Writes a line for good, above the progress. */
  above(line: string): void;
  clear(): void;
}

const CLEAR = '\r\u001b[K';

export function progressLine({ err, watched }: Pick<Shell, 'err' | 'watched'>): ProgressLine {
  let shown = '';
  const draw = (line: string) => {
    if (watched && line !== shown) err(CLEAR + line);
    shown = line;
  };
  return {
    show: (done, total) => draw(`${done} of ${total} sessions`),
    above: (line) => {
      const current = shown;
      draw('');
      err(`${line}\n`);
      draw(current);
    },
    clear: () => draw(''),
  };
}

/** Lines and characters that are shown of what a run's compactor and agent print. */
const MAX_LINES = 2000;
const MAX_CHARS = 256_000;

/** Passes on the first 2,000 lines, or 256 kB, of a run's output, then a note that there was more. */
export function limitedOutput(show: (line: string) => void): (line: string) => void {
  let lines = 0;
  let chars = 0;
  let over = false;
  return (line) => {
    if (over) return;
    lines += 1;
    chars += line.length + 1;
    over = lines > MAX_LINES || chars > MAX_CHARS;
    show(over ? `(no more is shown than ${MAX_LINES.toLocaleString('en-US')} lines or 256 kB)` : line);
  };
}

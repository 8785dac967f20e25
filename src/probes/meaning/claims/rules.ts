import type { Reader } from './reader.js';

const LINE = '-=*_~#.+ \u2500\u2501\u2550';

/** Lines that only part what stands above and below: `---`, `***`, `=====`. */
export const rules: Reader = {
  starts(walk, at) {
    const line = walk.lines[at];
    if (!line || line.tag || line.end - line.start < 2) return false;
    for (let i = line.start; i < line.end; i++) if (!LINE.includes(walk.text.charAt(i))) return false;
    return true;
  },
  read(walk, at) {
    walk.frames.clear();
    walk.gap = true;
    return at + 1;
  },
};

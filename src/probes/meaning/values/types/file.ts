import { HAS_AT, HAS_DOT } from '../reading/chunk.js';
import type { Value, ValueType } from '../value.js';
import { lastPart, unslashed } from './path.js';

const endings = new Set(
  (
    'md txt csv tsv json jsonl yaml yml toml xml html htm css js ts tsx jsx mjs cjs mts py rb rs go java kt swift c h ' +
    'cpp hpp cs ex exs nim php pl sh bash sql db sqlite lock log ini cfg conf env pdf doc docx xls xlsx ppt pptx odt ' +
    'png jpg jpeg gif svg webp zip tar gz tgz bz2 xz 7z parquet avro orc dat bin exe dll so jar war proto tf tfvars ' +
    'ipynb r rmd tex bib key pem crt cer pub bak tmp diff patch wav mp3 mp4 mov psd vue svelte scss lua hs ml graphql'
  ).split(' '),
);
const products =
  /^(node|next|nuxt|vue|react|d3|three|express|nest|backbone|ember|chart|moment|alpine|deck)\.js$/;

/** Names of files: with a known ending, or with a dot in front (`.env.staging`). */
export const file: ValueType = {
  name: 'file',
  find(scan) {
    const values: Value[] = [];
    for (const chunk of scan.chunks) {
      if ((chunk.has & HAS_DOT) === 0 || (chunk.has & HAS_AT) !== 0) continue;
      const core = unslashed(scan.text, chunk, '.');
      if (core === undefined || !isFile(core.lower)) continue;
      values.push({ type: 'file', key: core.lower, start: core.start, end: core.end });
    }
    return values;
  },
  /** A path that ends in the name says more. */
  covers: (found, wanted) => found.key === wanted.key || lastPart(found.key) === wanted.key,
};

function isFile(lower: string): boolean {
  if (!/^[\p{L}\p{N}._-]+$/u.test(lower) || lower.includes('..')) return false;
  if (lower.startsWith('.')) return /^\.\p{L}{2}/u.test(lower);
  const dot = lower.lastIndexOf('.');
  return dot > 0 && endings.has(lower.slice(dot + 1)) && !products.test(lower);
}

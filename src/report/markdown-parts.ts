/** A table of GitHub's markdown. Cells are markdown already; `:` at an end of `rules` aligns a column. */
export function table(heads: readonly string[], rules: readonly string[], rows: readonly string[][]): string {
  return [heads, rules, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Blocks of markdown that are shown on demand. The title is plain words of ours. */
export function fold(title: string, blocks: readonly string[]): string {
  return ['<details>', `<summary>${title}</summary>`, '', blocks.join('\n\n'), '', '</details>'].join('\n');
}

export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

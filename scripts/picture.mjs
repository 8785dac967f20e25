// Renders a markdown report to a PNG, as GitHub renders markdown, in headless Chromium:
//   node scripts/picture.mjs REPORT.md OUT.png [--dark] [--width N]
// The stylesheet is a small likeness of GitHub's. A mermaid chart is drawn here from its source and labelled so,
// because the library that draws it on GitHub weighs more than everything else in this repository.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean', default: false }, width: { type: 'string', default: '980' } },
});
const [report, picture] = positionals;
const width = Number(values.width);
if (report === undefined || picture === undefined || !Number.isInteger(width) || width < 200) {
  console.error('Usage: node scripts/picture.mjs REPORT.md OUT.png [--dark] [--width N]   (N from 200)');
  process.exit(2);
}

const styles = `
:root { --page: #fff; --ink: #1f2328; --line: #d1d9e0; --code: #818b981f; --alternate: #f6f8fa; --link: #0969da; color-scheme: light }
[data-theme=dark] { --page: #0d1117; --ink: #f0f6fc; --line: #3d444d; --code: #656c7633; --alternate: #151b23; --link: #4493f8; color-scheme: dark }
* { box-sizing: border-box }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 "Noto Sans", "Liberation Sans", Helvetica, Arial, sans-serif, "Noto Color Emoji" }
main { padding: 24px 32px; overflow-wrap: break-word }
main > :first-child { margin-top: 0 }
p, ul, table, pre, details, figure { margin: 0 0 16px }
h3 { margin: 24px 0 16px; font-size: 1.25em; line-height: 1.25 }
ul { padding-left: 2em }
li + li { margin-top: .25em }
a { color: var(--link) }
table { display: block; width: max-content; max-width: 100%; overflow: auto; border-spacing: 0; border-collapse: collapse }
tr { background: var(--page); border-top: 1px solid var(--line) }
tr:nth-child(2n) { background: var(--alternate) }
td, th { padding: 6px 13px; border: 1px solid var(--line) }
th { font-weight: 600 }
code, pre { font: 85% "DejaVu Sans Mono", "Liberation Mono", monospace }
code { padding: .2em .4em; background: var(--code); border-radius: 6px; white-space: break-spaces }
pre { padding: 16px; background: var(--alternate); border-radius: 6px; overflow: auto; line-height: 1.45 }
pre code { padding: 0; background: none; white-space: pre; font-size: 100% }
summary { cursor: pointer }
svg { max-width: 100%; height: auto }
`;

const page = pageOf(readFileSync(report, 'utf8'), values.dark);
const folder = mkdtempSync(join(tmpdir(), 'picture-'));
try {
  const file = join(folder, 'report.html');
  writeFileSync(file, page);
  const dom = chromium(file, width, 600, ['--dump-dom']);
  const height = Number(/<title>(\d+)<\/title>/.exec(dom)?.[1] ?? 2000);
  chromium(file, width, height, [`--screenshot=${resolve(picture)}`, '--force-device-scale-factor=2']);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function chromium(file, width, height, options) {
  return execFileSync(
    process.env.CHROMIUM ?? 'chromium',
    [
      ...'--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --hide-scrollbars'.split(' '),
      ...'--disable-background-networking --disable-component-update --disable-sync'.split(' '),
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${width},${height}`,
      ...options,
      pathToFileURL(file).href,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], timeout: 60_000 },
  );
}

function pageOf(markdown, dark) {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    // A report writes <details> itself; what else it holds is the business of its tests.
    allowDangerousHtml: true,
  }).replace(/<pre><code class="language-mermaid">([\s\S]*?)<\/code><\/pre>/g, (_, source) =>
    chart(source.replaceAll('&quot;', '"').replaceAll('&gt;', '>'), dark),
  );
  return `<!doctype html><html data-theme="${dark ? 'dark' : 'light'}"><meta charset="utf-8"><title></title>
<style>${styles}</style><main>${html}</main>
<script>document.title = Math.ceil(document.querySelector('main').getBoundingClientRect().bottom)</script></html>`;
}

/** Draws the part of mermaid's xychart that reports use: numbered rounds, percent, coloured lines. */
function chart(source, dark) {
  const [w, h, left, bottom, top] = [720, 240, 56, 44, 26];
  const colours = /plotColorPalette: "(.*?)"/.exec(source)?.[1]?.split(', ') ?? [];
  const lines = [...source.matchAll(/^\s*line \[(.*)\]/gm)].map((match) => match[1].split(', ').map(Number));
  const axis = /x-axis ".*?" (?:\[(.*?)\]|(\d+) --> (\d+))/.exec(source);
  const points = lines[0]?.length ?? 0;
  const labels = axis?.[1]?.split(', ') ?? [
    axis?.[2] ?? '',
    ...Array(Math.max(0, points - 2)).fill(''),
    axis?.[3] ?? '',
  ];
  const x = (i) => left + ((i + 0.5) * (w - left - 12)) / points;
  const y = (percent) => top + (1 - percent / 100) * (h - top - bottom);
  const ink = dark ? '#9198a1' : '#59636e';
  const text = (at, to, words, extra = '') =>
    `<text x="${at}" y="${to}" fill="${ink}" ${extra}>${words}</text>`;
  return `<figure class="chart"><svg viewBox="0 0 ${w} ${h}" width="${w}" font-size="12" font-family="inherit">
${text(left, 14, 'Chart, drawn from the mermaid source in the report')}
${[0, 50, 100].map((p) => `<path d="M${left} ${y(p)}H${w - 12}" stroke="${ink}" stroke-opacity=".35"/>${text(left - 8, y(p) + 4, p, 'text-anchor="end"')}`).join('')}
${text(14, (top + h - bottom) / 2, 'survival in percent', `text-anchor="middle" transform="rotate(-90 14 ${(top + h - bottom) / 2})"`)}
${labels.map((label, i) => text(x(i), h - 26, label, 'text-anchor="middle"')).join('')}
${text((w + left) / 2, h - 8, 'round', 'text-anchor="middle"')}
${lines.map((line, i) => `<path fill="none" stroke="${colours[i] ?? ink}" stroke-width="2" d="M${line.map((p, j) => `${x(j)} ${y(p)}`).join('L')}"/>`).join('')}
</svg></figure>`;
}

// Writes docs/settings.md from the table of settings that the build left in lib/: node scripts/settings-doc.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hyphened, table } from '../lib/settings/index.js';

const file = join(import.meta.dirname, '../docs/settings.md');
const rows = Object.entries(table).map(
  ([name, { description, value }]) =>
    `| \`${name}\` | \`${value.replaceAll('|', '\\|')}\` | ${description.replaceAll('|', '\\|')} |`,
);
const text = `# Settings

The same names everywhere: keys of the config file as below, inputs of the action and flags of the command line with hyphens
(\`${hyphened('session_chars')}\`, \`--${hyphened('session_chars')}\`). Inputs and flags override the file, setting by setting. The file is
\`.github/compaction-conformance.yml\` (or \`.yaml\`, \`.json\`); \`config\` names another one, and \`github-token\` can only be an input: it is
masked and kept from the compactor.

| setting | value | meaning |
|---|---|---|
${rows.join('\n')}

Shares are written \`0.5\` or \`50%\`, durations \`500ms\`, \`2s\` or \`1m\`, sizes \`512MiB\` or \`2GiB\`, lists with commas or as YAML lists.

\`thresholds\` sets \`flag_below\`, \`silent_above\` and \`cliff_below\` for a type, for a suite, or for a type in a suite. The most
particular word wins: type in suite, then type, then suite, then the general bounds.

\`\`\`yaml
thresholds:
  safety_rule: { flag_below: 1 }
  corpus:
    flag_below: 0.8
    user_preference: { flag_below: 0.3 }
\`\`\`
`;
if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== text) {
    console.error(
      'docs/settings.md is not what the table of settings gives. Run: node scripts/settings-doc.mjs',
    );
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}

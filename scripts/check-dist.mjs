// Fails when the committed dist/ is not what src/ builds to: builds it anew beside it and compares every byte.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const fresh = '.dist-check';

function filesOf(folder) {
  const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(join(root, folder).length + 1), readFileSync(file)]));
}

try {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), fresh], { cwd: root, stdio: 'inherit' });
  const [committed, built] = [filesOf('dist'), filesOf(fresh)];
  const names = [...new Set([...committed.keys(), ...built.keys()])].sort();
  const different = names.filter((name) => {
    const [before, after] = [committed.get(name), built.get(name)];
    return before === undefined || after === undefined || !before.equals(after);
  });
  if (different.length > 0) {
    console.error(
      `dist/ is not what src/ builds to. Run \`npm run build\` and commit:\n  ${different.join('\n  ')}`,
    );
    process.exitCode = 1;
  } else {
    console.log(`dist/ is what src/ builds to (${names.length} files).`);
  }
} finally {
  rmSync(join(root, fresh), { recursive: true, force: true });
}

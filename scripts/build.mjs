// Builds dist/ from src/: tsc writes lib/, then ncc bundles each entry into a folder of its own. ncc does not
// clear its output folder, so the folder is removed first; the result is the same bytes on every machine.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const output = process.argv[2] ?? 'dist';
const run = (script, ...args) =>
  execFileSync(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: 'inherit',
  });

rmSync(join(root, 'lib'), { recursive: true, force: true });
rmSync(join(root, output), { recursive: true, force: true });
run('typescript/bin/tsc', '-p', 'tsconfig.json');
for (const entry of ['action', 'cli', 'host']) {
  run(
    '@vercel/ncc/dist/ncc/cli.js',
    'build',
    `lib/${entry}.js`,
    '-o',
    join(output, entry),
    '-C',
    '--quiet',
    '--license',
    'licenses.txt',
  );
}

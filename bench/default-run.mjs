// The default run as a whole process with each probe: suites seeded and corpus, seeds 1-12, five rounds, a compactor in
// TypeScript.
import { spawnSync } from 'node:child_process';
import { PROBES, root } from './ours.mjs';
import { print, timed } from './sample.mjs';

const figures = [];
for (const probe of PROBES) {
  const args = ['run', '--compactor', 'examples/typescript/compactor.ts', '--probe', probe];
  let result;
  const ms = await timed(() => {
    result = spawnSync(process.execPath, ['dist/cli/index.js', ...args], { cwd: root, encoding: 'utf8' });
  });
  if (result.status !== 0)
    throw new Error(`The default run ended with exit ${result.status}: ${result.stderr || result.stdout}`);
  figures.push({ name: `default run with ${probe}, whole process`, unit: 's', value: ms / 1000 });
}
print(figures);

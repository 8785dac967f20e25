// The default run as a whole process: suites seeded and corpus, seeds 1-12, five rounds, a compactor in TypeScript.
import { spawnSync } from 'node:child_process';
import { root } from './ours.mjs';
import { print, timed } from './sample.mjs';

const args = ['dist/cli/index.js', 'run', '--compactor', 'examples/typescript/compactor.ts'];
let result;
const ms = await timed(() => {
  result = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
});
if (result.status !== 0)
  throw new Error(`The default run ended with exit ${result.status}: ${result.stderr}`);
print([{ name: 'default run, whole process', unit: 's', value: ms / 1000 }]);

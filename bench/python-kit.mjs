// The Python kit on the same work as throughput.mjs, from a virtual environment that is kept in the temporary folder.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const KIT = 'compaction-conformance-kit==0.8.0';
const environment = join(tmpdir(), `bench-${KIT.replace('==', '-')}`);
const python = join(environment, process.platform === 'win32' ? 'Scripts/python.exe' : 'bin/python');

/** Makes the environment where there is none. Returns why that failed, or nothing. */
function prepare() {
  if (run(python, '-c', 'import compaction_kit').status === 0) return undefined;
  const version = run('python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 11))');
  if (version.error !== undefined) return 'there is no Python here';
  if (version.status !== 0) return 'it needs Python 3.11 or later';
  const failed =
    run('python3', '-m', 'venv', environment).status !== 0 ||
    run(python, '-m', 'pip', 'install', '--quiet', KIT).status !== 0;
  if (!failed) return undefined;
  rmSync(environment, { recursive: true, force: true });
  return `${KIT} could not be installed`;
}

function run(command, ...args) {
  return spawnSync(command, args, { encoding: 'utf8' });
}

const skipped = prepare();
if (skipped === undefined) {
  const { status, stdout, stderr } = run(
    python,
    join(dirname(fileURLToPath(import.meta.url)), 'python-kit.py'),
  );
  if (status !== 0) throw new Error(stderr);
  process.stdout.write(stdout);
} else {
  console.log(JSON.stringify({ skipped: `The Python kit was not measured: ${skipped}.` }));
}

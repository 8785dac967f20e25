import { expect, test } from '@jest/globals';
import { cli } from './command-line.js';
import { runAction, workspaceWith } from './runner.js';

const signalling = (pid: string) => `import { setTimeout as delay } from 'node:timers/promises';
  export default async () => {
    process.kill(${pid}, 'SIGUSR1');
    await delay(300);
    return 'nothing';
  };`;
const workspace = workspaceWith({
  'to-parent.mjs': signalling('process.ppid'),
  'to-itself.mjs': signalling('process.pid'),
});

test.each(['to-parent.mjs', 'to-itself.mjs'])(
  'a compactor that sends SIGUSR1 %s opens no debugger',
  async (compactor) => {
    const flags = ['--compactor', compactor, '--suites', 'seeded', '--rounds', '1', '--verbose'];
    const line = await cli(['run', ...flags], { cwd: workspace });
    expect(line.code).toBe(1);
    expect(line.stdout + line.stderr).not.toMatch(/debugger|inspector/i);

    const step = await runAction(workspace, { compactor, suites: 'seeded', rounds: '1', verbose: 'true' });
    expect(step.code).toBe(1);
    expect(step.log).not.toMatch(/debugger|inspector/i);
  },
  30_000,
);

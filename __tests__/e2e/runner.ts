import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The built action, as action.yml names it. */
const actionFile = join(root, 'dist/action/index.js');

export interface ActionRun {
  code: number | null;
  log: string;
  summary: string;
  outputs: Record<string, string>;
  /** Workflow commands in the log, in order. */
  commands: { name: string; properties: Record<string, string>; message: string }[];
  milliseconds: number;
  workspace: string;
}

/** A workspace with these files, under a folder of its own. */
export function workspaceWith(files: Record<string, string>): string {
  const workspace = mkdtempSync(join(tmpdir(), 'workspace-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(workspace, name)), { recursive: true });
    writeFileSync(join(workspace, name), text);
  }
  return workspace;
}

/** Runs the built action as a runner does: inputs as `INPUT_*`, the command files, tokens in its environment. */
export async function runAction(
  workspace: string,
  inputs: Record<string, string>,
  environment: Record<string, string> = {},
): Promise<ActionRun> {
  const temp = mkdtempSync(join(tmpdir(), 'runner-'));
  const file = (name: string) => {
    const path = join(temp, name);
    writeFileSync(path, '');
    return path;
  };
  const [summaryFile, outputFile] = [file('summary'), file('output')];
  const env = {
    PATH: process.env['PATH'] ?? '',
    HOME: process.env['HOME'] ?? '',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_NAME: 'push',
    GITHUB_STEP_SUMMARY: summaryFile,
    GITHUB_OUTPUT: outputFile,
    GITHUB_ENV: file('env'),
    GITHUB_PATH: file('path'),
    GITHUB_STATE: file('state'),
    RUNNER_TEMP: temp,
    GITHUB_TOKEN: 'ghs_secret_of_the_job',
    ACTIONS_RUNTIME_TOKEN: 'secret_of_the_runtime',
    ...Object.fromEntries(
      Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
    ),
    ...environment,
  };
  const began = performance.now();
  const child = spawn(process.execPath, [actionFile], {
    cwd: workspace,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      log += chunk;
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return {
    code,
    log,
    summary: readFileSync(summaryFile, 'utf8'),
    outputs: existsSync(outputFile) ? outputsOf(readFileSync(outputFile, 'utf8')) : {},
    commands: commandsOf(log),
    milliseconds: performance.now() - began,
    workspace,
  };
}

/** Reads the file of outputs: `name<<delimiter`, the value, the delimiter. */
function outputsOf(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  for (const match of text.matchAll(/^([^\n<]+)<<(\S+)\n([\s\S]*?)\n\2$/gm)) {
    outputs[match[1] as string] = match[3] as string;
  }
  return outputs;
}

function commandsOf(log: string): ActionRun['commands'] {
  return [...log.matchAll(/^\s*::([\w-]+)(?: ([^:\n]*))?::(.*)$/gm)].map(
    ([, name = '', properties = '', message = '']) => ({
      name,
      properties: Object.fromEntries(
        properties
          .split(',')
          .filter(Boolean)
          .map((pair) => [pair.slice(0, pair.indexOf('=')), decode(pair.slice(pair.indexOf('=') + 1))]),
      ),
      message: decode(message),
    }),
  );
}

const decode = (text: string) =>
  text.replace(/%(25|0D|0A|3A|2C)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

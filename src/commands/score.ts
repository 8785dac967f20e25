import { resolve } from 'node:path';
import type { Probe } from '../probes/index.js';
import { type Canary, suiteNamed } from '../sessions/index.js';
import { loadCommonSettings, readText, SettingsError, suiteRequest } from '../settings/index.js';
import type { CommandFile } from './command.js';
import { addSettings, givenSettings } from './flags.js';
import type { Shell } from './shell.js';

const MAX_CONTEXT_BYTES = 64 * 2 ** 20;

/** Judges a text that another product compacted. */
export const score: CommandFile = {
  name: 'score',
  summary: 'Judge a text that another product compacted.',

  define(command, self) {
    command.option('--context <file>', 'The compacted text; - is standard input. It must be given.');
    addSettings(command, ['canaries', 'probe', 'fail_on']);
    addSettings(command, ['flag_below', 'silent_above', 'cliff_below', 'thresholds', 'config']);
    command.option('--json', 'Print canaries, findings and gate, as JSON.');
    command.addHelpText(
      'after',
      `\nWithout --canaries those of the suite seeded are looked for. Those of any other:\n\n  ${self} sessions --help`,
    );
  },

  async run(command, shell) {
    const [{ knownTo }, { probeNamed }, { scoreText }, { scoreLines }, { quietJson }] = await Promise.all([
      import('../known.js'),
      import('../probes/index.js'),
      import('./scoring.js'),
      import('./score-lines.js'),
      import('../report/index.js'),
    ]);
    const { context, json } = command.opts<{ context?: string; json?: true }>();
    if (context === undefined) {
      throw new SettingsError([
        'flag --context is not given; name the file of the text, or - for standard input.',
      ]);
    }
    const settings = loadCommonSettings({ ...knownTo(shell.folder), layers: [givenSettings(command)] });
    const own = suiteRequest(settings, shell.folder).canaries;
    const canaries = own ?? seededCanaries();
    const text = await readContext(context, shell);
    const probe = probeNamed(settings.probe) as Probe;
    const result = scoreText(text, own === undefined ? 'seeded' : 'custom', canaries, probe, settings);
    shell.out(
      `${json === true ? quietJson(JSON.stringify(result, null, 2)) : scoreLines(result, canaries).join('\n')}\n`,
    );
    return result.gate.passed ? 0 : 1;
  },
};

async function readContext(file: string, shell: Shell): Promise<string> {
  if (file !== '-')
    return readText(
      resolve(shell.folder, file),
      `flag --context: ${JSON.stringify(file)}`,
      MAX_CONTEXT_BYTES,
    );
  const bytes = await shell.input(MAX_CONTEXT_BYTES);
  if (bytes.length > MAX_CONTEXT_BYTES) {
    const most = (MAX_CONTEXT_BYTES / 1024).toLocaleString('en-US');
    throw new SettingsError([`flag --context: standard input is larger than ${most} KiB.`]);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SettingsError(['flag --context: standard input is not text in UTF-8.']);
  }
}

function seededCanaries(): Canary[] {
  const [session] = suiteNamed('seeded')?.plan({ seeds: [] }) ?? [];
  return session?.build().planted.map(({ canary }) => canary) ?? [];
}

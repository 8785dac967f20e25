import { resolve } from 'node:path';
import type { Probe } from '../probes/index.js';
import { type Canary, suiteNamed } from '../sessions/index.js';
import { loadCommonSettings, readText, SettingsError, suiteRequest } from '../settings/index.js';
import type { CommandFile } from './command.js';
import { addExplain, canaryToExplain, explainFlag, explanation } from './explain.js';
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
    addSettings(command, ['flag_below', 'silent_above', 'cliff_below', 'thresholds', 'unverified', 'config']);
    command.option('--json', 'Print canaries, findings and gate, as JSON.');
    addExplain(command, 'id', 'Print after the score how this canary is judged.');
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
    const explain = explainFlag(command);
    const explained = explain === undefined ? undefined : canaryToExplain(explain, canaries);
    const text = await readContext(context, shell);
    const probe = probeNamed(settings.probe) as Probe;
    const result = scoreText(text, own === undefined ? 'seeded' : 'custom', canaries, probe, settings);
    const lines =
      json === true
        ? [quietJson(JSON.stringify(result, null, 2))]
        : [
            ...scoreLines(result, canaries, settings.unverified),
            ...(explained === undefined ? [] : ['', ...explanation(explained, undefined, [text], probe)]),
          ];
    shell.out(`${lines.join('\n')}\n`);
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
  const bytes = await shell.input();
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

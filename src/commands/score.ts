import type { Probe } from '../probes/index.js';
import { type Canary, suiteNamed, suites } from '../sessions/index.js';
import {
  type FailRule,
  failRules,
  loadCommonSettings,
  SettingsError,
  suiteRequest,
} from '../settings/index.js';
import type { CommandFile } from './command.js';
import { readContext } from './context.js';
import { addExplain, canaryToExplain, explainFlag, explanation } from './explain.js';
import { addSettings, givenSettings } from './flags.js';

const descriptions = {
  canaries: 'The JSON file with the canaries to look for. Default: those of the suite seeded.',
  get fail_on() {
    const rules = failRules.filter((rule) => !rulesOfRuns.includes(rule)).join(', ');
    return `What fails the gate: any of ${rules}, or none alone. Default: flag,cliff.`;
  },
};

/** Judges a text that another product compacted. */
export const score: CommandFile = {
  name: 'score',
  summary: 'Judge a text that another product compacted.',

  define(command, self) {
    command.option(
      '--context <file>',
      'The compacted text, or turns as JSON; - is standard input. It must be given.',
    );
    addSettings(command, ['canaries', 'probe', 'fail_on'], descriptions);
    addSettings(command, ['flag_below', 'silent_above', 'cliff_below', 'thresholds', 'unverified', 'config']);
    command.option('--json', 'Print canaries, findings and gate, as JSON.');
    addExplain(command, 'id', 'Print after the score how this canary is judged.');
    command.addHelpText(
      'after',
      `\nThe canaries of any other session than that of the suite seeded:\n\n  ${self} sessions --help`,
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
    refuseRulesOfRuns(command.opts()['failOn']);
    const settings = loadCommonSettings({ ...knownTo(shell.folder), layers: [givenSettings(command)] });
    const own = suiteRequest(settings, shell.folder).canaries;
    const canaries = own ?? seededCanaries();
    const explain = explainFlag(command);
    const explained = explain === undefined ? undefined : canaryToExplain(explain, canaries);
    const text = await readContext(context, shell);
    const probe = probeNamed(settings.probe) as Probe;
    const result = scoreText(text, suiteOf(canaries), canaries, probe, settings);
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

/** Rules that compare with a session or a later round, which a text alone has not. */
const rulesOfRuns: readonly FailRule[] = ['late-cliff', 'not-compacting', 'over-budget'];

/** Those in a config file are meant for runs, and wait for one; as a flag they are a mistake. */
function refuseRulesOfRuns(given: unknown): void {
  const words = [given ?? []].flat().flatMap((value) => String(value).split(/[,\s]+/));
  const problems = rulesOfRuns
    .filter((rule) => words.includes(rule))
    .map(
      (rule) => `flag --fail-on: ${rule} needs rounds of a compactor, and score has one text; leave it out.`,
    );
  if (problems.length > 0) throw new SettingsError(problems);
}

/**
 * The suite whose canaries these are. Every session of a suite has them under the same ids; where a suite has one
 * session only, they say the same too.
 */
function suiteOf(canaries: readonly Canary[]): string {
  const found = suites.find((suite) => {
    const [session] = suite.plan({ seeds: [0] });
    const planted = session?.build().planted.map(({ canary }) => canary) ?? [];
    const nameOf = ({ id, type, content }: Canary) =>
      `${id} ${type} ${session?.seed === undefined ? content : ''}`;
    const names = new Set(canaries.map(nameOf));
    return planted.length === names.size && planted.every((canary) => names.has(nameOf(canary)));
  });
  return found?.name ?? 'custom';
}

function seededCanaries(): Canary[] {
  const [session] = suiteNamed('seeded')?.plan({ seeds: [] }) ?? [];
  return session?.build().planted.map(({ canary }) => canary) ?? [];
}

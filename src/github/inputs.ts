/**
 * The action's inputs as a runner hands them over: `INPUT_` and the name in capitals, hyphens kept. Only declared
 * names are read; an empty one counts as not given, since that is how a runner passes an input that nobody set.
 */
export function readInputs(env: NodeJS.ProcessEnv, declared: readonly string[]): Map<string, string> {
  const inputs = new Map<string, string>();
  for (const name of declared) {
    const value = env[`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`]?.trim();
    if (value) inputs.set(name, value);
  }
  return inputs;
}

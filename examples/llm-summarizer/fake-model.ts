/**
 * Stands in for a language model, so that this example runs without a key and always answers the same. It does what
 * the prompt asks for and nothing else: a label that the prompt doesn't name is lost.
 */
export async function fakeModel(prompt: string, session: string, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted();

  const labels = [...prompt.matchAll(/^- Copy every (.+)$/gm)].map((match) => match[1] ?? '');
  const lines = session.split('\n').map((line) => line.replace(/^\[\w+\] |^- /, ''));
  const copied = labels.map((label) => {
    const statements = lines.filter((line) => line.startsWith(`${label}: `));
    return `## ${label}\n${statements.map((statement) => `- ${statement}`).join('\n')}`;
  });

  const said = lines.filter((line) => line !== '' && !/^#|^[A-Z][A-Z ]*: /.test(line));
  return [...copied, `## Last\n${said.slice(-2).join('\n')}`].join('\n\n');
}

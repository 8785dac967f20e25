import { readFileSync } from 'node:fs';
import { fakeModel } from './fake-model.ts';

interface Turn {
  role: 'system' | 'user' | 'assistant' | 'tool';
  text: string;
}

const prompt = readFileSync(new URL('./prompt.md', import.meta.url), 'utf8');

/** Has a model write the session anew, by the prompt in prompt.md. */
export async function compact(turns: Turn[], { signal }: { signal: AbortSignal }): Promise<{ text: string }> {
  const session = turns.map((turn) => `[${turn.role}] ${turn.text}`).join('\n');
  // The real call goes here. Hand it the signal, which is aborted when the time limit of the call is reached.
  const text = await fakeModel(prompt, session, signal);
  return { text };
}

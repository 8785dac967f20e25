const ROLES: Readonly<Record<string, string>> = {
  user: 'user',
  human: 'user',
  customer: 'user',
  u: 'user',
  q: 'user',
  assistant: 'assistant',
  agent: 'assistant',
  ai: 'assistant',
  bot: 'assistant',
  model: 'assistant',
  a: 'assistant',
  system: 'system',
  developer: 'system',
  tool: 'tool',
  function: 'tool',
};

/** The role that a name in a chat stands for; single letters are names only where a chat is known to be one. */
export function roleOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  return Object.hasOwn(ROLES, lower) ? ROLES[lower] : undefined;
}

/** Whether a name alone tells a role. */
export function isRole(name: string): boolean {
  return name.length > 1 && roleOf(name) !== undefined;
}

const MAX_REASON = 240;

/** A value as an error shows it: quoted, on one line, short, and with no sequence that a terminal or runner obeys. */
export function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = harmless(value);
  return text.length <= 80 ? text : `${text.slice(0, 70)}… (${text.length} characters)`;
}

/** The first line of a library's message, harmless as {@link shown}; a long one is cut between words. */
export function reason(message: string): string {
  const [line = ''] = message.split('\n', 1);
  if (line.length <= MAX_REASON) return harmless(line).slice(1, -1);
  return `${harmless(line.slice(0, MAX_REASON).replace(/\s\S*$/, '')).slice(1, -1)} …`;
}

/** A whole number with its thousands apart. `toLocaleString` does it too, but costs a short command a tenth of its time. */
export function grouped(count: number): string {
  return String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

/** Names as a sentence lists them: `a`, `a or b`, `a, b or c`. */
export function listed(names: readonly string[], conjunction: 'and' | 'or' = 'or'): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${conjunction} ${names.at(-1)}`;
}

function harmless(value: unknown): string {
  return (JSON.stringify(value) ?? String(value))
    .replaceAll(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, escaped)
    .replaceAll('##[', '##\\u005b');
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

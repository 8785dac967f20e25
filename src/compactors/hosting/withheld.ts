/**
 * What follows a fault whose message names a variable that was not handed over: an SDK that misses its key says no
 * more than that it is not set.
 *
 * @param withheld the variables that are set here and that the child does not have
 */
export function withheldHint(message: string, withheld: readonly string[]): string {
  const words = new Set(message.match(/[A-Za-z_][A-Za-z0-9_]*/g));
  const named = withheld.filter((name) => isTelling(name) && words.has(name));
  if (named.length === 0) return '';
  const are = named.length === 1 ? 'is' : 'are';
  return `; ${named.join(' and ')} ${are} set here but not handed over: add ${named.length === 1 ? 'it' : 'them'} to env`;
}

// A short word of a sentence may be the name of a variable by chance.
function isTelling(name: string): boolean {
  return name.includes('_') || (name.length > 4 && name === name.toUpperCase());
}

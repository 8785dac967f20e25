import type { Occurrence, TextReading } from './reading.js';
import type { Value } from './values/value.js';

/** Types of things that are spelled: names, ids, paths. */
const spelled: ReadonlySet<string> = new Set([
  'id',
  'hash',
  'path',
  'file',
  'host',
  'version',
  'colour',
  'channel',
  'handle',
  'email',
  'person',
  'name',
  'branch',
  'url',
]);

/**
 * Where a thing's name stands letter for letter, case and the kind of its joints aside, though nothing there looks
 * like a value of its type: `owned by TALOR VESMIK`, `write_access_to_db_tolvar_07`.
 */
export function spelledOut(wanted: Value, { claims }: TextReading): Occurrence[] {
  if (!spelled.has(wanted.type)) return [];
  const name = joints(wanted.key.replace(/^[#@]/, ''));
  const turned = wanted.type === 'person' ? name.replace(/^(\w+) (\w+)$/, '$2, $1') : name;
  return claims.flatMap((claim): Occurrence[] => {
    const text = joints(claim.text);
    for (const each of new Set([name, turned])) {
      const start = indexOfWhole(text, each);
      if (start >= 0) return [{ claim, value: { ...wanted, start, end: start + each.length } }];
    }
    return claim.labels.some((label) => indexOfWhole(joints(label), name) >= 0)
      ? [{ claim, value: { ...wanted, start: 0, end: 0 }, labelled: true }]
      : [];
  });
}

/** Lower case, with one kind of joint between the parts of a name. */
function joints(text: string): string {
  return text.toLowerCase().replaceAll(/[_\s-]/g, ' ');
}

function indexOfWhole(text: string, part: string): number {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + part.length]];
    const glued = /[a-z0-9]/;
    if (!glued.test(before) && !glued.test(after)) return at;
  }
  return -1;
}

/** A structural tag such as `<goal>`, `</goal>` or `<deploy allowed="false"/>`. */
export interface Tag {
  start: number;
  end: number;
  name: string;
  kind: 'open' | 'close' | 'single';
  attributes: readonly Attribute[];
  /** Where its counterpart starts. */
  partner?: number;
}

export interface Attribute {
  name: string;
  /** Range of the value. */
  start: number;
  end: number;
}

/**
 * The tags that structure a text: pairs, self-closing tags, and what a cut has left of a pair if it starts a line.
 * A `<placeholder>` in a sentence is none.
 */
export function findTags(text: string): Tag[] {
  const all: Tag[] = [];
  for (let at = text.indexOf('<'); at >= 0; ) {
    const tag = tagAt(text, at);
    if (tag) all.push(tag);
    at = text.indexOf('<', tag ? tag.end : at + 1);
  }
  pairUp(all);
  return all.filter(
    (tag) => tag.kind === 'single' || tag.partner !== undefined || startsLine(text, tag.start),
  );
}

/** Gives each closing tag the nearest open one of its name; what was opened in between and not closed stays alone. */
function pairUp(tags: Tag[]): void {
  const open: Tag[] = [];
  const count = new Map<string, number>();
  for (const tag of tags) {
    if (tag.kind === 'open') {
      open.push(tag);
      count.set(tag.name, (count.get(tag.name) ?? 0) + 1);
    } else if (tag.kind === 'close' && (count.get(tag.name) ?? 0) > 0) {
      for (let top = open.pop(); top; top = open.pop()) {
        count.set(top.name, (count.get(top.name) ?? 0) - 1);
        if (top.name !== tag.name) continue;
        top.partner = tag.start;
        tag.partner = top.start;
        break;
      }
    }
  }
}

function startsLine(text: string, at: number): boolean {
  let i = at - 1;
  while (i >= 0 && at - i < 64 && (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9)) i--;
  return i < 0 || text.charCodeAt(i) === 10;
}

function tagAt(text: string, at: number): Tag | undefined {
  const closing = text.charCodeAt(at + 1) === 47;
  const start = at + (closing ? 2 : 1);
  if (!isLetter(text.charCodeAt(start))) return undefined;
  let i = start;
  while (isNameCode(text.charCodeAt(i))) i++;
  const name = text.slice(start, i);
  const attributes: Attribute[] = [];
  while (i < text.length) {
    const code = text.charCodeAt(i);
    if (code === 62) {
      const kind = closing ? 'close' : text.charCodeAt(i - 1) === 47 ? 'single' : 'open';
      return { start: at, end: i + 1, name, kind, attributes };
    }
    if (code === 32 || code === 9 || code === 10 || code === 47) {
      i++;
      continue;
    }
    const end = attributeAt(text, i, attributes);
    if (end < 0) return undefined;
    i = end;
  }
  return undefined;
}

/** Reads `name="value"`, `name=value` or `name`; where it ends, or -1 if no attribute stands here. */
function attributeAt(text: string, at: number, attributes: Attribute[]): number {
  let i = at;
  while (isNameCode(text.charCodeAt(i))) i++;
  if (i === at) return -1;
  const name = text.slice(at, i);
  if (text.charCodeAt(i) !== 61) return i;
  const quote = text.charCodeAt(++i);
  const quoted = quote === 34 || quote === 39;
  const start = quoted ? i + 1 : i;
  for (i = start; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === 60) return -1;
    if (quoted ? code === quote : code === 32 || code === 62 || code === 10) {
      attributes.push({ name, start, end: i });
      return quoted ? i + 1 : i;
    }
  }
  return -1;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
}

function isNameCode(code: number): boolean {
  return isLetter(code) || (code >= 48 && code <= 58) || code === 45 || code === 46 || code > 0xbf;
}

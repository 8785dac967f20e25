import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { grouped, reason, shown } from './words.js';

/** No settings need more; together they keep a hostile text from costing more than a second. */
const MAX_CHARS = 65_536;
const MAX_DEPTH = 20;
const MAX_ALIASES = 100;
const MAX_NODES = 65_536;

/** A text that is no YAML, or none that settings need. The message has line and column where there is a place. */
export class YamlProblem extends Error {
  override readonly name = 'YamlProblem';
}

/**
 * Reads YAML 1.2, of which JSON is a part, into plain values; undefined for a text without a node. The text may be
 * hostile: it is limited in length, depth, aliases and size after expansion; keys are unique and become own properties
 * whatever their names; tags that would build other things are refused.
 * @throws YamlProblem
 */
export function readYaml(text: string): unknown {
  if (text.length > MAX_CHARS) {
    throw new YamlProblem(
      `it has ${grouped(text.length)} characters; settings may have ${grouped(MAX_CHARS)}.`,
    );
  }
  const lines = new LineCounter();
  // Uniqueness of keys is checked below: the library compares every pair of keys.
  const document = parseDocument(text, { prettyErrors: false, lineCounter: lines, uniqueKeys: false });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const message =
      problem.code === 'RESOURCE_EXHAUSTION' ? 'it nests too deeply' : firstSentence(problem.message);
    throw new YamlProblem(`${place(lines, problem.pos[0])}: ${message}.`);
  }
  return document.contents === null ? undefined : new Reader(document, lines).read(document.contents, 0);
}

class Reader {
  private nodes = 0;
  private aliases = 0;

  constructor(
    private readonly document: Document.Parsed,
    private readonly lines: LineCounter,
  ) {}

  read(node: unknown, depth: number): unknown {
    this.nodes += 1;
    if (this.nodes > MAX_NODES) this.refuse(node, 'its aliases make it grow beyond all use');
    if (depth > MAX_DEPTH) this.refuse(node, `it nests more than ${MAX_DEPTH} levels deep`);
    if (isScalar(node)) return this.scalar(node);
    if (isSeq(node)) return node.items.map((item) => this.read(item, depth + 1));
    if (isMap(node)) return this.mapping(node, depth);
    if (isAlias(node)) {
      this.aliases += 1;
      if (this.aliases > MAX_ALIASES) this.refuse(node, `it has more than ${MAX_ALIASES} aliases`);
      const target = node.resolve(this.document);
      if (target === undefined) this.refuse(node, `the alias *${node.source} names no anchor before it`);
      return this.read(target, depth + 1);
    }
    return null;
  }

  private scalar(node: Node & { value: unknown }): unknown {
    const { value } = node;
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
    return this.refuse(node, `the tag ${node.tag} is not for settings`);
  }

  private mapping(node: { items: { key: unknown; value: unknown }[]; tag?: string }, depth: number): unknown {
    if (node.tag?.endsWith('map') === false) this.refuse(node, `the tag ${node.tag} is not for settings`);
    const entries = new Map<string, unknown>();
    for (const { key, value } of node.items) {
      if (!isScalar(key)) this.refuse(key ?? node, 'a key must be a plain name');
      const name = String(key.value);
      if (entries.has(name)) this.refuse(key, `the key ${shown(name)} stands twice`);
      entries.set(name, this.read(value, depth + 1));
    }
    return Object.fromEntries(entries);
  }

  private refuse(node: unknown, message: string): never {
    const start = (node as { range?: [number, number, number] | null }).range?.[0];
    throw new YamlProblem(`${start === undefined ? '' : `${place(this.lines, start)}: `}${message}.`);
  }
}

function place(lines: LineCounter, offset: number): string {
  const { line, col } = lines.linePos(offset);
  return `line ${line}, column ${col}`;
}

function firstSentence(message: string): string {
  return reason(message.split('\n')[0]?.replace(/[;:.]\s*(please .*)?$/, '') ?? '');
}

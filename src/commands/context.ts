import { resolve } from 'node:path';
import { z } from 'zod';
import { renderTurns, roles } from '../sessions/index.js';
import { readText, SettingsError } from '../settings/index.js';
import type { Shell } from './shell.js';

const MAX_CONTEXT_BYTES = 64 * 2 ** 20;

/**
 * Reads the text that a product kept. Turns as JSON, a list of them or an object with `turns`, become the text that
 * they are to a model; everything else is that text already, also other JSON.
 * @param file relative to the shell's folder; `-` is standard input
 * @throws SettingsError if it can't be read, or is a JSON list of something else than turns
 */
export async function readContext(file: string, shell: Shell): Promise<string> {
  if (file === '-') {
    const bytes = await shell.input(MAX_CONTEXT_BYTES);
    if (bytes.length > MAX_CONTEXT_BYTES) {
      const most = (MAX_CONTEXT_BYTES / 1024).toLocaleString('en-US');
      throw new SettingsError([`flag --context: standard input is larger than ${most} KiB.`]);
    }
    return contextOf(utf8(bytes), 'flag --context: standard input');
  }
  const place = `flag --context: ${JSON.stringify(file)}`;
  return contextOf(readText(resolve(shell.folder, file), place, MAX_CONTEXT_BYTES), place);
}

function utf8(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SettingsError(['flag --context: standard input is not text in UTF-8.']);
  }
}

function contextOf(text: string, place: string): string {
  const list = listIn(text);
  if (list === undefined) return text;
  const result = z.array(turnShape).safeParse(list);
  if (result.success) return renderTurns(result.data);
  const [issue] = result.error.issues;
  const where = typeof issue?.path[0] === 'number' ? `, entry ${issue.path[0]} of it is none` : '';
  throw new SettingsError([
    `${place} is JSON, but no list of turns {"role": "user", "text": "…"}${where}; give such turns, or plain text.`,
  ]);
}

/** A turn may have more beside it, such as an id: only what a model would read of it counts. */
const turnShape = z.object({ role: z.enum(roles), text: z.string() });

/** What stands where turns are expected; undefined for a text that has no such place. */
function listIn(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // Such as the lines `[role] text` of a session in text form.
    return undefined;
  }
  if (Array.isArray(json)) return json;
  return Object.hasOwn(json as object, 'turns') ? (json as { turns: unknown }).turns : undefined;
}

import { readCodeSpans, readFences } from './code.js';
import { Draft } from './draft.js';
import { readEmphasis } from './emphasis.js';
import { readHtml } from './html.js';
import { readLinks } from './links.js';
import type { Plain } from './plain.js';

export type { Plain } from './plain.js';

/**
 * Makes a text plain: compatibility forms of characters, straight quotes and one kind of dash and space, entities
 * decoded, and the marks of emphasis, code, links and struck-out text gone. Line feeds, list markers, headings, tables
 * and structural tags stay. Takes time linear in the text's length and never throws.
 */
export function makePlain(text: string): Plain {
  const draft = new Draft(text);
  readFences(draft);
  readCodeSpans(draft);
  readHtml(draft);
  readLinks(draft);
  readEmphasis(draft);
  return draft.finish();
}

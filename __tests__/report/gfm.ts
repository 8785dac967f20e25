import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** What a text is once it is rendered as GitHub's markdown; every `<` of the html belongs to an element. */
export interface Rendered {
  html: string;
  /** Opening tags with their attributes, in order: `a href="…"`. */
  elements: string[];
  /** The text of each inline code span. */
  code: string[];
  /** The text outside code: where a forge looks for mentions and references. */
  prose: string;
}

export function render(markdown: string): Rendered {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
  });
  return {
    html,
    elements: [...html.matchAll(/<([a-z!][^>]*)>/gi)].map((match) => match[1] ?? ''),
    code: [...html.matchAll(/<code>([\s\S]*?)<\/code>/g)].map((match) => unescaped(match[1] ?? '')),
    prose: unescaped(html.replace(/<(code)\b[^>]*>[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' ')),
  };
}

function unescaped(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

import type { Random } from '../../../src/sessions/random.js';
import type { Item } from './item.js';

/** A way to lay out what a compacted text says. */
export interface Form {
  name: string;
  render(items: readonly Item[], random: Random): string;
}

/** What a summary says besides: sentences without a value, on other matters. */
const asides = [
  'The settings tooltip was given more room.',
  'We talked about the flaky notification test, which depends on the order of events.',
  'The country list opens upwards now.',
  'The dead code in the payment form is gone.',
  'The user found the error page too terse, and it has a search box now.',
  'The progress bar no longer jumps back.',
  'Unused icons were taken out of the bundle.',
  'The cold build cache came from a clean-up that ran too early.',
  'Some comments in the parser were reworded.',
  'The help text of the search field is shorter now.',
];

const line = ({ label, text }: Item) => (label === undefined ? text : `${label}: ${text}`);
const asSentence = (item: Item) => (/[.?!]$/.test(item.text) ? line(item) : `${line(item)}.`);
const key = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
const yamlText = (text: string) =>
  /^[\w/$]/.test(text) && !/: | #|:$/.test(text) ? text : JSON.stringify(text);

function sectionsOf(items: readonly Item[]): Map<string, Item[]> {
  const sections = new Map<string, Item[]>();
  for (const item of items) {
    const section = sections.get(item.section);
    if (section === undefined) sections.set(item.section, [item]);
    else section.push(item);
  }
  return sections;
}

const list: Form = {
  name: 'list',
  render: (items) => items.map((item) => `- ${line(item)}`).join('\n'),
};

const numbered: Form = {
  name: 'numbered list',
  render: (items) => items.map((item, i) => `${i + 1}. ${line(item)}`).join('\n'),
};

const headed: Form = {
  name: 'headed lists',
  render: (items) =>
    [...sectionsOf(items)]
      .map(([section, own]) => `## ${section}\n${own.map((item) => `- ${line(item)}`).join('\n')}`)
      .join('\n\n'),
};

const prose: Form = {
  name: 'prose',
  render(items, random) {
    const paragraphs: string[] = [];
    for (let from = 0; from < items.length; from += 4) {
      const sentences = items.slice(from, from + 4).map(asSentence);
      sentences.splice(random.below(sentences.length + 1), 0, random.pick(asides));
      paragraphs.push(sentences.join(' '));
    }
    return paragraphs.join('\n\n');
  },
};

const table: Form = {
  name: 'table',
  render: (items) =>
    [
      '| Topic | What was said |',
      '|---|---|',
      ...items.map((item) => `| ${item.label ?? item.topic} | ${item.text} |`),
    ].join('\n'),
};

const json: Form = {
  name: 'JSON',
  render: (items) =>
    JSON.stringify(
      Object.fromEntries([...sectionsOf(items)].map(([section, own]) => [key(section), own.map(line)])),
      null,
      2,
    ),
};

/** One key an item; a key that is there already gets a number. */
function keyed(items: readonly Item[]): [string, string][] {
  const taken = new Map<string, number>();
  return items.map((item) => {
    const name = key(item.label ?? item.topic);
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return [times === 1 ? name : `${name}_${times}`, item.text];
  });
}

const keyedJson: Form = {
  name: 'JSON by key',
  render: (items) => JSON.stringify(Object.fromEntries(keyed(items))),
};

const yaml: Form = {
  name: 'YAML',
  render: (items) =>
    [...sectionsOf(items)]
      .map(
        ([section, own]) =>
          `${key(section)}:\n${own.map((item) => `  - ${yamlText(line(item))}`).join('\n')}`,
      )
      .join('\n'),
};

const keyedYaml: Form = {
  name: 'YAML by key',
  render: (items) =>
    keyed(items)
      .map(([name, text]) => `${name}: ${yamlText(text)}`)
      .join('\n'),
};

const tags: Form = {
  name: 'tags',
  render: (items) =>
    [...sectionsOf(items)]
      .map(([section, own]) => {
        const tag = key(section);
        return `<${tag}>\n${own.map((item) => `  <item>${line(item)}</item>`).join('\n')}\n</${tag}>`;
      })
      .join('\n'),
};

const chat: Form = {
  name: 'chat',
  render: (items, random) =>
    items.map((item) => `[user] ${line(item)}\n[assistant] ${random.pick(answers)}`).join('\n'),
};

const answers = ['Understood.', 'Noted, thanks.', 'All right.', 'I will bear it in mind.'];

/** Every form; a new one is an entry here. */
export const forms: readonly Form[] = [
  list,
  numbered,
  headed,
  prose,
  table,
  json,
  keyedJson,
  yaml,
  keyedYaml,
  tags,
  chat,
];

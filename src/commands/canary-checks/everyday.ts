import { fillers, systemTurn } from '../../sessions/index.js';

/** What branches, hosts, channels, files, colours and the like are called where nobody thinks about it. */
const usual = (
  'admin alerts alpha amber api app archive assets auto backup bar beta black blue bob branch brown bug build bugs cache ' +
  'canary carol chat ci cloud cluster code config core customer customers data database db debug default demo deploy dev ' +
  'develop development docs doe email english error errors example false feature feed file finance fix foo friday front ' +
  'frontend gamma general git gold gray green grey guest head help home host hotfix http https images index info infra ' +
  'internal invoice invoices item items jane john json latest legacy lib live local localhost log logs low mail main major ' +
  'master max medium member metrics middle minor model monday money month monthly name new news next node none normal null ' +
  'office old ops orange order orders output panel patch pink plan plans platform prod product production project public ' +
  'purple queue random readme red release releases report reports repo root sales sample schema script scripts security ' +
  'server service services settings shop silver site sql src staff staging standard start status store support system table ' +
  'task tasks team teal temp test testing tests text ticket tickets tmp true tuesday turquoise txt unit update user users ' +
  'utc version violet web wednesday thursday saturday sunday week weekly white wiki work worker workers yaml year yellow ' +
  'yes zero'
).split(' ');

const everyday = new Set([...usual, ...wordsOf([...fillers.flat(), systemTurn].join(' '))]);

/** Whether a name has nothing in it but everyday words and single digits: `main`, `#general`, `prod-1`, `README.md`. */
export function isEveryday(name: string): boolean {
  const words = wordsOf(name);
  return (
    words.length > 0 && words.every((word) => everyday.has(word) || /^(?:\d|md|com|org|net)$/.test(word))
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}]+|\p{N}+/gu) ?? [];
}

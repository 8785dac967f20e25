import type { Random } from '../../../src/sessions/random.js';
import type { Item } from './item.js';
import type { Statement } from './statement.js';
import { typeOf } from './statement.js';

/** Other things that have a value of the same look, and sentences that give it to them. */
export interface Others {
  subjects: readonly string[];
  says: readonly ((subject: string, value: string) => string)[];
}

const topics = (text: string) => text.split(', ');

const money: Others = {
  subjects: topics(
    'office rent, team retreat, printer lease, design contractor, trade fair stand, newsletter tool, coffee supply, ' +
      'laptop order, translation agency, insurance premium, parking lot, photo licences, recruiting agency, phone plan, ' +
      'cleaning service, legal advice, summer party, font licences, book allowance, warehouse shelves',
  ),
  says: [
    (subject, value) => `The ${subject} costs ${value}.`,
    (subject, value) => `${value} was paid for the ${subject}.`,
    (subject, value) => `The quote for the ${subject} is ${value}.`,
  ],
};

const count: Others = {
  subjects: topics(
    'newsletter subscribers, open tickets, product photos, gift vouchers, warehouse shelves, blog comments, unit tests, ' +
      'translated strings, returned parcels, printed labels, survey answers, search keywords, unused icons, wish lists, ' +
      'price tags, store visitors, archived mails, loyalty cards, review stars, cookie banners',
  ),
  says: [
    (subject, value) => `There are ${value} ${subject}.`,
    (subject, value) => `We counted ${value} ${subject} last week.`,
    (subject, value) => `The number of ${subject} is ${value}.`,
  ],
};

const time: Others = {
  subjects: topics(
    'team lunch, fire drill, language course, office tour, parcel pickup, yoga class, vendor call, board call, ' +
      'coffee delivery, plant watering, shuttle bus, photo session, book club, lamp repair, window cleaning, choir, ' +
      'guest lecture, farewell party, blood donation, bike service',
  ),
  says: [
    (subject, value) => `The ${subject} starts at ${value}.`,
    (subject, value) => `At ${value} there is the ${subject}.`,
    (subject, value) => `The ${subject} was moved to ${value}.`,
  ],
};

const date: Others = {
  subjects: topics(
    'office move, fire inspection, trade fair, summer party, tax audit, lease renewal, website relaunch, hiring day, ' +
      'insurance review, furniture delivery, press event, charity run, first-aid course, brand workshop, lift repair, ' +
      'catalogue print, school visit, stocktaking, garden party, licence renewal',
  ),
  says: [
    (subject, value) => `The ${subject} takes place on ${value}.`,
    (subject, value) => `${value} is the day of the ${subject}.`,
    (subject, value) => `The ${subject} is planned for ${value}.`,
  ],
};

const duration: Others = {
  subjects: topics(
    'menu animation, search box debounce, image fade, tooltip delay, carousel step, font swap, map zoom, sound cue, ' +
      'modal fade, button ripple, banner slide, sidebar toggle, avatar flip, badge pulse, drag threshold, hover delay, ' +
      'toast fade, page flip, cursor blink, skeleton shimmer',
  ),
  says: [
    (subject, value) => `The ${subject} takes ${value}.`,
    (subject, value) => `The ${subject} is set to ${value}.`,
    (subject, value) => `${value} is the length of the ${subject}.`,
  ],
};

const person: Others = {
  subjects: topics(
    'office plants, canteen menu, book club, parking passes, onboarding week, press contacts, first-aid kit, ' +
      'photo archive, summer party, travel bookings, coffee machine, door badges, insurance papers, language course, ' +
      'job interviews, brand guide, newsletter, warehouse keys, phone contracts, charity run',
  ),
  says: [
    (subject, value) => `${value} looks after the ${subject}.`,
    (subject, value) => `The ${subject} is with ${value}.`,
    (subject, value) => `Ask ${value} about the ${subject}.`,
  ],
};

const email: Others = {
  subjects: topics(
    'job applications, press questions, lost parcels, gift vouchers, parking passes, event bookings, tax papers, ' +
      'lunch orders, travel receipts, photo requests, warranty claims, sponsor offers, lease papers, school visits, ' +
      'bike repairs, book orders, price requests, feedback forms, meeting rooms, charity calls',
  ),
  says: [
    (subject, value) => `The contact for ${subject} is ${value}.`,
    (subject, value) => `Mail about ${subject} goes to ${value}.`,
    (subject, value) => `${value} handles ${subject}.`,
  ],
};

const channel: Others = {
  subjects: topics(
    'lunch plans, bike repairs, book tips, office music, lost property, photo contest, travel tips, plant care, ' +
      'chess club, film nights, parking, recipes, running group, language practice, pet pictures, board games, ' +
      'birthday cards, job ads, press clippings, coffee talk',
  ),
  says: [
    (subject, value) => `For ${subject} there is ${value}.`,
    (subject, value) => `${value} is about ${subject}.`,
    (subject, value) => `People talk about ${subject} in ${value}.`,
  ],
};

const software: Others = {
  subjects: topics(
    'image resizer, date picker, PDF writer, map widget, barcode reader, chart library, spell checker, mail parser, ' +
      'icon set, zip tool, colour picker, markdown editor, form validator, video player, carousel, font loader, ' +
      'cookie banner, QR encoder, sitemap builder, feed reader',
  ),
  says: [
    (subject, value) => `The ${subject} is at ${value}.`,
    (subject, value) => `${value} is what the ${subject} runs with.`,
    (subject, value) => `The ${subject} was tried with ${value}.`,
  ],
};

const port: Others = {
  subjects: software.subjects,
  says: [
    (subject, value) => `The ${subject} runs on port ${value}.`,
    (subject, value) => `Port ${value} belongs to the ${subject}.`,
    (subject, value) => `The demo of the ${subject} uses port ${value}.`,
  ],
};

const hash: Others = {
  subjects: software.subjects,
  says: [
    (subject, value) => `The ${subject} was added in commit ${value}.`,
    (subject, value) => `Commit ${value} renames the ${subject}.`,
    (subject, value) => `The bug in the ${subject} came with ${value}.`,
  ],
};

const branch: Others = {
  subjects: software.subjects,
  says: [
    (subject, value) => `The new ${subject} is on ${value}.`,
    (subject, value) => `${value} has the draft of the ${subject}.`,
    (subject, value) => `An idea for the ${subject} was parked on ${value}.`,
  ],
};

const colour: Others = {
  subjects: topics(
    'page footer, login button, error banner, sidebar, help icon, badge, price label, menu bar, search box, link, ' +
      'tooltip, avatar ring, progress bar, newsletter header, cookie banner, map pin, calendar cell, invoice logo, ' +
      'rating star, modal backdrop',
  ),
  says: [
    (subject, value) => `The ${subject} is ${value}.`,
    (subject, value) => `We gave the ${subject} the tone ${value}.`,
    (subject, value) => `${value} is used for the ${subject}.`,
  ],
};

const host: Others = {
  subjects: topics(
    'photo archive, search index, mail relay, wiki, build cache, metrics store, chat bridge, test runner, font server, ' +
      'proxy, video encoder, print spooler, ticket desk, map tiles, translation memory, game night server, blog, ' +
      'survey tool, badge printer, status page',
  ),
  says: [
    (subject, value) => `The ${subject} lives on ${value}.`,
    (subject, value) => `${value} runs the ${subject}.`,
    (subject, value) => `We moved the ${subject} to ${value}.`,
  ],
};

const path: Others = {
  subjects: topics(
    'product photos, font files, help texts, mail templates, map tiles, old newsletters, icon drafts, sound effects, ' +
      'press pictures, training slides, brand logos, video clips, menu scans, floor plans, sample labels, price lists, ' +
      'survey forms, contract scans, test fixtures, demo pages',
  ),
  says: [
    (subject, value) => `The ${subject} are in ${value}.`,
    (subject, value) => `${value} has the ${subject}.`,
    (subject, value) => `We moved the ${subject} to ${value}.`,
  ],
};

const ticket: Others = {
  subjects: software.subjects,
  says: [
    (subject, value) => `The bug of the ${subject} is ${value}.`,
    (subject, value) => `${value} asks for a better ${subject}.`,
    (subject, value) => `The idea for the ${subject} is filed as ${value}.`,
  ],
};

const table: Others = {
  subjects: topics(
    'wish lists, survey answers, gift vouchers, blog comments, loyalty points, search terms, photo tags, cookie choices, ' +
      'newsletter clicks, shelf labels, parking slots, price history, badge scans, map pins, chat emojis, font usage, ' +
      'video views, bike rentals, lunch orders, room bookings',
  ),
  says: [
    (subject, value) => `The ${subject} are kept in ${value}.`,
    (subject, value) => `${value} has the ${subject}.`,
    (subject, value) => `A query on ${value} gives the ${subject}.`,
  ],
};

const checkpoint: Others = {
  subjects: topics(
    'photo import, search reindex, font conversion, thumbnail job, translation run, mail archive, price crawl, video ' +
      'encoding, log compaction, sitemap crawl, tag merge, icon export, survey scoring, badge sync, map tiling, ' +
      'spell check, link check, PDF rendering, wiki sync, blog import',
  ),
  says: [
    (subject, value) => `The ${subject} reached ${value}.`,
    (subject, value) => `${value} is where the ${subject} paused.`,
    (subject, value) => `The ${subject} has ${value} as its mark.`,
  ],
};

const byKind: Readonly<Record<string, Others>> = {
  'commit-prefix': ticket,
  'held-table': table,
  'address-checkpoint': checkpoint,
};

const byType = {
  branch,
  channel,
  colour,
  count,
  date,
  duration,
  email,
  hash,
  host,
  id: table,
  money,
  path,
  person,
  port,
  time,
  version: software,
};

const SECTION = 'Other notes';

/** The other things whose values look like the statement's of that name. */
export function othersOf(statement: Statement, name: string): Others {
  return byKind[statement.kind.name] ?? byType[typeOf(statement, name)];
}

/** The values of a session, in small letters. */
export function valuesOf(session: readonly Statement[]): Set<string> {
  const values = session.flatMap((each) => [...Object.values(each.values), each.older?.value ?? '']);
  return new Set(values.filter((value) => value !== '').map((value) => value.toLowerCase()));
}

/** Something else that has a value which belongs to the statement's value of that name, or looks like it. */
export function distractor(
  statement: Statement,
  name: string,
  value: string,
  random: Random,
  nth = random.below(20),
): Item {
  const { subjects, says } = othersOf(statement, name);
  const subject = subjects[nth % subjects.length] as string;
  return { section: SECTION, topic: subject, text: random.pick(says)(subject, value) };
}

/** A value of the same source that the session doesn't have. */
export function freshValue(statement: Statement, name: string, random: Random, taken: Set<string>): string {
  for (;;) {
    const value = statement.kind.values[name]?.draw(random) ?? '';
    const lower = value.toLowerCase();
    if ([...taken].some((other) => other.includes(lower) || lower.includes(other))) continue;
    taken.add(lower);
    return value;
  }
}

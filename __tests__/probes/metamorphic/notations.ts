import type { ValueType } from '../../../src/sessions/values.js';
import { inWords } from '../meaning/values/notations.js';

type Writing = (written: string) => string;

const numberIn = (written: string) => Number(written.replaceAll(/[^\d.]/g, ''));
const grouped = (number: number, mark: string) => `${number}`.replace(/\B(?=(\d{3})+$)/g, mark);
const two = (number: number) => `${number}`.padStart(2, '0');

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const ordinal = (day: number) => {
  const last = day % 10;
  const suffix =
    day > 10 && day < 14 ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th';
  return `${day}${suffix}`;
};

function dated(write: (day: number, month: number, year: number) => string): Writing {
  return (written) => {
    const [day = '', name = '', year = ''] = written.split(' ');
    const month = months.findIndex((each) => each.startsWith(name));
    return write(Number(day), month, Number(year));
  };
}

function timed(write: (hour: number, minute: number) => string): Writing {
  return (written) => {
    const [hour = '', minute = ''] = written.split(':');
    return write(Number(hour), Number(minute));
  };
}

const twelve = (hour: number) => ((hour + 11) % 12) + 1;
const half = (hour: number) => (hour < 12 ? 'am' : 'pm');

/** Other writings of a value of each type, all of the same value. `written` is as the suites write it. */
export const notations: Readonly<Record<ValueType, readonly Writing[]>> = {
  money: [
    (written) => `$${numberIn(written)}`,
    (written) => `${numberIn(written)} USD`,
    (written) => `USD ${grouped(numberIn(written), ',')}`,
    (written) => `US$${grouped(numberIn(written), ',')}`,
    (written) => `${written}.00`,
    (written) => `${grouped(numberIn(written), ',')} dollars`,
    (written) => `${grouped(numberIn(written), ' ')} US dollars`,
    (written) => `$${numberIn(written) / 1000}k`,
    (written) => `${inWords(numberIn(written))} dollars`,
  ],
  count: [
    (written) => `${numberIn(written)}`,
    (written) => grouped(numberIn(written), '\u202f'),
    (written) => `${numberIn(written) / 1000}k`,
    (written) => inWords(numberIn(written)),
  ],
  date: [
    dated((day, month, year) => `${year}-${two(month + 1)}-${two(day)}`),
    dated((day, month, year) => `${year}/${two(month + 1)}/${two(day)}`),
    dated((day, month, year) => `${months[month]} ${day}, ${year}`),
    dated((day, month, year) => `${day} ${months[month]} ${year}`),
    dated((day, month, year) => `the ${ordinal(day)} of ${months[month]} ${year}`),
    dated((day, month, year) => `${months[month]?.slice(0, 3)} ${ordinal(day)}, ${year}`),
    dated((day, month, year) => {
      const weekday = weekdays[new Date(Date.UTC(year, month, day)).getUTCDay()];
      return `${weekday}, ${day} ${months[month]} ${year}`;
    }),
  ],
  time: [
    timed((hour, minute) => `${twelve(hour)}:${two(minute)} ${half(hour)}`),
    timed((hour, minute) => `${twelve(hour)}:${two(minute)}${half(hour).toUpperCase()}`),
    timed((hour, minute) => `${two(hour)}:${two(minute)}:00`),
    timed((hour, minute) => `${hour}h${two(minute)}`),
  ],
  duration: [
    (written) => `${numberIn(written)}ms`,
    (written) => `${numberIn(written)} milliseconds`,
    (written) => `${numberIn(written) / 1000} s`,
    (written) => `${numberIn(written) / 1000} seconds`,
    (written) => `${inWords(numberIn(written))} milliseconds`,
  ],
  version: [(written) => `v${written}`],
  hash: [(written) => written.toUpperCase()],
  colour: [
    (written) => written.toUpperCase(),
    (written) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(written.slice(at, at + 2), 16)).join(', ')})`,
  ],
  person: [
    (written) => written.replace(/\S+$/, (surname) => surname.toUpperCase()),
    (written) => written.replace(/(\S+) (\S+)/, '$2, $1'),
  ],
  email: [(written) => `<${written}>`, (written) => `[${written}](mailto:${written})`],
  channel: [(written) => `the channel ${written.slice(1)}`],
  branch: [],
  host: [],
  id: [],
  path: [],
  port: [],
};

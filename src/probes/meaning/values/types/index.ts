import type { ValueType } from '../value.js';
import { channel, handle } from './channel.js';
import { colour } from './colour.js';
import { date } from './date.js';
import { duration } from './duration.js';
import { email } from './email.js';
import { file } from './file.js';
import { hash } from './hash.js';
import { host } from './host.js';
import { id } from './id.js';
import { money } from './money.js';
import { number } from './number.js';
import { ordinal } from './ordinal.js';
import { path } from './path.js';
import { percentage } from './percentage.js';
import { name, person } from './person.js';
import { port } from './port.js';
import { quantity } from './quantity.js';
import { size } from './size.js';
import { time } from './time.js';
import { url } from './url.js';
import { version } from './version.js';
import { weekday } from './weekday.js';
import { zone } from './zone.js';

/** All types of values. Of two finds of the same length at the same place the type that stands first here wins. */
export const valueTypes: readonly ValueType[] = [
  email,
  url,
  path,
  file,
  host,
  colour,
  channel,
  handle,
  date,
  time,
  money,
  percentage,
  size,
  duration,
  quantity,
  version,
  hash,
  ordinal,
  port,
  zone,
  weekday,
  number,
  id,
  person,
  name,
];

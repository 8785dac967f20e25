import type { Amount } from '../reading/amount.js';
import { isSpaceAt } from '../reading/chars.js';
import type { Scan } from '../reading/scan.js';
import type { Value, ValueType } from '../value.js';

const between = new Set([':', '=', 'is', 'number', 'to', 'at', '→', '"', "'", '#', 'no', 'nr', '|']);

/** Ports: `port 6433`, `ports 80 and 443`, `localhost:6433`, `6433/tcp`. */
export const port: ValueType = {
  name: 'port',
  find(scan) {
    const values: Value[] = [];
    let previous: Amount | undefined;
    let wasPort = false;
    for (const amount of scan.amounts) {
      const isPlain = !amount.inWords && /^\d{2,5}$/.test(amount.plain) && Number(amount.plain) < 65_536;
      const isLinked: boolean = wasPort && previous?.link !== undefined;
      wasPort = isPlain && (isLinked || isNamed(scan, amount) || isMarked(scan, amount));
      previous = amount;
      if (!wasPort || amount.attached) continue;
      values.push({
        type: 'port',
        key: amount.plain,
        start: amount.start,
        end: amount.end,
        amount: amount.plain,
      });
    }
    return values;
  },
};

function isNamed(scan: Scan, { first, next }: Amount): boolean {
  if (scan.raw(next) === '/' && /^(tcp|udp)$/.test(scan.word(next + 1))) return true;
  let at = first - 1;
  while (at > first - 5 && between.has(scan.word(at))) at--;
  const word = scan.word(at);
  return word === 'port' || word === 'ports';
}

/** `:6433` after a space or the name of a host. */
function isMarked(scan: Scan, { first, plain }: Amount): boolean {
  if (scan.raw(first - 1) !== ':' || !scan.touches(first) || plain.length < 3) return false;
  const before = scan.start(first - 1) - 1;
  if (isSpaceAt(scan.text, before) || scan.text.charAt(before) === '*') return true;
  const name = scan.word(first - 2);
  if (name === 'localhost') return true;
  const mark = scan.raw(first - 3);
  return (mark === '.' || mark === '-') && scan.touches(first - 2) && scan.touches(first - 1);
}

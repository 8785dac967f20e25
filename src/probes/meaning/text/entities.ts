const NAMED: Readonly<Record<string, number>> = {
  amp: 38,
  lt: 60,
  gt: 62,
  quot: 34,
  apos: 39,
  nbsp: 160,
  ensp: 0x2002,
  emsp: 0x2003,
  thinsp: 0x2009,
  shy: 0xad,
  zwnj: 0x200c,
  zwj: 0x200d,
  lrm: 0x200e,
  rlm: 0x200f,
  ndash: 0x2013,
  mdash: 0x2014,
  minus: 0x2212,
  hellip: 0x2026,
  lsquo: 0x2018,
  rsquo: 0x2019,
  sbquo: 0x201a,
  ldquo: 0x201c,
  rdquo: 0x201d,
  bdquo: 0x201e,
  laquo: 0xab,
  raquo: 0xbb,
  euro: 0x20ac,
  pound: 0xa3,
  yen: 0xa5,
  cent: 0xa2,
  dollar: 36,
  percnt: 37,
  sect: 0xa7,
  deg: 0xb0,
  plusmn: 0xb1,
  sup2: 0xb2,
  sup3: 0xb3,
  frac12: 0xbd,
  frac14: 0xbc,
  frac34: 0xbe,
  micro: 0xb5,
  middot: 0xb7,
  bull: 0x2022,
  times: 0xd7,
  divide: 0xf7,
  le: 0x2264,
  ge: 0x2265,
  ne: 0x2260,
  asymp: 0x2248,
  larr: 0x2190,
  rarr: 0x2192,
  harr: 0x2194,
  rArr: 0x21d2,
  check: 0x2713,
  cross: 0x2717,
  copy: 0xa9,
  reg: 0xae,
  trade: 0x2122,
  num: 35,
  ast: 42,
  lowbar: 95,
  grave: 96,
  sol: 47,
  colon: 58,
  comma: 44,
  period: 46,
  lpar: 40,
  rpar: 41,
  lsqb: 91,
  rsqb: 93,
  vert: 124,
  auml: 0xe4,
  ouml: 0xf6,
  uuml: 0xfc,
  Auml: 0xc4,
  Ouml: 0xd6,
  Uuml: 0xdc,
  szlig: 0xdf,
  aacute: 0xe1,
  eacute: 0xe9,
  iacute: 0xed,
  oacute: 0xf3,
  uacute: 0xfa,
  agrave: 0xe0,
  egrave: 0xe8,
  ecirc: 0xea,
  ccedil: 0xe7,
  ntilde: 0xf1,
  oslash: 0xf8,
  aring: 0xe5,
  aelig: 0xe6,
};
const LONGEST = 10;

/** The character that an HTML entity at `at` (where the `&` stands) means, and its length; nothing if it is none. */
export function entityAt(text: string, at: number): { code: number; length: number } | undefined {
  let end = at + 1;
  const limit = Math.min(text.length, at + LONGEST);
  while (end < limit && text.charCodeAt(end) !== 59) {
    const code = text.charCodeAt(end);
    if (code === 38 || code === 32 || code === 10) return undefined;
    end++;
  }
  if (text.charCodeAt(end) !== 59 || end - at < 3) return undefined;
  const name = text.slice(at + 1, end);
  const code = name.startsWith('#')
    ? numeric(name.slice(1))
    : Object.hasOwn(NAMED, name)
      ? NAMED[name]
      : undefined;
  return code === undefined ? undefined : { code, length: end - at + 1 };
}

function numeric(digits: string): number | undefined {
  const hex = digits.startsWith('x') || digits.startsWith('X');
  const body = hex ? digits.slice(1) : digits;
  if (!(hex ? /^[0-9a-fA-F]{1,6}$/ : /^[0-9]{1,7}$/).test(body)) return undefined;
  const code = Number.parseInt(body, hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? code : undefined;
}

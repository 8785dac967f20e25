/** Space, tab, line feed, or nothing (`NaN`, what `charCodeAt` gives outside of a text). */
export function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || Number.isNaN(code);
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}

/** A letter or digit of a script that puts spaces between words. */
export function isWord(code: number): boolean {
  return (
    isDigit(code) ||
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 0xc0 && code < 0x2000)
  );
}

/** A mark that belongs to the letter before it. */
export function isCombining(code: number): boolean {
  return (
    (code >= 0x300 && code <= 0x36f) ||
    (code >= 0x1ab0 && code <= 0x1aff) ||
    (code >= 0x20d0 && code <= 0x20ff) ||
    code === 0x3099 ||
    code === 0x309a
  );
}

/** The marks that strike out the letter before them. */
export function isStrike(code: number): boolean {
  return code === 0x335 || code === 0x336;
}

/** Em dash and horizontal bar: the dashes that part clauses rather than join words. */
export function isLongDash(code: number): boolean {
  return code === 0x2014 || code === 0x2015;
}

const DASHES = new Set([
  0x2010, 0x2011, 0x2012, 0x2013, 0x2014, 0x2015, 0x2212, 0xfe58, 0xfe63, 0xff0d, 0x2e3a, 0x2e3b,
]);
const SINGLE_QUOTES = new Set([0x2018, 0x2019, 0x201a, 0x201b, 0x2032, 0x2035, 0x2039, 0x203a, 0xb4, 0x2bc]);
const DOUBLE_QUOTES = new Set([0x201c, 0x201d, 0x201e, 0x201f, 0x2033, 0x2036, 0xab, 0xbb, 0x300c, 0x300d]);
/** Where decimal digits of other scripts start; the digits of each are in order. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6];
/** Squared and cubed units, whose compatibility form would make the exponent a digit of its own. */
const SQUARED = { from: 0x339f, to: 0x33a6 };

/** Zero-width, soft hyphen, bidirectional and control characters, variation selectors, tags. */
function isInvisible(code: number): boolean {
  return (
    code < 32 ||
    (code >= 0x7f && code < 0xa0) ||
    code === 0xad ||
    code === 0x61c ||
    code === 0x180e ||
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x202a && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    (code >= 0xfe00 && code <= 0xfe0f) ||
    code === 0xfeff ||
    (code >= 0xe0000 && code <= 0xe01ef)
  );
}

/**
 * Superscripts, subscripts, fractions, encircled numbers and signs such as the trade mark: their compatibility forms
 * are other values (`m²` is not `m2`, `5½` is not `51/2`).
 */
function changesValue(code: number): boolean {
  return (
    code === 0xaa ||
    code === 0xb2 ||
    code === 0xb3 ||
    code === 0xb9 ||
    (code >= 0xba && code <= 0xbe && code !== 0xbb) ||
    (code >= 0x2b0 && code <= 0x2ff) ||
    (code >= 0x1d2c && code <= 0x1d6a) ||
    (code >= 0x2070 && code <= 0x209f) ||
    code === 0x2120 ||
    code === 0x2122 ||
    (code >= 0x2150 && code <= 0x215f) ||
    code === 0x2189 ||
    (code >= 0x2460 && code <= 0x24ff) ||
    (code >= 0x2776 && code <= 0x2793)
  );
}

function compute(code: number): string {
  if (code === 10 || code === 0x85 || code === 0x2028 || code === 0x2029) return '\n';
  if (code === 9) return '\t';
  if (code === 11 || code === 12) return ' ';
  if (isInvisible(code)) return '';
  if (DASHES.has(code)) return '-';
  if (SINGLE_QUOTES.has(code)) return "'";
  if (DOUBLE_QUOTES.has(code)) return '"';
  const own = String.fromCodePoint(code);
  if (changesValue(code)) return own;
  for (const zero of ZEROS) if (code >= zero && code < zero + 10) return String(code - zero);
  const form = own.normalize('NFKC');
  if (code >= SQUARED.from && code <= SQUARED.to) {
    return form.replace('2', '²').replace('3', '³');
  }
  // A few spacing accents become a space and a mark of their own; they stay what they are.
  return form.length > 1 && form.startsWith(' ') ? own : form;
}

const known = new Map<number, string>();

/**
 * What a character stands for: its compatibility form, with every space as ' ', every dash as '-', straight quotes,
 * and nothing for what can't be seen. Letters keep their case.
 */
export function fold(code: number): string {
  let form = known.get(code);
  if (form === undefined) {
    form = compute(code);
    // A hostile text may use all of Unicode; what ordinary texts use fits many times over.
    if (known.size < 20_000) known.set(code, form);
  }
  return form;
}

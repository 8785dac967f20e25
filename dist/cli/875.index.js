export const id = 875;
export const ids = [875];
export const modules = {

/***/ 4875:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NOT_IN_CONTEXT: () => (/* reexport */ NOT_IN_CONTEXT),
  SimulatedAgent: () => (/* reexport */ SimulatedAgent),
  certificateLine: () => (/* reexport */ certificate/* certificateLine */.m),
  covers: () => (/* reexport */ covers),
  findValues: () => (/* reexport */ find_findValues),
  frameOf: () => (/* reexport */ frameOf),
  judgeAnswers: () => (/* reexport */ judgeAnswers),
  outcomes: () => (/* reexport */ probe/* outcomes */.K),
  probeNamed: () => (/* binding */ probeNamed),
  probes: () => (/* binding */ probes),
  quoted: () => (/* reexport */ quoted),
  wantedFrom: () => (/* reexport */ wantedFrom)
});

;// CONCATENATED MODULE: ./lib/probes/meaning/rules/evidence.js
/** A range of a claim as a range of the plain text. */
function placeIn(claim, range) {
    return { start: claim.offsets[range.start] ?? claim.start, end: claim.offsets[range.end] ?? claim.end };
}

;// CONCATENATED MODULE: ./lib/probes/meaning/frames/banned.js
/** Characters after a negation within which its object has to begin. */
const REACH = 24;
/** Words that take away what follows them; `only` and `read-only` do not. */
const plainNegation = /\b(?:never|not|no|without|nor|neither|nothing|cannot)\b|n't\b/i;
/** The senses that follow a negation, one each: what `never`, `not`, `no` or `without` takes away. */
function bannedIn(text, words, marks) {
    const banned = new Set();
    for (const { cue, start, end } of marks) {
        if (cue !== 'ban' ||
            marks.some((other) => other.cue === 'ban' && other.start <= start && other.end > end))
            continue;
        if (!plainNegation.test(text.slice(start, end)))
            continue;
        const next = words.find((word) => word.start >= end && word.start - end <= REACH);
        if (next !== undefined)
            banned.add(next.sense);
    }
    return banned;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/rules/banned.js


/** What a negation takes away: `never on the replica` is not `never on the server`, though both have the same words. */
const banned = (frame, { claim, clause }) => {
    if (frame.known || frame.banned.size === 0 || frame.allowed.size === 0)
        return [];
    const inClause = ({ start, end }) => start >= clause.start && end <= clause.end;
    const here = bannedIn(claim.text, claim.words.filter(inClause), claim.marks.filter(inClause));
    const required = new Set(frame.pieces.flatMap(({ terms }) => terms.flatMap(({ senses }) => [...senses])));
    const other = [...here].find((sense) => frame.allowed.has(sense) && required.has(sense) && !frame.banned.has(sense));
    if (other === undefined)
        return [];
    return [
        {
            rule: 'banned',
            finding: 'inverted',
            strength: 0.75,
            ...placeIn(claim, clause),
            note: `what is ruled out here is another thing (${other})`,
        },
    ];
};

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/segments.js
/** What stands between commas, semicolons, colons, `and` and `but`: the small pieces in which things are paired. */
function segmentsOf(text) {
    const segments = [];
    let start = 0;
    for (const match of text.matchAll(/[,;:] |\b(?:and|but|while|whereas)\b/g)) {
        segments.push({ start, end: match.index });
        start = match.index + match[0].length;
    }
    segments.push({ start, end: text.length });
    return segments;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/rules/crossed.js


/**
 * Pairs that were exchanged: a statement that joins A with B and C with D (`British in the manual, American in the
 * code`) is not held where one clause joins words that the statement keeps apart, and another one does so too.
 */
const crossed = (frame, { claim }) => {
    const pairs = frame.clauses.filter(({ size }) => size >= 2);
    if (frame.known || pairs.length === 0 || frame.clauses.filter(({ size }) => size > 0).length < 2)
        return [];
    const segments = segmentsOf(claim.text).map(({ start, end }) => new Set(claim.words.filter((word) => word.start >= start && word.end <= end).map(({ sense }) => sense)));
    const placeOf = (sense) => segments.findIndex((segment) => segment.has(sense));
    const split = pairs.some((pair) => {
        const own = [...pair].filter((sense) => frame.clauses.filter((each) => each.has(sense)).length === 1);
        const places = own.map(placeOf);
        return own.length >= 2 && places.every((place) => place >= 0) && new Set(places).size > 1;
    });
    const mixed = segments.some((segment) => {
        const from = frame.clauses.flatMap((clause, i) => [...clause].some((sense) => segment.has(sense) && frame.clauses.filter((each) => each.has(sense)).length === 1)
            ? [i]
            : []);
        return new Set(from).size > 1;
    });
    if (!split || !mixed)
        return [];
    return [
        {
            rule: 'crossed',
            finding: 'misattributed',
            strength: 0.75,
            ...placeIn(claim, { start: 0, end: claim.text.length }),
            note: 'what belongs to one is given to the other',
        },
    ];
};

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/approximate.js
const always = new Set('about around roughly approximately approx circa almost nearly some perhaps maybe somewhere'.split(' '));
const stating = new Set('has have had holds held contains contained are were was is took takes costs cost of got at there'.split(' '));
const limiting = new Set(('no not never nor none must may can cannot could shall should if when whenever unless with without whatever ' +
    'nothing nobody t forbidden allowed exceed exceeds until limit limits cap').split(' '));
/**
 * Whether the text calls the number that starts at a piece inexact: `about 500`, `~500`, `some 500`. `over` and
 * `more than` count only in plain statements ("the table has over 500 rows"): in rules they are exact limits.
 */
function isApproximate(scan, first, next) {
    let before = first - 1;
    if ('$€£'.includes(scan.raw(before)) && before >= 0)
        before--;
    const mark = scan.raw(before);
    if (mark === '~' || mark === '≈' || mark === '±')
        return true;
    if (mark === '.' && /^(approx|ca|c)$/.test(scan.word(before - 1)))
        return true;
    const word = scan.word(before);
    if (always.has(word))
        return true;
    if (word === 'ca' && scan.isWord(before))
        return true;
    if (word === 'over')
        return states(scan, before - 1);
    if (word === 'than' && scan.word(before - 1) === 'more')
        return states(scan, before - 2);
    const after = scan.raw(next);
    if (after === '+')
        return scan.touches(next);
    return ((after === 'or' && (scan.word(next + 1) === 'so' || scan.word(next + 1) === 'thereabouts')) ||
        (after === '-' && scan.word(next + 1) === 'ish') ||
        (scan.word(next) === 'ish' && scan.touches(next)));
}
/** Whether the words up to `piece` state a fact and set no limit. */
function states(scan, piece) {
    if (!stating.has(scan.word(piece)))
        return false;
    for (let at = piece; at > piece - 10 && at >= 0; at--) {
        const raw = scan.raw(at);
        if (raw === '.' || raw === ';')
            return true;
        if (limiting.has(scan.word(at)))
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/chars.js
/** The classes of characters that texts are cut by. */
const SYMBOL = 0;
const SPACE = 1;
const LETTER = 2;
const DIGIT = 3;
const ascii = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
    const char = String.fromCharCode(code);
    if (/[A-Za-z]/.test(char))
        ascii[code] = LETTER;
    else if (/[0-9]/.test(char))
        ascii[code] = DIGIT;
    else if (/\s/.test(char))
        ascii[code] = SPACE;
}
const letter = /[\p{L}\p{M}]/u;
const space = /\s/u;
/** The class of a character, given by its UTF-16 code. Halves of pairs, which are mostly emoji, count as symbols. */
function charClass(code) {
    if (code < 128)
        return ascii[code] ?? SYMBOL;
    const char = String.fromCharCode(code);
    if (letter.test(char))
        return LETTER;
    return space.test(char) ? SPACE : SYMBOL;
}
/** Whether the character at an offset is a letter; outside of the text it isn't. */
function isLetterAt(text, offset) {
    return offset >= 0 && offset < text.length && charClass(text.charCodeAt(offset)) === LETTER;
}
/** Whether the character at an offset is a digit; outside of the text it isn't. */
function isDigitAt(text, offset) {
    const code = text.charCodeAt(offset);
    return code >= 48 && code <= 57;
}
/** Whether the character at an offset is white space, or the offset lies outside of the text. */
function isSpaceAt(text, offset) {
    return offset < 0 || offset >= text.length || charClass(text.charCodeAt(offset)) === SPACE;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/decimal.js
/**
 * Exact decimal numbers as strings of digits with an optional sign and point: prices and sizes must not be compared
 * as binary fractions, and a long number must not lose its last digits.
 */
/** The one notation of a number: no zeros in front or at the end, no `-0`. `007.50` gives `7.5`. */
function canonical(plain) {
    return scaled(plain, 1, 0);
}
/** `plain` × `factor` × 10^`exponent`, in the one notation. `factor` is a positive integer below a million million. */
function scaled(plain, factor, exponent) {
    const negative = plain.startsWith('-');
    const unsigned = negative ? plain.slice(1) : plain;
    const point = unsigned.indexOf('.');
    const digits = point < 0 ? unsigned : unsigned.slice(0, point) + unsigned.slice(point + 1);
    const product = multiplied(digits, factor);
    return shifted(product, exponent - (point < 0 ? 0 : unsigned.length - point - 1), negative);
}
/** The sum of two numbers that aren't negative, in the one notation. */
function sum(one, other) {
    const scale = Math.max(decimals(one), decimals(other));
    const whole = (number) => BigInt(scaled(number, 1, scale));
    return shifted(`${whole(one) + whole(other)}`, -scale, false);
}
function decimals(plain) {
    const point = plain.indexOf('.');
    return point < 0 ? 0 : plain.length - point - 1;
}
function multiplied(digits, factor) {
    if (factor === 1)
        return digits;
    const product = Number(digits) * factor;
    return product <= Number.MAX_SAFE_INTEGER ? `${product}` : `${BigInt(digits) * BigInt(factor)}`;
}
function shifted(digits, exponent, negative) {
    let whole = digits;
    let fraction = '';
    if (exponent >= 0) {
        whole += '0'.repeat(exponent);
    }
    else {
        const padded = digits.padStart(1 - exponent, '0');
        whole = padded.slice(0, exponent);
        let end = padded.length;
        while (end > whole.length && padded.charCodeAt(end - 1) === 48)
            end--;
        fraction = padded.slice(whole.length, end);
    }
    let start = 0;
    while (start < whole.length - 1 && whole.charCodeAt(start) === 48)
        start++;
    const number = whole.slice(start) + (fraction === '' ? '' : `.${fraction}`);
    return negative && number !== '0' ? `-${number}` : number;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/locale.js

const units = new Set(('eur euro euros usd chf nok sek dkk isk pln czk kr kroner kronor francs dollars pounds gbp kg g mg t km m cm mm ' +
    'gb mb tb kb gib mib s ms sec min mins h hrs hours minutes seconds days weeks months years ha l ml percent pct ' +
    'million mio billion').split(' '));
const pointed = new Set('eur euro euros kr kroner kronor chf nok sek dkk isk pln czk huf brl try idr'.split(' '));
/** Whether what stands beside a number such as `12,5` makes its comma one of decimals. */
function takesDecimalComma(text, start, end) {
    return /[$€£%°]/.test(markAfter(text, end) + markBefore(text, start)) || units.has(wordAfter(text, end));
}
/** Whether what stands beside a number such as `1.500` makes its point one of thousands. */
function takesGroupingPoint(text, start, end) {
    const before = start - (isSpaceAt(text, start - 1) ? 4 : 3);
    return (markAfter(text, end) === '€' ||
        markBefore(text, start) === '€' ||
        pointed.has(wordAfter(text, end)) ||
        (before >= 0 && pointed.has(text.slice(before, before + 3).toLowerCase())));
}
function markAfter(text, end) {
    return text.charAt(isSpaceAt(text, end) ? end + 1 : end);
}
function markBefore(text, start) {
    return text.charAt(isSpaceAt(text, start - 1) ? start - 2 : start - 1);
}
function wordAfter(text, end) {
    const start = isSpaceAt(text, end) ? end + 1 : end;
    let at = start;
    while (at - start < 12 && isLetterAt(text, at))
        at++;
    return text.slice(start, at).toLowerCase();
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/digits.js


const mostDigits = 30;
const comma = 44;
const point = 46;
const apostrophe = 39;
const underscore = 95;
/**
 * Reads the number that starts with the digit at `start`: `1800`, `1,800`, `1 800`, `1'800`, `1_800`, `1.800,50`,
 * `0.015`, `0,5`. A comma before three digits separates thousands; before one or two it is a decimal comma only
 * where a unit or a currency stands beside it. A point before three digits is one of decimals unless the currency
 * is one of those that are written with points.
 */
function readDigits(text, start) {
    const first = runEnd(text, start);
    const separator = text.charCodeAt(first);
    if (isDigitAt(text, first + 1)) {
        if (separator === point)
            return readPointed(text, start, first);
        if (separator === comma || separator === apostrophe || separator === underscore) {
            return readGrouped(text, start, first, separator);
        }
        if (isSpaceAt(text, first) && separator !== 10)
            return readSpaced(text, start, first, separator);
    }
    return whole(text, start, first);
}
function runEnd(text, start) {
    let at = start;
    while (isDigitAt(text, at))
        at++;
    return at;
}
function whole(text, start, end) {
    return end - start > mostDigits ? { end } : { end, plain: text.slice(start, end) };
}
/** The end of the groups of three digits that follow `at`, each after `separator`; `at` if there are none. */
function groupsEnd(text, start, first, separator) {
    let at = first;
    if (first - start > 3 || text.charCodeAt(start) === 48)
        return at;
    while (text.charCodeAt(at) === separator && runEnd(text, at + 1) === at + 4)
        at += 4;
    return at;
}
/** Digits without their separators, if they aren't too many. */
function joined(text, start, end, decimals = '') {
    if (end - start > 2 * mostDigits || decimals.length > mostDigits)
        return {};
    let plain = '';
    for (let at = start; at < end; at++)
        if (isDigitAt(text, at))
            plain += text.charAt(at);
    return { plain: decimals === '' ? plain : `${plain}.${decimals}` };
}
function readGrouped(text, start, first, separator) {
    const end = groupsEnd(text, start, first, separator);
    if (end > first) {
        if (separator === comma && text.charCodeAt(end) === point && isDigitAt(text, end + 1)) {
            const decimals = runEnd(text, end + 1);
            if (text.charCodeAt(decimals) !== point || !isDigitAt(text, decimals + 1)) {
                return { end: decimals, ...joined(text, start, end, text.slice(end + 1, decimals)) };
            }
        }
        return { end, ...joined(text, start, end) };
    }
    const decimals = runEnd(text, first + 1);
    const isList = text.charCodeAt(decimals) === comma && isDigitAt(text, decimals + 1);
    const isZero = first === start + 1 && text.charCodeAt(start) === 48;
    if (separator === comma && !isList && (isZero || takesDecimalComma(text, start, decimals))) {
        return { end: decimals, ...joined(text, start, first, text.slice(first + 1, decimals)) };
    }
    return whole(text, start, first);
}
function readSpaced(text, start, first, separator) {
    const end = groupsEnd(text, start, first, separator);
    if (end === first)
        return whole(text, start, first);
    const mark = text.charCodeAt(end);
    if ((mark === point || mark === comma) && isDigitAt(text, end + 1)) {
        const decimals = runEnd(text, end + 1);
        if (mark === point || decimals - end <= 3) {
            return { end: decimals, ...joined(text, start, end, text.slice(end + 1, decimals)), spaced: true };
        }
    }
    return { end, ...joined(text, start, end), spaced: true };
}
function readPointed(text, start, first) {
    const second = runEnd(text, first + 1);
    if (text.charCodeAt(second) === point && isDigitAt(text, second + 1)) {
        const groups = groupsEnd(text, start, first, point);
        if (groups > second && !(text.charCodeAt(groups) === point && isDigitAt(text, groups + 1))) {
            return decimalComma(text, start, groups) ?? { end: groups, ...joined(text, start, groups) };
        }
        let end = second;
        while (text.charCodeAt(end) === point && isDigitAt(text, end + 1))
            end = runEnd(text, end + 1);
        return { end };
    }
    if (groupsEnd(text, start, first, point) === second) {
        const decimal = decimalComma(text, start, second);
        if (decimal !== undefined)
            return decimal;
        if (takesGroupingPoint(text, start, second))
            return { end: second, ...joined(text, start, second) };
    }
    return { end: second, ...joined(text, start, first, text.slice(first + 1, second)) };
}
/** Reads `1.500,00` on from the end of its groups. */
function decimalComma(text, start, groups) {
    if (text.charCodeAt(groups) !== comma || !isDigitAt(text, groups + 1))
        return undefined;
    const decimals = runEnd(text, groups + 1);
    if (decimals - groups > 3)
        return undefined;
    return { end: decimals, ...joined(text, start, groups, text.slice(groups + 1, decimals)) };
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/vocabulary.js
/**
 * The words that types of values look for, in classes. A text's words are looked up once for all types; most are
 * turned away by their length and first letters, before they are cut out of the text.
 */
const classesOf = new Map();
const longest = 15;
const mayBe = new Uint8Array(26 * 27 * (longest + 1));
let count = 0;
/** A class of words in small letters without accents, as a number that `Scan.piecesOf` takes. */
function wordClass(words) {
    const index = count++;
    for (const word of words) {
        const classes = classesOf.get(word);
        if (classes === undefined)
            classesOf.set(word, [index]);
        else if (!classes.includes(index))
            classes.push(index);
        mayBe[slot(word.charCodeAt(0), word.charCodeAt(1), word.length)] = 1;
    }
    return index;
}
/** The classes of the word from `start` to `end`, in any letter case; nothing for most words. */
function classesAt(text, start, end) {
    const length = end - start;
    if (length > longest)
        return undefined;
    const second = length > 1 ? text.charCodeAt(start + 1) : Number.NaN;
    if (mayBe[slot(text.charCodeAt(start), second, length)] !== 1)
        return undefined;
    return classesOf.get(text.slice(start, end).toLowerCase());
}
function slot(first, second, length) {
    const one = (first | 32) - 97;
    const two = length > 1 ? (second | 32) - 96 : 0;
    return one < 0 || one > 25 || two < 0 || two > 26 ? -1 : (one * 27 + two) * (longest + 1) + length;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/number-words.js


const small = new Map();
for (const [index, word] of ('zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
    'eighteen nineteen')
    .split(' ')
    .entries()) {
    small.set(word, index);
}
const tens = new Map();
for (const [index, word] of 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').entries()) {
    tens.set(word, (index + 2) * 10);
}
tens.set('fourty', 40);
const scales = new Map([
    ['thousand', 1e3],
    ['million', 1e6],
    ['billion', 1e9],
]);
/** The words that tell a number in words: its first one, or the second of `a hundred`. */
const numberWords = wordClass([
    ...small.keys(),
    ...tens.keys(),
    ...scales.keys(),
    'hundred',
    'dozen',
    'half',
]);
/** What `one` stands after where it is a pronoun, not a number. */
const pronounBefore = new Set('the this that no each any every which new old another other last some right wrong better good bad'.split(' '));
const pronounAfter = new Set('of another who that which is was has can by'.split(' '));
const limitBefore = new Set('most least than exactly to is are only just use max maximum minimum'.split(' '));
/** The number below a hundred that a single word says, such as 12 of `twelve` or 20 of `twenty`. */
function wordNumber(word) {
    return small.get(word) ?? tens.get(word);
}
/**
 * Reads the number in words that a piece of `numberWords` tells: `twenty-five`, `fifteen hundred`,
 * `a hundred and fifty`, `two and a half`, `half a million`, `three dozen`.
 */
function readWords(scan, piece) {
    const word = scan.word(piece);
    if (word === 'half') {
        const scale = isArticle(scan, piece + 1) ? scales.get(scan.word(piece + 2)) : undefined;
        return scale === undefined ? undefined : { plain: `${scale / 2}`, first: piece, next: piece + 3 };
    }
    if (word === 'hundred' || word === 'dozen' || scales.has(word)) {
        return isArticle(scan, piece - 1) ? number_words_count(scan, piece - 1, piece, 1) : undefined;
    }
    return word === 'one' && isPronoun(scan, piece) ? undefined : number_words_count(scan, piece, piece, undefined);
}
function isArticle(scan, piece) {
    const word = scan.word(piece);
    return word === 'a' || word === 'an';
}
function isPronoun(scan, piece) {
    const before = scan.word(piece - 1);
    if (pronounBefore.has(before))
        return true;
    const after = scan.word(piece + 1);
    if (pronounAfter.has(after) || after === "'" || after === '’')
        return true;
    if (scan.isWord(piece + 1) || scan.raw(piece + 1) === '-')
        return false;
    return scan.isWord(piece - 1) && !limitBefore.has(before);
}
/** Counts from `piece` on a number that starts with `first`; `below` is a number below a thousand that is there already. */
function number_words_count(scan, first, piece, below) {
    let total = 0;
    let current = below;
    let half = false;
    let lastScale = Number.POSITIVE_INFINITY;
    let next = piece;
    for (let at = piece; at < scan.count;) {
        const word = scan.word(at);
        const unit = small.get(word);
        const ten = tens.get(word);
        const scale = scales.get(word);
        if (unit !== undefined && fits(current, unit < 10 ? 10 : 100))
            current = (current ?? 0) + unit;
        else if (ten !== undefined && fits(current, 100))
            current = (current ?? 0) + ten;
        else if (word === 'hundred' && current !== undefined && current > 0 && current < 100)
            current *= 100;
        else if (word === 'dozen' && current !== undefined && current < 100) {
            return { plain: `${total + current * 12}`, first, next: at + 1 };
        }
        else if (scale !== undefined && current !== undefined && scale < lastScale) {
            total += current * scale;
            current = undefined;
            lastScale = scale;
        }
        else
            break;
        next = ++at;
        if (scan.word(at) === 'and' && isArticle(scan, at + 1) && scan.word(at + 2) === 'half') {
            half = true;
            next = at + 3;
            const after = scales.get(scan.word(next));
            if (after !== undefined)
                return { plain: scaled(`${total + (current ?? 0)}.5`, after, 0), first, next: next + 1 };
            break;
        }
        if (scan.raw(at) === '-' && scan.touches(at) && scan.touches(at + 1))
            at++;
        else if (scan.word(at) === 'and' && (total > 0 || (current ?? 0) >= 100))
            at++;
    }
    if (next === piece)
        return below === undefined ? undefined : { plain: `${below}`, first, next };
    return { plain: `${total + (current ?? 0)}${half ? '.5' : ''}`, first, next };
}
/** Whether a number below `limit` may follow, as `five` follows `twenty` and `two hundred`, but not `three`. */
function fits(current, limit) {
    return (current === undefined || (current > 0 && current % limit === 0 && (limit !== 10 || current % 100 !== 10)));
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/amount.js






/** Words after which a number names one thing (`step 4`), so that the next group of digits isn't a part of it. */
const labelNouns = new Set(('step phase item row table page chapter section number no nr port ports line version release day week month year ' +
    'part figure interview question milestone sprint wave round batch room level code extension sheet depot zone ' +
    'option case ticket issue build job wp id').split(' '));
const attachedScales = { k: 3, K: 3, M: 6, mn: 6, mio: 6, B: 9, bn: 9 };
const spacedScales = {
    k: 3,
    hundred: 2,
    thousand: 3,
    million: 6,
    mio: 6,
    mn: 6,
    billion: 9,
    bn: 9,
    trillion: 12,
};
const digit = /[0-9]/;
/** Units that the next smaller one follows at once, as in `1h30m`. */
const timeUnit = /^(d|h|hrs?|m|min)$/i;
/** All numbers of a text, in order. */
function readAmounts(scan) {
    const amounts = [];
    let done = 0;
    for (const piece of merged(scan.digits, scan.piecesOf(numberWords))) {
        if (piece < done)
            continue;
        const amount = scan.isDigits(piece) ? fromDigits(scan, piece) : fromWords(scan, piece);
        if (typeof amount === 'number') {
            done = amount;
            continue;
        }
        if (isApproximate(scan, amount.first, amount.next))
            amount.approximate = true;
        amounts.push(amount);
        done = amount.next;
    }
    for (let at = amounts.length - 2; at >= 0; at--) {
        const one = amounts[at];
        const other = amounts[at + 1];
        if (one !== undefined && other !== undefined)
            one.link = linkBetween(scan, one, other);
    }
    return amounts;
}
function fromWords(scan, piece) {
    const words = readWords(scan, piece);
    if (words === undefined)
        return piece + 1;
    const { plain, first, next } = words;
    const start = scan.start(first);
    const end = scan.end(next - 1);
    return {
        plain,
        start,
        end,
        first,
        next,
        unit: unitAfter(scan, next),
        inWords: true,
        attached: false,
        approximate: false,
        link: undefined,
    };
}
function fromDigits(scan, piece) {
    const { text } = scan;
    const start = scan.start(piece);
    const digits = readDigits(text, start);
    let { end, plain } = digits;
    if (digits.spaced === true && labelNouns.has(scan.word(piece - 1))) {
        end = scan.end(piece);
        plain = scan.raw(piece);
    }
    let next = scan.pieceAt(end, piece);
    if (plain === undefined || isInside(scan, piece) || isNumbering(text, start, end))
        return next;
    let exponent = 0;
    let approximate = false;
    if (scan.isWord(next)) {
        exponent = scaleOf(scan, next, piece);
        const half = isHalf(scan, next);
        if (half) {
            plain += '.5';
            next += 3;
            end = scan.end(next - 1);
        }
        else if (exponent > 0) {
            approximate = exponent >= 6 && plain.includes('.');
            end = scan.end(next);
            next++;
        }
    }
    else if (scan.raw(next) === '½' && !plain.includes('.')) {
        plain += '.5';
        end = scan.end(next++);
    }
    if (exponent > 0)
        plain = scaled(plain, 1, exponent);
    let first = piece;
    if (isNegative(scan, piece)) {
        plain = `-${plain}`;
        first--;
    }
    return {
        plain,
        start: scan.start(first),
        end,
        first,
        next,
        unit: unitAfter(scan, next),
        inWords: false,
        attached: scan.isWord(next) && scan.touches(next),
        approximate,
        link: undefined,
    };
}
/** The power of ten that the word at `next` stands for. `m` is a million only beside a currency's sign. */
function scaleOf(scan, next, piece) {
    const raw = scan.raw(next);
    if (!scan.touches(next))
        return spacedScales[raw] ?? spacedScales[scan.word(next)] ?? 0;
    if (raw === 'm' && piece > 0)
        return '$€£'.includes(scan.raw(piece - 1)) && !isHyphen(scan, next + 1) ? 6 : 0;
    return attachedScales[raw] ?? 0;
}
function isHyphen(scan, piece) {
    return scan.raw(piece) === '-' && scan.touches(piece) && scan.isWord(piece + 1);
}
function isHalf(scan, next) {
    return scan.word(next) === 'and' && scan.word(next + 1) === 'a' && scan.word(next + 2) === 'half';
}
function unitAfter(scan, next) {
    if (scan.isWord(next))
        return next;
    const isHyphen = scan.raw(next) === '-' && scan.touches(next) && scan.touches(next + 1);
    return isHyphen && scan.isWord(next + 1) ? next + 1 : -1;
}
/** Whether a number is the tail of something else: `M4`, `v07_1`, `1.2.3`. Codes of currencies may stand before. */
function isInside(scan, piece) {
    if (!scan.touches(piece))
        return false;
    const before = scan.raw(piece - 1);
    if (before === '_')
        return true;
    if (before === '.')
        return piece >= 2 && scan.touches(piece - 1);
    if (!scan.isWord(piece - 1))
        return false;
    if (timeUnit.test(before) && scan.touches(piece - 1) && scan.isDigits(piece - 2))
        return false;
    return !(before === before.toUpperCase() && before.length === 3 && !scan.touches(piece - 1));
}
/** Whether a number only numbers a list: `1.` or `2)` at the start of a line with more to come. */
function isNumbering(text, start, end) {
    const mark = text.charAt(end);
    if ((mark !== '.' && mark !== ')') || end - start > 3 || text.charAt(end + 1) !== ' ')
        return false;
    let at = start - 1;
    while (at >= 0 && (text.charAt(at) === ' ' || text.charAt(at) === '>'))
        at--;
    return at < 0 || text.charAt(at) === '\n';
}
function isNegative(scan, piece) {
    return scan.word(piece - 1) === 'minus' || isMinus(scan, piece - 1);
}
/** Whether a piece is the minus of the number or the sign at once after it, not a dash or the bullet of a list. */
function isMinus(scan, piece) {
    const raw = scan.raw(piece);
    if ((raw !== '-' && raw !== '−') || !scan.touches(piece + 1))
        return false;
    const before = scan.start(piece) - 1;
    return isSpaceAt(scan.text, before) || '([:=,;<>~"'.includes(scan.text.charAt(before));
}
function linkBetween(scan, one, other) {
    const between = other.first - one.next;
    if (between < 1 || between > 2)
        return undefined;
    const joint = scan.word(one.next);
    if (between === 1) {
        if (joint === '-' || joint === '–')
            return digit.test(scan.text.charAt(other.start)) ? 'dash' : undefined;
        if (joint === 'to' || joint === 'until' || joint === 'till')
            return 'to';
        if (joint === 'and' || joint === 'or')
            return 'list';
        return joint === ',' && other.link === 'list' && !scan.touches(other.first) ? 'list' : undefined;
    }
    const last = scan.word(one.next + 1);
    return joint === ',' && (last === 'and' || last === 'or') ? 'list' : undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/chunk.js

const HAS_LETTER = 1;
const HAS_DIGIT = 2;
const HAS_SLASH = 4;
const HAS_AT = 8;
const HAS_HASH = 16;
const HAS_UNDERSCORE = 32;
const HAS_DOT = 64;
const HAS_HYPHEN = 128;
const HAS_SCHEME = 256;
const marks = {
    '/': HAS_SLASH,
    '\\': HAS_SLASH,
    '@': HAS_AT,
    '#': HAS_HASH,
    _: HAS_UNDERSCORE,
    '.': HAS_DOT,
    '-': HAS_HYPHEN,
    '~': 0,
    '*': 0,
    '+': 0,
    '%': 0,
    $: 0,
    '&': 0,
    '^': 0,
};
/** For each ASCII character what it adds to a stretch, or -1 if it ends one. */
const classes = new Int16Array(128).fill(-1);
for (let code = 0; code < 128; code++) {
    const kind = charClass(code);
    if (kind === LETTER)
        classes[code] = HAS_LETTER;
    else if (kind === DIGIT)
        classes[code] = HAS_DIGIT;
    else
        classes[code] = marks[String.fromCharCode(code)] ?? -1;
}
const colon = 58;
const slash = 47;
const dot = 46;
const star = 42;
/** The technical stretches of a text, in order. */
function readChunks(scan) {
    const chunks = [];
    const { text, count } = scan;
    for (let piece = 0; piece < count;) {
        const start = scan.start(piece);
        let has = kindAt(text, start);
        let next = piece + 1;
        // Most pieces are words of prose: they end at white space.
        if (has >= 0) {
            for (; scan.touches(next); next++) {
                const kind = kindAt(text, scan.start(next));
                if (kind < 0)
                    break;
                has |= kind;
            }
            if (has !== HAS_LETTER && has !== HAS_DIGIT)
                push(chunks, text, start, scan.end(next - 1), has);
        }
        piece = next;
    }
    return chunks;
}
function push(chunks, text, start, close, has) {
    let end = close;
    while (end > start && (text.charCodeAt(end - 1) === dot || text.charCodeAt(end - 1) === star))
        end--;
    if (end > start && isTechnical(text, start, end, has)) {
        chunks.push({ start, end, lower: text.slice(start, end).toLowerCase(), has });
    }
}
function kindAt(text, at) {
    const code = text.charCodeAt(at);
    if (code === colon) {
        return text.charCodeAt(at + 1) === slash && text.charCodeAt(at + 2) === slash ? HAS_SCHEME : -1;
    }
    if (code < 128)
        return classes[code] ?? -1;
    return charClass(code) === LETTER ? HAS_LETTER : -1;
}
function isTechnical(text, start, end, has) {
    if ((has & (HAS_SLASH | HAS_AT | HAS_HASH | HAS_UNDERSCORE)) !== 0)
        return true;
    if ((has & HAS_DIGIT) !== 0)
        return (has & (HAS_LETTER | HAS_DOT)) !== 0;
    if ((has & HAS_DOT) !== 0)
        return text.slice(start, end).includes('.');
    return (has & HAS_HYPHEN) !== 0 && text.startsWith('--', start);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/scan.js




const none = [];
/**
 * A text cut into pieces, once for all types of values. A piece is a run of letters, a run of digits, or one other
 * character that isn't white space. Indexes outside of the text are allowed everywhere and give nothing.
 */
class Scan {
    text;
    /** The pieces that are runs of digits, and those that are words with a capital in front. */
    digits;
    capitals;
    #kinds;
    #starts;
    #ends;
    #words = [];
    #classes = [];
    #amounts;
    #chunks;
    constructor(text) {
        const { length } = text;
        const kinds = [];
        const starts = [];
        const ends = [];
        const digits = [];
        const capitals = [];
        for (let at = 0; at < length;) {
            const kind = charClass(text.charCodeAt(at));
            const start = at++;
            if (kind === SPACE)
                continue;
            if (kind !== SYMBOL) {
                while (at < length && charClass(text.charCodeAt(at)) === kind)
                    at++;
                const piece = kinds.length;
                if (kind === DIGIT)
                    digits.push(piece);
                else {
                    if (isCapital(text.charCodeAt(start)))
                        capitals.push(piece);
                    const classes = classesAt(text, start, at);
                    if (classes !== undefined)
                        for (const index of classes)
                            this.#enlist(index, piece);
                }
            }
            kinds.push(kind);
            starts.push(start);
            ends.push(at);
        }
        this.#kinds = kinds;
        this.#starts = starts;
        this.#ends = ends;
        this.text = text;
        this.digits = digits;
        this.capitals = capitals;
    }
    #enlist(index, piece) {
        const list = this.#classes[index];
        if (list === undefined)
            this.#classes[index] = [piece];
        else
            list.push(piece);
    }
    /** How many pieces there are. */
    get count() {
        return this.#kinds.length;
    }
    /** The pieces that are words of a class, in order. */
    piecesOf(wordClass) {
        return this.#classes[wordClass] ?? none;
    }
    /** The numbers of the text, in digits or in words. */
    get amounts() {
        this.#amounts ??= readAmounts(this);
        return this.#amounts;
    }
    /** The stretches of the text that look technical: paths, identifiers, addresses, versions. */
    get chunks() {
        this.#chunks ??= readChunks(this);
        return this.#chunks;
    }
    start(piece) {
        return this.#starts[piece] ?? (piece < 0 ? 0 : this.text.length);
    }
    /** Where a piece ends; the start of the text for the piece before the first. */
    end(piece) {
        return this.#ends[piece] ?? (piece < 0 ? 0 : this.text.length);
    }
    isWord(piece) {
        return piece >= 0 && this.#kinds[piece] === LETTER;
    }
    isDigits(piece) {
        return piece >= 0 && this.#kinds[piece] === DIGIT;
    }
    /** The piece in lower case; nothing outside of the text. */
    word(piece) {
        if (piece < 0 || piece >= this.#kinds.length)
            return '';
        let word = this.#words[piece];
        if (word === undefined) {
            word = this.raw(piece).toLowerCase();
            this.#words[piece] = word;
        }
        return word;
    }
    /** The piece as it stands; nothing outside of the text. */
    raw(piece) {
        return piece < 0 || piece >= this.#kinds.length
            ? ''
            : this.text.slice(this.#starts[piece], this.#ends[piece]);
    }
    /** Whether no white space stands before a piece (and it isn't the first). */
    touches(piece) {
        return piece > 0 && piece < this.#kinds.length && this.#starts[piece] === this.#ends[piece - 1];
    }
    /** The first piece from `piece` on that starts at `offset` or later. */
    pieceAt(offset, piece) {
        let at = piece;
        while (at < this.#kinds.length && (this.#starts[at] ?? 0) < offset)
            at++;
        return at;
    }
}
/** Whether a letter, given by its UTF-16 code, is a capital. */
function isCapital(code) {
    if (code < 128)
        return code < 91;
    const char = String.fromCharCode(code);
    return char !== char.toLowerCase();
}
/** Two ascending lists as one. */
function merged(one, other) {
    if (one.length === 0)
        return other;
    if (other.length === 0)
        return one;
    return [...one, ...other].sort((a, b) => a - b);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/channel.js

/** Chat channels (`#ops-leljos`). */
const channel = {
    name: 'channel',
    find: (scan) => marked(scan.text, scan.chunks, '#', HAS_HASH, 'channel'),
};
/** Names of accounts (`@mira`, `@team/ops`). */
const handle = {
    name: 'handle',
    find: (scan) => marked(scan.text, scan.chunks, '@', HAS_AT, 'handle'),
};
function marked(text, chunks, mark, flag, type) {
    const values = [];
    for (const { start, lower, has } of chunks) {
        if ((has & flag) === 0)
            continue;
        const at = /^[~*_-]*/.exec(lower)?.[0].length ?? 0;
        if (lower.charAt(at) !== mark)
            continue;
        const name = lower.slice(at + 1).replace(/[^\p{L}\p{N}]$/u, '');
        if (!/^\p{L}[\p{L}\p{N}._/-]+$/u.test(name) || text.charAt(start + at - 1) === '/')
            continue;
        values.push({ type, key: mark + name, start: start + at, end: start + at + 1 + name.length });
    }
    return values;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/colour.js


/** Characters of a stretch with a colour in it; in longer ones none is looked for. */
const colour_longest = 40;
const rgb = wordClass(['rgb']);
/** Colours as codes: `#c92ca1`, `#fff`, `rgb(201, 44, 161)`. A code that lost digits is a colour of its own. */
const colour = {
    name: 'colour',
    find(scan) {
        const values = [];
        for (const chunk of scan.chunks) {
            if ((chunk.has & HAS_HASH) === 0 || chunk.lower.length > colour_longest)
                continue;
            const at = chunk.lower.indexOf('#');
            const digits = chunk.lower.slice(at + 1).replace(/[^0-9a-z]+$/, '');
            if (!/^[0-9a-f]{3,8}$/.test(digits) || !isColour(digits))
                continue;
            const start = chunk.start + at;
            values.push({ type: 'colour', key: `#${full(digits)}`, start, end: start + 1 + digits.length });
        }
        for (const piece of scan.piecesOf(rgb))
            pushRgb(scan, piece, values);
        return values;
    },
};
/** `#123` is rather the number of an issue, and `#dead` the name of a channel. */
function isColour(digits) {
    const hasDigit = /\d/.test(digits);
    const hasLetter = /[a-f]/.test(digits);
    if (hasDigit && hasLetter)
        return true;
    return hasDigit ? digits.length === 6 || digits.length === 8 : digits.length === 3 || digits.length === 6;
}
function full(digits) {
    return digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
}
function pushRgb(scan, piece, values) {
    const parts = [2, 4, 6].map((step) => scan.raw(piece + step));
    const marks = [1, 3, 5, 7].map((step) => scan.raw(piece + step)).join('');
    if (marks !== '(,,)' || !parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256))
        return;
    const key = `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
    values.push({ type: 'colour', key, start: scan.start(piece), end: scan.end(piece + 7) });
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/calendar.js

const months = new Map();
for (const [index, names] of [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sept sep',
    'october oct',
    'november nov',
    'december dec',
].entries()) {
    for (const name of names.split(' '))
        months.set(name, index + 1);
}
const monthWords = wordClass(months.keys());
const lengths = [0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
/** The number of the month that a word names, if it can't be the verb `may` or `march`. */
function monthAt(scan, piece) {
    return scan.isWord(piece) ? months.get(scan.word(piece)) : undefined;
}
/** Whether a word is the name of a month or a part of it, in lower case. */
function isMonthName(word) {
    return months.has(word);
}
function twoDigits(number) {
    return `${number}`.padStart(2, '0');
}
/** The last day of a month; of February only with its year. */
function lastDay(month, year) {
    if (month !== 2)
        return lengths[month];
    if (year === undefined)
        return undefined;
    return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
function isDay(day, month) {
    return month >= 1 && month <= 12 && day >= 1 && day <= (lengths[month] ?? 0);
}
/** A day as a key: `2027-02-18`, or `--02-18` where the year isn't said. */
function dayKey(year, month, day) {
    return `${year ?? '-'}-${twoDigits(month)}-${twoDigits(day)}`;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/zones.js


/** Minutes east of Greenwich of the zones whose short names mean one thing to most readers. */
const offsets = {
    UTC: 0,
    GMT: 0,
    WET: 0,
    BST: 60,
    WEST: 60,
    CET: 60,
    CEST: 120,
    EET: 120,
    EEST: 180,
    MSK: 180,
    IST: 330,
    JST: 540,
    AEST: 600,
    EST: -300,
    EDT: -240,
    CST: -360,
    CDT: -300,
    MST: -420,
    MDT: -360,
    PST: -480,
    PDT: -420,
};
const zoneWords = wordClass(Object.keys(offsets).map((name) => name.toLowerCase()));
/** The zone that starts at a piece: `UTC`, `Z`, `CET`, `UTC+2`, `GMT+05:30`, `+02:00`. Brackets may stand before. */
function zoneAt(scan, piece) {
    const first = scan.raw(piece) === '(' ? piece + 1 : piece;
    const raw = scan.raw(first);
    if (raw === 'Z')
        return scan.touches(first) ? { offset: 0, first, next: first + 1 } : undefined;
    if ((raw === '+' || raw === '-') && scan.touches(first))
        return shiftAt(scan, first, first, true);
    const name = /^(utc|gmt|cest)$/i.test(raw) ? raw.toUpperCase() : raw;
    const offset = Object.hasOwn(offsets, name) ? offsets[name] : undefined;
    if (offset === undefined)
        return undefined;
    if ((name === 'UTC' || name === 'GMT') && scan.touches(first + 1)) {
        const shifted = shiftAt(scan, first + 1, first, false);
        if (shifted !== undefined)
            return shifted;
    }
    return { offset, first, next: first + 1 };
}
/** `+2`, `+02:00`, `-0530` at a sign. Beside a time only two digits or four are a shift. */
function shiftAt(scan, sign, first, isBare) {
    const mark = scan.raw(sign);
    const digits = scan.raw(sign + 1);
    if ((mark !== '+' && mark !== '-') || !scan.touches(sign + 1))
        return undefined;
    if (!/^(\d\d?|\d{4})$/.test(digits) || (isBare && digits.length === 1))
        return undefined;
    const hasMinutes = scan.raw(sign + 2) === ':' && scan.touches(sign + 2) && /^\d\d$/.test(scan.raw(sign + 3));
    if (isBare && !hasMinutes && digits.length === 2 && mark === '-')
        return undefined;
    const hours = Number(digits.length === 4 ? digits.slice(0, 2) : digits);
    const minutes = digits.length === 4 ? Number(digits.slice(2)) : hasMinutes ? Number(scan.raw(sign + 3)) : 0;
    if (hours > 14 || minutes > 59)
        return undefined;
    const size = hours * 60 + minutes;
    return { offset: mark === '-' ? -size : size, first, next: sign + (hasMinutes ? 4 : 2) };
}
/** A zone as a key: `UTC`, `+02:00`. */
function zoneKey(offset) {
    if (offset === 0)
        return 'UTC';
    const size = Math.abs(offset);
    return `${offset < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
}
/** The time of day as a key: `14:00`, `14:00:30`, with a zone `14:00 UTC` or `16:00 +02:00`. */
function timeKey(minutes, seconds, zone) {
    const tail = seconds === 0 ? '' : `:${twoDigits(seconds)}`;
    const name = zone === undefined ? '' : ` ${zoneKey(zone)}`;
    return `${twoDigits(Math.floor(minutes / 60) % 24)}:${twoDigits(minutes % 60)}${tail}${name}`;
}
/**
 * The time of day in UTC that a key with a zone gives, or the key itself if that falls on another day: then the date
 * beside it would have to change too.
 */
function inUtc(key) {
    const [clock = '', zone = ''] = key.split(' ');
    if (zone === 'UTC' || zone === '')
        return key;
    const [hours, minutes, seconds] = clock.split(':').map(Number);
    const shift = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4));
    const total = (hours ?? 0) * 60 + (minutes ?? 0) + (zone.startsWith('-') ? shift : -shift);
    return total < 0 || total >= 1440 ? key : timeKey(total, seconds ?? 0, 0);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/numeric-date.js


const dayBefore = new Set('on by until till due date deadline since from before after of'.split(' '));
/** Dates in digits alone: `2027-02-18`, `2027/02/18`, `18.02.2027`, `2/18/2027`, `2027-02`, `on 06-04`. */
function numericDates(scan) {
    const values = [];
    let done = 0;
    for (const piece of scan.digits) {
        if (piece < done || startsInside(scan, piece))
            continue;
        const parts = partsFrom(scan, piece);
        const key = parts === undefined ? undefined : keyOf(scan, piece, parts);
        if (parts === undefined || key === undefined)
            continue;
        const last = piece + 2 * (parts.numbers.length - 1);
        values.push({ type: 'date', key, start: scan.start(piece), end: scan.end(last) });
        done = last + 1;
    }
    return values;
}
function startsInside(scan, piece) {
    if (!scan.touches(piece))
        return false;
    const before = scan.raw(piece - 1);
    return scan.isWord(piece - 1) || before === '_' || (/^[-/.]$/.test(before) && scan.touches(piece - 1));
}
/** Two or three runs of digits with the same separator between; nothing if more follow or letters stick to them. */
function partsFrom(scan, piece) {
    const separator = scan.raw(piece + 1);
    if (!/^[-/.]$/.test(separator) || !scan.touches(piece + 1))
        return undefined;
    const numbers = [scan.raw(piece)];
    let at = piece;
    while (scan.raw(at + 1) === separator &&
        scan.touches(at + 1) &&
        scan.touches(at + 2) &&
        scan.isDigits(at + 2)) {
        at += 2;
        numbers.push(scan.raw(at));
        if (numbers.length > 3)
            return undefined;
    }
    if (numbers.length < 2 || numbers.some((number) => number.length > 4))
        return undefined;
    const after = scan.raw(at + 1);
    const isOpen = scan.touches(at + 1) && (after === '_' || (scan.isWord(at + 1) && !/^t\d*$/i.test(after)));
    return isOpen ? undefined : { separator, numbers };
}
function keyOf(scan, piece, { separator, numbers }) {
    const [one = '', two = '', three] = numbers;
    if (three === undefined)
        return partialKey(scan, piece, separator, one, two);
    const raw = numbers.join('-');
    if (isYear(one)) {
        const isEven = two.length === 2 ? three.length === 2 : !three.startsWith('0');
        if (separator !== '-' && !isDay(Number(three), Number(two)))
            return undefined;
        return isEven && isDay(Number(three), Number(two))
            ? dayKey(Number(one), Number(two), Number(three))
            : `?${raw}`;
    }
    if (!isYear(three) || one.length > 2 || two.length > 2)
        return undefined;
    const isDayFirst = isDay(Number(one), Number(two));
    const isMonthFirst = isDay(Number(two), Number(one));
    if (separator === '.')
        return isDayFirst ? dayKey(Number(three), Number(two), Number(one)) : undefined;
    if (isDayFirst && isMonthFirst && Number(one) !== Number(two))
        return `?${Number(one)}/${Number(two)}/${three}`;
    if (isDayFirst)
        return dayKey(Number(three), Number(two), Number(one));
    return isMonthFirst ? dayKey(Number(three), Number(one), Number(two)) : undefined;
}
/** `2027-02` is a month; `06-04` a day (month first, as in ISO 8601) only where the word before calls for a day. */
function partialKey(scan, piece, separator, one, two) {
    if (separator !== '-' || two.length !== 2)
        return undefined;
    const month = Number(two);
    if (isYear(one))
        return month >= 1 && month <= 12 ? `${one}-${twoDigits(month)}` : undefined;
    if (one.length !== 2 || !one.startsWith('0') || !isDay(month, Number(one)))
        return undefined;
    if (!dayBefore.has(scan.word(piece - 1)) && scan.raw(piece - 1) !== ':')
        return undefined;
    if (zoneAt(scan, piece + 3) !== undefined || /^(h|am|pm)$/.test(scan.word(piece + 3)))
        return undefined;
    return dayKey(undefined, Number(one), month);
}
function isYear(digits) {
    return /^(19|20|21)\d\d$/.test(digits);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/written-date.js


const ordinals = new Map('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'
    .split(' ')
    .map((word, index) => [word, index + 1]));
const monthBefore = new Set('in by until till of since before after from during through for mid early late'.split(' '));
/** What follows `may` where it is a verb, beside adverbs and the like in small letters. */
const verbAfter = new Set('be not have only never also still run use'.split(' '));
const quarterWords = wordClass(['q']);
/** Dates with the name of their month: `18 Feb 2027`, `February 18`, `Feb 18-20`, `end of June`, `Q3 2027`. */
function writtenDates(scan) {
    const values = [];
    let done = 0;
    for (const piece of scan.piecesOf(monthWords)) {
        const month = monthAt(scan, piece);
        if (month !== undefined)
            done = readMonth(scan, piece, month, done, values);
    }
    for (const piece of scan.piecesOf(quarterWords)) {
        if (scan.raw(piece) === 'Q')
            readQuarter(scan, piece, values);
    }
    return values;
}
/** Reads all days of the month named at `piece`, none before `done`; returns the piece after what was read. */
function readMonth(scan, piece, month, done, values) {
    let next = piece + 1;
    if (scan.raw(next) === '.' && scan.touches(next) && scan.word(piece).length <= 4)
        next++;
    const before = daysBefore(scan, piece, month, done);
    if (before.days.length > 0 && !isVerb(scan, piece)) {
        const year = yearAt(scan, next);
        const end = year === undefined ? piece + 1 : year.next;
        written_date_push(values, scan, before, month, year?.value, piece, end);
        return end;
    }
    if (scan.raw(piece) === 'may')
        return done;
    const after = daysAfter(scan, next, month);
    const last = after.days.at(-1);
    if (last !== undefined) {
        const year = yearAt(scan, last.next);
        const end = year?.next ?? last.next;
        const [head, ...rest] = after.days;
        if (head !== undefined) {
            const isOnly = rest.length === 0;
            pushDay(values, scan, dayKey(year?.value, month, head.day), piece, isOnly ? end : head.next);
        }
        for (const [index, { day, first, next: until }] of rest.entries()) {
            pushDay(values, scan, dayKey(year?.value, month, day), first, index === rest.length - 1 ? end : until);
        }
        return end;
    }
    return readMonthAlone(scan, piece, month, next, values);
}
function written_date_push(values, scan, { days }, month, year, piece, end) {
    for (const [index, { day, first, next }] of days.entries()) {
        const isLast = index === days.length - 1;
        pushDay(values, scan, dayKey(year, month, day), first, isLast ? Math.max(end, piece + 1) : next);
    }
}
function pushDay(values, scan, key, first, next) {
    values.push({ type: 'date', key, start: scan.start(first), end: scan.end(next - 1) });
}
/** The month alone: with a year, after a word such as `in`, or as `end of June`, which is its last day. */
function readMonthAlone(scan, piece, month, next, values) {
    const year = yearAt(scan, next);
    const isEnd = scan.word(piece - 1) === 'of' && scan.word(piece - 2) === 'end';
    const day = isEnd ? lastDay(month, year?.value) : undefined;
    const end = year?.next ?? piece + 1;
    const isCapital = scan.raw(piece) !== scan.word(piece);
    if (isEnd) {
        const key = day === undefined ? `--${twoDigits(month)}-end` : dayKey(year?.value, month, day);
        pushDay(values, scan, key, piece - 2, end);
    }
    else if (year !== undefined ||
        (isCapital && monthBefore.has(scan.word(piece - 1)) && !isVerb(scan, piece))) {
        pushDay(values, scan, `${year?.value ?? '-'}-${twoDigits(month)}`, piece, end);
    }
    return end;
}
/** `16 may be` isn't a date, `16 may` at the end or before a year is. */
function isVerb(scan, piece) {
    const word = scan.word(piece);
    if (word !== 'may' && word !== 'march')
        return false;
    const after = scan.raw(piece + 1);
    if (verbAfter.has(after))
        return true;
    return (scan.raw(piece) === 'may' &&
        scan.isWord(piece + 1) &&
        !/^(at|and|or|to|in|by|until|from|for|with)$/.test(after));
}
/** `18`, `18th of`, `the third of`, `12-14`, `6 and 20` before a month. */
function daysBefore(scan, piece, month, done) {
    const days = [];
    let at = piece;
    if (scan.raw(at - 1) === '-' && scan.touches(at))
        at--;
    else if (scan.word(at - 1) === 'of')
        at--;
    while (days.length < 31) {
        const day = dayEndingAt(scan, at, month, done, at !== piece && scan.word(at) === 'of');
        if (day === undefined)
            break;
        days.push(day);
        at = day.first;
        const joint = scan.word(at - 1);
        if (!/^(-|–|to|and|or|until|till|,)$/.test(joint))
            break;
        at--;
    }
    return { days: days.reverse() };
}
function dayEndingAt(scan, next, month, done, isOf) {
    let first = next - 1;
    const isOrdinal = /^(st|nd|rd|th)$/.test(scan.word(first)) && scan.touches(first);
    if (isOrdinal)
        first--;
    if (first < done)
        return undefined;
    if (scan.isDigits(first)) {
        const digits = scan.raw(first);
        const before = scan.raw(first - 1);
        const isInside = (scan.touches(first) && (scan.isWord(first - 1) || /^[._/:,$€£#]$/.test(before))) || digits.length > 2;
        if (isInside || (isOf && !isOrdinal))
            return undefined;
        return isDay(Number(digits), month) ? { day: Number(digits), first, next } : undefined;
    }
    const day = isOf ? ordinals.get(scan.word(first)) : undefined;
    return day === undefined ? undefined : { day, first, next };
}
/** `18`, `18th`, `the 18th`, `18-20` after a month. */
function daysAfter(scan, piece, month) {
    const days = [];
    let at = scan.word(piece) === 'the' || (scan.raw(piece) === '-' && scan.touches(piece)) ? piece + 1 : piece;
    while (scan.isDigits(at) && scan.raw(at).length <= 2) {
        const day = Number(scan.raw(at));
        const isOrdinal = /^(st|nd|rd|th)$/.test(scan.word(at + 1)) && scan.touches(at + 1);
        const next = at + (isOrdinal ? 2 : 1);
        if (!isDay(day, month) || isContinued(scan, next))
            break;
        days.push({ day, first: at, next });
        const joint = scan.word(next);
        if (!/^(-|–|to|and)$/.test(joint))
            break;
        at = next + 1;
        if (monthAt(scan, at + 1) !== undefined || (joint.length > 1 && scan.isWord(at + 1)))
            break;
    }
    return { days };
}
/** Whether more of a number or a time follows at once: `18,000`, `18:30`, `18.5`, `18%`. */
function isContinued(scan, next) {
    if (!scan.touches(next))
        return scan.raw(next) === '%';
    const mark = scan.raw(next);
    if (scan.isWord(next) || mark === '%' || mark === '_')
        return true;
    return /^[:.,/]$/.test(mark) && scan.touches(next + 1) && scan.isDigits(next + 1);
}
function yearAt(scan, piece) {
    const mark = scan.raw(piece);
    const isMark = mark === ',' || mark === "'" || (mark === '-' && scan.touches(piece)) || scan.word(piece) === 'of';
    const at = isMark ? piece + 1 : piece;
    const digits = scan.raw(at);
    if (!/^(19|20|21)\d\d$/.test(digits) || isContinued(scan, at + 1))
        return undefined;
    return { value: Number(digits), next: at + 1 };
}
function readQuarter(scan, piece, values) {
    if (!scan.touches(piece + 1) || !/^[1-4]$/.test(scan.raw(piece + 1)))
        return;
    if (scan.touches(piece) && scan.isWord(piece - 1))
        return;
    if (isContinued(scan, piece + 2))
        return;
    const year = yearAt(scan, piece + 2);
    const key = `${year?.value ?? '-'}-Q${scan.raw(piece + 1)}`;
    pushDay(values, scan, key, piece, year?.next ?? piece + 2);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/date.js


/**
 * Days, months and quarters of the calendar. Keys: `2027-02-18`, `--02-18` without a year, `2027-02`, `2027-Q3`.
 * What only looks like a date (`2027-02-1`) or can be read in two ways (`2/3/2027`) keeps its own writing as key.
 */
const date = {
    name: 'date',
    find: (scan) => [...numericDates(scan), ...writtenDates(scan)],
    /**
     * More is enough for less: a full date for one without a year. A date without a year is enough for a full one where
     * the text's other dates make the year clear: there is one with this year, and none with another.
     */
    covers(found, wanted, others) {
        if (found.key === wanted.key)
            return true;
        const year = yearOf(wanted);
        if (year === undefined)
            return wanted.key.startsWith('--') && found.key.slice(4) === wanted.key.slice(1);
        if (!found.key.startsWith('--') || found.key.slice(1) !== wanted.key.slice(4))
            return false;
        const years = others.filter((other) => other.type === 'date').flatMap((other) => yearOf(other) ?? []);
        return years.length > 0 && years.every((other) => other === year);
    },
};
function yearOf(value) {
    return /^\d{4}-/.test(value.key) ? value.key.slice(0, 4) : undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/measure.js


/** Looks a unit up by its exact letters, else in lower case if it has two letters at least. */
function lookUp(scan, piece, units) {
    if (piece < 0)
        return undefined;
    const raw = scan.raw(piece);
    return units.get(raw) ?? (raw.length > 1 ? units.get(scan.word(piece)) : undefined);
}
/**
 * The values of one type: every number with a unit, and the numbers before it that share its unit because they are
 * the other end of a range or members of a list (`10-20 GB`, `after 1, 5 and 25 minutes`).
 */
function measures(scan, type, unitOf) {
    const { amounts } = scan;
    const values = [];
    let shared;
    for (let at = amounts.length - 1; at >= 0; at--) {
        const amount = amounts[at];
        if (amount === undefined)
            continue;
        const own = unitOf(amount);
        const unit = own ?? (amount.link !== undefined && mayShare(amount) ? shared : undefined);
        shared = unit;
        if (unit !== undefined) {
            values.push(measure(type, amount, unit, own === undefined ? amount.end : scan.end(own.next - 1)));
        }
    }
    return values.reverse();
}
/** A year or a version in front of a list ("in 2027, 30 and 40 s") has no part in the unit. */
function mayShare(amount) {
    return !amount.attached && !(amount.link !== 'dash' && /^(19|20)\d\d$/.test(amount.plain));
}
/** Whether digits follow a unit at once, so that it isn't one. */
function isGlued(scan, next) {
    return scan.touches(next) && scan.isDigits(next);
}
/** A value from a number and its unit. */
function measure(type, amount, unit, end) {
    const key = `${scaled(amount.plain, unit.factor, unit.exponent)} ${unit.base}`;
    return withFlag({ type, key, start: amount.start, end, amount: amount.plain }, amount.approximate);
}
function withFlag(value, approximate) {
    if (approximate)
        value.approximate = true;
    return value;
}
/** Whether a unit stands alone and isn't the first part of a rate such as `MB/s`. */
function isRate(scan, next) {
    return (scan.raw(next) === '/' &&
        scan.touches(next) &&
        scan.isWord(next + 1) &&
        !isSpaceAt(scan.text, scan.end(next)));
}
/** Units from lines such as `km kilometre kilometres = m 1 3`: names, then base, factor and power of ten. */
function unitTable(lines) {
    const units = new Map();
    for (const line of lines) {
        const [names = '', definition = ''] = line.split(' = ');
        const [base = '', factor = '1', exponent = '0'] = definition.split(' ');
        for (const name of names.split(' ')) {
            units.set(name, { base, factor: Number(factor), exponent: Number(exponent) });
        }
    }
    return units;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/duration.js



const duration_units = unitTable([
    'ns nanosecond nanoseconds = ms 1 -6',
    'us µs μs microsecond microseconds = ms 1 -3',
    'ms msec msecs milli millis millisecond milliseconds = ms',
    's S sec secs second seconds = ms 1 3',
    'm min mins minute minutes = ms 6 4',
    'h H hr hrs hour hours = ms 36 5',
    'd day days = ms 864 5',
    'w wk wks week weeks fortnight = ms 6048 5',
    'mo month months = months',
    'y yr yrs year years = months 12',
]);
/** Words before `an hour` that make it a length; otherwise it mostly tells a rate (`60 an hour`). */
const lengthBefore = new Set('for within after about over under than least most takes took lasts lasted exactly only'.split(' '));
const unitWords = wordClass('second minute hour day week fortnight month year'.split(' '));
/** Lengths of time: `30s`, `thirty seconds`, `90 min`, `1m30s`, `half an hour`, `5 working days`. */
const duration = {
    name: 'duration',
    find(scan) {
        const values = measures(scan, 'duration', (amount) => {
            const piece = amount.unit;
            if (piece < 0)
                return undefined;
            const word = scan.word(piece);
            if ((word === 'working' || word === 'business') && /^days?$/.test(scan.word(piece + 1))) {
                return { base: 'working days', factor: 1, exponent: 0, next: piece + 2 };
            }
            const unit = lookUp(scan, piece, duration_units);
            if (unit === undefined || !isUnit(scan, amount, piece))
                return undefined;
            return { ...unit, next: piece + 1 };
        });
        return [...compounds(scan, values), ...wordy(scan)];
    },
};
function isUnit(scan, amount, piece) {
    const raw = scan.raw(piece);
    if (isGlued(scan, piece + 1) && !/^(d|h|hrs?|m|min)$/i.test(raw))
        return false;
    if (raw.length > 1)
        return !/^(MO|Us|US|us)$/.test(raw) || (raw === 'us' && scan.touches(piece));
    // A single letter is a unit at its number, or a second, hour or day after a space; `5 m` is a length.
    if (!scan.touches(piece))
        return raw === 's' || raw === 'h' || raw === 'd';
    return !(amount.inWords || scan.raw(piece + 1) === '/') && raw !== '';
}
/** Joins what makes up one length: `1 h 30 min`, `1 hour and 30 minutes`, `7m40s`, `12 minutes 40`. */
function compounds(scan, values) {
    if (values.length === 0)
        return [];
    const joined = [];
    const byStart = new Map(scan.amounts.map((amount) => [amount.start, amount]));
    for (const value of values) {
        const last = joined.at(-1);
        const amount = byStart.get(value.start);
        if (last !== undefined && amount !== undefined && continues(scan, last, value, amount)) {
            last.key = added(last.key, value.key);
            last.end = value.end;
            delete last.amount;
        }
        else
            joined.push(value);
    }
    for (const value of joined)
        bareTail(scan, value, byStart);
    return joined;
}
const joints = /^(|\s|\s?,\s|\sand\s|\s?,\sand\s)$/;
function continues(scan, last, value, amount) {
    const { text } = scan;
    if (value.start - last.end > 6 || !last.key.endsWith(' ms') || !value.key.endsWith(' ms'))
        return false;
    if (!joints.test(text.slice(last.end, value.start)))
        return false;
    return Number.parseFloat(value.key) < smallest(text.slice(last.start, last.end)) && !amount.approximate;
}
/** The length of the last unit that a text names, in milliseconds. */
function smallest(text) {
    let at = text.length;
    while (at > 0 && /\p{L}/u.test(text.charAt(at - 1)))
        at--;
    const unit = duration_units.get(text.slice(at)) ?? duration_units.get(text.slice(at).toLowerCase());
    return unit?.base === 'ms' ? unit.factor * 10 ** unit.exponent : 0;
}
function added(one, other) {
    return `${sum(one.slice(0, -3), other.slice(0, -3))} ms`;
}
/** `12 minutes 40` and `1h30`: a bare number of the next smaller unit. */
function bareTail(scan, value, byStart) {
    const isClose = scan.text.charAt(value.end) === ' ' ? 1 : 0;
    const tail = byStart.get(value.end + isClose);
    if (tail === undefined || tail.inWords || !/^[0-5]?\d$/.test(tail.plain) || tail.attached)
        return;
    const after = scan.raw(tail.next);
    if (scan.isWord(tail.next) || after === '%' || after === ':' || after === '-' || after === '/')
        return;
    const length = smallest(scan.text.slice(value.start, value.end));
    if (length !== 60_000 && length !== 3_600_000)
        return;
    value.key = added(value.key, measure('', tail, { base: 'ms', factor: length / 60, exponent: 0 }, 0).key);
    value.end = tail.end;
    delete value.amount;
}
/** Lengths without a number: `half an hour`, `a minute and a half`, `for a week`. */
function wordy(scan) {
    const values = [];
    for (const piece of scan.piecesOf(unitWords)) {
        const length = wordyLength(scan, piece);
        const unit = duration_units.get(scan.word(piece));
        if (length === undefined || unit === undefined)
            continue;
        const key = `${scaled(length.plain, unit.factor, unit.exponent)} ${unit.base}`;
        const start = scan.start(piece - length.before);
        values.push({ type: 'duration', key, start, end: scan.end(piece + length.after) });
    }
    return values;
}
/** The number of units that words say, and how many pieces before and after the unit say it. */
function wordyLength(scan, piece) {
    const before = scan.word(piece - 1);
    if (before === 'half')
        return { plain: '0.5', before: 1, after: 0 };
    const further = scan.word(piece - 2);
    if (before === '-')
        return further === 'half' ? { plain: '0.5', before: 2, after: 0 } : undefined;
    if (before !== 'a' && before !== 'an')
        return undefined;
    if (further === 'half')
        return { plain: '0.5', before: 2, after: 0 };
    if (further === 'of' && scan.word(piece - 3) === 'quarter')
        return { plain: '0.25', before: 3, after: 0 };
    const isHalf = scan.word(piece + 1) === 'and' && scan.word(piece + 2) === 'a' && scan.word(piece + 3) === 'half';
    if (isHalf)
        return { plain: '1.5', before: 1, after: 3 };
    return lengthBefore.has(further) ? { plain: '1', before: 1, after: 0 } : undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/reading/core.js

/** A chunk without the marks around it: `~cp-1.` gives `cp-1`. Marks in `keep` stay at the front. */
function coreOf(text, chunk, keep = '') {
    let { start, end } = chunk;
    while (end > start && !isBody(text, end - 1))
        end--;
    while (start < end && !isBody(text, start) && !keep.includes(text.charAt(start)))
        start++;
    if (start === end)
        return undefined;
    return { start, end, lower: chunk.lower.slice(start - chunk.start, end - chunk.start) };
}
function isBody(text, at) {
    const kind = charClass(text.charCodeAt(at));
    return kind === LETTER || kind === DIGIT;
}
/** The word that ends right before `offset`, over up to `marks` marks and spaces such as `: "`; in lower case. */
function wordBefore(text, offset, marks = 3) {
    let end = offset;
    while (end > 0 && offset - end < marks && !isBody(text, end - 1))
        end--;
    let start = end;
    while (start > 0 && end - start < 16 && isBody(text, start - 1))
        start--;
    return text.slice(start, end).toLowerCase();
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/email.js


/** Addresses of mailboxes. */
const email = {
    name: 'email',
    find(scan) {
        const values = [];
        for (const chunk of scan.chunks) {
            if ((chunk.has & HAS_AT) === 0)
                continue;
            const core = coreOf(scan.text, chunk);
            if (core === undefined || !/^[\p{L}\p{N}._+%-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(core.lower))
                continue;
            values.push({ type: 'email', key: core.lower, start: core.start, end: core.end });
        }
        return values;
    },
};

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/url.js


const enders = new Set('"<>`|');
/** Addresses with a scheme, such as `https://host/path?x=1`. Those of stores, such as `s3://`, are paths. */
const url = {
    name: 'url',
    find(scan) {
        const { text } = scan;
        const values = [];
        let end = 0;
        for (const chunk of scan.chunks) {
            if ((chunk.has & HAS_SCHEME) === 0 || chunk.start < end)
                continue;
            if (!/^[a-z][a-z0-9+.-]*:\/\/[^\s]/.test(chunk.lower) || isStore(chunk.lower))
                continue;
            end = chunk.end;
            while (!isSpaceAt(text, end) && !enders.has(text.charAt(end)))
                end++;
            while (end > chunk.start && /[.,;:!?)\]}'*]/.test(text.charAt(end - 1)))
                end--;
            const key = text.slice(chunk.start, end).toLowerCase();
            values.push({ type: 'url', key: key.endsWith('/') ? key.slice(0, -1) : key, start: chunk.start, end });
        }
        return values;
    },
};
/** Whether an address in lower case is one of a store of objects rather than of a site. */
function isStore(lower) {
    return /^(s3|gs|gcs|abfs|az|file|hdfs|r2|minio|vault|oci):\/\//.test(lower);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/path.js



/** First parts of paths and branches that leave no doubt. */
const roots = new Set(('feat feature features fix bugfix hotfix release releases rel chore mig topic wip user users src lib docs doc test ' +
    'tests bin etc opt var usr home tmp data config kv secret secrets origin refs infra scripts build dist app apps api ' +
    'packages pkg dev experiment refactor revert dependabot spike support heads').split(' '));
const labels = new Set(('branch folder directory dir path bucket repo repository prefix namespace endpoint route key keys secret secrets ' +
    'under underneath below into merge checkout file files tag').split(' '));
const proseAlone = new Set(['/or', '/and']);
/** Paths of files, secrets and stores, branches, routes: `kv/harrow/prod`, `s3://bucket/key`, `/v2/invoices`, `gen/`. */
const path = {
    name: 'path',
    find(scan) {
        const { text } = scan;
        const values = [];
        for (const chunk of scan.chunks) {
            if ((chunk.has & HAS_SLASH) === 0)
                continue;
            let { start } = chunk;
            while (start < chunk.end && /[-+^&*%]/.test(text.charAt(start)))
                start++;
            let { end } = chunk;
            while (end > start && /[-.+^&%~]/.test(text.charAt(end - 1)))
                end--;
            const lower = chunk.lower.slice(start - chunk.start, end - chunk.start);
            if (!isPath(lower, chunk.has, text, start))
                continue;
            values.push({ type: 'path', key: lower.endsWith('/') ? lower.slice(0, -1) : lower, start, end });
        }
        return values;
    },
};
function isPath(lower, has, text, start) {
    if ((has & HAS_SCHEME) !== 0)
        return isStore(lower);
    const parts = lower.split(/[/\\]/);
    const [first = '', second = ''] = parts;
    if (!/[\p{L}_]/u.test(lower) || /^[$€£]?\d[\d.,]*[km]?%?$/.test(first))
        return false;
    if (first === '' && text.charAt(start - 1) === '<')
        return false;
    if (first === '' || /^[.~]+$/.test(first))
        return second !== '' && !proseAlone.has(lower);
    if (lower.endsWith('/'))
        return first.length > 1 && text.charAt(start - 1) !== '<';
    if (parts.length > 2)
        return parts.some((part) => part.length > 2);
    if (roots.has(first) && second !== '')
        return true;
    if (first.length < 2 || second.length < 2)
        return second === '*';
    if (labels.has(wordBefore(text, start)))
        return true;
    const isCode = (has & HAS_DIGIT) !== 0 || lower.includes('_') || /\.\p{L}/u.test(lower);
    return isCode || first.startsWith('@');
}
/** The last part of a path's key. */
function lastPart(key) {
    return key.slice(key.lastIndexOf('/') + 1);
}
/** The core of a chunk unless it has a slash in it. */
function unslashed(text, chunk, keep) {
    return (chunk.has & HAS_SLASH) === 0 ? coreOf(text, chunk, keep) : undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/file.js


const endings = new Set(('md txt csv tsv json jsonl yaml yml toml xml html htm css js ts tsx jsx mjs cjs mts py rb rs go java kt swift c h ' +
    'cpp hpp cs ex exs nim php pl sh bash sql db sqlite lock log ini cfg conf env pdf doc docx xls xlsx ppt pptx odt ' +
    'png jpg jpeg gif svg webp zip tar gz tgz bz2 xz 7z parquet avro orc dat bin exe dll so jar war proto tf tfvars ' +
    'ipynb r rmd tex bib key pem crt cer pub bak tmp diff patch wav mp3 mp4 mov psd vue svelte scss lua hs ml graphql').split(' '));
const products = /^(node|next|nuxt|vue|react|d3|three|express|nest|backbone|ember|chart|moment|alpine|deck)\.js$/;
/** Names of files: with a known ending, or with a dot in front (`.env.staging`). */
const file = {
    name: 'file',
    find(scan) {
        const values = [];
        for (const chunk of scan.chunks) {
            if ((chunk.has & HAS_DOT) === 0 || (chunk.has & HAS_AT) !== 0)
                continue;
            const core = unslashed(scan.text, chunk, '.');
            if (core === undefined || !isFile(core.lower))
                continue;
            values.push({ type: 'file', key: core.lower, start: core.start, end: core.end });
        }
        return values;
    },
    /** A path that ends in the name says more. */
    covers: (found, wanted) => found.key === wanted.key || lastPart(found.key) === wanted.key,
};
function isFile(lower) {
    if (!/^[\p{L}\p{N}._-]+$/u.test(lower) || lower.includes('..'))
        return false;
    if (lower.startsWith('.'))
        return /^\.\p{L}{2}/u.test(lower);
    const dot = lower.lastIndexOf('.');
    return dot > 0 && endings.has(lower.slice(dot + 1)) && !products.test(lower);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/hash.js



/** Hashes of commits and contents: 7 to 64 hexadecimal digits with a letter and a digit, any number after `commit`. */
const hash = {
    name: 'hash',
    find(scan) {
        const values = [];
        for (const chunk of scan.chunks) {
            if ((chunk.has & HAS_DIGIT) === 0)
                continue;
            const core = unslashed(scan.text, chunk);
            if (core === undefined || !/^[0-9a-f]{4,64}$/.test(core.lower))
                continue;
            const isMixed = /[a-f]/.test(core.lower) && /\d/.test(core.lower);
            if (!isMixed ||
                (core.lower.length < 7 && !/^(commit|hash|sha|revision)$/.test(wordBefore(scan.text, core.start)))) {
                continue;
            }
            if (scan.text.charAt(core.start - 1) === '#')
                continue;
            values.push({ type: 'hash', key: core.lower, start: core.start, end: core.end });
        }
        return values;
    },
    /** A whole hash of 40 or 64 digits says more than its beginning. */
    covers(found, wanted) {
        if (found.key === wanted.key)
            return true;
        return (found.key.length === 40 || found.key.length === 64) && found.key.startsWith(wanted.key);
    },
};

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/host.js


const topLevel = new Set(('com org net io dev example internal local localhost ai app co uk de edu gov test cloud lan corp info eu fr nl se ' +
    'dk ch ca us invalid tech site online int mil arpa svc cluster intra home').split(' '));
/** Endings that are English words too: enough only after two other parts. */
const host_wordy = new Set('no at me is it in so to be es as am pm'.split(' '));
/** Names of hosts with dots, and IP addresses. Names without dots, such as `db-keldar-07`, are ids. */
const host = {
    name: 'host',
    find(scan) {
        const values = [];
        for (const chunk of scan.chunks) {
            if ((chunk.has & HAS_DOT) === 0 || (chunk.has & HAS_AT) !== 0)
                continue;
            const core = unslashed(scan.text, chunk) ?? address(scan.text, chunk.start, chunk.lower);
            if (core === undefined || !(isAddress(core.lower) || isName(core.lower)))
                continue;
            values.push({ type: 'host', key: core.lower, start: core.start, end: core.end });
        }
        return values;
    },
};
/** An address with the length of its network: `10.0.0.0/8`. */
function address(text, start, lower) {
    return /^\d+\.\d+\.\d+\.\d+\/\d\d?$/.test(lower)
        ? { start, end: start + lower.length, lower, text }
        : undefined;
}
function isAddress(lower) {
    const [digits = ''] = lower.split('/');
    const parts = digits.split('.');
    return parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) < 256);
}
function isName(lower) {
    if (!/^[\p{L}\p{N}.-]+$/u.test(lower))
        return false;
    const parts = lower.split('.');
    const last = parts.at(-1) ?? '';
    if (parts.length < 2 || parts.some((part) => part === '') || !/[a-z]/.test(parts[0] ?? ''))
        return false;
    return topLevel.has(last) || (host_wordy.has(last) && parts.length > 2);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/id.js


/** First parts that don't make an id of what follows: `mid-2027`, `top-5`, `sub-200`. */
const prefixes = new Set('mid pre post top sub under over non about circa early late since until ca max min last next first all'.split(' '));
/** Short second parts of compounds such as `3-way`. */
const suffixes = new Set('way bit row col ply day up in on by to of and or out off man ish'.split(' '));
const measured = /^\d+(\.\d+)?(k|m|s|h|d|ms|min|gb|mb|tb|kb|am|pm|px|km|kg|x)?$/;
/**
 * Identifiers, as a whole: names of hosts, tickets, tables, checkpoints, variables, options (`PAY-142`,
 * `db-lerhas-71`, `ledger_archive_2019`, `44-BRX`, `WP4`, `ship_month`, `--no-verify`).
 */
const id = {
    name: 'id',
    find(scan) {
        const values = [];
        for (const chunk of scan.chunks) {
            if ((chunk.has & (HAS_LETTER | HAS_SLASH)) !== HAS_LETTER || (chunk.has & (HAS_AT | HAS_HASH)) !== 0)
                continue;
            const isOption = /^--?\p{L}/u.test(chunk.lower);
            const core = coreOf(scan.text, chunk, isOption ? '-' : '');
            if (core === undefined)
                continue;
            const { lower } = core;
            if (!(isOption && chunk.lower.startsWith('--')
                ? /^--[\p{L}\p{N}-]+$/u.test(lower)
                : isId(lower, chunk.has) && !isTwoSentences(scan.text.slice(core.start, core.end))))
                continue;
            values.push({ type: 'id', key: lower, start: core.start, end: core.end });
        }
        return values;
    },
};
function isId(lower, has) {
    if (!/^[\p{L}\p{N}._-]+$/u.test(lower))
        return false;
    if ((has & HAS_DIGIT) === 0) {
        if ((has & HAS_UNDERSCORE) !== 0)
            return lower.includes('_');
        return (has & HAS_DOT) !== 0 && isDotted(lower);
    }
    if (!/\p{L}/u.test(lower) || !/\d/.test(lower))
        return false;
    if (/^\d{4}-\d\d-\d\dt\d/.test(lower))
        return false;
    const parts = lower.split('-');
    const [first = '', second = ''] = parts;
    if (parts.length > 1 && parts.every((part) => measured.test(part)))
        return false;
    if (prefixes.has(first) && parts.length === 2 && /^[\d.]+$/.test(second))
        return false;
    if (!/^\d+(\.\d+)?$/.test(first))
        return true;
    // `10-minute` is a number with a word, `44-brx` a code.
    return parts.length > 1 && /\d/.test(parts.slice(1).join(''))
        ? true
        : !(second.length > 3 || suffixes.has(second));
}
/** `end.The`: a point without a space after it. */
function isTwoSentences(raw) {
    return /^\p{L}+\.\p{Lu}\p{L}*$/u.test(raw);
}
/** `payment.captured` and `os.path`, but not `e.g` or two sentences without a space. */
function isDotted(lower) {
    return lower.split('.').every((part) => /^[\p{L}-]{2,}$/u.test(part));
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/money.js



const symbols = {
    $: 'USD',
    '€': 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '₩': 'KRW',
    '₽': 'RUB',
};
const codes = new Set('USD EUR GBP CHF NOK SEK DKK PLN CZK HUF JPY CNY INR AUD NZD CAD BRL ZAR RUB ISK SGD HKD KRW MXN UAH AED SAR'.split(' '));
/** Codes that are English words or names in small letters. */
const upperCodes = new Set('TRY RON ILS THB MYR IDR BGN'.split(' '));
const words = new Map();
for (const [code, names] of Object.entries({
    USD: 'dollar dollars bucks',
    EUR: 'euro euros',
    GBP: 'pound pounds quid sterling',
    JPY: 'yen',
    INR: 'rupee rupees',
    KR: 'kr kroner kronor krona krone',
    CHF: 'franc francs',
    PLN: 'zloty',
})) {
    for (const name of names.split(' '))
        words.set(name, code);
}
const nations = {
    us: 'USD',
    american: 'USD',
    canadian: 'CAD',
    australian: 'AUD',
    swiss: 'CHF',
    norwegian: 'NOK',
    swedish: 'SEK',
    danish: 'DKK',
};
const dollarPrefixes = {
    US: 'USD',
    A: 'AUD',
    AU: 'AUD',
    C: 'CAD',
    CA: 'CAD',
    NZ: 'NZD',
    S: 'SGD',
    HK: 'HKD',
};
/** Amounts of money in any notation: `$1,500`, `1500 USD`, `1.5k dollars`, `fifteen hundred dollars`, `50 cents`. */
const money = {
    name: 'money',
    find(scan) {
        const values = [];
        const { amounts } = scan;
        let ahead;
        for (let at = amounts.length - 1; at >= 0; at--) {
            const amount = amounts[at];
            if (amount === undefined)
                continue;
            const before = currencyBefore(scan, amount);
            const after = currencyAfter(scan, amount);
            const shared = amount.link === undefined ? undefined : ahead;
            if (amount.attached && after === undefined) {
                // `$2a` is no money, but something else.
                ahead = undefined;
                continue;
            }
            const base = after !== undefined && before?.base !== 'EUR' ? after.base : (before?.base ?? shared);
            ahead = before === undefined ? base : undefined;
            if (before !== undefined && amount.link === 'dash')
                shareForwards(values, amounts[at + 1], before.base);
            if (base !== undefined)
                values.push(moneyOf(scan, amount, base, before, after));
        }
        return values.sort((one, other) => one.start - other.start);
    },
    /** Cents say the same as the decimals of a currency of hundredths. */
    covers(found, wanted) {
        if (found.key === wanted.key)
            return true;
        const [cents = '', foundBase] = found.key.split(' ');
        const [whole, base = ''] = wanted.key.split(' ');
        return foundBase === 'CENT' && /^(USD|EUR|CAD|AUD|NZD)$/.test(base) && scaled(cents, 1, -2) === whole;
    },
};
function moneyOf(scan, amount, base, before, after) {
    const unit = { base, factor: 1, exponent: 0, next: 0 };
    const end = after === undefined ? amount.end : scan.end(after.piece - 1);
    const value = measure('money', amount, unit, end);
    if (before === undefined)
        return value;
    value.start = Math.min(value.start, scan.start(before.piece));
    if (isMinus(scan, before.piece - 1)) {
        value.start = scan.start(before.piece - 1);
        value.key = `${canonical(`-${amount.plain}`)} ${base}`;
    }
    return value;
}
/** `$5-10`: the sign of the first holds for the second, unless that is the money found last. */
function shareForwards(values, next, base) {
    if (next === undefined || (values.at(-1)?.start ?? next.end) < next.end)
        return;
    values.push(measure('money', next, { base, factor: 1, exponent: 0 }, next.end));
}
function currencyBefore(scan, amount) {
    const piece = amount.first - 1;
    const raw = scan.raw(piece);
    const symbol = symbols[raw];
    if (symbol !== undefined) {
        const prefix = raw === '$' && scan.touches(piece) ? dollarPrefixes[scan.raw(piece - 1)] : undefined;
        return prefix === undefined ? { base: symbol, piece } : { base: prefix, piece: piece - 1 };
    }
    if (raw.length !== 3)
        return undefined;
    const upper = raw.toUpperCase();
    const isCode = upperCodes.has(raw) || (codes.has(upper) && (raw === upper || raw === raw.toLowerCase()));
    if (!isCode || scan.isDigits(piece - 1))
        return undefined;
    return { base: upper, piece };
}
function currencyAfter(scan, amount) {
    const symbol = symbols[scan.raw(amount.next)];
    if (symbol !== undefined) {
        const isNextPrefix = scan.touches(amount.next + 1) && scan.isDigits(amount.next + 1);
        return isNextPrefix ? undefined : { base: symbol, piece: amount.next + 1 };
    }
    const piece = amount.unit;
    if (piece < 0)
        return undefined;
    const word = scan.word(piece);
    if (word === 'us' && scan.raw(piece + 1) === '$')
        return { base: 'USD', piece: piece + 2 };
    const nation = nations[word];
    if (nation !== undefined)
        return words.has(scan.word(piece + 1)) ? { base: nation, piece: piece + 2 } : undefined;
    if (word === 'cent' || word === 'cents')
        return { base: 'CENT', piece: piece + 1 };
    const named = words.get(word);
    if (named !== undefined) {
        const isSterling = named === 'GBP' && scan.word(piece + 1) === 'sterling';
        return { base: named, piece: piece + (isSterling ? 2 : 1) };
    }
    const upper = word.toUpperCase();
    const isCode = codes.has(upper) || upperCodes.has(scan.raw(piece));
    return isCode ? { base: upper, piece: piece + 1 } : undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/number.js


/**
 * Numbers and counts, in digits or words. What is counted isn't part of the value. Two leading zeros or more digits
 * after one make a code (`0142`), which keeps its zeros.
 */
const number = {
    name: 'number',
    find(scan) {
        const values = [];
        for (const amount of scan.amounts) {
            if (amount.attached || scan.text.charAt(amount.end) === '_')
                continue;
            const { plain } = amount;
            const key = /^0\d{2,}$/.test(plain) ? plain : canonical(plain);
            const isNumbered = scan.raw(amount.first - 1) === '#' && scan.touches(amount.first);
            const start = isNumbered ? amount.start - 1 : amount.start;
            values.push(withFlag({ type: 'number', key, start, end: amount.end, amount: plain }, amount.approximate));
        }
        return values;
    },
};

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/ordinal.js

const ordinal_words = new Map(('first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth ' +
    'fifteenth sixteenth seventeenth eighteenth nineteenth twentieth')
    .split(' ')
    .map((word, index) => [word, `${index + 1}`]));
const ordinalWords = wordClass(ordinal_words.keys());
const before = new Set('the our its their his her every each a on my your'.split(' '));
/** Places in an order: `3rd`, `the third`. `first` and `second` need an article, as they are often something else. */
const ordinal = {
    name: 'ordinal',
    find(scan) {
        const values = [];
        for (const piece of scan.digits) {
            if (!/^(st|nd|rd|th)$/.test(scan.word(piece + 1)) || !scan.touches(piece + 1))
                continue;
            const key = scan.raw(piece).replace(/^0/, '');
            if (key.length > 9)
                continue;
            values.push({ type: 'ordinal', key, start: scan.start(piece), end: scan.end(piece + 1) });
        }
        for (const piece of scan.piecesOf(ordinalWords)) {
            const key = ordinal_words.get(scan.word(piece)) ?? '';
            if (!isOrder(scan.word(piece - 1), scan.isWord(piece + 1), key))
                continue;
            values.push({ type: 'ordinal', key, start: scan.start(piece), end: scan.end(piece) });
        }
        return values;
    },
};
/** `one third` and `a second` (of time) are no places in an order. */
function isOrder(word, hasNoun, key) {
    if (/^(one|two|a)$/.test(word))
        return hasNoun && word === 'a' && Number(key) <= 3;
    return Number(key) > 2 || (hasNoun && before.has(word));
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/percentage.js


/** Shares of a hundred: `5 %`, `5 percent`, `five per cent`. Percentage points are something else. */
const percentage = {
    name: 'percentage',
    find(scan) {
        return measures(scan, 'percentage', (amount) => {
            const sign = scan.raw(amount.next);
            if (sign === '%' || sign === '‰') {
                if (isGlued(scan, amount.next + 1) || isLetterAt(scan.text, scan.end(amount.next)))
                    return undefined;
                return { base: '%', factor: 1, exponent: sign === '%' ? 0 : -1, next: amount.next + 1 };
            }
            const piece = amount.unit;
            const word = piece < 0 ? '' : scan.word(piece);
            if (word === 'pp' || (word === 'percentage' && /^points?$/.test(scan.word(piece + 1)))) {
                return { base: 'points', factor: 1, exponent: 0, next: piece + (word === 'pp' ? 1 : 2) };
            }
            const isPercent = word === 'percent' || word === 'pct';
            const isSplit = word === 'per' && scan.word(piece + 1) === 'cent';
            if (!isPercent && !isSplit)
                return undefined;
            return { base: '%', factor: 1, exponent: 0, next: piece + (isSplit ? 2 : 1) };
        });
    },
};

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/common-words.js
/**
 * Words that stand with a capital without being a part of a person's name: at the start of sentences, in headings,
 * as products, languages, places and organisations.
 */
const commonWords = new Set(
// Starts of sentences and headings.
('a about above accepted according across action active actual add added additional adopted after again against ' +
    'agreed all allowed almost already also although always among an and annotation another answer answered any ' +
    'anything apart approved are around as ask asked assistant at author authors avoid back background because been ' +
    'before behind being below besides best between big both bring broken bug build built but by call called can ' +
    'cancelled cannot cap cause change changed changes chart check checked checkpoint clean clear client close closed ' +
    'code colour color column comment commit company completed condition confirmed constraint constraints contact ' +
    'content context continue copy correction cost could count current currently customer customers cut cutover daily ' +
    'data database date deadline dear decided decision decisions default delete deleted deploy deployed deploys detail ' +
    'details did digest do document documents does done draft drop due during each earlier either email end ' +
    'environment error errors escalate even every everybody everyone everything example except export fact facts few ' +
    'figure figures file files final finally find finish finished first fix fixed flow flows folder follow for ' +
    'forbidden format found four from full further general get give given go goal goals good group guide had half ' +
    'hand handover hard has have he head hello help hence her here hi his history hold host hotel how however i if ' +
    'important import in index info input instead internal into is issue issues it item its job jobs just keep kept ' +
    'key known last late later latest lead leave left legal less let like limit limits line list load log long look ' +
    'made main maintainer make manager many mark markdown may me mean meeting message might migration minutes mode ' +
    'model monitoring more most move moved much must my name names need needs never new next no nobody none nor not ' +
    'note noted notes nothing notify now number of off office old on once one only open option or order orders other ' +
    'others otherwise our out output outcome over overview owner owners page part past pending people per person phase ' +
    'ping plan planned plans please point policy pool port preference preferences previous primary print prior ' +
    'priority problem progress project proposal proposed pull purpose push question questions queue quote read ready ' +
    'reason recent record refactor reference references rejected release released remaining remains remember reminder ' +
    'remove removed reply report request requests required restart result results resume review reviewed reviewer ' +
    'reviewers risk risks role round rule rules run running safety said same save say says scope second section see ' +
    'send sent server service session set several she should show side since so some somebody someone something soon ' +
    'source stage standing start started state statement status stay step steps still stop stopped storage style ' +
    'subject such suggested summary superseded support switch system table tables take task tasks tell test tests ' +
    'than thanks that the their them then there therefore these they thing things third this those though three ' +
    'through thus ticket time title to today together told tomorrow too tool tools topic total treat try turn two ' +
    'type under unless until up update updated updates upper use used user users uses value values verified version ' +
    'very via wait waiting want wanted wants was watch we week weekly well were what when where whether which while ' +
    'who whoever why will window wip with within without word work workflow working works would write writes yes ' +
    'yesterday yet you your approver approval contacts sponsor editor supervisor engineer director dr mr mrs ms prof ' +
    'oncall pager backup steward speaker travellers unit blocked blocker merge signed per-user escalation security ' +
    'seats flight flights loads batch batches charts pages staging production prod constraint-set north south east ' +
    'west goal-state hi-res ops team teams dev devs support-desk leader leads chief responsible assignee assigned ' +
    // Languages, nations and places.
    'english british american german french italian spanish portuguese dutch danish norwegian swedish finnish polish ' +
    'czech russian japanese chinese european swiss europe germany france italy spain london berlin paris vienna oslo ' +
    'street road row yard bay lane square park house city island islands university institute bank college school ' +
    'hospital council trust foundation ' +
    // Products and terms.
    'python java javascript typescript rust ruby golang swift kotlin scala postgres postgresql mysql mariadb sqlite ' +
    'redis kafka mongo mongodb oracle docker kubernetes terraform ansible jenkins github gitlab git linux windows ' +
    'ubuntu debian macos android chrome firefox safari google amazon azure microsoft apple slack jira confluence ' +
    'excel word-file powerpoint outlook zoom react angular django rails spring node django flask spark airflow ' +
    'grafana prometheus sentry stripe paypal redmine alembic sqitch vancouver harvard yaml json xml csv pdf html css ' +
    'sql api url cloud web internet bot agent okay ok').split(' '));

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/weekday.js

const names = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const weekday_full = new Map(names.flatMap((name) => [[name, name], [`${name}s`, name]]));
const weekday_short = new Map('Mon monday Tue tuesday Tues tuesday Wed wednesday Thu thursday Thur thursday Thurs thursday Fri friday Sat saturday Sun sunday'
    .split(' ')
    .flatMap((word, index, all) => (index % 2 === 0 ? [[word, all[index + 1] ?? '']] : [])));
const dayWords = wordClass([...weekday_full.keys(), ...[...weekday_short.keys()].map((word) => word.toLowerCase())]);
/** Days of the week. Short names need their capital, as `sat` and `sun` are words. */
const weekday = {
    name: 'weekday',
    find(scan) {
        const values = [];
        for (const piece of scan.piecesOf(dayWords)) {
            const key = weekday_full.get(scan.word(piece)) ?? weekday_short.get(scan.raw(piece));
            if (key === undefined)
                continue;
            values.push({ type: 'weekday', key, start: scan.start(piece), end: scan.end(piece) });
        }
        return values;
    },
};
/** Whether a word in lower case names a day of the week. */
function isWeekdayName(word) {
    return weekday_full.has(word) || weekday_short.has(word.charAt(0).toUpperCase() + word.slice(1));
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/capitals.js




const particles = new Set('de van der den von zu da dos du del della di la le bin ibn al el ten ter af av'.split(' '));
const dateBefore = /^(in|by|until|till|of|since|from|to|before|after|end|early|late|mid|this|next|last|during)$/;
const titles = new Set('dr mr mrs ms prof professor'.split(' '));
/** The runs of the last text, which persons and single names both ask for. */
let last;
/** The runs of capitalised words that can be names: without common words, months, days, and parts of identifiers. */
function capitalRuns(scan) {
    if (last?.scan !== scan)
        last = { scan, runs: readRuns(scan) };
    return last.runs;
}
function readRuns(scan) {
    const runs = [];
    let done = 0;
    for (const piece of scan.capitals) {
        const first = piece < done ? undefined : wordAt(scan, piece);
        if (first === undefined)
            continue;
        const run = {
            first: piece,
            next: first.next,
            words: [first.word],
            atStart: startsSentence(scan, piece),
        };
        for (let next = capitals_wordAfter(scan, run.next); next !== undefined; next = capitals_wordAfter(scan, run.next)) {
            run.words.push(...next.words);
            run.next = next.next;
        }
        done = run.next;
        if (run.words.some((word) => word.length > 1))
            runs.push(run);
    }
    return runs;
}
/** A part of a name that starts at a piece: `Priya`, `Anna-Lena`, `O'Brien`, or an initial such as `P.`. */
function wordAt(scan, piece) {
    if (!scan.isWord(piece) || !capitals_isCapital(scan.text.charCodeAt(scan.start(piece))) || isStuck(scan, piece))
        return undefined;
    const raw = scan.raw(piece);
    if (raw.length === 1)
        return initialAt(scan, piece) ?? prefixed(scan, piece);
    if (raw === raw.toUpperCase())
        return undefined;
    let word = scan.word(piece);
    let next = piece + 1;
    while (isJoined(scan, next)) {
        word += `-${scan.word(next + 1)}`;
        next += 2;
    }
    if (commonWords.has(word) || isWeekdayName(word) || isOpen(scan, next))
        return undefined;
    if (isMonthName(word) && !isGivenName(scan, piece))
        return undefined;
    return { word, next };
}
/** `Jan de Vries`, `June Fry`: a month's name before another part of a name, with nothing of a date around it. */
function isGivenName(scan, piece) {
    if (!/^(Jan|April|May|June|August)$/.test(scan.raw(piece)) || !isClose(scan, piece + 1))
        return false;
    if (piece > 0 && (scan.isDigits(piece - 1) || dateBefore.test(scan.word(piece - 1))))
        return false;
    const after = scan.raw(piece + 1);
    if (particles.has(after))
        return true;
    return !isMonthName(after.toLowerCase()) && wordAt(scan, piece + 1) !== undefined;
}
function capitals_isCapital(code) {
    if (code < 128)
        return code >= 65 && code <= 90;
    const char = String.fromCharCode(code);
    return charClass(code) === LETTER && char !== char.toLowerCase();
}
/** An initial: `P.` before another part of a name, or a bare `P`, except for the words `A` and `I`. */
function initialAt(scan, piece) {
    const hasPoint = scan.raw(piece + 1) === '.' && scan.touches(piece + 1);
    if (!hasPoint && /^[AI]$/.test(scan.raw(piece)))
        return undefined;
    const after = piece + (hasPoint ? 2 : 1);
    const isFollowed = scan.isWord(after) && capitals_isCapital(scan.text.charCodeAt(scan.start(after)));
    return isFollowed && isClose(scan, after) ? { word: scan.word(piece), next: after } : undefined;
}
/** `O'Brien` and `D'Angelo`. */
function prefixed(scan, piece) {
    const isMark = /^['’]$/.test(scan.raw(piece + 1)) && scan.touches(piece + 1) && scan.touches(piece + 2);
    if (!isMark || !scan.isWord(piece + 2) || scan.raw(piece + 2).length < 3)
        return undefined;
    return { word: `${scan.word(piece)}'${scan.word(piece + 2)}`, next: piece + 3 };
}
/** A hyphen with a further capitalised word, as in `Solberg-Reyes`. */
function isJoined(scan, piece) {
    if (scan.raw(piece) !== '-' || !scan.touches(piece) || !scan.touches(piece + 1))
        return false;
    const word = scan.raw(piece + 1);
    return scan.isWord(piece + 1) && capitals_isCapital(word.charCodeAt(0)) && word !== word.toUpperCase();
}
/** Whether something technical follows at once: `Kestrel-07`, `Main.java`, `Tests/`. */
function isOpen(scan, next) {
    if (!scan.touches(next))
        return false;
    const mark = scan.raw(next);
    if (mark === '_' || mark === '/' || mark === '@' || mark === '=' || scan.isDigits(next))
        return true;
    return ((mark === '-' || mark === '.') &&
        scan.touches(next + 1) &&
        (scan.isWord(next + 1) || scan.isDigits(next + 1)));
}
function isStuck(scan, piece) {
    return scan.touches(piece) && /^[-_/@.#$\d]/.test(scan.raw(piece - 1));
}
/** The next part of a name: after one space, or after particles such as `van der`. */
function capitals_wordAfter(scan, piece) {
    const words = [];
    let at = piece;
    while (words.length < 3 && particles.has(scan.raw(at)) && isClose(scan, at))
        words.push(scan.word(at++));
    if (!isClose(scan, at))
        return undefined;
    const next = wordAt(scan, at);
    return next === undefined ? undefined : { words: [...words, next.word], next: next.next };
}
function isClose(scan, piece) {
    if (scan.touches(piece))
        return scan.raw(piece - 1) === '.';
    return scan.start(piece) - scan.end(piece - 1) === 1 && scan.text.charAt(scan.start(piece) - 1) !== '\n';
}
function startsSentence(scan, piece) {
    if (piece === 0)
        return true;
    const before = scan.raw(piece - 1);
    if (before === '.')
        return !titles.has(scan.word(piece - 2));
    if (titles.has(before.toLowerCase()))
        return false;
    if (/^[!?:•*"“(|>;-]$/.test(before))
        return true;
    return scan.text.slice(scan.end(piece - 1), scan.start(piece)).includes('\n');
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/person.js

/** People by at least two parts of their name: `Priya Natarajan`, `P. Natarajan`, `Jan de Vries`. */
const person = {
    name: 'person',
    find: (scan) => named(scan, 'person', (words, _) => words.length > 1),
    covers: coversPerson,
};
/**
 * A single capitalised word inside of a sentence that is no common word: a person's given name or surname, but also
 * a place or a product. At the start of a sentence only names that are asked for are found.
 */
const person_name = {
    name: 'name',
    find: (scan) => named(scan, 'name', (words, atStart) => words.length === 1 && !atStart),
    covers: coversPerson,
};
function named(scan, type, fits) {
    return capitalRuns(scan).flatMap(({ words, first, next, atStart }) => fits(words, atStart)
        ? { type, key: words.join(' '), start: scan.start(first), end: scan.end(next - 1) }
        : []);
}
/** Where known people stand: their full names in any letter case, single parts of them with a capital. */
function knownPeople(scan, people) {
    const known = new Map();
    for (const { key } of people) {
        const words = key.split(/[ -]/);
        const first = words[0] ?? '';
        known.set(first, [...(known.get(first) ?? []), words]);
        for (const word of words)
            if (word.length > 2 && !known.has(word))
                known.set(word, []);
    }
    const values = [];
    for (let piece = 0; piece < scan.count; piece++) {
        const names = scan.isWord(piece) ? known.get(scan.word(piece)) : undefined;
        if (names === undefined)
            continue;
        const start = scan.start(piece);
        const words = names.find((parts) => parts.length > 1 && says(scan, piece, parts));
        if (words !== undefined) {
            const next = pieceAfter(scan, piece, words);
            values.push({ type: 'person', key: wordsFrom(scan, piece, next), start, end: scan.end(next - 1) });
            piece = next - 1;
        }
        else if (scan.raw(piece) !== scan.word(piece)) {
            values.push({ type: 'name', key: scan.word(piece), start, end: scan.end(piece) });
        }
    }
    return values;
}
function says(scan, piece, words) {
    let at = piece;
    for (const word of words) {
        if (scan.raw(at) === '-' && at > piece)
            at++;
        if (scan.word(at++) !== word)
            return false;
    }
    return true;
}
function pieceAfter(scan, piece, words) {
    let at = piece;
    for (const _ of words)
        at += scan.raw(at) === '-' ? 2 : 1;
    return at;
}
function wordsFrom(scan, piece, next) {
    let key = '';
    for (let at = piece; at < next; at++) {
        const isHyphen = scan.raw(at) === '-';
        key += isHyphen ? '-' : key === '' || key.endsWith('-') ? scan.word(at) : ` ${scan.word(at)}`;
    }
    return key;
}
/**
 * Whether a name is enough for a wanted one: it has all of it; or it is a part of it (`Natarajan`, `P. Natarajan`,
 * `Priya`) that no other person of the text shares.
 */
function coversPerson(found, wanted, others) {
    if (found.key === wanted.key)
        return true;
    const words = found.key.split(' ');
    const wantedWords = wanted.key.split(' ');
    const hasAll = ` ${found.key} `.includes(` ${wanted.key} `);
    if (!hasAll && !isPart(words, wantedWords))
        return false;
    if (hasAll && wantedWords.length > 1)
        return true;
    const shared = words.filter((word) => word.length > 1 && wantedWords.includes(word));
    const people = others.filter(({ type }) => type === 'person').map(({ key }) => key.split(' '));
    const longest = wantedWords.length > 1 ? wantedWords : words;
    return people.every((other) => !shared.some((word) => other.includes(word)) || isPart(other, longest) || contains(other, longest));
}
/** Whether the words are some of a name's, in its order, initials standing for words; one word at least is whole. */
function isPart(words, whole) {
    let at = 0;
    let hasWord = false;
    for (const word of words) {
        while (at < whole.length && whole[at] !== word && !(word.length === 1 && whole[at]?.startsWith(word)))
            at++;
        if (at === whole.length)
            return false;
        hasWord ||= word.length > 1;
        at++;
    }
    return hasWord;
}
function contains(words, part) {
    return ` ${words.join(' ')} `.includes(` ${part.join(' ')} `);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/port.js

const between = new Set([':', '=', 'is', 'number', 'to', 'at', '→', '"', "'", '#', 'no', 'nr', '|']);
/** Ports: `port 6433`, `ports 80 and 443`, `localhost:6433`, `6433/tcp`. */
const port = {
    name: 'port',
    find(scan) {
        const values = [];
        let previous;
        let wasPort = false;
        for (const amount of scan.amounts) {
            const isPlain = !amount.inWords && /^\d{2,5}$/.test(amount.plain) && Number(amount.plain) < 65_536;
            const isLinked = wasPort && previous?.link !== undefined;
            wasPort = isPlain && (isLinked || isNamed(scan, amount) || isMarked(scan, amount));
            previous = amount;
            if (!wasPort || amount.attached)
                continue;
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
function isNamed(scan, { first, next }) {
    if (scan.raw(next) === '/' && /^(tcp|udp)$/.test(scan.word(next + 1)))
        return true;
    let at = first - 1;
    while (at > first - 5 && between.has(scan.word(at)))
        at--;
    const word = scan.word(at);
    return word === 'port' || word === 'ports';
}
/** `:6433` after a space or the name of a host. */
function isMarked(scan, { first, plain }) {
    if (scan.raw(first - 1) !== ':' || !scan.touches(first) || plain.length < 3)
        return false;
    const before = scan.start(first - 1) - 1;
    if (isSpaceAt(scan.text, before) || scan.text.charAt(before) === '*')
        return true;
    const name = scan.word(first - 2);
    if (name === 'localhost')
        return true;
    const mark = scan.raw(first - 3);
    return (mark === '.' || mark === '-') && scan.touches(first - 2) && scan.touches(first - 1);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/size.js

const sizeUnits = unitTable([
    'byte bytes = B',
    'kB KB kb kilobyte kilobytes = B 1 3',
    'MB mb megabyte megabytes = B 1 6',
    'GB gb gigabyte gigabytes gig gigs = B 1 9',
    'TB tb terabyte terabytes = B 1 12',
    'PB pb petabyte petabytes = B 1 15',
    'KiB Ki kib kibibyte kibibytes = B 1024',
    'MiB Mi mib mebibyte mebibytes = B 1048576',
    'GiB Gi gib gibibyte gibibytes = B 1073741824',
    'TiB Ti tib tebibyte tebibytes = B 1099511627776',
]);
/** Amounts of data: `2 GB`, `512 MiB`, `200 kB`. Units of a thousand and of 1,024 differ. */
const size = {
    name: 'size',
    find(scan) {
        return measures(scan, 'size', (amount) => {
            const piece = amount.unit;
            const unit = lookUp(scan, piece, sizeUnits);
            if (unit === undefined || isRate(scan, piece + 1) || isGlued(scan, piece + 1))
                return undefined;
            if (scan.raw(piece).length === 2 && scan.raw(piece).endsWith('i') && !scan.touches(piece))
                return undefined;
            return { ...unit, next: piece + 1 };
        });
    },
};

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/quantity.js


const quantity_units = unitTable([
    'km kilometre kilometres kilometer kilometers = m 1 3',
    'm metre metres meter meters = m',
    'cm centimetre centimetres centimeter centimeters = m 1 -2',
    'mm millimetre millimetres millimeter millimeters = m 1 -3',
    'µm μm = m 1 -6',
    'nm = m 1 -9',
    'mile miles mi = mile',
    'ft feet foot = foot',
    'inch inches = inch',
    'kg kilo kilos kilogram kilograms = g 1 3',
    'g gram grams gramme grammes = g',
    'mg milligram milligrams = g 1 -3',
    't tonne tonnes = g 1 6',
    'ton tons = ton',
    'lb lbs = pound',
    'l L litre litres liter liters = l',
    'ml mL millilitre millilitres milliliter milliliters = l 1 -3',
    'ha hectare hectares = ha',
    'px pixel pixels = px',
    'pt point points = pt',
    'em = em',
    'rem = rem',
    'dpi = dpi',
    'fps = fps',
    'rpm = rpm',
    'ppm = ppm',
    'dB db = dB',
    'Hz hertz = Hz',
    'kHz kilohertz = Hz 1 3',
    'MHz megahertz = Hz 1 6',
    'GHz gigahertz = Hz 1 9',
    'W watt watts = W',
    'kW kilowatt kilowatts = W 1 3',
    'MW megawatt megawatts = W 1 6',
    'GW gigawatt gigawatts = W 1 9',
    'Wh = Wh',
    'kWh = Wh 1 3',
    'MWh = Wh 1 6',
    'V volt volts = V',
    'mA = mA',
    'bar = bar',
    'hPa = hPa',
    'kPa = kPa',
    'kcal = kcal',
    'bit bits = bit',
    'kbit kbits = bit 1 3',
    'Mbit Mbits megabit megabits = bit 1 6',
    'Gbit Gbits gigabit gigabits = bit 1 9',
    'kbps = bit/s 1 3',
    'Mbps mbps = bit/s 1 6',
    'Gbps gbps = bit/s 1 9',
    'mph = mph',
    'kph kmh = km/h',
    'degree degrees deg = °',
]);
const caseMatters = new Set(['mw', 'gw', 'wh']);
/** Numbers with a physical or typographic unit: `10 km`, `23.6 tonnes`, `14 pt`, `38 °C`, `100 MB/s`, `12 m²`. */
const quantity = {
    name: 'quantity',
    find(scan) {
        return measures(scan, 'quantity', (amount) => {
            if (scan.raw(amount.next) === '°')
                return degrees(scan, amount.next);
            const piece = amount.unit;
            if (piece < 0)
                return undefined;
            const raw = scan.raw(piece);
            if (isRate(scan, piece + 1) &&
                (lookUp(scan, piece, quantity_units) ?? lookUp(scan, piece, sizeUnits)) !== undefined) {
                const rate = `${raw}/${scan.word(piece + 2)}`;
                return { base: rate === 'km/h' ? rate : rate.toLowerCase(), factor: 1, exponent: 0, next: piece + 3 };
            }
            const unit = lookUp(scan, piece, quantity_units);
            if (unit === undefined || (caseMatters.has(scan.word(piece)) && !quantity_units.has(raw)))
                return undefined;
            return (power(scan, unit.base, piece) ??
                (quantity_isUnit(scan, piece) && !isGlued(scan, piece + 1) ? { ...unit, next: piece + 1 } : undefined));
        });
    },
};
function degrees(scan, piece) {
    const scale = scan.raw(piece + 1);
    const isScale = (scale === 'C' || scale === 'F') && scan.touches(piece + 1);
    return { base: isScale ? `°${scale}` : '°', factor: 1, exponent: 0, next: piece + (isScale ? 2 : 1) };
}
/** `m²`, `m2`, `km²`: areas and volumes, in their own units. */
function power(scan, base, piece) {
    const exponent = scan.raw(piece + 1);
    if (base !== 'm' || !scan.touches(piece + 1) || !/^[23²³]$/.test(exponent))
        return undefined;
    const digit = exponent.replace('²', '2').replace('³', '3');
    return { base: `${scan.word(piece)}${digit}`, factor: 1, exponent: 0, next: piece + 2 };
}
/** A metre at once after its number is rather a minute (`15m`), which durations read. */
function quantity_isUnit(scan, piece) {
    return scan.raw(piece) !== 'm' || !scan.touches(piece);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/time.js




const clockStarts = wordClass('noon midday midnight half quarter one two three four five six seven eight nine ten eleven twelve'.split(' '));
const clockWords = new Set('at by before until till from to after and - –'.split(' '));
/** Times of day: `14:00`, `2 pm`, `2:30pm`, `at 14h`, `half past ten`, `noon`, with the zone that stands beside them. */
const time = {
    name: 'time',
    find(scan) {
        const clocks = [];
        let done = 0;
        for (const piece of merged(scan.digits, scan.piecesOf(clockStarts))) {
            if (piece < done)
                continue;
            const clock = scan.isDigits(piece) ? digitClock(scan, piece) : wordClock(scan, piece);
            if (clock === undefined)
                continue;
            placeZone(scan, clock);
            if (time_isGlued(scan, clock.next))
                continue;
            clocks.push(clock);
            done = clock.next;
        }
        shareBackwards(scan, clocks);
        return clocks.flatMap((clock) => (clock.bare === true ? [] : timeOf(scan, clock)));
    },
    /**
     * The same moment of the day in another zone is enough, and a time with a zone for one without. Without its zone a
     * time is enough where the text names no other one.
     */
    covers(found, wanted, others) {
        if (found.key === wanted.key)
            return true;
        if (found.key.includes(' ') && inUtc(found.key) === inUtc(wanted.key))
            return true;
        const [clock, zone] = found.key.split(' ');
        const [wantedClock, wantedZone] = wanted.key.split(' ');
        if (clock !== wantedClock)
            return false;
        if (wantedZone === undefined)
            return true;
        if (zone !== undefined)
            return false;
        const zones = others.flatMap(({ type, key }) => type === 'zone' ? key : type === 'time' ? (key.split(' ')[1] ?? []) : []);
        return zones.every((other) => other === wantedZone);
    },
};
function timeOf(scan, { minutes, seconds, first, next, zone }) {
    const key = timeKey(minutes, seconds, zone?.offset);
    const before = scan.word(first - 1);
    const value = { type: 'time', key, start: scan.start(first), end: scan.end(next - 1) };
    if (/^(about|around|approximately|roughly|circa|nearly|almost|~)$/.test(before))
        value.approximate = true;
    return value;
}
/** Whether letters follow a time at once, other than the `h` of `10:30h`. */
function time_isGlued(scan, next) {
    return scan.touches(next) && scan.isWord(next) && scan.word(next) !== 'h';
}
function placeZone(scan, clock) {
    const zone = zoneAt(scan, clock.next);
    if (zone === undefined)
        return;
    // `01:30-07:45` is a range; a shift to the west is only taken for one in a full timestamp.
    if (scan.raw(zone.first) === '-' && clock.seconds === 0 && scan.word(clock.first - 1) !== 't')
        return;
    clock.zone = zone;
    clock.next = zone.next;
    if (clock.bare === true && !scan.touches(zone.first))
        delete clock.bare;
}
/** What ends a range gives its zone and its half of the day to what starts it: `10:00 to 16:00 UTC`, `9-11 am`. */
function shareBackwards(scan, clocks) {
    for (let at = clocks.length - 2; at >= 0; at--) {
        const clock = clocks[at];
        const other = clocks[at + 1];
        if (clock === undefined || other === undefined || other.bare === true)
            continue;
        if (other.first - clock.next !== 1 || !/^(-|–|to|and|or|until|till)$/.test(scan.word(clock.next)))
            continue;
        if (clock.bare === true && !isRange(scan, clock))
            continue;
        if (clock.zone === undefined && other.zone !== undefined)
            clock.zone = other.zone;
        if (clock.bare === true) {
            delete clock.bare;
            if (isAfternoon(scan, other) && clock.minutes < 720 && clock.minutes + 720 < other.minutes)
                clock.minutes += 720;
        }
    }
}
/** Whether a bare number starts a range of times: `9-11 am`, `9 to 11 am`, `between 9 and 11 am`. */
function isRange(scan, { first, next }) {
    if (/^(from|between)$/.test(scan.word(first - 1)) || scan.word(next) === 'to')
        return true;
    return /^[-–]$/.test(scan.raw(next)) && scan.touches(next) && scan.touches(next + 1);
}
function isAfternoon(scan, clock) {
    for (let at = clock.first; at < clock.next; at++)
        if (/^pm?$/.test(scan.word(at)))
            return true;
    return false;
}
function digitClock(scan, piece) {
    const length = scan.end(piece) - scan.start(piece);
    if (length > 4 || length === 3)
        return undefined;
    const sequel = sequels.get(scan.word(piece + 1)) ?? (zoneAt(scan, piece + 1) === undefined ? undefined : 'bare');
    if (sequel === undefined || time_isInside(scan, piece))
        return undefined;
    const digits = scan.raw(piece);
    if (length === 4)
        return sequel === 'bare' ? fourDigits(piece, digits) : undefined;
    const clock = { minutes: Number(digits) * 60, seconds: 0, first: piece, next: piece + 1 };
    if (clock.minutes > 1440)
        return undefined;
    if (sequel === ':') {
        return scan.touches(piece + 1) && scan.touches(piece + 2) ? withMinutes(scan, clock) : undefined;
    }
    if (sequel === 'half')
        return halfOfDay(scan, clock);
    if (sequel === 'h')
        return scan.touches(piece + 1) ? frenchClock(scan, clock) : undefined;
    if (sequel === 'o')
        return wholeHour(scan, clock);
    return { ...clock, bare: true };
}
/** What may follow a number that is a time of day, and how it is read on. */
const sequels = new Map([
    [':', ':'],
    ...['am', 'pm', 'a', 'p', 'in', 'at'].map((word) => [word, 'half']),
    ['h', 'h'],
    ['o', 'o'],
    ...['-', '–', 'to', 'and', 'or', 'until', 'till'].map((word) => [word, 'bare']),
]);
/** `ten o'clock`, from the piece after the hour on. */
function wholeHour(scan, clock) {
    if (scan.word(clock.next) !== 'o' || scan.word(clock.next + 2) !== 'clock')
        return undefined;
    const whole = { ...clock, next: clock.next + 3 };
    return halfOfDay(scan, whole) ?? whole;
}
function time_isInside(scan, piece) {
    if (!scan.touches(piece))
        return false;
    const before = scan.raw(piece - 1);
    if (/^t$/i.test(before))
        return !(scan.touches(piece - 1) && scan.isDigits(piece - 2));
    if (scan.isWord(piece - 1) || /^[_.#$€£/,]$/.test(before))
        return true;
    return before === ':' && scan.touches(piece - 1) && scan.isDigits(piece - 2);
}
function withMinutes(scan, clock) {
    const digits = scan.raw(clock.first + 2);
    if (!/^[0-5]\d$/.test(digits))
        return undefined;
    clock.minutes += Number(digits);
    clock.next = clock.first + 3;
    if (scan.raw(clock.next) === ':' && scan.touches(clock.next) && scan.touches(clock.next + 1)) {
        const seconds = scan.raw(clock.next + 1);
        if (!/^[0-5]\d$/.test(seconds))
            return undefined;
        clock.seconds = Number(seconds);
        clock.next += 2;
        if (scan.raw(clock.next) === ':' && scan.touches(clock.next + 1))
            return undefined;
        const hasParts = scan.raw(clock.next) === '.' && scan.touches(clock.next) && scan.touches(clock.next + 1);
        if (hasParts && scan.isDigits(clock.next + 1))
            clock.next += 2;
    }
    if (clock.minutes > 1440)
        return undefined;
    return halfOfDay(scan, clock) ?? clock;
}
/** Reads `am`, `p.m.`, `in the evening` behind a time. */
function halfOfDay(scan, clock) {
    const { next } = clock;
    const word = scan.word(next);
    let half;
    let end = next;
    if (word === 'am' || word === 'pm') {
        half = word === 'am' ? 'a' : 'p';
        end = next + 1;
    }
    else if ((word === 'a' || word === 'p') && scan.raw(next + 1) === '.' && scan.word(next + 2) === 'm') {
        half = word;
        end = next + (scan.raw(next + 3) === '.' && scan.touches(next + 3) ? 4 : 3);
    }
    else {
        const isIn = word === 'in' && scan.word(next + 1) === 'the';
        const part = isIn ? scan.word(next + 2) : word === 'at' ? scan.word(next + 1) : '';
        if (part === 'morning')
            half = 'a';
        else if (part === 'afternoon' || part === 'evening' || (word === 'at' && part === 'night'))
            half = 'p';
        end = next + (isIn ? 3 : 2);
    }
    if (half === undefined || clock.minutes === 0)
        return undefined;
    if (clock.minutes >= 780)
        return { ...clock, next: end };
    const base = clock.minutes % 720;
    return { ...clock, minutes: half === 'p' ? base + 720 : base, next: end };
}
/** `14h30` is a time; `at 14h` too, while `14h` alone is a length. */
function frenchClock(scan, clock) {
    const piece = clock.first;
    if (scan.touches(piece + 2) && /^[0-5]\d$/.test(scan.raw(piece + 2))) {
        if (scan.touches(piece + 3) && scan.isWord(piece + 3))
            return undefined;
        return { ...clock, minutes: clock.minutes + Number(scan.raw(piece + 2)), next: piece + 3 };
    }
    return /^(at|by|before|until|till|from)$/.test(scan.word(piece - 1))
        ? { ...clock, next: piece + 2 }
        : undefined;
}
/** `1400 UTC`: four digits are a time only with a zone. */
function fourDigits(piece, digits) {
    const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
    if (minutes > 1440 || Number(digits.slice(2)) > 59)
        return undefined;
    return { minutes, seconds: 0, first: piece, next: piece + 1, bare: true };
}
function wordClock(scan, piece) {
    const word = scan.word(piece);
    if (word === 'noon' || word === 'midday' || word === 'midnight') {
        return { minutes: word === 'midnight' ? 0 : 720, seconds: 0, first: piece, next: piece + 1 };
    }
    if (word === 'half' || word === 'quarter')
        return pastClock(scan, piece, word === 'half' ? 30 : 15);
    const hours = wordNumber(word);
    if (hours === undefined || hours < 1 || hours > 12)
        return undefined;
    const clock = { minutes: hours * 60, seconds: 0, first: piece, next: piece + 1 };
    if (scan.word(piece + 1) === 'o')
        return wholeHour(scan, clock);
    const isClock = clockWords.has(scan.word(piece - 1)) || /^(am|pm|a|p)$/.test(scan.word(piece + 1));
    return isClock ? halfOfDay(scan, clock) : undefined;
}
/** `half past ten`, `quarter to six in the evening`. */
function pastClock(scan, piece, part) {
    const direction = scan.word(piece + 1);
    if (direction !== 'past' && !(direction === 'to' && part === 15))
        return undefined;
    const digits = scan.raw(piece + 2);
    const hours = wordNumber(scan.word(piece + 2)) ?? (/^\d\d?$/.test(digits) ? Number(digits) : Number.NaN);
    if (!(hours >= 1 && hours <= 24))
        return undefined;
    const minutes = (hours * 60 + (direction === 'past' ? part : -part)) % 1440;
    const clock = { minutes, seconds: 0, first: piece, next: piece + 3 };
    return halfOfDay(scan, clock) ?? clock;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/version.js


const version_words = new Set('version versions ver release releases v tag'.split(' '));
const version_products = new Set(('postgres postgresql mysql mariadb sqlite mongodb redis kafka elasticsearch opensearch rabbitmq nginx python java ' +
    'jdk openjdk ruby rails php django flask react angular vue svelte typescript kubernetes k8s terraform ansible ' +
    'docker ubuntu debian fedora alpine centos ios android macos windows chrome firefox gcc clang llvm scala kotlin ' +
    'golang node nodejs deno spark airflow hadoop gradle maven webpack vite eslint pytest numpy pandas pytorch ' +
    'tensorflow perl elixir erlang julia openssl').split(' '));
/** Products whose names are words: only before a number with a point. */
const version_wordy = new Set('go rust swift spring node'.split(' '));
/** Versions: with two points, with a leading `v`, or after `version` or the name of a product (`Go 1.21`). */
const version = {
    name: 'version',
    find(scan) {
        const values = [];
        for (const chunk of scan.chunks) {
            if ((chunk.has & HAS_DIGIT) === 0)
                continue;
            const core = unslashed(scan.text, chunk);
            if (core === undefined || !isVersion(core.lower))
                continue;
            const key = core.lower.replace(/^v/, '');
            values.push({ type: 'version', key, start: core.start, end: core.end });
        }
        for (const amount of scan.amounts) {
            if (amount.inWords || amount.attached || amount.plain.startsWith('-'))
                continue;
            if (isAfterName(scan, amount.first, amount.plain.includes('.'))) {
                const key = scan.text.slice(amount.start, amount.end);
                if (/^\d+(\.\d+)?$/.test(key))
                    values.push({ type: 'version', key, start: amount.start, end: amount.end, amount: key });
            }
        }
        return values;
    },
};
function isVersion(lower) {
    if (!/^v?\d+(\.\d+)*([-+][a-z0-9.+-]+)?$/.test(lower))
        return false;
    if (lower.startsWith('v'))
        return true;
    const [numbers = ''] = lower.split(/[-+]/);
    const parts = numbers.split('.');
    if (parts.length < 3)
        return false;
    // `1.500.000` is a number with points between its thousands.
    return !(parts.length === lower.split('.').length &&
        parts.slice(1).every((part) => part.length === 3) &&
        parts[0] !== '0');
}
function isAfterName(scan, piece, hasPoint) {
    const isMarked = scan.raw(piece - 1) === ':' || scan.raw(piece - 1) === '=';
    const word = scan.word(isMarked ? piece - 2 : piece - 1);
    if (version_words.has(word))
        return true;
    if (isMarked)
        return false;
    return version_wordy.has(word) ? hasPoint : version_products.has(word);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/zone.js

/** Time zones that stand alone, such as `UTC+10` or `CET`. A zone beside a time belongs to the time. */
const zone = {
    name: 'zone',
    find(scan) {
        const values = [];
        for (const piece of scan.piecesOf(zoneWords)) {
            const found = zoneAt(scan, piece);
            if (found === undefined)
                continue;
            values.push({
                type: 'zone',
                key: zoneKey(found.offset),
                start: scan.start(piece),
                end: scan.end(found.next - 1),
            });
        }
        return values;
    },
};

;// CONCATENATED MODULE: ./lib/probes/meaning/values/types/index.js























/** All types of values. Of two finds of the same length at the same place the type that stands first here wins. */
const valueTypes = [
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
    person_name,
];

;// CONCATENATED MODULE: ./lib/probes/meaning/values/find.js



/**
 * All values of a text, in order and without overlap: of finds that overlap the longest is kept, then the one of the
 * more specific type. `people` are persons and names that are asked for: they are also found in small letters and at
 * the start of a sentence, where a name can't be told from another word.
 */
function find_findValues(text, people = []) {
    if (text === '')
        return [];
    const scan = new Scan(text);
    const finds = [];
    if (people.length > 0)
        for (const value of knownPeople(scan, people))
            finds.push({ value, rank: -1 });
    let rank = 0;
    for (const type of valueTypes) {
        for (const value of type.find(scan))
            finds.push({ value, rank });
        rank++;
    }
    finds.sort((one, other) => one.value.start - other.value.start || one.rank - other.rank);
    return withoutOverlap(finds);
}
/** Keeps the best of each group of finds that hang together. */
function withoutOverlap(finds) {
    const kept = [];
    for (let at = 0; at < finds.length;) {
        const first = finds[at];
        if (first === undefined)
            break;
        const from = at++;
        let { end } = first.value;
        let best = first;
        for (let next = finds[at]; next !== undefined && next.value.start < end; next = finds[++at]) {
            end = Math.max(end, next.value.end);
            if (find_length(next) > find_length(best))
                best = next;
        }
        if (best.value.start === first.value.start && best.value.end === end)
            kept.push(best.value);
        else
            keepBest(kept, finds.slice(from, at), first.value.start, end);
    }
    return kept;
}
/** Chooses where no find of a group has all of it. */
function keepBest(kept, group, start, end) {
    group.sort((one, other) => find_length(other) - find_length(one) || one.rank - other.rank);
    const taken = new Uint8Array(end - start);
    const best = [];
    for (const { value } of group) {
        // What was taken before is no shorter, so that it has an end of whatever it overlaps.
        if (taken[value.start - start] === 1 || taken[value.end - start - 1] === 1)
            continue;
        taken.fill(1, value.start - start, value.end - start);
        best.push(value);
    }
    best.sort((one, other) => one.start - other.start);
    for (const value of best)
        kept.push(value);
}
function find_length({ value }) {
    return value.end - value.start;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/wanted.js


/**
 * Reads a required token as typed values and words. Tokens are in small letters and cut out of `content`, which gives
 * the letter case back and tells what a bare piece is: `6433` after `port`, `4d1c0b` after `commit`.
 */
function wantedFrom(token, content) {
    const at = placeOf(token, content);
    const slice = at < 0 ? token : content.slice(at, at + token.length);
    const values = find_findValues(slice);
    if (at >= 0)
        refine(values, slice.length, at, content);
    let words = '';
    let done = 0;
    for (const { start, end } of values) {
        words += `${slice.slice(done, start)} `;
        done = end;
    }
    words += slice.slice(done);
    return { values, words: plainWords(words) };
}
/** Where a token stands in its content as a whole, else anywhere, else -1. */
function placeOf(token, content) {
    const lower = content.toLowerCase();
    if (lower.length !== content.length)
        return -1;
    const wanted = token.toLowerCase();
    const first = lower.indexOf(wanted);
    for (let at = first; at >= 0; at = lower.indexOf(wanted, at + 1)) {
        if (!wanted_isGlued(lower, at - 1, at) && !wanted_isGlued(lower, at + wanted.length - 1, at + wanted.length))
            return at;
    }
    return first;
}
/** Whether two neighbours belong to one word or number. */
function wanted_isGlued(text, one, other) {
    return wanted_isBody(text, one) && wanted_isBody(text, other);
}
function wanted_isBody(text, at) {
    const kind = at < 0 || at >= text.length ? -1 : charClass(text.charCodeAt(at));
    return kind === LETTER || kind === DIGIT;
}
/** Takes the content's own reading where it has the same place or lies inside of the token. */
function refine(values, length, at, content) {
    for (const read of find_findValues(content)) {
        const start = read.start - at;
        const end = read.end - at;
        if (start < 0 || end > length)
            continue;
        const same = values.findIndex((value) => value.start < end && start < value.end);
        const placed = { ...read, start, end };
        const known = values[same];
        if (known === undefined)
            values.push(placed);
        else if (known.start >= start && known.end <= end)
            values[same] = placed;
    }
    values.sort((one, other) => one.start - other.start);
}
function plainWords(words) {
    return words
        .toLowerCase()
        .replace(/[^\p{L}\p{N}'’-]+/gu, ' ')
        .replace(/(^| )[-'’]+(?= |$)/g, ' ')
        .replace(/ +/g, ' ')
        .trim();
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/alias.js

function aliasFrom(written) {
    const { values, words } = wantedFrom(written, written);
    const [value, ...more] = values;
    return {
        phrase: phraseOf(written),
        value: words === '' && more.length === 0 ? value : undefined,
        words,
    };
}
/** A literal with boundaries: it can't backtrack. */
function phraseOf(written) {
    const literal = written
        .trim()
        .split(/\s+/)
        .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&'))
        .join('\\s+');
    return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'giu');
}
/** Where a text says one of the aliases of a wanted value, as that value at each place. */
function findAliases(text, wanted) {
    return (wanted.aliases ?? []).flatMap(({ phrase }) => [...text.matchAll(phrase)].map((match) => ({
        ...wanted,
        start: match.index,
        end: match.index + match[0].length,
    })));
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/same.js


const byName = new Map(valueTypes.map((type) => [type.name, type]));
/**
 * Types of things that are spelled rather than measured. The same spelling may be typed by what stands around it
 * (`commit 4d1c0b`, `port 6433`), so that it is compared across these types.
 */
const spelled = [
    'id',
    'hash',
    'path',
    'file',
    'host',
    'version',
    'colour',
    'channel',
    'handle',
    'port',
    'number',
];
const counted = ['number', 'money', 'percentage', 'size', 'duration', 'quantity', 'port'];
const people = ['person', 'name'];
/** Whether two values are one and the same: of one type, with one key. */
function sameValue(found, wanted) {
    return found.type === wanted.type && found.key === wanted.key;
}
/**
 * The types whose values can be enough for a wanted one: its own, and for a bare number those that have one (`15` is
 * given by `15 minutes`, not the other way round).
 */
function coveringTypes(wanted) {
    const { aliases, ...own } = wanted;
    if (aliases !== undefined)
        return [...new Set([own, ...meant(aliases)].flatMap(coveringTypes))];
    if (people.includes(wanted.type))
        return people;
    if (wanted.type === 'number')
        return [...new Set([...counted, ...spelled])];
    return spelled.includes(wanted.type) ? spelled : [wanted.type];
}
/**
 * Whether a found value says no less than a wanted one. `others` are the values of the whole text, which tell whether
 * a surname is shared, or a year or a zone clear.
 */
function covers(found, wanted, others = []) {
    if (sameValue(found, wanted))
        return true;
    if (wanted.aliases !== undefined && meant(wanted.aliases).some((value) => covers(found, value, others)))
        return true;
    if (!coveringTypes(wanted).includes(found.type))
        return false;
    if (byName.get(wanted.type)?.covers?.(found, wanted, others) === true)
        return true;
    if (found.type === wanted.type)
        return false;
    if (wanted.type === 'number' && found.amount !== undefined && counted.includes(found.type)) {
        return canonical(found.amount) === wanted.key;
    }
    return spelled.includes(wanted.type) && spelling(found) === spelling(wanted);
}
function meant(aliases) {
    return aliases.flatMap(({ value }) => value ?? []);
}
/** A value as it is spelled: numbers with the zeros that they were written with, marks in front left out. */
function spelling({ type, key, amount }) {
    const written = type === 'number' ? (amount ?? key) : key;
    return /^[#@]/.test(written) ? written.slice(1) : written;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/with-unit.js

const types = new Set(['money', 'percentage', 'size', 'duration', 'quantity']);
/** Ends of labels that say nothing of a unit: `memory_mb_max`. */
const idle = new Set('max maximum min minimum limit cap total value each'.split(' '));
/**
 * A bare number with the unit that its label ends with, such as a key `timeout_ms`, a column `size (MB)` or a metric
 * `full build, minutes`; nothing if it ends with none. The place stays that of the number.
 */
function withUnit(value, label) {
    if (value.type !== 'number' || value.amount === undefined)
        return undefined;
    const words = label.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').match(/[\p{L}€$£%°]+/gu) ?? [];
    while (words.length > 1 && idle.has(words.at(-1)?.toLowerCase() ?? ''))
        words.pop();
    const unit = words.at(-1);
    if (unit === undefined || idle.has(unit))
        return undefined;
    const text = `${value.amount} ${unit}`;
    const [read] = findValues(text);
    if (read === undefined || read.end !== text.length || !types.has(read.type))
        return undefined;
    const { start, end } = value;
    return { ...read, start, end, ...(value.approximate && { approximate: true }) };
}

;// CONCATENATED MODULE: ./lib/probes/meaning/values/index.js







;// CONCATENATED MODULE: ./lib/probes/meaning/aliased.js

const known = new WeakMap();
/** Where a text says one of the aliases of a wanted value, in its claims and their labels. Looked for once a text. */
function aliased(wanted, reading) {
    if (wanted.aliases === undefined)
        return [];
    const places = known.get(reading) ?? new Map();
    known.set(reading, places);
    const found = places.get(wanted) ?? reading.claims.flatMap((claim) => placesIn(claim, wanted));
    places.set(wanted, found);
    return found;
}
function placesIn(claim, wanted) {
    const inText = findAliases(claim.text, wanted).map((value) => ({ claim, value }));
    const inLabels = claim.labels.flatMap((label) => findAliases(label, wanted).map((value) => ({ claim, value: { ...value, start: 0, end: 0 }, labelled: true })));
    return [...inText, ...inLabels];
}
/** Whether a claim, with its labels, says an alias as it is written. */
function saysPhrase({ text, labels }, phrase) {
    return [text, ...labels].some((each) => each.search(phrase) >= 0);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/role.js
const ROLES = {
    user: 'user',
    human: 'user',
    customer: 'user',
    u: 'user',
    q: 'user',
    assistant: 'assistant',
    agent: 'assistant',
    ai: 'assistant',
    bot: 'assistant',
    model: 'assistant',
    a: 'assistant',
    system: 'system',
    developer: 'system',
    tool: 'tool',
    function: 'tool',
};
/** The role that a name in a chat stands for; single letters are names only where a chat is known to be one. */
function roleOf(name) {
    const lower = name.toLowerCase();
    return Object.hasOwn(ROLES, lower) ? ROLES[lower] : undefined;
}
/** Whether a name alone tells a role. */
function isRole(name) {
    return name.length > 1 && roleOf(name) !== undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/chat.js

/** A time or a number before or behind the name, at most this long. */
const WINDOW = 90;
const BRACKETED = /^\[([A-Za-z]{2,10})(?:[ ,#:][^\]\n]{0,30})?\] ?/;
const NAMED = /^(?:\[[\d:,. /TZ-]{1,24}\] ?|\(?\d{1,2}:\d\d\)? )?(?:turn \d{1,4}[ ,:-]{1,3})?\(?([A-Za-z]{1,9})\)?(?: ?[([][^)\]\n]{0,30}[)\]]| #?\d{1,4})?:(?: |$)/i;
/** Turns of a chat: `[user] …`, `user: …`, `Turn 3 (assistant): …`. What follows is read as any other text. */
const chat = {
    starts: (walk, at) => turnAt(walk, at) !== undefined,
    read(walk, at) {
        const turn = turnAt(walk, at);
        const line = walk.lines[at];
        if (!turn || !line)
            return at + 1;
        walk.speaker = turn.role;
        walk.frames.clear();
        walk.gap = true;
        line.start = turn.body;
        while (line.start < line.end && walk.text.charCodeAt(line.start) === 32)
            line.start++;
        line.indent = 0;
        return line.start >= line.end ? at + 1 : at;
    },
};
function turnAt(walk, at) {
    const line = walk.lines[at];
    if (!line || line.tag)
        return undefined;
    const bracketed = bracketedTurn(walk.text, line);
    if (bracketed)
        return bracketed;
    const named = namedTurn(walk.text, line);
    if (!named)
        return undefined;
    walk.chat ??= isChat(walk);
    return walk.chat ? named : undefined;
}
function bracketedTurn(text, line) {
    if (text.charCodeAt(line.start) !== 91)
        return undefined;
    const match = BRACKETED.exec(text.slice(line.start, Math.min(line.end, line.start + WINDOW)));
    if (!match || !isRole(match[1]))
        return undefined;
    return { role: roleOf(match[1]), body: line.start + match[0].length };
}
function namedTurn(text, line) {
    if (line.indent > 0)
        return undefined;
    const match = NAMED.exec(text.slice(line.start, Math.min(line.end, line.start + WINDOW)));
    const role = match && roleOf(match[1]);
    return match && role ? { role, body: line.start + match[0].length } : undefined;
}
/**
 * Whether names with a colon are speakers here: two turns at least, and somebody says a sentence. One `user: demo`
 * among other keys is a key.
 */
function isChat(walk) {
    let turns = 0;
    let long = 0;
    for (const line of walk.lines) {
        if (line.tag || line.start >= line.end)
            continue;
        const turn = namedTurn(walk.text, line);
        if (!turn)
            continue;
        turns++;
        if (walk.text.slice(turn.body, Math.min(line.end, turn.body + 200)).split(' ').length > 4)
            long++;
    }
    return turns >= 2 && long >= 1;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/key.js
const LIMITS = { line: { length: 80, words: 9 }, sentence: { length: 48, words: 6 } };
const CALENDAR = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mon|tue|wed|thu|fri|sat|sun)[a-z]{0,7}$|^(?:at|on|by|until|from|to|before|after|the)$/i;
/** A verb behind a subject. At the start it may be a name, as in `Must have`. */
const VERB = / (?:is|are|was|were|has|had|will|must|may|can|should|shall|cannot|can't|won't|isn't|aren't)(?: |$)/i;
const LABEL_CUT = 160;
/** The key that a stretch of text starts with, if it does. Looks at no more than 80 characters. */
function key_keyOf(text, start, end, place) {
    const first = text.charCodeAt(start);
    if (first === 34 || first === 39) {
        const quoted = quotedKey(text, start, end, first);
        if (quoted)
            return quoted;
    }
    // A bracket opens a remark, a section or a list.
    if (first === 91)
        return undefined;
    const limits = LIMITS[place];
    const stop = Math.min(end, start + limits.length);
    let words = 1;
    for (let i = start; i < stop; i++) {
        const code = text.charCodeAt(i);
        if (code === 32) {
            if (text.charCodeAt(i - 1) !== 32 && ++words > limits.words + 1)
                return undefined;
        }
        else if (code === 58) {
            if (i + 1 < end && !isSpace(text.charCodeAt(i + 1))) {
                if (isSpace(text.charCodeAt(i - 1)))
                    return undefined;
                continue;
            }
            return keyFrom(text, start, i, i + 1, end, place);
        }
        else if (code === 61) {
            return isAssignment(text, start, i) ? keyFrom(text, start, i, i + 1, end, place) : undefined;
        }
        else if (code === 40) {
            while (i < stop && text.charCodeAt(i) !== 41)
                i++;
        }
        else if (endsKey(code))
            return undefined;
        else if ((code === 46 || code === 33 || code === 63) && isSpace(text.charCodeAt(i + 1)))
            return undefined;
    }
    return undefined;
}
function quotedKey(text, start, end, quote) {
    for (let i = start + 1; i < end && i - start < 80; i++) {
        if (text.charCodeAt(i) !== quote)
            continue;
        const colon = text.charCodeAt(i + 1) === 32 ? i + 2 : i + 1;
        const found = colon < end && text.charCodeAt(colon) === 58 && i > start + 1;
        return found ? { start: start + 1, end: i, value: skipSpace(text, colon + 1, end) } : undefined;
    }
    return undefined;
}
function keyFrom(text, start, at, value, end, place) {
    let keyEnd = at;
    while (keyEnd > start && text.charCodeAt(keyEnd - 1) === 32)
        keyEnd--;
    const key = text.slice(start, keyEnd);
    if (!/\p{L}/u.test(key) || hidesValue(key))
        return undefined;
    const from = skipSpace(text, value, end);
    // `The old server may only be read: no writes` is a sentence; `Where things are:` leads in.
    if (from < end && VERB.test(key))
        return undefined;
    return place === 'sentence' && from >= end ? undefined : { start, end: keyEnd, value: from };
}
/**
 * Whether a would-be key holds a number that says something by itself (`Step 4 of 7`, `12 May`), so that it must be
 * read with the rest. A name such as `orrin-2` or `wave 2` is a key.
 */
function hidesValue(key) {
    if (!/\d/.test(key) || /[$€£¥%]/.test(key))
        return /[$€£¥%]/.test(key);
    const outside = key.replace(/\([^)]*\)/g, ' ').trim();
    if (!/\d/.test(outside))
        return false;
    const tokens = outside.split(/\s+/);
    if (tokens.length > 2)
        return true;
    return tokens.some((token) => CALENDAR.test(token)) || !/^\p{L}/u.test(outside);
}
/** `cap = 500`; not `a == b`, `x <= 3` or `https://host/?a=b`. */
function isAssignment(text, start, at) {
    const next = text.charCodeAt(at + 1);
    const before = text.charCodeAt(at - 1);
    if (next === 61 || next === 62 || (before !== 32 && !isNameCode(before)))
        return false;
    return /^[\w.-]{1,40}(?: [\w.-]{1,20}){0,2} *$/.test(text.slice(start, at));
}
function endsKey(code) {
    return (code === 59 || code === 124 || code === 123 || code === 125 || code === 60 || code === 62 || code === 10);
}
function isNameCode(code) {
    return ((code >= 48 && code <= 57) ||
        (code >= 97 && code <= 122) ||
        (code >= 65 && code <= 90) ||
        code === 95 ||
        code === 45);
}
function isSpace(code) {
    return code === 32 || code === 9 || code === 10 || Number.isNaN(code);
}
function skipSpace(text, at, end) {
    let i = at;
    while (i < end && isSpace(text.charCodeAt(i)))
        i++;
    return i;
}
/** The words of a key: `lead_time_days` and `leadTimeDays` are `lead time days`; anything else stays as it is. */
function labelOf(key) {
    const trimmed = key.slice(0, LABEL_CUT).trim();
    if (!/[A-Z_]|\s\s/.test(trimmed))
        return trimmed;
    if (!/^[A-Za-z0-9_]+$/.test(trimmed))
        return trimmed.replace(/\s+/g, ' ');
    // A name such as `ledger_2019` is one value, not words.
    if (/\d/.test(trimmed))
        return trimmed;
    const words = trimmed.replace(/_+/g, ' ').trim();
    if (words.includes(' ') || !/^[a-z]+[A-Z]/.test(words))
        return words === '' ? trimmed : words;
    return words
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .replace(/[A-Z][a-z]+/g, (word) => word.toLowerCase());
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/marker.js
const BULLETS = '-*+•‣◦▪●○∙·⁃➤➢▸▹–';
const TICKED = '☑✔✓✅';
/** The marker at a line's start: `-`, `*`, `•`, `1.`, `(a)`, `b)`, with or without `[x]`. */
function markerAt(text, line) {
    const end = markEnd(text, line);
    if (end === undefined)
        return undefined;
    let body = end;
    while (body < line.end && marker_isSpace(text.charCodeAt(body)))
        body++;
    return boxAt(text, body, line.end) ?? { body };
}
function markEnd(text, { start, end }) {
    const first = text.charAt(start);
    if (BULLETS.includes(first)) {
        return start + 1 === end || marker_isSpace(text.charCodeAt(start + 1)) ? start + 1 : undefined;
    }
    if (boxAt(text, start, end))
        return start;
    const opened = first === '(';
    let i = opened ? start + 1 : start;
    const from = i;
    while (i - from < 3 && isDigit(text.charCodeAt(i)))
        i++;
    const code = text.charCodeAt(i);
    let letter = 0;
    if (i === from && ((code >= 97 && code <= 122) || (code >= 65 && code <= 90))) {
        letter = code;
        i++;
    }
    if (i === from)
        return undefined;
    const mark = text.charCodeAt(i);
    const closes = mark === 41 || (mark === 46 && !opened && !(letter >= 65 && letter <= 90));
    return closes && (i + 1 >= end || marker_isSpace(text.charCodeAt(i + 1))) ? i + 1 : undefined;
}
function boxAt(text, at, end) {
    const code = text.charCodeAt(at);
    let body = at + 1;
    let checked;
    if (code === 91 && text.charCodeAt(at + 2) === 93 && ' xX-'.includes(text.charAt(at + 1))) {
        checked = text.charAt(at + 1).toLowerCase() === 'x';
        body = at + 3;
        if (body < end && !marker_isSpace(text.charCodeAt(body)))
            return undefined;
    }
    else if (code === 0x2610)
        checked = false;
    else if (code > 127 && TICKED.includes(text.charAt(at)))
        checked = true;
    else
        return undefined;
    while (body < end && marker_isSpace(text.charCodeAt(body)))
        body++;
    return { body, checked };
}
function marker_isSpace(code) {
    return code === 32 || code === 9;
}
function isDigit(code) {
    return code >= 48 && code <= 57;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/source.js
const TAB_WIDTH = 4;
function source_isBlank(line) {
    return line === undefined || (line.tag === undefined && line.start >= line.end);
}
/** A source's lines, with quote marks (`>`) taken off, cut at the tags. */
function linesOf(text, tags) {
    const lines = [];
    let next = 0;
    for (let start = 0; start <= text.length;) {
        const feed = text.indexOf('\n', start);
        const end = feed < 0 ? text.length : feed;
        let from = start;
        let tag = tags[next];
        while (tag && tag.start < end) {
            if (tag.start > from)
                pushUnlessBlank(lines, text, from, tag.start, from === start);
            lines.push({ start: tag.start, end: tag.end, indent: 0, tag });
            from = tag.end;
            tag = tags[++next];
        }
        if (from > end) {
            // The tag went on over the line's end.
            start = from;
            continue;
        }
        if (from === start)
            lines.push(trimmed(text, start, end, true));
        else
            pushUnlessBlank(lines, text, from, end, false);
        start = end + 1;
    }
    return lines;
}
function pushUnlessBlank(lines, text, start, end, first) {
    const line = trimmed(text, start, end, first);
    if (!source_isBlank(line))
        lines.push(line);
}
function trimmed(text, start, end, first) {
    let from = start;
    let indent = 0;
    for (; from < end; from++) {
        const code = text.charCodeAt(from);
        if (code === 32)
            indent++;
        else if (code === 9)
            indent += TAB_WIDTH;
        else if (code === 62 && first && isQuoteMark(text, from, end))
            indent = -1;
        else
            break;
    }
    let to = end;
    while (to > from && isBlankCode(text.charCodeAt(to - 1)))
        to--;
    return { start: from, end: to, indent: Math.max(indent, 0) };
}
/** `> said` quotes; `> 500 rows` compares. */
function isQuoteMark(text, at, end) {
    const next = text.charCodeAt(at + 1);
    if (next === 62 || at + 1 >= end)
        return true;
    if (next !== 32)
        return false;
    const code = text.charCodeAt(at + 2);
    return !(code >= 48 && code <= 57);
}
function isBlankCode(code) {
    return code === 32 || code === 9;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/headings.js



/** Levels below those of markdown's six. */
const SECTION = 7;
const BOLD = 8;
/** Headings: `## …`, underlined, `[section]`, a line that is all bold, a few words in capitals. */
const headings = {
    starts: (walk, at) => headingAt(walk, at) !== undefined,
    read(walk, at) {
        const found = headingAt(walk, at);
        if (!found)
            return at + 1;
        const { level, start, end, lines } = found;
        walk.frames.clear();
        walk.headings = walk.headings.filter((heading) => heading.level < level);
        const joined = walk.join([{ start, end }]);
        walk.emit(joined, 0, joined.text.length, { form: 'sentence', group: walk.newGroup() });
        const text = joined.text.replace(/[ :]+$/, '').slice(0, 160);
        if (text !== '')
            walk.headings = [...walk.headings, { level, text }];
        walk.gap = true;
        return at + lines;
    },
};
function headingAt(walk, at) {
    const line = walk.lines[at];
    if (!line || line.tag || source_isBlank(line))
        return undefined;
    const first = walk.text.charCodeAt(line.start);
    if (first === 35)
        return numbered(walk.text, line);
    if (first === 91)
        return section(walk.text, line);
    if (line.end - line.start > 100)
        return undefined;
    return underlined(walk, at, line) ?? standing(walk, at, line);
}
/** `## Goals`, with or without marks behind it. An indented one is a comment. */
function numbered(text, line) {
    let start = line.start;
    while (text.charCodeAt(start) === 35)
        start++;
    const level = start - line.start;
    if (level > 6 || line.indent > 3 || text.charCodeAt(start) !== 32)
        return undefined;
    let end = line.end;
    while (end > start && (text.charCodeAt(end - 1) === 35 || text.charCodeAt(end - 1) === 32))
        end--;
    while (start < end && text.charCodeAt(start) === 32)
        start++;
    if (start === end || (line.indent > 0 && level === 1))
        return undefined;
    return { level, start, end, lines: 1 };
}
/** `[limits]` and `[[limits.jobs]]` alone on a line. */
function section(text, line) {
    let { start, end } = line;
    if (end - start > 60)
        return undefined;
    while (text.charCodeAt(start) === 91)
        start++;
    while (end > start && text.charCodeAt(end - 1) === 93)
        end--;
    if (end === line.end || start - line.start > 2 || start - line.start !== line.end - end)
        return undefined;
    const name = text.slice(start, end);
    if (!/^[\p{L}_][^[\]",;{}]*$/u.test(name) || name.split(' ').length > 5)
        return undefined;
    return { level: SECTION, start, end, lines: 1 };
}
function underlined(walk, at, line) {
    const below = walk.lines[at + 1];
    if (!below || below.tag || below.end - below.start < 3)
        return undefined;
    const code = walk.text.charCodeAt(below.start);
    if (code !== 61 && code !== 45)
        return undefined;
    for (let i = below.start; i < below.end; i++)
        if (walk.text.charCodeAt(i) !== code)
            return undefined;
    if (markerAt(walk.text, line) || key_keyOf(walk.text, line.start, line.end, 'line'))
        return undefined;
    if (walk.text.charCodeAt(line.start) === 124 || /[.,;]$/.test(walk.text.slice(line.end - 1, line.end)))
        return undefined;
    return { level: code === 61 ? 1 : 2, start: line.start, end: line.end, lines: 2 };
}
/** A line with nothing but bold words, or with a few in capitals, over something. */
function standing(walk, at, line) {
    const last = walk.text.charCodeAt(line.end - 1);
    if (last === 46 || last === 44 || last === 59 || source_isBlank(nextLine(walk, at)))
        return undefined;
    const next = walk.lines[at + 1];
    // `**Rules:**` right above a list is its lead-in, and stands over nothing else.
    const leads = last === 58 && next !== undefined && !source_isBlank(next) && markerAt(walk.text, next) !== undefined;
    if (isBold(walk, line) && !leads && markerAt(walk.text, line) === undefined) {
        return { level: BOLD, start: line.start, end: line.end, lines: 1 };
    }
    if (!walk.gap || line.end - line.start > 40)
        return undefined;
    const words = walk.text.slice(line.start, line.end);
    return /^\p{Lu}{3,}(?:[ &/]+\p{Lu}{2,}){0,2}:?$/u.test(words) && !/^(?:NEVER|NO|DO|DON|NOT)\b/.test(words)
        ? { level: BOLD, start: line.start, end: line.end, lines: 1 }
        : undefined;
}
/** Two marks or more are gone before the line and behind it: it was `**bold**`. */
function isBold(walk, line) {
    const { origin, text } = walk.reading.plain;
    if (!walk.source.whole)
        return false;
    const feed = line.start - 1;
    const before = (origin[line.start] ?? 0) - (feed < 0 ? -1 : (origin[feed] ?? 0));
    const after = (origin[line.end] ?? 0) - (origin[line.end - 1] ?? 0);
    return (before >= 3 &&
        after >= 3 &&
        (feed < 0 || text.charCodeAt(feed) === 10) &&
        !/[:;=] /.test(text.slice(line.start, line.end)));
}
function nextLine(walk, at) {
    const next = walk.lines[at + 1];
    return source_isBlank(next) ? walk.lines[at + 2] : next;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/joined.js
/** Joins ranges of a source with a space between them, or none where a wrap has cut a name or a word. */
function join(source, ranges, words) {
    const { text, offsets } = source;
    const only = ranges.length === 1 ? ranges[0] : undefined;
    if (only) {
        const stretch = text.slice(only.start, only.end);
        // The usual case shares the source's offsets: a claim costs no memory of its own.
        if (!/[\t\n]| {2}/.test(stretch)) {
            return { text: stretch, offsets: offsets.subarray(only.start, only.end + 1) };
        }
    }
    let size = 1;
    for (const { start, end } of ranges)
        size += end - start + 1;
    const places = new Int32Array(size);
    let length = 0;
    let result = '';
    let previous;
    for (const [index, range] of ranges.entries()) {
        const seam = previous === undefined ? 'none' : seamOf(text, previous, range, words);
        if (seam === 'space') {
            result += ' ';
            places[length++] = previous?.end ?? range.start;
        }
        const next = ranges[index + 1];
        // A hyphen that only the wrap has put there is left out.
        const end = next && seamOf(text, range, next, words) === 'word' ? range.end - 1 : range.end;
        let run = range.start;
        let space = false;
        for (let i = range.start; i < end; i++) {
            const code = text.charCodeAt(i);
            const blank = code === 32 || code === 9 || code === 10;
            if (blank && (space || code !== 32)) {
                result += text.slice(run, i) + (space ? '' : ' ');
                run = i + 1;
                if (!space)
                    places[length++] = i;
            }
            else {
                places[length++] = i;
            }
            space = blank;
        }
        result += text.slice(run, end);
        previous = range;
    }
    const end = previous?.end ?? 0;
    places[length] = end;
    for (let i = 0; i <= length; i++)
        places[i] = offsets[places[i]] ?? 0;
    return { text: result, offsets: places.subarray(0, length + 1) };
}
/** `read-` + `only` keeps its hyphen, `mainte-` + `nance` loses it if the text has the whole word elsewhere. */
function seamOf(text, before, after, words) {
    const last = text.charCodeAt(before.end - 1);
    if (last !== 45 && last !== 47 && last !== 95)
        return 'space';
    if (!isAlphanumeric(text.charCodeAt(before.end - 2)) || !isAlphanumeric(text.charCodeAt(after.start)))
        return 'space';
    const tail = text.slice(Math.max(before.start, before.end - 32), before.end);
    if (last !== 45)
        return tail.endsWith('and/') ? 'space' : 'none';
    const head = /[A-Za-z]{2,30}$/.exec(tail.slice(0, -1))?.[0];
    const rest = /^[a-z]{2,30}/.exec(text.slice(after.start, Math.min(after.end, after.start + 32)))?.[0];
    return head && rest && words.has(head + rest) ? 'word' : 'none';
}
function isAlphanumeric(code) {
    return ((code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 0xbf);
}
/** The words of a text in lower case, found when first asked. */
class WordSet {
    #text;
    #words;
    constructor(text) {
        this.#text = text;
    }
    has(word) {
        this.#words ??= new Set(this.#text.toLowerCase().match(/[a-z]+/g) ?? []);
        return this.#words.has(word.toLowerCase());
    }
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/flow.js
/** Keys further in are left out of the path, so that a hostile nesting can't make it long. */
const DEEPEST = 16;
/**
 * Reads from a bracket on, with a great deal of tolerance: cut off, trailing commas, bare words, quotes inside of
 * strings. `limit` is where the text for it ends at the latest.
 */
function readFlow(text, start, limit) {
    return new FlowReader(text, start, limit).read();
}
class FlowReader {
    text;
    limit;
    #scalars = [];
    #stack = [];
    #count = 0;
    #at;
    constructor(text, start, limit) {
        this.text = text;
        this.limit = limit;
        this.#at = start;
    }
    read() {
        while (this.#at < this.limit) {
            const code = this.text.charCodeAt(this.#at);
            if (code === 10 && this.#ends())
                return this.#result(false);
            if (code === 32 || code === 9 || code === 10 || code === 44 || code === 58)
                this.#at++;
            else if (code === 123 || code === 91)
                this.#open(code === 91);
            else if (code === 125 || code === 93) {
                this.#at++;
                this.#stack.pop();
                if (this.#stack.length === 0)
                    return this.#result(true);
            }
            else if (code === 34 || (code === 39 && !/[a-z]/i.test(this.text.charAt(this.#at - 1))))
                this.#quoted(code);
            else
                this.#bare();
        }
        return this.#result(false);
    }
    #result(closed) {
        return { scalars: this.#scalars, end: Math.min(this.#at, this.limit), closed };
    }
    /** After an empty line, something that no JSON goes on with: the text was cut and another one follows. */
    #ends() {
        let i = this.#at;
        let feeds = 0;
        for (; i < this.limit; i++) {
            const code = this.text.charCodeAt(i);
            if (code === 10)
                feeds++;
            else if (code !== 32 && code !== 9)
                break;
        }
        if (i < this.limit && (feeds < 2 || '"\'{}[],'.includes(this.text.charAt(i)))) {
            this.#at = i - 1;
            return false;
        }
        return true;
    }
    #open(array) {
        const parent = this.#stack.at(-1);
        let path = parent?.path ?? [];
        if (parent?.key !== undefined && path.length < DEEPEST)
            path = [...path, parent.key];
        if (parent)
            parent.key = undefined;
        this.#stack.push({ array, id: this.#count++, key: undefined, path });
        this.#at++;
    }
    #quoted(quote) {
        const start = this.#at + 1;
        let i = start;
        let raw = this.limit;
        for (; i < this.limit; i++) {
            const code = this.text.charCodeAt(i);
            if (code === 92)
                i++;
            else if (code === 10) {
                // A string that was never closed ends with its line.
                raw = i;
                break;
            }
            else if (code === quote && this.#closes(i + 1))
                break;
        }
        const end = Math.min(i, raw, this.limit);
        this.#at = end < raw && end < this.limit ? end + 1 : end;
        this.#take(start, end, true);
    }
    /** A quote ends a string if what follows is what follows strings. */
    #closes(at) {
        let i = at;
        while (i < this.limit && (this.text.charCodeAt(i) === 32 || this.text.charCodeAt(i) === 9))
            i++;
        return i >= this.limit || ',:}]\n'.includes(this.text.charAt(i));
    }
    #bare() {
        const start = this.#at;
        const object = this.#stack.at(-1)?.array === false;
        let i = start;
        for (; i < this.limit; i++) {
            const code = this.text.charCodeAt(i);
            if (code === 44) {
                // The comma of `1,800` is a part of the number.
                if (flow_isDigit(this.text.charCodeAt(i - 1)) && flow_isDigit(this.text.charCodeAt(i + 1)) && !this.#tight)
                    continue;
                break;
            }
            if (code === 125 || code === 93 || code === 10)
                break;
            if (code === 58 && object && this.#endsKey(i + 1))
                break;
        }
        let end = i;
        while (end > start && this.text.charCodeAt(end - 1) === 32)
            end--;
        this.#at = Math.max(i, start + 1);
        if (end > start)
            this.#take(start, end, false);
    }
    /** In JSON proper, where keys are quoted, a comma always parts. */
    get #tight() {
        return this.#scalars.length > 0 && this.#scalars[0]?.quoted === true;
    }
    #endsKey(at) {
        const code = this.text.charCodeAt(at);
        return (this.#stack.at(-1)?.key === undefined &&
            (code === 32 || code === 10 || code === 34 || code === 123 || code === 91));
    }
    #take(start, end, quoted) {
        const container = this.#stack.at(-1);
        if (!container)
            return;
        if (!container.array && container.key === undefined) {
            let i = this.#at;
            while (i < this.limit && (this.text.charCodeAt(i) === 32 || this.text.charCodeAt(i) === 9))
                i++;
            if (this.text.charCodeAt(i) === 58 && i < this.limit) {
                container.key = this.text.slice(start, Math.min(end, start + 200));
                this.#at = i + 1;
                return;
            }
        }
        const { key, path, id } = container;
        container.key = undefined;
        if (end <= start)
            return;
        const whole = key === undefined || path.length >= DEEPEST ? path : [...path, key];
        this.#scalars.push({ path: whole, start, end, quoted, element: key === undefined, container: id });
    }
}
function flow_isDigit(code) {
    return code >= 48 && code <= 57;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/sentences.js
/** After these a dot never ends a sentence. */
const NEVER_LAST = new Set('e.g i.e eg ie vs cf viz dr mr mrs prof st sr jr hr fr gen col capt lt rev resp approx ca incl excl aka nr fig figs eq eqs pp vol ch al'.split(' '));
/** After these it ends one only before a capital. */
const SELDOM_LAST = new Set('etc inc ltd co corp gmbh a.m p.m am pm u.s u.k temp avg max min est dept misc tel ext ref req conf env repo hrs mins secs sec no vol ed mon tue tues wed thu thur thurs fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec tbd bzw'.split(' '));
/** After these it ends none before a number. */
const BEFORE_NUMBER = new Set('no p v art par para ch jan feb mar apr jun jul aug sep sept oct nov dec max min ext ref tel step item'.split(' '));
/** Units: `5 min. per call` goes on, `200 ms. Then` does not. */
const UNITS = new Set('ms s min h g kg mg km m cm mm kb mb gb tb l ml lb lbs oz ft sec hr'.split(' '));
const STARTERS = new Set('the then next it we they he she you user after before also both all any do never no not only this that there use when for in on as if keep nothing everything'.split(' '));
/**
 * The sentences of a text, in order, without the space between them. Abbreviations, initials, decimals, versions and
 * file names don't end one; a full stop after a unit does where a capital follows. Linear in the text's length.
 */
function sentencesOf(text) {
    const spans = [];
    let start = sentences_skipSpace(text, 0);
    const marks = /[.!?\u3002]/g;
    for (let found = marks.exec(text); found; found = marks.exec(text)) {
        const i = found.index;
        const code = text.charCodeAt(i);
        let end = i + 1;
        while (isClosing(text.charCodeAt(end)))
            end++;
        const next = sentences_skipSpace(text, end);
        if (next >= text.length)
            break;
        if (code !== 0x3002 && next === end)
            continue;
        if (code === 46 && !endsAt(text, start, i, end, next))
            continue;
        if (code !== 46 && isLower(text.charCodeAt(next)) && end > i + 1)
            continue;
        spans.push({ start, end });
        start = next;
        marks.lastIndex = next;
    }
    let end = text.length;
    while (end > start && sentences_isSpace(text.charCodeAt(end - 1)))
        end--;
    if (end > start)
        spans.push({ start, end });
    return spans;
}
/** Whether the dot at `dot` ends the sentence, where `next` is the first character after it and its closing marks. */
function endsAt(text, start, dot, end, next) {
    const following = text.charCodeAt(next);
    const lower = isLower(following);
    if (text.charCodeAt(dot - 1) === 46)
        return !lower;
    let from = dot;
    while (from > start && dot - from < 24 && isTokenCode(text.charCodeAt(from - 1)))
        from--;
    const token = text.slice(from, dot).toLowerCase();
    if (token === '')
        return end > dot + 1 ? !lower : !lower || isClosing(text.charCodeAt(dot - 1));
    // Closed by a quote or bracket, it is whole.
    if (end > dot + 1)
        return !lower;
    if (NEVER_LAST.has(token) || text.slice(from, dot) === 'Ms')
        return false;
    if (sentences_isDigit(following) && BEFORE_NUMBER.has(token))
        return false;
    const letter = dot - from === 1 && !sentences_isDigit(text.charCodeAt(from));
    if (letter && isUpper(text.charCodeAt(from)))
        return !isInitial(text, start, from, next);
    if (isNumber(token) && from === start)
        return false;
    if (!lower)
        return true;
    if (SELDOM_LAST.has(token) || letter || token.includes('.'))
        return false;
    return !(UNITS.has(token) && sentences_isDigit(text.charCodeAt(from - 2)));
}
/** `J. Smith`, `Priya N. Rao`; not `plan B. Then`. */
function isInitial(text, start, at, next) {
    let end = next;
    while (end - next < 20 && isTokenCode(text.charCodeAt(end)))
        end++;
    if (STARTERS.has(text.slice(next, end).toLowerCase()))
        return false;
    if (!isUpper(text.charCodeAt(next)))
        return false;
    if (at === start || !sentences_isSpace(text.charCodeAt(at - 1)))
        return true;
    let from = at - 1;
    while (from > start && at - from < 24 && isTokenCode(text.charCodeAt(from - 1)))
        from--;
    const before = text.slice(from, at - 1).toLowerCase();
    return !/^(?:plan|option|variant|type|class|grade|version|unit|vitamin|group|team|part|site|zone|section|line|phase)$/.test(before);
}
function isNumber(token) {
    for (let i = 0; i < token.length; i++)
        if (!sentences_isDigit(token.charCodeAt(i)))
            return false;
    return token.length < 4;
}
function sentences_skipSpace(text, at) {
    let i = at;
    while (i < text.length && sentences_isSpace(text.charCodeAt(i)))
        i++;
    return i;
}
function isTokenCode(code) {
    return sentences_isDigit(code) || isLower(code) || isUpper(code) || code === 46;
}
function isClosing(code) {
    return code === 34 || code === 39 || code === 41 || code === 93;
}
function sentences_isSpace(code) {
    return code === 32 || code === 10 || code === 9;
}
function sentences_isDigit(code) {
    return code >= 48 && code <= 57;
}
function isLower(code) {
    return (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff && code !== 0xf7);
}
function isUpper(code) {
    return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/struck.js
/** Whether struck-out text covers a range of the plain text. */
function isStruck({ struck }, start, end) {
    const range = rangeAt(struck, start);
    return range !== undefined && range.start <= start && range.end >= end;
}
/** Where the struck-out text ends that starts at `start`, if it ends before `end`. */
function struckStart({ struck }, start, end) {
    const range = rangeAt(struck, start);
    return range !== undefined && range.start <= start && range.end < end ? range.end : undefined;
}
/** The first range that ends behind a place, by binary search. */
function rangeAt(struck, at) {
    let low = 0;
    let high = struck.length;
    while (low < high) {
        const middle = (low + high) >> 1;
        if ((struck[middle]?.end ?? 0) <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return struck[low];
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/statements.js



function as(manner, labels, form) {
    return { form, group: manner.group, labels, checked: manner.checked };
}
/** A label of a few words stands over all of a short note, and over the first sentence of anything longer. */
const NOTE = { length: 240, labelWords: 3 };
/** Leaves the claims of running text: sentences, and `Label: value` and `k=v; k=v` where a sentence is that. */
function emitText(walk, joined, start, end, manner) {
    if (isSimple(walk, joined, start, end)) {
        walk.emit(joined, start, end, manner);
        return;
    }
    for (const span of statementsOf(walk, joined, start, end)) {
        emitSentence(walk, joined, span.start, span.end, manner);
    }
}
/** Whether a text has nothing at which it could be cut, as most cells and values. */
function isSimple(walk, joined, start, end) {
    const text = end - start === joined.text.length ? joined.text : joined.text.slice(start, end);
    return walk.reading.plain.struck.length === 0 && !/[.!?;:|=\u2022\u00b7\u3002]/.test(text);
}
/** Sentences; what starts with struck-out text is cut behind it, since the rest says something else. */
function statementsOf(walk, joined, start, end) {
    const spans = [];
    const { plain } = walk.reading;
    for (const span of sentencesOf(joined.text.slice(start, end))) {
        let from = start + span.start;
        const to = start + span.end;
        const edge = plain.struck.length === 0
            ? undefined
            : struckStart(plain, joined.offsets[from], joined.offsets[to]);
        if (edge !== undefined) {
            const first = from;
            while (from < to && joined.offsets[from] < edge)
                from++;
            spans.push({ start: first, end: from });
            while (from < to && ' .,;'.includes(joined.text.charAt(from)))
                from++;
        }
        if (from < to)
            spans.push({ start: from, end: to });
    }
    return spans;
}
/** Leaves the claims of what stands behind a key; `manner.labels` ends with that key. */
function emitValue(walk, joined, start, end, manner) {
    if (isSimple(walk, joined, start, end)) {
        walk.emit(joined, start, end, manner);
        return;
    }
    const spans = statementsOf(walk, joined, start, end);
    const words = (manner.labels.at(-1) ?? '').split(' ').length;
    const short = end - start <= NOTE.length && words <= NOTE.labelWords;
    const outer = short ? manner.labels : manner.labels.slice(0, -1);
    for (const [index, { start: from, end: to }] of spans.entries()) {
        if (index === 0)
            emitPieces(walk, joined, from, to, manner);
        else {
            const labels = key_keyOf(joined.text, from, to, 'sentence') ? manner.labels.slice(0, -1) : outer;
            emitSentence(walk, joined, from, to, as(manner, labels, 'sentence'));
        }
    }
}
function emitSentence(walk, joined, start, end, manner) {
    const { text } = joined;
    if (emitAssignments(walk, joined, start, end, manner))
        return;
    const key = key_keyOf(text, start, end, 'sentence');
    if (key) {
        const labels = [...manner.labels, labelOf(text.slice(key.start, key.end))];
        emitPieces(walk, joined, key.value, end, as(manner, labels, 'pair'));
        return;
    }
    const cells = piecesOf(text, start, end, false);
    if (cells.length === 1)
        walk.emit(joined, start, end, manner);
    else
        for (const cell of cells)
            emitPiece(walk, joined, cell, manner);
}
/** `a; b; c` behind a label: each belongs to it, unless it brings a key of its own beside or below it. */
function emitPieces(walk, joined, start, end, manner) {
    const { text } = joined;
    if (emitAssignments(walk, joined, start, end, manner))
        return;
    const pieces = piecesOf(text, start, end, true);
    const keys = pieces.map((piece) => key_keyOf(text, piece.start, piece.end, 'sentence'));
    // `Limits: import: 90 s; export: 15 min` nests; in `import: 90 s; export: 15 min` the keys stand side by side.
    const outer = keys[0] ? manner.labels : manner.labels.slice(0, -1);
    let labels = manner.labels;
    for (const [index, piece] of pieces.entries()) {
        const key = keys[index];
        if (key)
            labels = [...outer, labelOf(text.slice(key.start, key.end))];
        walk.emit(joined, key?.value ?? piece.start, piece.end, as(manner, labels, manner.form));
    }
}
function emitPiece(walk, joined, piece, manner) {
    const key = key_keyOf(joined.text, piece.start, piece.end, 'sentence');
    if (!key)
        walk.emit(joined, piece.start, piece.end, manner);
    else {
        const labels = [...manner.labels, labelOf(joined.text.slice(key.start, key.end))];
        walk.emit(joined, key.value, piece.end, as(manner, labels, 'pair'));
    }
}
/** Cuts at `;` (where asked), ` | ` and ` • `, not inside of brackets or quotes. */
function piecesOf(text, start, end, semicolons) {
    const pieces = [];
    if (!/[;|\u2022\u00b7]/.test(text.slice(start, end)))
        return [statements_trimmed(text, start, end)];
    let from = start;
    let depth = 0;
    let quoted = false;
    for (let i = start; i < end; i++) {
        const code = text.charCodeAt(i);
        if (code === 34)
            quoted = !quoted;
        else if (code === 40 || code === 91)
            depth++;
        else if (code === 41 || code === 93)
            depth = Math.max(0, depth - 1);
        const spaced = text.charCodeAt(i - 1) === 32 && text.charCodeAt(i + 1) === 32;
        const cell = spaced && (code === 124 || code === 0x2022 || code === 0xb7);
        if (cell || (semicolons && code === 59 && depth === 0 && !quoted)) {
            pieces.push(statements_trimmed(text, from, i));
            from = i + 1;
        }
    }
    pieces.push(statements_trimmed(text, from, end));
    return pieces.filter((piece) => piece.start < piece.end);
}
function statements_trimmed(text, start, end) {
    let from = start;
    let to = end;
    while (from < to && text.charCodeAt(from) === 32)
        from++;
    while (to > from && text.charCodeAt(to - 1) === 32)
        to--;
    return { start: from, end: to };
}
/** `cap=500; owner=Priya`, also with commas or spaces between: two assignments at least, or nothing is done. */
function emitAssignments(walk, joined, start, end, manner) {
    const { text } = joined;
    const keys = assignmentsOf(text, start, end);
    if (keys.length < 2)
        return false;
    for (const [index, key] of keys.entries()) {
        let to = keys[index + 1]?.start ?? end;
        while (to > key.value && ' ;,|.'.includes(text.charAt(to - 1)))
            to--;
        const labels = [...manner.labels, labelOf(text.slice(key.start, key.end))];
        walk.emit(joined, key.value, to, as(manner, labels, 'pair'));
    }
    return true;
}
function assignmentsOf(text, start, end) {
    const keys = [];
    let first = start;
    while (first < end && statements_isNameCode(text.charCodeAt(first)))
        first++;
    // The first stands at the start, or it is a formula in a sentence.
    if (first === start || text.charCodeAt(first) !== 61)
        return keys;
    for (let i = start; i < end; i++) {
        if (text.charCodeAt(i) !== 61)
            continue;
        let from = i;
        while (from > start && i - from < 40 && statements_isNameCode(text.charCodeAt(from - 1)))
            from--;
        const next = text.charCodeAt(i + 1);
        const sound = from < i && next !== 61 && next !== 62 && (from === start || ' ;,|'.includes(text.charAt(from - 1)));
        if (!sound && keys.length === 0)
            return keys;
        if (sound)
            keys.push({ start: from, end: i, value: i + 1 });
    }
    return keys;
}
function statements_isNameCode(code) {
    return ((code >= 48 && code <= 57) ||
        (code >= 97 && code <= 122) ||
        (code >= 65 && code <= 90) ||
        code === 95 ||
        code === 45 ||
        code === 46);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/scalars.js






/** Texts inside of texts are read as such down to here. */
const scalars_DEEPEST = 3;
/**
 * The JSON or YAML flow that a value at `start` in line `at` is, and the line to go on with. Nothing if it is no flow:
 * a bracket that opens a remark.
 */
function flowAt(walk, start, at) {
    const code = walk.text.charCodeAt(start);
    if (code !== 123 && code !== 91)
        return undefined;
    const line = walk.lines[at];
    const json = looksLikeJson(walk.text, start);
    const flow = readFlow(walk.text, start, json ? walk.text.length : line.end);
    if (!json && (!flow.closed || !endsLine(walk.text, flow.end, line.end)))
        return undefined;
    return { flow, next: skipTo(walk, flow.end, at) };
}
/** Whether a bracket is followed by what only JSON is followed by: a quote, another bracket or its end. */
function looksLikeJson(text, start) {
    let i = start + 1;
    while (i - start < 200 && scalars_isSpace(text.charCodeAt(i)))
        i++;
    const next = text.charCodeAt(i);
    const object = text.charCodeAt(start) === 123;
    if (next === 34) {
        if (!object)
            return true;
        const close = text.slice(i + 1, i + 80).indexOf('"');
        return close < 0 || /^\s*(?::|$)/.test(text.slice(i + close + 2, i + close + 6));
    }
    return object ? next === 125 : (next === 123 && looksLikeJson(text, i)) || next === 93;
}
/** The line in which `end` lies, cut to what stands behind it. */
function skipTo(walk, end, at) {
    let next = at;
    while (next < walk.lines.length && walk.lines[next].end <= end)
        next++;
    const line = walk.lines[next];
    if (!line || line.tag || line.start >= end)
        return next;
    line.start = end;
    while (line.start < line.end && ' ,;.'.includes(walk.text.charAt(line.start)))
        line.start++;
    line.indent = 0;
    return source_isBlank(line) ? next + 1 : next;
}
/** Leaves a claim for each scalar; those of one object or array share a group. */
function emitScalars(walk, flow, labels) {
    const groups = new Map();
    const speakers = speakersOf(walk.text, flow);
    const speaker = walk.speaker;
    for (const scalar of flow.scalars) {
        let group = groups.get(scalar.container);
        if (group === undefined) {
            group = walk.newGroup();
            groups.set(scalar.container, group);
        }
        walk.speaker = speakers.get(scalar.container) ?? speaker;
        emitScalar(walk, scalar, group, [...labels, ...scalar.path.map(labelOf)]);
    }
    walk.speaker = speaker;
}
function emitScalar(walk, scalar, group, labels) {
    const raw = walk.text.slice(scalar.start, scalar.end);
    const form = scalar.element ? 'item' : 'pair';
    if (scalar.quoted && raw.includes('\\')) {
        const source = decoded(walk, scalar);
        if (source.text.includes('\n') && walk.reading.depth < scalars_DEEPEST) {
            walk.nested(source, labels);
            return;
        }
        walk.emit(source, 0, source.text.length, { form, group, labels });
        return;
    }
    const joined = walk.join([scalar]);
    const single = sentencesOf(joined.text).length <= 1;
    if (single)
        walk.emit(joined, 0, joined.text.length, { form, group, labels });
    else
        emitText(walk, joined, 0, joined.text.length, { form: 'sentence', group, labels });
}
/** Who speaks in an object such as `{"role": "user", "content": …}`. */
function speakersOf(text, flow) {
    const speakers = new Map();
    for (const { path, container, start, end } of flow.scalars) {
        if (path.at(-1) !== 'role')
            continue;
        const name = text.slice(start, Math.min(end, start + 12));
        if (isRole(name))
            speakers.set(container, roleOf(name));
    }
    return speakers;
}
/** A JSON string without its escapes. */
function decoded(walk, { start, end }) {
    const { text, offsets } = walk.source;
    const places = new Int32Array(end - start + 1);
    let result = '';
    let length = 0;
    for (let i = start; i < end;) {
        const size = text.charCodeAt(i) === 92 ? escapeSize(text, i, end) : 1;
        result += size === 1 ? text.charAt(i) : escaped(text, i, size);
        places[length++] = offsets[i] ?? 0;
        i += size;
    }
    places[length] = offsets[end] ?? 0;
    return { text: result, offsets: places.subarray(0, length + 1), whole: false };
}
function escapeSize(text, at, end) {
    if (at + 1 >= end)
        return 1;
    if (text.charCodeAt(at + 1) !== 117)
        return 2;
    return at + 6 <= end && /^[0-9a-f]{4}$/i.test(text.slice(at + 2, at + 6)) ? 6 : 2;
}
function escaped(text, at, size) {
    if (size === 6)
        return String.fromCharCode(Number.parseInt(text.slice(at + 2, at + 6), 16));
    const letter = text.charAt(at + 1);
    if (letter === 'n')
        return '\n';
    return letter === 't' || letter === 'r' ? ' ' : letter;
}
function endsLine(text, at, end) {
    let i = at;
    while (i < end && (scalars_isSpace(text.charCodeAt(i)) || ',.'.includes(text.charAt(i))))
        i++;
    return i >= end || text.charCodeAt(i) === 35;
}
function scalars_isSpace(code) {
    return code === 32 || code === 9 || code === 10;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/json.js




/** JSON, whole or cut off, at a line's start or behind a few words on it. Keys are labels. */
const json = {
    starts: (walk, at) => startOf(walk, at) !== undefined,
    read(walk, at) {
        const line = walk.lines[at];
        const start = startOf(walk, at) ?? line.start;
        const labels = start > line.start ? readBefore(walk, line, start) : enter(walk, line);
        const flow = readFlow(walk.text, start, walk.text.length);
        emitScalars(walk, flow, labels);
        return Math.max(skipTo(walk, Math.max(flow.end, start + 1), at), at);
    },
};
function enter(walk, line) {
    walk.frames.enterParagraph(line.indent);
    return walk.labels();
}
/** The words before the bracket, as `State: {…}`; the labels that the JSON stands under. */
function readBefore(walk, line, start) {
    const key = key_keyOf(walk.text, line.start, start, 'line');
    const labels = enter(walk, line);
    const joined = walk.join([{ start: line.start, end: start }]);
    const whole = key !== undefined && key.value >= start;
    const manner = { form: 'sentence', group: walk.newGroup(), labels };
    if (!whole)
        emitText(walk, joined, 0, joined.text.length, manner);
    else {
        walk.emit(joined, 0, joined.text.lastIndexOf(':'), manner);
        return [...labels, labelOf(walk.text.slice(key.start, key.end))];
    }
    return labels;
}
function startOf(walk, at) {
    const line = walk.lines[at];
    if (!line || line.tag)
        return undefined;
    const { text } = walk;
    const first = text.charCodeAt(line.start);
    if ((first === 123 || first === 91) && looksLikeJson(text, line.start))
        return line.start;
    const inside = text.slice(line.start, line.end).search(/[{[]\s*[{"]/);
    if (inside <= 0)
        return undefined;
    const start = line.start + inside;
    return text.charCodeAt(start) === 123 && looksLikeJson(text, start) ? start : undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/wrap.js
/** Shorter lines are notes of their own rather than a paragraph that was wrapped. */
const NARROWEST = 40;
const WIDE = 55;
/** Titles above a paragraph are shorter. */
const SHORTEST = 30;
const GOES_ON = new Set('a an and are as at be by for from in into is its must no not of on or our per than that the their to under until was were which will with without'.split(' '));
const GOES_BACK = new Set('and but for from of or per than that to until which who with without'.split(' '));
/**
 * Whether a line goes on in the next: it was full, so that the next word had no place in it, or it stops in the
 * middle of a phrase. `width` is the longest line of the paragraph, `sentences` tells that it ends with a full stop,
 * so that a line without one is no note of its own.
 */
function isWrapped(text, line, next, width, sentences) {
    const last = text.charCodeAt(line.end - 1);
    const first = text.charCodeAt(next.start);
    const ended = last === 46 || last === 33 || last === 63 || last === 58;
    if (ended)
        return true;
    if (last === 44 || last === 45 || last === 47 || last === 40 || last === 38)
        return true;
    const length = line.end - line.start;
    if (wrap_isLower(first) && length >= NARROWEST)
        return true;
    if (sentences && (!wrap_isUpper(first) || length >= SHORTEST))
        return true;
    if (GOES_ON.has(lastWord(text, line)) || GOES_BACK.has(firstWord(text, next)))
        return true;
    const filled = line.indent + length + 1 + firstWord(text, next).length > width;
    if (!filled || width < NARROWEST || last === 59)
        return false;
    return width >= WIDE || !wrap_isUpper(first);
}
function lastWord(text, line) {
    const tail = text.slice(Math.max(line.start, line.end - 10), line.end);
    return tail.slice(tail.lastIndexOf(' ') + 1).toLowerCase();
}
function firstWord(text, line) {
    let i = line.start;
    while (i < line.end && i - line.start < 200 && text.charCodeAt(i) !== 32)
        i++;
    return text.slice(line.start, i);
}
function wrap_isLower(code) {
    return (code >= 97 && code <= 122) || (code >= 0xdf && code <= 0xff);
}
function wrap_isUpper(code) {
    return (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/continuation.js



/**
 * The lines that an item or a key goes on with, from `at + 1` to before the result: deeper ones, and others where the
 * line above is wrapped.
 */
function continuationEnd(walk, at, indent) {
    const { lines, text } = walk;
    let end = at + 1;
    let width = widthOf(lines[at]);
    for (let next = lines[end]; next && !source_isBlank(next) && !next.tag; next = lines[end]) {
        if (walk.startsAnew(end))
            break;
        const above = lines[end - 1];
        width = Math.max(width, widthOf(next));
        if (next.indent <= indent && !isWrapped(text, above, next, width, false))
            break;
        // A sentence is over and the next line stands at the margin: a paragraph of its own below a list.
        if (next.indent <= indent && endsSentence(text, above) && widthOf(above) < width * 0.8)
            break;
        end++;
    }
    return end;
}
/** The first line at or after `at` that isn't blank. */
function nextFilled(walk, at) {
    let i = at;
    while (i < walk.lines.length && i - at < 3 && isBlank(walk.lines[i]))
        i++;
    return walk.lines[i];
}
/** Whether the next filled line is an item of a list. */
function listFollows(walk, at) {
    const next = walk.lines[at];
    return next !== undefined && !source_isBlank(next) && !next.tag && markerAt(walk.text, next) !== undefined;
}
function widthOf(line) {
    return line ? line.indent + line.end - line.start : 0;
}
function endsSentence(text, line) {
    const last = text.charCodeAt(line.end - 1);
    return last === 46 || last === 33 || last === 63;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/pairs.js




const BLOCK = new Set(['|', '>', '|-', '>-', '|+', '>+']);
/** `key: value` and `key = value` lines, nested by indent as in YAML; comments behind and between them. */
const pairs = {
    starts(walk, at) {
        const line = walk.lines[at];
        return line !== undefined && !line.tag && (keyAt(walk, line) !== undefined || isComment(walk.text, line));
    },
    read(walk, at) {
        const line = walk.lines[at];
        const key = keyAt(walk, line);
        if (!key)
            return readComment(walk, line, at);
        const sibling = walk.frames.enter(line.indent, false);
        const group = sibling === undefined || (walk.gap && line.indent === 0) ? walk.newGroup() : sibling;
        return readPair(walk, at, key, { indent: line.indent, item: false, group });
    },
};
/** The key of a line, if it is a pair. */
function keyAt(walk, line) {
    return key_keyOf(walk.text, line.start, line.end, 'line');
}
/** Reads the pair that `lines[at]` is, with what belongs to it; the next line. */
function readPair(walk, at, key, place) {
    const line = walk.lines[at];
    const { indent, item, group, checked } = place;
    const name = walk.text.slice(key.start, key.end);
    const frame = { indent, item, leadIn: false, label: labelOf(name), group };
    const labels = walk.labels();
    const value = walk.text.slice(key.value, Math.min(line.end, key.value + 3));
    if (value === '' || BLOCK.has(value)) {
        const joined = walk.join([{ start: line.start, end: key.end }]);
        walk.emit(joined, 0, joined.text.length, { form: 'sentence', group, labels, checked });
        walk.frames.push({ ...frame, leadIn: true });
        return at + 1;
    }
    const below = [...labels, frame.label];
    const flow = flowAt(walk, key.value, at);
    if (flow) {
        emitScalars(walk, flow.flow, below);
        walk.frames.push(frame);
        return flow.next;
    }
    const end = continuationEnd(walk, at, indent);
    if (walk.text.charCodeAt(key.end) === 61) {
        const whole = walk.join([line, ...walk.lines.slice(at + 1, end)]);
        const manner = { form: 'pair', group, labels, checked };
        if (emitAssignments(walk, whole, 0, whole.text.length, manner))
            return end;
    }
    const joined = walk.join([{ start: key.value, end: line.end }, ...walk.lines.slice(at + 1, end)]);
    pairs_emitScalar(walk, joined, /^[\w.-]+$/.test(name), { form: 'pair', group, labels: below, checked });
    walk.frames.push({ ...frame, leadIn: joined.text.endsWith(':') });
    return end;
}
/** Leaves a value without its quotes, and the comment behind it. */
function pairs_emitScalar(walk, joined, named, manner) {
    const { text } = joined;
    const quote = text.charAt(0);
    const close = quote === '"' || quote === "'" ? text.indexOf(quote, 1) : -1;
    const from = close > 0 ? close + 1 : 0;
    const comment = named ? commentIn(text, from) : text.length;
    let end = comment;
    while (end > 0 && text.charCodeAt(end - 1) === 32)
        end--;
    if (close > 0 && end === close + 1)
        walk.emit(joined, 1, close, manner);
    else
        emitValue(walk, joined, 0, end, manner);
    if (comment < text.length)
        walk.emit(joined, comment + 1, text.length, { ...manner, form: 'sentence' });
}
/** Where a comment starts: a `#` with space before and a word behind. */
function commentIn(text, from) {
    for (let i = text.indexOf(' #', from); i >= 0; i = text.indexOf(' #', i + 1)) {
        if (text.charCodeAt(i + 2) === 32 && !/^ ?\d/.test(text.slice(i + 2, i + 4)))
            return i + 1;
    }
    return text.length;
}
function isComment(text, line) {
    return text.charCodeAt(line.start) === 35 && text.charCodeAt(line.start + 1) === 32 && line.indent > 0;
}
function readComment(walk, line, at) {
    const joined = walk.join([{ start: line.start + 1, end: line.end }]);
    walk.emit(joined, 0, joined.text.length, { form: 'sentence', group: walk.newGroup() });
    return at + 1;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/lists.js






/** Columns up to which a mark behind a mark is an item in an item. */
const NESTED = 40;
/** Items of lists, nested by indent, with checkboxes; an item may be a pair or start a mapping of its own. */
const lists = {
    starts(walk, at) {
        const line = walk.lines[at];
        return line !== undefined && !line.tag && markerAt(walk.text, line) !== undefined;
    },
    read(walk, at) {
        const line = walk.lines[at];
        const marker = markerAt(walk.text, line) ?? { body: line.end };
        const group = walk.frames.enter(line.indent, true) ?? walk.newGroup();
        const labels = walk.labels();
        const frame = { indent: line.indent, item: true, leadIn: false, label: undefined, group };
        const body = { start: marker.body, end: line.end, indent: line.indent + marker.body - line.start };
        if (source_isBlank(body)) {
            walk.frames.push(frame);
            return at + 1;
        }
        walk.lines[at] = body;
        // `- 1. …` is an item in an item; far out, marks are text.
        if (markerAt(walk.text, body) && line.indent < NESTED) {
            walk.frames.push(frame);
            return at;
        }
        const flow = flowAt(walk, body.start, at);
        if (flow) {
            emitScalars(walk, flow.flow, labels);
            walk.frames.push(frame);
            return flow.next;
        }
        const key = keyAt(walk, body);
        if (key && isMapping(walk, at, body)) {
            walk.frames.push(frame);
            return readPair(walk, at, key, { indent: body.indent, item: false, group: walk.newGroup() });
        }
        if (key)
            return readPair(walk, at, key, { indent: line.indent, item: true, group, checked: marker.checked });
        const end = continuationEnd(walk, at, line.indent);
        const joined = walk.join([body, ...walk.lines.slice(at + 1, end)]);
        emitText(walk, joined, 0, joined.text.length, { form: 'item', group, labels, checked: marker.checked });
        const leadIn = joined.text.endsWith(':');
        walk.frames.push({ ...frame, label: joined.text.slice(0, 160).replace(/[ :]+$/, ''), leadIn });
        return end;
    },
};
/** `- name: x` with further keys below the first one. */
function isMapping(walk, at, body) {
    const next = walk.lines[at + 1];
    if (!next || next.tag || source_isBlank(next) || next.indent !== body.indent)
        return false;
    return markerAt(walk.text, next) === undefined && keyAt(walk, next) !== undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/prose.js




/** Longer lines are statements of their own, even right above a list. */
const LEAD_IN = 60;
/** Everything else: paragraphs, put together from wrapped lines and cut into sentences. */
const prose = {
    starts: (walk, at) => !source_isBlank(walk.lines[at]),
    read(walk, at) {
        const { lines, text } = walk;
        const first = lines[at];
        let end = at + 1;
        while (end < lines.length && !source_isBlank(lines[end]) && !lines[end]?.tag && !walk.startsAnew(end))
            end++;
        walk.frames.enterParagraph(first.indent);
        const labels = walk.labels();
        const group = walk.newGroup();
        const width = widest(lines, at, end);
        const sentences = /[.!?]$/.test(text.slice(lines[end - 1].end - 1, lines[end - 1].end));
        for (let from = at; from < end;) {
            let to = from + 1;
            while (to < end && isWrapped(text, lines[to - 1], lines[to], width, sentences))
                to++;
            const joined = walk.join(unbracketed(text, lines.slice(from, to)));
            emitText(walk, joined, 0, joined.text.length, { form: 'sentence', group, labels });
            if (to === end)
                leadIn(walk, end, joined.text, first.indent, group);
            from = to;
        }
        return end;
    },
};
function widest(lines, from, to) {
    let width = 0;
    for (let i = from; i < to; i++) {
        const line = lines[i];
        width = Math.max(width, line.indent + line.end - line.start);
    }
    return width;
}
/** What ends in a colon, or a few words right above a list, stands over what follows. */
function leadIn(walk, next, text, indent, group) {
    const colon = text.endsWith(':');
    const title = text.length <= LEAD_IN && !/[.,;!?]$/.test(text) && listFollows(walk, next);
    if (!colon && !title)
        return;
    const tail = text.slice(-160);
    const sentence = tail.lastIndexOf('. ');
    const label = (sentence < 0 ? tail : tail.slice(sentence + 2)).replace(/[ :]+$/, '');
    walk.frames.push({ indent, item: false, leadIn: true, label, group });
}
/** `[summary of the older part: …]` without its brackets. */
function unbracketed(text, lines) {
    const ranges = lines.map(({ start, end }) => ({ start, end }));
    const first = ranges[0];
    const last = ranges.at(-1);
    if (!first || !last || text.charCodeAt(first.start) !== 91)
        return ranges;
    const close = text.slice(first.start, first.end).indexOf(']');
    const closes = text.charCodeAt(last.end - 1) === 93 && (close < 0 || first.start + close === last.end - 1);
    if (closes && last.end - 1 > first.start)
        last.end--;
    if (closes || close < 0)
        first.start++;
    return ranges.filter(({ start, end }) => start < end);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/rules.js
const LINE = '-=*_~#.+ \u2500\u2501\u2550';
/** Lines that only part what stands above and below: `---`, `***`, `=====`. */
const rules = {
    starts(walk, at) {
        const line = walk.lines[at];
        if (!line || line.tag || line.end - line.start < 2)
            return false;
        for (let i = line.start; i < line.end; i++)
            if (!LINE.includes(walk.text.charAt(i)))
                return false;
        return true;
    },
    read(walk, at) {
        walk.frames.clear();
        walk.gap = true;
        return at + 1;
    },
};

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/tables.js

/** Tables with bars. A row is a group; a cell is labelled by the first of its row and the head of its column. */
const tables = {
    starts(walk, at) {
        const line = walk.lines[at];
        if (!line || line.tag)
            return false;
        if (walk.text.charCodeAt(line.start) === 124)
            return true;
        return isRule(walk.text, walk.lines[at + 1]) && cellsOf(walk.text, line).length > 1;
    },
    read(walk, at) {
        walk.frames.enterParagraph(walk.lines[at]?.indent ?? 0);
        const outer = walk.labels();
        const rows = [];
        let end = at;
        let head;
        for (let line = walk.lines[end]; line && isRow(walk, line, end === at); line = walk.lines[++end]) {
            if (isRule(walk.text, line)) {
                if (rows.length === 1 && !head)
                    head = emitHead(walk, rows.pop() ?? [], outer);
            }
            else {
                rows.push(cellsOf(walk.text, line));
            }
        }
        const ordinal = rows.length > 0 && rows.every((row) => isOrdinal(walk.text, row[0]));
        for (const row of rows)
            emitRow(walk, row, head ?? [], ordinal, outer);
        return Math.max(end, at + 1);
    },
};
function isRow(walk, line, first) {
    if (line.tag || source_isBlank(line))
        return false;
    if (walk.text.charCodeAt(line.start) === 124 || first)
        return true;
    return isRule(walk.text, line) || cellsOf(walk.text, line).length > 1;
}
/** `|---|:--:|` */
function isRule(text, line) {
    if (!line || line.tag || line.end - line.start < 3)
        return false;
    let bars = 0;
    let dashes = 0;
    for (let i = line.start; i < line.end; i++) {
        const code = text.charCodeAt(i);
        if (code === 124 || code === 43)
            bars++;
        else if (code === 45 || code === 61)
            dashes++;
        else if (code !== 58 && code !== 32)
            return false;
    }
    return bars > 0 && dashes > 0;
}
function cellsOf(text, line) {
    const cells = [];
    let start = text.charCodeAt(line.start) === 124 ? line.start + 1 : line.start;
    for (let i = start; i <= line.end; i++) {
        const bar = i < line.end && text.charCodeAt(i) === 124 && text.charCodeAt(i - 1) !== 92;
        if (!bar && i < line.end)
            continue;
        // What stands behind the last bar is no cell.
        if (i < line.end || start < line.end)
            cells.push(tables_trimmed(text, start, i));
        start = i + 1;
    }
    return cells;
}
function tables_trimmed(text, start, end) {
    let from = start;
    let to = end;
    while (from < to && text.charCodeAt(from) === 32)
        from++;
    while (to > from && text.charCodeAt(to - 1) === 32)
        to--;
    return { start: from, end: to };
}
/** The names of the columns, which are claims too: a value may stand in one. */
function emitHead(walk, cells, labels) {
    const group = walk.newGroup();
    return cells.map((cell) => {
        const joined = walk.join([cell]);
        walk.emit(joined, 0, joined.text.length, { form: 'cell', group, labels });
        return joined.text.slice(0, 160);
    });
}
function emitRow(walk, row, head, ordinal, outer) {
    const group = walk.newGroup();
    const named = ordinal ? 1 : 0;
    const name = row[named]
        ? walk.text.slice(row[named].start, Math.min(row[named].end, row[named].start + 160))
        : '';
    for (const [column, cell] of row.entries()) {
        const joined = walk.join([cell]);
        const labels = [...outer];
        if (column > named && name !== '')
            labels.push(name);
        if (head[column])
            labels.push(head[column]);
        walk.emit(joined, 0, joined.text.length, { form: 'cell', group, labels });
    }
}
/** A first column with nothing but numbers of rows names nothing; the second does. */
function isOrdinal(text, cell) {
    return (cell !== undefined && /^#?\d{0,3}[.)]?$/.test(text.slice(cell.start, Math.min(cell.end, cell.start + 8))));
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/tags.js





/** Names that say how a page is laid out and nothing of what stands in it. */
const LAYOUT = new Set('html head body main section article header footer aside nav ul ol li dl dt dd table thead tbody tr td th h1 h2 h3 h4 h5 h6 p div turn message root xml summary item entry'.split(' '));
const tags_DEEPEST = 16;
const tags_open = new WeakMap();
/** XML-like tags: their names label what stands in them, their attributes are pairs, a leaf is a pair. */
const tags = {
    starts: (walk, at) => walk.lines[at]?.tag !== undefined,
    read(walk, at) {
        const tag = walk.lines[at]?.tag;
        if (tag.kind === 'close') {
            tags_close(walk, tag);
            return at + 1;
        }
        const labels = [...walk.labels(), ...labelsOf(tag)];
        const parent = walk.tagGroup;
        const group = tag.attributes.length > 0 || parent === undefined ? walk.newGroup() : parent;
        for (const attribute of tag.attributes) {
            const joined = walk.join([attribute]);
            const mark = { form: 'pair', group, labels: [...labels, labelOf(attribute.name)] };
            walk.emit(joined, 0, joined.text.length, mark);
        }
        if (tag.kind === 'single')
            return at + 1;
        const leaf = leafAt(walk, tag, at);
        if (leaf) {
            const joined = walk.join([leaf]);
            if (sentencesOf(joined.text).length === 1 && speakerOf(walk, tag) === undefined) {
                emitValue(walk, joined, 0, joined.text.length, { form: 'pair', group, labels });
                return at + 3;
            }
        }
        tags_enter(walk, tag);
        return at + 1;
    },
};
function labelsOf(tag) {
    return LAYOUT.has(tag.name.toLowerCase()) || isSpeaker(tag) ? [] : [labelOf(tag.name.slice(0, 60))];
}
function isSpeaker(tag) {
    return isRole(tag.name);
}
/** Who speaks in `<user>` or `<turn role="user">`. */
function speakerOf(walk, tag) {
    if (isSpeaker(tag))
        return roleOf(tag.name);
    const role = tag.attributes.find(({ name }) => name === 'role');
    return role && roleOf(walk.text.slice(role.start, Math.min(role.end, role.start + 12)));
}
/** The line between a tag and its end, if there is just one. */
function leafAt(walk, tag, at) {
    const line = walk.lines[at + 1];
    const end = walk.lines[at + 2]?.tag;
    return line && !line.tag && !source_isBlank(line) && end?.kind === 'close' && end.partner === tag.start
        ? line
        : undefined;
}
function tags_enter(walk, tag) {
    let elements = tags_open.get(walk);
    if (!elements) {
        elements = [];
        tags_open.set(walk, elements);
    }
    const kept = {
        labels: walk.tagLabels,
        headings: walk.headings,
        speaker: walk.speaker,
        group: walk.tagGroup,
    };
    elements.push({ tag, ...kept, frames: walk.frames.take() });
    const labels = [...walk.tagLabels, ...labelsOf(tag)];
    walk.tagLabels = labels.length > tags_DEEPEST ? walk.tagLabels : labels;
    walk.tagGroup = walk.newGroup();
    walk.gap = true;
    walk.speaker = speakerOf(walk, tag) ?? walk.speaker;
}
function tags_close(walk, tag) {
    const elements = tags_open.get(walk) ?? [];
    // An end whose start was cut off closes nothing.
    if (tag.partner === undefined)
        return;
    for (let top = elements.pop(); top; top = elements.pop()) {
        walk.tagLabels = top.labels;
        walk.headings = top.headings;
        walk.speaker = top.speaker;
        walk.tagGroup = top.group;
        walk.frames.restore(top.frames);
        if (top.tag.start === tag.partner)
            break;
    }
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/frames.js
const frames_DEEPEST = 24;
/** The lines above the present one that it belongs to, outermost first, by indent as in an outline. */
class Frames {
    #frames = [];
    #fresh = false;
    labels() {
        const labels = [];
        for (const { label } of this.#frames)
            if (label !== undefined && label !== '')
                labels.push(label);
        return labels;
    }
    push(frame) {
        this.#fresh = frame.leadIn;
        if (this.#frames.length < frames_DEEPEST)
            this.#frames.push(frame);
    }
    /** Leaves what a line at this indent is not below; the group of the line's siblings, if it has any. */
    enter(indent, item) {
        let sibling;
        for (let top = this.#frames.at(-1); top; top = this.#frames.at(-1)) {
            if (top.indent < indent || (top.indent === indent && item && !top.item && top.leadIn))
                break;
            if (top.indent === indent && top.item === item)
                sibling = top.group;
            this.#frames.pop();
        }
        this.#fresh = false;
        return sibling;
    }
    /** As `enter`, for a paragraph: the lead-in right before it stays, for this paragraph only. */
    enterParagraph(indent) {
        const top = this.#frames.at(-1);
        if (this.#fresh && top && top.indent <= indent)
            this.#fresh = false;
        else
            this.enter(indent, false);
    }
    clear() {
        this.#frames = [];
        this.#fresh = false;
    }
    /** Takes all frames away, to be given back to `restore`. */
    take() {
        const frames = this.#frames;
        this.clear();
        return frames;
    }
    restore(frames) {
        this.#frames = frames;
        this.#fresh = false;
    }
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/tag.js
/**
 * The tags that structure a text: pairs, self-closing tags, and what a cut has left of a pair if it starts a line.
 * A `<placeholder>` in a sentence is none.
 */
function findTags(text) {
    const all = [];
    for (let at = text.indexOf('<'); at >= 0;) {
        const tag = tagAt(text, at);
        if (tag)
            all.push(tag);
        at = text.indexOf('<', tag ? tag.end : at + 1);
    }
    pairUp(all);
    return all.filter((tag) => tag.kind === 'single' || tag.partner !== undefined || startsLine(text, tag.start));
}
/** Gives each closing tag the nearest open one of its name; what was opened in between and not closed stays alone. */
function pairUp(tags) {
    const open = [];
    const count = new Map();
    for (const tag of tags) {
        if (tag.kind === 'open') {
            open.push(tag);
            count.set(tag.name, (count.get(tag.name) ?? 0) + 1);
        }
        else if (tag.kind === 'close' && (count.get(tag.name) ?? 0) > 0) {
            for (let top = open.pop(); top; top = open.pop()) {
                count.set(top.name, (count.get(top.name) ?? 0) - 1);
                if (top.name !== tag.name)
                    continue;
                top.partner = tag.start;
                tag.partner = top.start;
                break;
            }
        }
    }
}
function startsLine(text, at) {
    let i = at - 1;
    while (i >= 0 && at - i < 64 && (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9))
        i--;
    return i < 0 || text.charCodeAt(i) === 10;
}
function tagAt(text, at) {
    const closing = text.charCodeAt(at + 1) === 47;
    const start = at + (closing ? 2 : 1);
    if (!isLetter(text.charCodeAt(start)))
        return undefined;
    let i = start;
    while (tag_isNameCode(text.charCodeAt(i)))
        i++;
    const name = text.slice(start, i);
    const attributes = [];
    while (i < text.length) {
        const code = text.charCodeAt(i);
        if (code === 62) {
            const kind = closing ? 'close' : text.charCodeAt(i - 1) === 47 ? 'single' : 'open';
            return { start: at, end: i + 1, name, kind, attributes };
        }
        if (code === 32 || code === 9 || code === 10 || code === 47) {
            i++;
            continue;
        }
        const end = attributeAt(text, i, attributes);
        if (end < 0)
            return undefined;
        i = end;
    }
    return undefined;
}
/** Reads `name="value"`, `name=value` or `name`; where it ends, or -1 if no attribute stands here. */
function attributeAt(text, at, attributes) {
    let i = at;
    while (tag_isNameCode(text.charCodeAt(i)))
        i++;
    if (i === at)
        return -1;
    const name = text.slice(at, i);
    if (text.charCodeAt(i) !== 61)
        return i;
    const quote = text.charCodeAt(++i);
    const quoted = quote === 34 || quote === 39;
    const start = quoted ? i + 1 : i;
    for (i = start; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code === 60)
            return -1;
        if (quoted ? code === quote : code === 32 || code === 62 || code === 10) {
            attributes.push({ name, start, end: i });
            return quoted ? i + 1 : i;
        }
    }
    return -1;
}
function isLetter(code) {
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code === 95;
}
function tag_isNameCode(code) {
    return isLetter(code) || (code >= 48 && code <= 58) || code === 45 || code === 46 || code > 0xbf;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/walk.js





/** A way through the lines of a source; readers move it on and leave claims. */
class Walk {
    reading;
    source;
    lines;
    frames = new Frames();
    /** Labels of the tags around the present line. */
    tagLabels = [];
    /** Headings above the present line; replaced and never changed. */
    headings;
    speaker;
    /** There was an empty line before the present one. */
    gap = true;
    /** Lines such as `user: …` are a chat and not keys; found by the reader of chats. */
    chat;
    /** Group of the elements of the present tag. */
    tagGroup;
    #titled = [];
    #titles = [];
    #base;
    #asked;
    constructor(reading, source, scope) {
        this.reading = reading;
        this.source = source;
        this.#base = scope.labels;
        this.headings = scope.headings;
        this.speaker = scope.speaker;
        this.lines = linesOf(source.text, findTags(source.text));
    }
    get text() {
        return this.source.text;
    }
    /** Reads all lines. */
    run() {
        for (let at = 0; at < this.lines.length;) {
            if (source_isBlank(this.lines[at])) {
                this.gap = true;
                at++;
                continue;
            }
            at = this.readerAt(at).read(this, at);
            this.gap = false;
        }
    }
    /** Whether a line starts something of its own, so that what stands above it does not go on in it. */
    startsAnew(at) {
        const last = this.reading.readers.length - 1;
        return this.readerAt(at) !== this.reading.readers[last];
    }
    readerAt(at) {
        const start = this.lines[at]?.start ?? -1;
        const asked = this.#asked;
        // A line that another one might have gone on in is asked about again right after.
        if (asked && asked.at === at && asked.start === start && asked.gap === this.gap)
            return asked.reader;
        const { readers } = this.reading;
        const reader = readers.find((one) => one.starts(this, at)) ?? readers[readers.length - 1];
        this.#asked = { at, start, gap: this.gap, reader };
        return reader;
    }
    newGroup() {
        return this.reading.groups++;
    }
    /** Labels of what stands around the present line. */
    labels() {
        const own = this.frames.labels();
        return this.#base.length + this.tagLabels.length === 0 ? own : [...this.#base, ...this.tagLabels, ...own];
    }
    /** Texts of the headings above the present line; the same array as long as they are the same. */
    headingTexts() {
        if (this.#titled !== this.headings) {
            this.#titled = this.headings;
            this.#titles = this.headings.map(({ text }) => text);
        }
        return this.#titles;
    }
    join(ranges) {
        return join(this.source, ranges, this.reading.words);
    }
    /** Leaves a claim of a stretch of joined text, unless nothing is said there. */
    emit(joined, first, last, mark) {
        let from = first;
        let to = last;
        while (from < to && joined.text.charCodeAt(from) === 32)
            from++;
        while (to > from && joined.text.charCodeAt(to - 1) === 32)
            to--;
        if (from >= to || !saysSomething(joined.text, from, to))
            return;
        const all = from === 0 && to === joined.text.length;
        const offsets = all ? joined.offsets : joined.offsets.subarray(from, to + 1);
        const start = offsets[0];
        const end = offsets[to - from];
        const claim = {
            start,
            end,
            text: all ? joined.text : joined.text.slice(from, to),
            offsets,
            form: mark.form,
            labels: mark.labels ?? this.labels(),
            headings: this.headingTexts(),
            group: mark.group,
        };
        if (this.speaker !== undefined)
            claim.speaker = this.speaker;
        if (mark.checked !== undefined)
            claim.checked = mark.checked;
        const { plain } = this.reading;
        if (plain.struck.length > 0) {
            const stop = /[.,;:!?]$/.test(claim.text) ? 1 : 0;
            if (isStruck(plain, start, end - stop))
                claim.struck = true;
        }
        this.reading.claims.push(claim);
    }
    /** Reads a text inside of this one, with a scope of its own. */
    nested(source, labels) {
        this.reading.depth++;
        new Walk(this.reading, source, { labels, headings: this.headings, speaker: this.speaker }).run();
        this.reading.depth--;
    }
}
/** Rules, arrows and lone brackets say nothing. A mask (`****`) and a sign of any other kind do. */
function saysSomething(text, start, end) {
    for (let i = start; i < end; i++) {
        const code = text.charCodeAt(i);
        if ((code >= 48 && code <= 57) || (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || code > 126)
            return true;
        if (code === 42 && text.charCodeAt(i + 1) === 42)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/clauses.js
const CONTRAST = new Set([
    'but',
    'while',
    'whereas',
    'although',
    'though',
    'however',
    'yet',
    'otherwise',
    'instead',
]);
/** `for a while`, `worth their while`: no boundary. */
const BEFORE_NOUN = new Set([
    'a',
    'the',
    'short',
    'long',
    'little',
    'their',
    'your',
    'my',
    'not',
    'all',
    'as',
    'even',
    'nothing',
]);
const PRONOUNS = new Set([
    'it',
    'we',
    'they',
    'he',
    'she',
    'you',
    'i',
    'there',
    'nobody',
    'everybody',
    'everyone',
    'nothing',
]);
const FINITE = new Set("is are was were has have had will must may can should shall does do did needs need stays stay goes go takes take gets get runs run keeps keep wants want comes come isn't aren't wasn't weren't won't can't don't doesn't cannot belongs owns holds ends starts lives requires expects uses remains".split(' '));
const DETERMINERS = new Set('the a an this that these those its our their his her my your no every each all'.split(' '));
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}$/;
const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}$/;
/**
 * A claim's clauses: cut at commas, semicolons, colons, dashes, brackets, and before conjunctions that start a new
 * statement. Numbers (`1,800`), times (`10:30`), dates (`Feb 18, 2027`), ranges (`9 - 12`) and names with a hyphen
 * are never cut. Spans are in order, without the marks and space between them. Linear in the text's length.
 */
function clausesOf(text) {
    const spans = [];
    let start = 0;
    let finite = false;
    const cut = (end, next) => {
        const span = clauses_trimmed(text, start, end);
        if (span)
            spans.push(span);
        start = next;
        finite = false;
    };
    let bracket = 0;
    for (let i = 0; i < text.length;) {
        const code = text.charCodeAt(i);
        if (isWordCode(code)) {
            let end = i + 1;
            while (isWordCode(text.charCodeAt(end)) || isInner(text, end))
                end++;
            const word = end - i < 12 ? text.slice(i, end).toLowerCase() : '';
            if (i > start && startsStatement(text, start, i, end, word, finite))
                cut(i, i);
            if (FINITE.has(word))
                finite = true;
            i = end;
            continue;
        }
        if (code === 40 && isWordCode(text.charCodeAt(i - 1))) {
            // `file(s)` and `run()` are one word.
            bracket++;
        }
        else if (code === 41 && bracket > 0) {
            bracket--;
        }
        else if (code === 45 ? isDash(text, i) : isMark(text, i, code)) {
            const length = code === 45 && text.charCodeAt(i + 1) === 45 ? 2 : 1;
            cut(i, i + length);
            i += length - 1;
        }
        i++;
    }
    cut(text.length, text.length);
    return spans;
}
function isMark(text, at, code) {
    if (code === 59 ||
        code === 40 ||
        code === 41 ||
        code === 91 ||
        code === 93 ||
        code === 123 ||
        code === 125) {
        return true;
    }
    const next = text.charCodeAt(at + 1);
    if (code === 58)
        return isSpaceOrEnd(next);
    if (code === 44)
        return isSpaceOrEnd(next) && !isDateComma(text, at);
    return code === 124 && isSpaceOrEnd(next);
}
/** A dash with space around it, or two; not a minus, a range or a hyphen. */
function isDash(text, at) {
    const before = text.charCodeAt(at - 1);
    const after = text.charCodeAt(at + 1);
    if (before === 45)
        return false;
    if (after === 45) {
        const next = text.charCodeAt(at + 2);
        return clauses_isLetter(before) ? clauses_isLetter(next) : before === 32 && isSpaceOrEnd(next);
    }
    if (before !== 32 || !isSpaceOrEnd(after))
        return false;
    return !(clauses_isDigit(text.charCodeAt(at - 2)) &&
        (clauses_isDigit(text.charCodeAt(at + 2)) || isCurrency(text.charCodeAt(at + 2))));
}
/** `Feb 18, 2027`, `Thursday, February 18`, `18 February, 2027`. */
function isDateComma(text, at) {
    const before = text
        .slice(Math.max(0, at - 24), at)
        .toLowerCase()
        .split(' ');
    const after = text.slice(at + 2, at + 14).toLowerCase();
    const last = before.at(-1) ?? '';
    const previous = before.at(-2) ?? '';
    const word = /^[a-z]+/.exec(after)?.[0] ?? '';
    if (WEEKDAY.test(last) && last.length !== 4)
        return MONTH.test(word) || /^(?:the )?\d{1,2}(?:st|nd|rd|th|\.)? ?[a-z]{3}/.test(after);
    if (!/^(?:19|20)\d\d(?!\d)/.test(after))
        return false;
    const day = /^\d{1,2}(?:st|nd|rd|th)?$/.test(last);
    return (day && MONTH.test(previous)) || (MONTH.test(last) && /^\d/.test(previous));
}
function startsStatement(text, start, at, end, word, finite) {
    if (word === 'and') {
        const next = clauses_words(text, end, 6);
        const first = next[0] ?? '';
        if (PRONOUNS.has(first))
            return true;
        if (!finite || first === '')
            return false;
        if (FINITE.has(first))
            return false;
        const limit = DETERMINERS.has(first) ? 5 : 3;
        return next.slice(1, limit).some((other) => FINITE.has(other));
    }
    if (!CONTRAST.has(word))
        return false;
    if (word === 'instead' && (clauses_words(text, end, 1)[0] ?? '') === 'of')
        return false;
    const before = /([a-z']+) $/i.exec(text.slice(Math.max(start, at - 16), at))?.[1]?.toLowerCase() ?? '';
    return !BEFORE_NOUN.has(before);
}
/** The next words in lower case, as far as nothing but single spaces parts them. */
function clauses_words(text, at, count) {
    const found = [];
    let i = at;
    while (found.length < count && text.charCodeAt(i) === 32 && i - at < 100) {
        const start = ++i;
        while (isWordCode(text.charCodeAt(i)) || isInner(text, i))
            i++;
        if (i === start)
            break;
        found.push(text.slice(start, Math.min(i, start + 24)).toLowerCase());
    }
    return found;
}
function clauses_trimmed(text, start, end) {
    let from = start;
    let to = end;
    while (from < to && isSpaceOrEnd(text.charCodeAt(from)))
        from++;
    while (to > from && isSpaceOrEnd(text.charCodeAt(to - 1)))
        to--;
    for (let i = from; i < to; i++) {
        const code = text.charCodeAt(i);
        // A clause says something: a lone full stop after a bracket does not.
        if (isWordCode(code) || code > 127 || isCurrency(code) || code === 42)
            return { start: from, end: to };
    }
    return undefined;
}
/** An apostrophe, dot, slash or hyphen between two parts of one word. */
function isInner(text, at) {
    const code = text.charCodeAt(at);
    return (code === 39 || code === 46 || code === 47 || code === 95) && isWordCode(text.charCodeAt(at + 1));
}
function isWordCode(code) {
    return clauses_isDigit(code) || clauses_isLetter(code);
}
function clauses_isLetter(code) {
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 0xc0 && code < 0x2000);
}
function clauses_isDigit(code) {
    return code >= 48 && code <= 57;
}
function isCurrency(code) {
    return code === 36 || (code >= 0xa2 && code <= 0xa5) || (code >= 0x20a0 && code <= 0x20bf);
}
function isSpaceOrEnd(code) {
    return code === 32 || code === 10 || code === 9 || Number.isNaN(code);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/claims/index.js













/** The readers in the order in which they are asked; the last one reads whatever no other does. */
const READERS = [tags, rules, chat, tables, headings, json, lists, pairs, prose];
/**
 * What a text claims, in the order of the text: one claim a sentence, item, cell or value, with what it stands under.
 * Claims don't overlap. Takes time linear in the text's length and never throws.
 */
function readClaims(plain) {
    const reading = {
        plain,
        claims: [],
        groups: 0,
        words: new WordSet(plain.text),
        readers: READERS,
        depth: 0,
    };
    const offsets = new Int32Array(plain.text.length + 1);
    for (let i = 0; i < offsets.length; i++)
        offsets[i] = i;
    new Walk(reading, { text: plain.text, offsets, whole: true }, { labels: [], headings: [], speaker: undefined }).run();
    return reading.claims;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/replaced.js
/**
 * Whether a value is told as an earlier one, in a claim that gives another of its type: `$500 (was $400 before)`,
 * `formerly $400`, `$400 -> $500`. Stricter than what marks a superseded value, since most values are current.
 */
function isReplaced(claim, value) {
    if (!claim.values.some((other) => other.type === value.type && other.start !== value.start))
        return false;
    const before = claim.text.slice(Math.max(0, value.start - 24), value.start).toLowerCase();
    const after = claim.text.slice(value.end, value.end + 24).toLowerCase();
    return replacedBefore.test(before) || replacedAfter.test(after);
}
const replacedBefore = /(?:\(was|formerly|previously|instead of|rather than|no longer|replaces|replacing|not|earlier|old|up from|down from|changed from|raised from|lowered from|cut from)\s*$/;
const replacedAfter = /^\s*(?:->|=>|was only|is only|before\)|is obsolete|is outdated|was replaced)/;

;// CONCATENATED MODULE: ./lib/probes/meaning/spelled-out.js
/** Types of things that are spelled: names, ids, paths. */
const spelled_out_spelled = new Set([
    'id',
    'hash',
    'path',
    'file',
    'host',
    'version',
    'colour',
    'channel',
    'handle',
    'email',
    'person',
    'name',
    'branch',
    'url',
]);
/**
 * Where a thing's name stands letter for letter, case and the kind of its joints aside, though nothing there looks
 * like a value of its type: `owned by TALOR VESMIK`, `write_access_to_db_tolvar_07`.
 */
function spelledOut(wanted, { claims }) {
    if (!spelled_out_spelled.has(wanted.type))
        return [];
    const name = spelled_out_joints(wanted.key.replace(/^[#@]/, ''));
    const turned = wanted.type === 'person' ? name.replace(/^(\w+) (\w+)$/, '$2, $1') : name;
    return claims.flatMap((claim) => {
        const text = spelled_out_joints(claim.text);
        for (const each of new Set([name, turned])) {
            const start = indexOfWhole(text, each);
            if (start >= 0)
                return [{ claim, value: { ...wanted, start, end: start + each.length } }];
        }
        return claim.labels.some((label) => indexOfWhole(spelled_out_joints(label), name) >= 0)
            ? [{ claim, value: { ...wanted, start: 0, end: 0 }, labelled: true }]
            : [];
    });
}
/** Lower case, with one kind of joint between the parts of a name. */
function spelled_out_joints(text) {
    return text.toLowerCase().replaceAll(/[_\s-]/g, ' ');
}
function indexOfWhole(text, part) {
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
        const [before = ' ', after = ' '] = [text[at - 1], text[at + part.length]];
        const glued = /[a-z0-9]/;
        if (!glued.test(before) && !glued.test(after))
            return at;
    }
    return -1;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/subject.js
/** How much a word of the subject says about a place, by where it stands. */
const NEARNESS = { clause: 1, label: 1, claim: 0.85, heading: 0.7, row: 0.6, neighbour: 0.25 };
/**
 * How much of a frame's subject stands at a place: 0 nothing, 1 all of it in the clause or its labels. A word counts
 * by the nearest place that has it: the clause, its claim, labels, headings, its row or mapping, the claim before.
 */
function subjectAt(frame, claim, clause, reading) {
    let found = 0;
    let all = 0;
    for (const term of frame.subject) {
        all += term.weight;
        found += term.weight * nearness(term, claim, clause, reading);
    }
    return all === 0 ? 0 : found / all;
}
function nearness(term, claim, clause, reading) {
    let best = 0;
    for (const { sense, start, end } of claim.words) {
        if (!term.senses.has(sense))
            continue;
        if (start >= clause.start && end <= clause.end)
            return NEARNESS.clause;
        best = NEARNESS.claim;
    }
    if (hasAny(claim.labelSenses, term))
        return NEARNESS.label;
    if (best > 0)
        return best;
    if (hasAny(claim.headingSenses, term))
        return NEARNESS.heading;
    if (claim.form === 'cell' || claim.form === 'pair') {
        const row = reading.groups.get(claim.group) ?? [];
        // A group of many items is a list, in which one item says little of another.
        if (row.length <= 8 &&
            row.some((other) => Math.abs(other.index - claim.index) <= 4 && saysTerm(other, term))) {
            return NEARNESS.row;
        }
    }
    const before = reading.claims[claim.index - 1];
    return claim.form === 'sentence' && before?.group === claim.group && saysTerm(before, term)
        ? NEARNESS.neighbour
        : 0;
}
function saysTerm(claim, term) {
    return claim.words.some(({ sense }) => term.senses.has(sense)) || hasAny(claim.labelSenses, term);
}
/** Whether a claim, with its labels, says a term. */
function claimSays(claim, term) {
    return saysTerm(claim, term) || hasAny(claim.headingSenses, term);
}
function hasAny(senses, term) {
    for (const sense of term.senses)
        if (senses.has(sense))
            return true;
    return false;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/sites.js






/** How many claims away a further value of the same statement may stand in the same paragraph. */
const sites_REACH = 2;
/** The places where a statement may stand, best first: those of its values, or of its words where it has none. */
function sitesOf(frame, reading) {
    const sites = frame.values.length > 0 ? valueSites(frame, reading) : wordSites(frame, reading);
    return sites.sort((a, b) => scoreOf(b, frame) - scoreOf(a, frame));
}
function scoreOf(site, frame) {
    const values = frame.values.length === 0 ? 0 : site.found.size / frame.values.length;
    return 2 * values + site.subject + site.words;
}
function valueSites(frame, reading) {
    const sites = [];
    const places = new Set();
    frame.values.forEach((wanted) => {
        for (const { claim, value, labelled } of occurrences(wanted, reading)) {
            const clause = labelled ? { start: 0, end: claim.text.length } : clauseAt(claim, value);
            const place = `${claim.index}:${clause.start}`;
            if (places.has(place))
                continue;
            places.add(place);
            const found = new Map();
            frame.values.forEach((each, i) => {
                const nearest = occurrences(each, reading)
                    .filter((other) => other.claim === claim || belongs(frame, claim, other, reading))
                    .sort((a, b) => distance(a, claim, clause) - distance(b, claim, clause))[0];
                if (nearest !== undefined)
                    found.set(i, nearest);
            });
            const whole = spanning(claim, clause, found);
            sites.push({
                claim,
                clause: whole,
                found,
                subject: subjectAt(frame, claim, whole, reading),
                words: wordsAt(frame.pieces, claim, reading),
            });
        }
    });
    return sites;
}
function wordSites(frame, reading) {
    const none = new Map();
    return reading.claims.flatMap((claim) => {
        const words = wordsAt(frame.pieces, claim, reading);
        const whole = { start: 0, end: claim.text.length };
        const subject = subjectAt(frame, claim, whole, reading);
        return words > 0 || subject > 0.2 ? [{ claim, clause: whole, found: none, subject, words }] : [];
    });
}
/** Where a wanted value stands as current, in some notation. */
function occurrences(wanted, reading) {
    const typed = candidates(wanted, reading).filter(({ claim, value }) => value.approximate !== true && covers(value, wanted, reading.values) && !isReplaced(claim, value));
    const named = aliased(wanted, reading).filter(({ claim, value }) => !isReplaced(claim, value));
    const found = [...named, ...typed];
    return found.length > 0 ? found : spelledOut(wanted, reading);
}
/** Every value of a type that could give the wanted one. */
function candidates(wanted, reading) {
    return coveringTypes(wanted).flatMap((type) => reading.valuesByType.get(type) ?? []);
}
/** Whether a value in another claim is one of the same statement: near by, and on the subject itself. */
function belongs(frame, claim, { claim: other, value, labelled }, reading) {
    if (Math.abs(claim.index - other.index) > FAR)
        return false;
    const owner = ownerOf(claim);
    if (owner !== '' && owner === ownerOf(other) && claim.group === other.group)
        return true;
    if (Math.abs(claim.index - other.index) > sites_REACH)
        return false;
    const clause = labelled ? { start: 0, end: other.text.length } : clauseAt(other, value);
    return subjectAt(frame, other, clause, reading) >= OWN_SUBJECT;
}
/** The row of a table or the mapping that a claim is part of. */
function ownerOf({ form, labels }) {
    return form === 'cell' || form === 'pair' ? labels.slice(0, -1).join('\n') : '';
}
/** Claims between the two ends of a row. */
const FAR = 12;
/** The share of the subject that a further claim must have by itself to carry a value of the statement. */
const OWN_SUBJECT = 0.4;
function distance({ claim, value }, from, clause) {
    if (claim !== from)
        return 1000 * Math.abs(claim.index - from.index);
    return value.start >= clause.start && value.end <= clause.end ? 0 : Math.abs(value.start - clause.start);
}
/** The clause of a claim in which a value stands. */
function clauseAt(claim, value) {
    const clauses = clausesOf(claim.text);
    return (clauses.find(({ start, end }) => value.start >= start && value.end <= end) ?? {
        start: 0,
        end: claim.text.length,
    });
}
/** The clauses of a claim from the first found value to the last. */
function spanning(claim, clause, found) {
    const own = [...found.values()]
        .filter((each) => each.claim === claim && !each.labelled)
        .map(({ value }) => clauseAt(claim, value));
    return {
        start: Math.min(clause.start, ...own.map(({ start }) => start)),
        end: Math.max(clause.end, ...own.map(({ end }) => end)),
    };
}
/** The share of the words of pieces without values that a claim says, with its labels and its near neighbours. */
function wordsAt(pieces, claim, reading) {
    if (pieces.every(({ terms }) => terms.length === 0))
        return 1;
    const group = reading.groups.get(claim.group) ?? [];
    // In prose and in lists one thing says nothing of the next.
    const near = claim.form === 'cell' || claim.form === 'pair'
        ? group.filter((other) => other !== claim && Math.abs(other.index - claim.index) <= sites_REACH)
        : [];
    const said = (terms) => terms.reduce((sum, term) => {
        if (claimSays(claim, term))
            return sum + 1;
        return near.some((other) => claimSays(other, term)) ? sum + 0.6 : sum;
    }, 0);
    let all = 0;
    let found = 0;
    for (const { terms, aliases } of pieces) {
        if (terms.length === 0)
            continue;
        all += terms.length;
        const shares = aliases.map((alias) => saysPhrase(claim, alias.phrase) ? 1 : said(alias.terms) / Math.max(1, alias.terms.length));
        found += Math.max(said(terms), ...shares.map((share) => share * terms.length));
    }
    return found / all;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/rules/old-value.js




/** A superseded value counts as being about the statement from this share of its subject on. */
const ON_SUBJECT = 0.4;
/** Characters around an old value in which a word can mark it as past. */
const AROUND = 40;
/** The old value beside the latest one, with nothing that says which is in force. */
const oldValue = (frame, site, reading) => [
    ...oldWords(frame, site, reading),
    ...oldValues(frame, site, reading),
];
/** The words of the earlier version, under the same label or in the same claim, without a ban or a past before them. */
const oldWords = (frame, { claim }, reading) => frame.supersededWords.flatMap((old) => {
    const beside = (reading.groups.get(claim.group) ?? []).filter((each) => each === claim || (each.form === 'pair' && each.labels.at(-1) === claim.labels.at(-1)));
    const other = beside.find((each) => [...old].every((sense) => each.words.some((word) => word.sense === sense)) &&
        !each.marks.some(({ cue }) => cue === 'past' || cue === 'ban'));
    return other === undefined
        ? []
        : [
            {
                rule: 'old-value',
                finding: 'ambiguous',
                strength: 0.75,
                start: other.start,
                end: other.end,
                note: 'the earlier wish stands beside it',
            },
        ];
});
const oldValues = (frame, site, reading) => {
    if (frame.superseded.length === 0)
        return [];
    return oldOccurrences(frame, reading)
        .filter(({ claim, value }) => {
        const near = claim === site.claim || subjectAt(frame, claim, clauseAt(claim, value), reading) >= ON_SUBJECT;
        return near && !isMarkedPast(claim, value, reading);
    })
        .map(({ claim, value }) => ({
        rule: 'old-value',
        finding: 'ambiguous',
        strength: latestIsMarked(site, claim) ? 0.5 : 0.75,
        ...placeIn(claim, value),
        note: 'an earlier value stands beside it, and nothing says which one is in force',
    }));
};
/** Where a superseded value stands, in some notation. */
function oldOccurrences(frame, reading) {
    return frame.superseded.flatMap((old) => candidates(old, reading).filter(({ value }) => covers(value, old, reading.values) && !frame.values.some((own) => covers(value, own, reading.values))));
}
/** Whether a value is told as an earlier one: by a word beside it, an arrow after it, its label, or a strike. */
function isMarkedPast(claim, value, { plain }) {
    const { start, end } = placeIn(claim, value);
    if (plain.struck.some((range) => range.start < end && range.end > start))
        return true;
    if (claim.struck || [...claim.labels, ...claim.headings].some((label) => pastLabel.test(label)))
        return true;
    const before = claim.text.slice(Math.max(0, value.start - AROUND), value.start);
    const after = claim.text.slice(value.end, value.end + AROUND);
    if (/^\W*(?:->|=>|>)/.test(after))
        return true;
    const nearest = Math.max(0, value.start - beforeOtherValue(claim, value, before.length));
    return claim.marks.some((mark) => {
        if (mark.cue !== 'past' && mark.cue !== 'lifting')
            return false;
        // A short word speaks of what stands right behind it: `was 1,600`, `from 1,600`, `not 1,600`.
        const reach = mark.end - mark.start <= SHORT ? value.start - 4 : nearest;
        return ((mark.end <= value.start && mark.start >= nearest && mark.end >= reach) ||
            (mark.start >= value.end &&
                mark.start <= value.end + 25 &&
                !opensAnother(claim, mark) &&
                !hasBetween(claim, value.end, mark.start)));
    });
}
/** Whether another value begins between two places. */
function hasBetween(claim, from, to) {
    return claim.values.some(({ start }) => start >= from && start < to);
}
/** Whether a word stands right before another value, and so speaks of that one. */
function opensAnother(claim, mark) {
    return claim.values.some(({ start }) => start >= mark.end && start - mark.end <= 4);
}
/** Characters of a word that only speaks of what follows at once. */
const SHORT = 4;
/** Labels under which all is past. */
const pastLabel = /\b(?:old|previous|previously|former|formerly|earlier|superseded|outdated|obsolete|history|initial|original|replaced|before)\b/i;
/** Characters back to the value before this one, so that its past is not taken for ours. */
function beforeOtherValue(claim, value, most) {
    const ends = claim.values.filter(({ end }) => end <= value.start).map(({ end }) => value.start - end);
    return Math.min(most, ...ends);
}
/** Whether the latest value is told as the one in force, apart from the old one. */
function latestIsMarked({ claim, clause }, old) {
    if (claim === old)
        return false;
    return claim.marks.some(({ cue, start, end }) => cue === 'present' && start >= clause.start && end <= clause.end);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/ban.js
/** Forbids: a ban, or a plain negation of an act. */
const ban = {
    name: 'ban',
    phrases: [
        'never',
        'the one',
        'kept out',
        'keep it out',
        'out of all',
        'must not',
        "mustn't",
        'must never',
        'do not',
        "don't",
        'does not',
        "doesn't",
        'may not',
        'can not',
        'cannot',
        "can't",
        'shall not',
        "shan't",
        'should not',
        "shouldn't",
        'should never',
        'may never',
        'not allowed',
        'not permitted',
        "isn't allowed",
        "aren't allowed",
        'forbidden',
        'forbid',
        'forbids',
        'prohibited',
        'prohibits',
        'prohibit',
        'prohibition',
        'banned',
        'bans',
        'ban',
        'barred',
        'disallowed',
        'off limits',
        'off-limits',
        'taboo',
        'no-go',
        'out of bounds',
        'hands off',
        'read-only',
        'read only',
        'readonly',
        'under no circumstances',
        'in no case',
        'on no account',
        'not under any circumstances',
        'at no time',
        'no',
        'nothing',
        'nobody',
        'no one',
        'none',
        'not to be',
        'not to',
        'is not',
        'are not',
        "isn't",
        "aren't",
        'not',
        'without',
        'neither',
        'nor',
        'refuse',
        'refuses',
        'untouchable',
        'untouched',
        'stays out',
        'keep away',
        'keep out',
        'stay away',
        'stay out',
        'leave alone',
        'left alone',
        "won't",
        'will not',
        'verboten',
        'blocked',
        'unless',
        'only',
        'protected',
        'legal hold',
        'exclude',
        'excluded',
    ],
};

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/duty.js
/** Demands. */
const duty = {
    name: 'duty',
    phrases: [
        'must',
        'has to',
        'have to',
        'needs to',
        'need to',
        'always',
        'required',
        'requires',
        'require',
        'mandatory',
        'obligatory',
        'shall',
        'is to',
        'are to',
        'binding',
        'hard',
        'strict',
        'strictly',
        'only',
        'every time',
        'each time',
        'insists',
        'rule',
        'rules',
        'needs',
        'need',
    ],
};

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/exception.js
/** Opens an exception or a condition. */
const exception = {
    name: 'exception',
    phrases: [
        'except',
        'except for',
        'excepting',
        'apart from',
        'other than',
        'unless',
        'without',
        'only after',
        'only with',
        'only if',
        'only when',
        'until',
        'save for',
        'but for',
        'exempt',
        'exempted',
        'exception',
        'exceptions',
        'excluding',
        'aside from',
        'before',
        'first',
    ],
};
/** Asks rather than says. */
const question = { name: 'question', pattern: /\?/g };
/** Hides a value. */
const masking = {
    name: 'masking',
    pattern: /[█■▇▓]{2,}|\*{3,}|\bx{4,}\b|[•·]{3,}|[[<(](?:redacted|masked|hidden|withheld|removed|blanked|anonymi[sz]ed|censored|amount|date|name|value|secret|number|id|email|address|token|key)\b[^\])>]{0,20}[\])>]|[[<(]\w+ (?:removed|hidden|withheld)[\])>]|\bredacted\b|_{4,}|\?{3,}|#{4,}/gi,
};

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/hypothesis.js
/** Not in force: proposed, asked, planned for discussion, rejected. */
const hypothesis = {
    name: 'hypothesis',
    phrases: [
        'proposed',
        'might be',
        'could be',
        'being considered',
        'was considered',
        'considering',
        'to be discussed',
        'for discussion',
        'not decided',
        'not yet decided',
        'proposes',
        'propose',
        'proposal',
        'proposals',
        'suggested',
        'suggests',
        'suggest',
        'suggestion',
        'suggestions',
        'discussed',
        'discussion',
        'discussing',
        'discuss',
        'debated',
        'debate',
        'maybe',
        'perhaps',
        'possibly',
        'idea',
        'ideas',
        'open question',
        'open questions',
        'asked whether',
        'asks whether',
        'asked if',
        'asks if',
        'asked about',
        'wondered',
        'wonders',
        'wondering',
        'rejected',
        'rejects',
        'declined',
        'declines',
        'turned down',
        'not adopted',
        'not agreed',
        'not accepted',
        'not approved',
        'not decided',
        'draft',
        'drafted',
        'to be decided',
        'to be confirmed',
        'tbd',
        'tbc',
        'undecided',
        'unconfirmed',
        'pending',
        'would be',
        'would have',
        'what if',
        'if we',
        'thinking of',
        'thinking about',
        'thought about',
        'thought of',
        'hypothetical',
        'whether',
        'under review',
        'up for',
        'floated',
        'toyed',
        'vetoed',
        'voted down',
        'unclear',
        'not sure',
        'unsure',
        'speculated',
        'tentative',
        'tentatively',
        'provisional',
        'mentioned as',
        'brought up',
        'weighing',
        'mulling',
        'postponed',
        'parked',
    ],
};
/** May be only a thought: casts doubt where nothing else is known of a statement. */
const maybe = {
    name: 'maybe',
    phrases: [
        'could',
        'might',
        'option',
        'options',
        'candidate',
        'candidates',
        'alternative',
        'alternatives',
        'question',
        'questions',
        'offer',
        'offered',
        'wish',
        'wishes',
        'would',
        'example',
        'quoted',
        'consider',
        'considers',
        'asked',
        'asks',
        'wants to know',
        'said that',
        'says that',
        'mentioned',
        'planned',
        'rumour',
        'rumor',
        'heard',
    ],
};

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/lifting.js
/** Says that something no longer applies. */
const lifting = {
    name: 'lifting',
    phrases: [
        'no longer',
        'been retired',
        'was retired',
        'is retired',
        'not any more',
        'not anymore',
        'any more',
        'anymore',
        'lifted',
        'lifts',
        'withdrawn',
        'withdrew',
        'cancelled',
        'canceled',
        'cancels',
        'revoked',
        'rescinded',
        'repealed',
        'obsolete',
        'expired',
        'lapsed',
        'not binding',
        'waived',
        'void',
        'overruled',
        'overridden',
        'is gone',
        'was dropped',
        'has been dropped',
        'been dropped',
        'dropped the rule',
        'not in force',
        'out of force',
        'abolished',
        'scrapped',
        'does not apply',
        "doesn't apply",
        'not apply',
        'taken back',
        'took back',
        'took it back',
        'suspended',
        'relaxed',
        'discarded',
        'abandoned',
        'called off',
        'removed the ban',
        'ban removed',
        'ban ended',
        'is over',
        'no more in force',
        'reversed',
        'set aside',
        'given up',
        'stood down',
        'released from',
        'gave up',
        'ignore the earlier',
        'not needed any',
        'unblocked',
        'nullified',
    ],
};

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/limits.js
/** No more than this. */
const upperLimit = {
    name: 'upper-limit',
    phrases: [
        'at most',
        'at the most',
        'no more than',
        'no more',
        'in total',
        'only',
        'not more than',
        'no longer than',
        'not longer than',
        'maximum',
        'max',
        'maximal',
        'cap',
        'caps',
        'capped',
        'ceiling',
        'limit',
        'limits',
        'limited',
        'up to',
        'at or below',
        'or less',
        'or below',
        'or fewer',
        'under',
        'below',
        'less than',
        'fewer than',
        'not exceed',
        'not above',
        'never above',
        'stay within',
        'within',
        'upper',
        'no higher than',
        'not higher than',
        'tops',
        'hard stop',
        'no later than',
        'not later than',
        'not past',
        'not go past',
        'no larger than',
        'budget',
        'allowance',
        'not go over',
        'not go beyond',
        'not over',
        'no greater than',
        'not greater than',
        'cut off after',
        'killed after',
    ],
};
/** No less than this. */
const lowerLimit = {
    name: 'lower-limit',
    phrases: [
        'at least',
        'at the least',
        'no less than',
        'not less than',
        'no fewer than',
        'minimum',
        'min',
        'minimal',
        'floor',
        'or more',
        'or above',
        'more than',
        'no earlier than',
        'not earlier than',
        'no lower than',
        'not below',
        'never below',
        'not under',
        'upwards',
        'exceed',
        'exceeds',
        'exceeding',
        'above',
        'over',
        'beyond',
        'past',
        'greater than',
        'longer than',
        'larger than',
        'higher than',
    ],
};
/** Characters within which a ban before a limit turns it round: `must not be more than`. */
const TURNS = 40;
/** The directions in which a text limits: a ban before `more than` makes it an upper limit. */
function limitsOf(marks) {
    const limits = marks.filter(({ cue }) => cue === 'upper-limit' || cue === 'lower-limit');
    const own = limits.filter((limit) => !limits.some((other) => other !== limit &&
        other.start <= limit.start &&
        other.end >= limit.end &&
        other.end - other.start > limit.end - limit.start));
    return new Set(own.map(({ cue, start }) => {
        const turned = marks.some((mark) => mark.cue === 'ban' && mark.end <= start && start - mark.end <= TURNS);
        return (cue === 'upper-limit') !== turned ? 'upper-limit' : 'lower-limit';
    }));
}

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/permission.js
/** Allows. */
const permission = {
    name: 'permission',
    phrases: [
        'may',
        'allowed',
        'permitted',
        'is fine',
        'are fine',
        'fine',
        'ok',
        'okay',
        'free to',
        'feel free',
        'welcome to',
        'can be',
        'can',
        'acceptable',
        'possible again',
        'at will',
        'at your discretion',
        'go ahead',
        'cleared to',
        'authorised',
        'authorized',
        'as needed',
        'unrestricted',
        'no restriction',
        'no restrictions',
        'no objection',
        'no problem',
        'allow',
        'allows',
        'allowing',
        'permits',
        'permit',
    ],
};

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/time.js
/** Belongs to an earlier state. */
const past = {
    name: 'past',
    phrases: [
        'used to',
        'formerly',
        'former',
        'previously',
        'previous',
        'earlier',
        'old',
        'older',
        'initially',
        'initial',
        'originally',
        'original',
        'at first',
        'first said',
        'instead of',
        'rather than',
        'in place of',
        'replaces',
        'replaced',
        'replacing',
        'superseded',
        'supersedes',
        'superseding',
        'outdated',
        'stale',
        'down from',
        'up from',
        'raised from',
        'lowered from',
        'changed from',
        'moved from',
        'from',
        'had been',
        'no longer',
        'not',
        'forget',
        'ignore',
        'overrides',
        'obsolete',
        'prior',
        'revised from',
        'corrected from',
        'increased from',
        'reduced from',
        'cut from',
        'extended from',
        'postponed from',
        'in lieu of',
        'until now',
        'was',
        'wrong',
        'mistaken',
        'typo',
        'void',
        'historical',
        'ex',
    ],
};
/** Belongs to the state in force. */
const present = {
    name: 'present',
    phrases: [
        'now',
        'currently',
        'current',
        'new',
        'latest',
        'updated',
        'as of',
        'in force',
        'changed to',
        'moved to',
        'raised to',
        'lowered to',
        'corrected to',
        'becomes',
        'final',
        'revised',
        'correction',
        'in effect',
        'newest',
    ],
};

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/weakening.js
/** Makes a rule a wish. */
const weakening = {
    name: 'weakening',
    phrases: [
        'try to',
        'try not to',
        'trying to',
        'tries to',
        'ideally',
        'where possible',
        'when convenient',
        'where convenient',
        'is nice',
        'are nice',
        'nice when',
        'nice if',
        'if possible',
        'when possible',
        'wherever possible',
        'whenever possible',
        'as far as possible',
        'preferably',
        'if convenient',
        'generally',
        'in general',
        'usually',
        'normally',
        'as a rule of thumb',
        'rule of thumb',
        'nice to have',
        'would be nice',
        'would be good',
        'discouraged',
        'not recommended',
        'recommended',
        'recommendation',
        'rather not',
        'better not',
        'better to avoid',
        'best to avoid',
        'best avoided',
        'think twice',
        'sparingly',
        'kept to a minimum',
        'keep to a minimum',
        'minimise',
        'minimize',
        'avoid',
        'avoids',
        'avoided',
        'avoiding',
        'where practical',
        'if practical',
        'as much as possible',
        'reluctant',
        'hesitate',
        'be careful',
        'careful with',
        'with care',
        'caution',
        'cautious',
        'mostly',
        'wherever practical',
        'when practical',
        'soft',
        'soft limit',
        'guideline',
        'flexible',
        'roughly',
        'not ideal',
        'if time allows',
        'if time permits',
        'best effort',
        'should be kept low',
        'as a default',
        'by default',
        'unless needed',
        'unless necessary',
        'unless really needed',
        'unless really necessary',
        'if you can',
        'if we can',
        'where feasible',
        'if feasible',
        'when feasible',
        'may be wise',
        'prefer not',
        'prefers not',
        'tend to',
        'sensitive',
        'with some leeway',
        'leeway',
        'at a pinch',
        'frowned upon',
        'not strictly',
        'not a hard',
        'nice-to-have',
        'a wish',
        'hope to',
        'hopefully',
        'hopes to',
        'would like to keep',
        'would rather',
    ],
};

;// CONCATENATED MODULE: ./lib/probes/meaning/cues/index.js










/** Every kind of wording that bears on whether a statement holds. */
const cues = [
    ban,
    duty,
    permission,
    weakening,
    lifting,
    hypothesis,
    maybe,
    past,
    present,
    question,
    masking,
    exception,
    upperLimit,
    lowerLimit,
];
/** Phrases by their first word, so that a text is gone through once for all of them. */
const byFirstWord = new Map();
for (const { name, phrases = [] } of cues) {
    for (const phrase of phrases) {
        const words = phrase.split(' ');
        const first = words[0];
        byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { cue: name, words }]);
    }
}
const patterns = cues.flatMap(({ name, pattern }) => (pattern === undefined ? [] : [{ name, pattern }]));
/** A character that only patterns ask for. */
const special = /[?*#_█■▇▓•·[(<]|x{4}|redacted/i;
/** All cues of a text, in the order of their places. */
function findMarks(text) {
    const lower = text.toLowerCase();
    const marks = [];
    const words = [...lower.matchAll(/[a-z][a-z'-]*/g)];
    words.forEach((word, i) => {
        for (const phrase of byFirstWord.get(word[0]) ?? []) {
            const last = words[i + phrase.words.length - 1];
            if (last === undefined || !follows(words, i, phrase.words))
                continue;
            marks.push({ cue: phrase.cue, start: word.index, end: last.index + last[0].length });
        }
    });
    if (!special.test(text))
        return marks;
    for (const { name, pattern } of patterns) {
        for (const match of lower.matchAll(pattern)) {
            marks.push({ cue: name, start: match.index, end: match.index + match[0].length });
        }
    }
    return marks;
}
/** Whether the words from a place on are those of a phrase, with nothing but white space between them. */
function follows(words, from, phrase) {
    for (let k = 1; k < phrase.length; k++) {
        const [before, word] = [words[from + k - 1], words[from + k]];
        if (before === undefined || word === undefined || word[0] !== phrase[k])
            return false;
        if (word.index - before.index - before[0].length > 2)
            return false;
    }
    return true;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/rules/polarity.js


/** Bans: the site has to forbid. Limits: it has to limit in the same direction. */
const polarity = (frame, site, reading) => {
    const turned = oppositeIn(frame, site);
    if (turned !== undefined)
        return [turned];
    if (frame.force === 'ban')
        return ofBan(frame, site, reading);
    if (frame.force === 'upper-limit' || frame.force === 'lower-limit') {
        return frame.known ? ofKnownLimit(site) : ofLimit(frame.force, site);
    }
    return ofStatement(frame, site);
};
function ofBan(frame, site, reading) {
    const { claim, clause } = site;
    const span = placeIn(claim, clause);
    const around = rowOf(claim, reading);
    const says = (senses) => around.some((each) => each.words.some(({ sense }) => senses.has(sense)) ||
        [...senses].some((sense) => each.labelSenses.has(sense)));
    if (frame.essential.size > 0 && !says(frame.essential)) {
        return [
            { rule: 'polarity', finding: 'weakened', strength: 0.5, ...span, note: 'its condition is not said' },
        ];
    }
    const inClause = claim.marks.filter(({ start, end }) => start < clause.end && end > clause.start);
    const bans = inClause.filter(({ cue }) => cue === 'ban');
    const held = { rule: 'polarity', finding: 'held', strength: 0.6, ...span, note: 'it forbids' };
    if (bans.length > 0)
        return [held];
    if (inClause.some(({ cue }) => cue === 'permission') && !says(frame.binding)) {
        return [{ rule: 'polarity', finding: 'inverted', strength: 0.8, ...span, note: 'it is allowed here' }];
    }
    const forbids = [...claim.labelMarks, ...claim.headingMarks].some(({ cue }) => cue === 'ban') ||
        around.some((each) => each !== claim && each.marks.some(({ cue }) => cue === 'ban')) ||
        (frame.known && claim.marks.some(({ cue }) => cue === 'ban'));
    if (forbids || says(frame.binding))
        return [held];
    if (inClause.some(({ cue }) => cue === 'exception') && frame.ownCues.has('exception')) {
        return [
            { rule: 'polarity', finding: 'held', strength: 0.5, ...span, note: 'it binds the act to a condition' },
        ];
    }
    if (inClause.some(({ cue }) => cue === 'duty')) {
        const strength = frame.known ? 0.5 : 0.75;
        return [{ rule: 'polarity', finding: 'inverted', strength, ...span, note: 'it is demanded here' }];
    }
    // The act itself, and nothing that forbids it.
    const act = frame.known &&
        claim.words.some(({ sense, start, end }) => start >= clause.start && end <= clause.end && frame.subject[0]?.senses.has(sense));
    if (act)
        return [
            { rule: 'polarity', finding: 'inverted', strength: 0.7, ...span, note: 'nothing here forbids it' },
        ];
    return [{ rule: 'polarity', finding: 'weakened', strength: 0.5, ...span, note: 'nothing here forbids it' }];
}
/** A ceiling of ours has so many wordings that only a floor in its place speaks against it. */
function ofKnownLimit({ claim, clause }) {
    const span = placeIn(claim, clause);
    const text = claim.text.slice(clause.start, clause.end);
    const floor = floors.test(text) && !claim.marks.some(({ cue }) => cue === 'ban' || cue === 'upper-limit');
    return floor || turnedFloors.test(text)
        ? [
            {
                rule: 'polarity',
                finding: 'inverted',
                strength: 0.8,
                ...span,
                note: 'it is a floor here, not a ceiling',
            },
        ]
        : [{ rule: 'polarity', finding: 'held', strength: 0.6, ...span, note: 'it limits' }];
}
const floors = /\b(?:at least|minimum|no less than|or more|more than|above|over|exceeds?|beyond|greater than)\b/i;
const turnedFloors = /\b(?:no less than|not less than|no fewer than|not fewer than|never (?:be )?(?:below|under|less)|not (?:be |stay |fall |drop |go )?(?:below|under|less)|at least|may exceed|can exceed|may go (?:above|over|beyond)|no (?:limit|cap|ceiling))\b/i;
function ofLimit(force, { claim, clause }) {
    const span = placeIn(claim, clause);
    const inClause = claim.marks.filter(({ start, end }) => start < clause.end && end > clause.start);
    const limits = limitsOf(inClause);
    const labelled = limitsOf([...claim.labelMarks, ...claim.headingMarks]);
    if (limits.has(force) || (limits.size === 0 && labelled.has(force))) {
        return [{ rule: 'polarity', finding: 'held', strength: 0.6, ...span, note: 'it limits' }];
    }
    if (limits.size > 0) {
        return [
            {
                rule: 'polarity',
                finding: 'inverted',
                strength: 0.75,
                ...span,
                note: 'the limit runs the other way',
            },
        ];
    }
    return [];
}
/** A statement that forbids nothing, under a plain negation: `do not draw the charts in #3f8ac1`. */
function ofStatement(frame, { claim, clause, found }) {
    if (!frame.known && frame.ownCues.has('ban'))
        return [];
    const values = [...found.values()]
        .filter((each) => each.claim === claim && !each.labelled)
        .map(({ value }) => value);
    const first = Math.min(clause.end, ...values.map(({ start }) => start));
    const text = claim.text.slice(clause.start, clause.end);
    const match = polarity_plainNegation.exec(text);
    if (match === null)
        return [];
    // Behind the value, a negation speaks of something else (`on 48213, not on 5432`), unless it denies the subject.
    const at = clause.start + match.index;
    if (at > first &&
        !(/^(?:is|are|was) not|isn't|aren't|wasn't/i.test(match[0]) && subjectFollows(frame, claim, at)))
        return [];
    if (!frame.known && frame.canary.content.toLowerCase().includes(match[0].toLowerCase()))
        return [];
    const strength = frame.known ? 0.75 : 0.5;
    return [
        {
            rule: 'polarity',
            finding: 'inverted',
            strength,
            ...placeIn(claim, clause),
            note: 'it is negated here',
        },
    ];
}
function subjectFollows({ subject }, { words }, at) {
    return words.some(({ sense, start }) => start > at && start < at + 50 && subject.some(({ senses }) => senses.has(sense)));
}
const polarity_plainNegation = /\b(?:never|must not|do not|don't|does not|doesn't|is not|isn't|are not|may not|not allowed|forbidden|must never|should not|cannot|can't|will not|won't|not)\b(?! (?:later|more|longer|less|only|before|after|earlier|just|even|exceed|outside|out of|beyond|yet|to exceed|go (?:above|over|beyond|past)|be more|above|over))/i;
/** Whether a sentence has the parts of a phrase one after another. */
function polarity_says(text, phrase) {
    let at = 0;
    return phrase.split(' … ').every((part) => {
        const found = text.indexOf(part, at);
        at = found + part.length;
        return found >= 0;
    });
}
/** A phrase that turns a kind of statement round. */
function oppositeIn({ opposite }, { claim, clause }) {
    const text = claim.text.toLowerCase();
    const phrase = opposite.find((each) => polarity_says(text, each));
    if (phrase === undefined)
        return undefined;
    return {
        rule: 'polarity',
        finding: 'inverted',
        strength: 0.8,
        ...placeIn(claim, clause),
        note: `it says "${phrase}"`,
    };
}
/** The claims of a table's row or of a nested mapping, which say one thing together; of all others, itself. */
function rowOf(claim, reading) {
    if (claim.form !== 'cell' && claim.form !== 'pair')
        return [claim];
    const owner = claim.labels.slice(0, -1).join('\n');
    if (owner === '')
        return [claim];
    return (reading.groups.get(claim.group) ?? []).filter((each) => each.labels.slice(0, -1).join('\n') === owner);
}

;// CONCATENATED MODULE: ./lib/probes/meaning/rules/standing.js

/** Cues that take a statement's standing away, with what they make of it. */
const standings = [
    { cue: 'lifting', finding: 'lifted', note: 'it is said to no longer apply' },
    { cue: 'hypothesis', finding: 'hypothetical', note: 'it is only proposed, asked or discussed' },
    { cue: 'question', finding: 'hypothetical', note: 'it is only asked' },
    { cue: 'weakening', finding: 'weakened', note: 'it is only a wish now' },
];
/** Struck out, weakened, lifted, hypothetical: by a cue in the clause, around it, in a label or in the next words. */
const standing_standing = (frame, site, reading) => [
    ...struckOut(site, reading),
    ...(frame.known ? [] : doubts(frame, site)),
    ...standings.flatMap(({ cue, finding, note }) => {
        if (cue === 'weakening' && !binds(frame))
            return [];
        const found = cueAt(cue, frame, site, reading);
        return found === undefined ? [] : [{ rule: 'standing', finding, note, ...found }];
    }),
];
/** A wish can only be weakened where it was more than one, and a fact not at all. */
function binds({ canary: { type }, ownCues, force }) {
    return type !== 'fact' && (type !== 'user_preference' || ownCues.has('duty') || force === 'ban');
}
function cueAt(cue, frame, { claim, clause, found }, reading) {
    const marks = claim.marks.filter((mark) => mark.cue === cue &&
        !isOwn(frame, claim, mark) &&
        !(cue === 'lifting' && isOfAnother(claim, mark, found)));
    const at = (mark, strength) => ({ strength, ...placeIn(claim, mark) });
    const within = marks.find((mark) => overlaps(mark, clause));
    if (within !== undefined)
        return at(within, 0.8);
    if (cue === 'question' && marks.length > 0 && claim.text.endsWith('?'))
        return at(clause, 0.8);
    const opening = marks.find((mark) => mark.end <= clause.start && mark.start < OPENING);
    if (opening !== undefined) {
        const between = claim.text.slice(opening.end, clause.start);
        if (/^[^:]{0,40}:/.test(between))
            return at(opening, 0.8);
        if (/[:-]\s*$/.test(between) || /^\W*$/.test(between))
            return at(opening, 0.8);
        if (cue === 'hypothesis')
            return at(opening, 0.45);
    }
    const follows = cue === 'weakening' ? undefined : continuation(claim, clause, marks);
    if (follows !== undefined)
        return at(follows, 0.75);
    // A rule that forbids in so many words does so under any heading.
    const bans = claim.marks.some((mark) => mark.cue === 'ban' && overlaps(mark, clause));
    const above = [...claim.labelMarks, ...claim.headingMarks].some((mark) => mark.cue === cue);
    if (above && !(bans && cue === 'weakening'))
        return { strength: 0.75, start: claim.start, end: claim.end };
    if (cue !== 'lifting' && cue !== 'hypothesis')
        return undefined;
    const next = anaphora(claim, cue, reading, found);
    return next === undefined ? undefined : { strength: 0.75, start: next.start, end: next.end };
}
/** Words that often, but not always, mean that a statement is only talked about. */
function doubts(frame, { claim, clause }) {
    const mark = claim.marks.find((each) => each.cue === 'maybe' && overlaps(each, clause) && !isOwn(frame, claim, each));
    const above = [...claim.labelMarks, ...claim.headingMarks].some(({ cue }) => cue === 'maybe');
    if (mark === undefined && !above)
        return [];
    return [
        {
            rule: 'standing',
            finding: 'hypothetical',
            strength: 0.45,
            ...placeIn(claim, mark ?? clause),
            note: 'it may only be talked about',
        },
    ];
}
function struckOut({ claim, clause, found }, { plain }) {
    const places = [...found.values()].filter((each) => each.claim === claim && !each.labelled);
    const ranges = places.length > 0 ? places.map(({ value }) => placeIn(claim, value)) : [placeIn(claim, clause)];
    const struck = ranges.find(({ start, end }) => claim.struck || plain.struck.some((range) => range.start < end && range.end > start));
    return struck === undefined
        ? []
        : [{ rule: 'standing', finding: 'lifted', strength: 0.9, ...struck, note: 'it is struck out' }];
}
/** Whether the statement itself has the words of a mark, which then say nothing against it. */
function isOwn(frame, claim, { start, end }) {
    return frame.canary.content.toLowerCase().includes(claim.text.slice(start, end).toLowerCase());
}
/** `(no longer $400)` speaks of that value, and not of the one that was found. */
function isOfAnother(claim, mark, found) {
    const next = claim.values.find(({ start }) => start >= mark.end && start - mark.end <= 4);
    return (next !== undefined &&
        ![...found.values()].some((each) => each.claim === claim && each.value.start === next.start));
}
function overlaps(mark, clause) {
    return mark.start < clause.end && mark.end > clause.start;
}
/** A cue in so many first characters of a claim may speak of all of it: `Proposed: …`. */
const OPENING = 30;
/** A later clause of the claim that goes on about this one: `…; was floated and rejected`, `… (withdrawn on Monday)`. */
function continuation(claim, clause, marks) {
    const rest = claim.text.slice(clause.end);
    if (!goesOn.test(rest)) {
        // A value of a mapping can be several sentences.
        for (const { index } of rest.matchAll(/[.;] /g)) {
            if (backReference.test(rest.slice(index + 2)))
                return marks.find(({ start }) => start >= clause.end + index);
        }
        return undefined;
    }
    const isNear = ({ start }) => start >= clause.end && start <= clause.end + 60;
    const found = marks.find(isNear);
    // `(an earlier figure no longer applies)` is about another one.
    const past = claim.marks.find((mark) => mark.cue === 'past' && mark.end - mark.start > 4 && isNear(mark));
    return found !== undefined && (past === undefined || past.start >= found.start) ? found : undefined;
}
const goesOn = /^\W*(?:(?:but |which |this |that |it |and )?(?:was|were|is|has|had|have) |\(|but |though |withdrawn|lifted|dropped|cancell?ed|rejected|revoked|no longer)/i;
const backReference = /\b(?:that|this|the) (?:rule|ban|limit|cap|idea|proposal|restriction|constraint|requirement|wish|condition|freeze|preference|deadline|instruction|point)\b|^\W*(?:(?:that|this|it) (?:was|is|has been|has|no longer)|withdrawn|lifted|dropped|cancell?ed|rejected|revoked|declined|not adopted|obsolete|void)\b/i;
const thatRule = /\bthat (?:rule|ban|limit|cap|idea|proposal|restriction|constraint|requirement|wish|condition|freeze)\b/i;
/** One of the next sentences, where it speaks of this one: `On Wednesday the user cancelled that ban.` */
function anaphora(claim, cue, { claims, plain }, found) {
    const own = [...found.values()].map(({ value }) => value.key);
    const following = claims.slice(claim.index + 1, claim.index + 3);
    // An item of a list speaks of itself.
    const here = claim.form === 'item'
        ? following.filter(({ start }) => !plain.text.slice(claim.end, start).includes('\n'))
        : following;
    return here.find((next) => (next.group === claim.group || next.labels.join() === claim.labels.join()) &&
        // With a value of its own it is about something else.
        (thatRule.test(next.text) || next.values.every(({ key }) => own.includes(key))) &&
        backReference.test(next.text) &&
        next.marks.some((mark) => mark.cue === cue));
}

;// CONCATENATED MODULE: ./node_modules/stemmer/index.js
// Standard suffix manipulations.
/** @type {Record<string, string>} */
const step2list = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log'
}

/** @type {Record<string, string>} */
const step3list = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: ''
}

// Consonant-vowel sequences.
const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = '(' + consonant + '[^aeiouy]*)'
const vowels = '(' + vowel + '[aeiou]*)'

const gt0 = new RegExp('^' + consonants + '?' + vowels + consonants)
const eq1 = new RegExp(
  '^' + consonants + '?' + vowels + consonants + vowels + '?$'
)
const gt1 = new RegExp('^' + consonants + '?(' + vowels + consonants + '){2,}')
const vowelInStem = new RegExp('^' + consonants + '?' + vowel)
const consonantLike = new RegExp('^' + consonants + vowel + '[^aeiouwxy]$')

// Exception expressions.
const sfxLl = /ll$/
const sfxE = /^(.+?)e$/
const sfxY = /^(.+?)y$/
const sfxIon = /^(.+?(s|t))(ion)$/
const sfxEdOrIng = /^(.+?)(ed|ing)$/
const sfxAtOrBlOrIz = /(at|bl|iz)$/
const sfxEED = /^(.+?)eed$/
const sfxS = /^.+?[^s]s$/
const sfxSsesOrIes = /^.+?(ss|i)es$/
const sfxMultiConsonantLike = /([^aeiouylsz])\1$/
const step2 =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const step3 = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const step4 =
  /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

/**
 * Get the stem from a given value.
 *
 * @param {string} value
 *   Value to stem.
 * @returns {string}
 *   Stem for `value`
 */
// eslint-disable-next-line complexity
function stemmer(value) {
  let result = String(value).toLowerCase()

  // Exit early.
  if (result.length < 3) {
    return result
  }

  /** @type {boolean} */
  let firstCharacterWasLowerCaseY = false

  // Detect initial `y`, make sure it never matches.
  if (
    result.codePointAt(0) === 121 // Lowercase Y
  ) {
    firstCharacterWasLowerCaseY = true
    result = 'Y' + result.slice(1)
  }

  // Step 1a.
  if (sfxSsesOrIes.test(result)) {
    // Remove last two characters.
    result = result.slice(0, -2)
  } else if (sfxS.test(result)) {
    // Remove last character.
    result = result.slice(0, -1)
  }

  /** @type {RegExpMatchArray|null} */
  let match

  // Step 1b.
  if ((match = sfxEED.exec(result))) {
    if (gt0.test(match[1])) {
      // Remove last character.
      result = result.slice(0, -1)
    }
  } else if ((match = sfxEdOrIng.exec(result)) && vowelInStem.test(match[1])) {
    result = match[1]

    if (sfxAtOrBlOrIz.test(result)) {
      // Append `e`.
      result += 'e'
    } else if (sfxMultiConsonantLike.test(result)) {
      // Remove last character.
      result = result.slice(0, -1)
    } else if (consonantLike.test(result)) {
      // Append `e`.
      result += 'e'
    }
  }

  // Step 1c.
  if ((match = sfxY.exec(result)) && vowelInStem.test(match[1])) {
    // Remove suffixing `y` and append `i`.
    result = match[1] + 'i'
  }

  // Step 2.
  if ((match = step2.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step2list[match[2]]
  }

  // Step 3.
  if ((match = step3.exec(result)) && gt0.test(match[1])) {
    result = match[1] + step3list[match[2]]
  }

  // Step 4.
  if ((match = step4.exec(result))) {
    if (gt1.test(match[1])) {
      result = match[1]
    }
  } else if ((match = sfxIon.exec(result)) && gt1.test(match[1])) {
    result = match[1]
  }

  // Step 5.
  if (
    (match = sfxE.exec(result)) &&
    (gt1.test(match[1]) ||
      (eq1.test(match[1]) && !consonantLike.test(match[1])))
  ) {
    result = match[1]
  }

  if (sfxLl.test(result) && gt1.test(result)) {
    result = result.slice(0, -1)
  }

  // Turn initial `Y` back to `y`.
  if (firstCharacterWasLowerCaseY) {
    result = 'y' + result.slice(1)
  }

  return result
}

;// CONCATENATED MODULE: ./lib/probes/meaning/lexicon/function-words.js
/** Words that carry no subject: articles, pronouns, auxiliaries, prepositions, question words, fillers. */
const functionWords = new Set(('a about above after again against all also always am an and another any anyone anything are as at back be because been ' +
    'before being below between both but by can come comes could did do does doing down during each either else even ever ' +
    'every everything few for from further get gets give given go goes going got had has have having he her here hers him ' +
    'his how however i if in into is it its itself just keep kept let lets like look made make makes many may me might mine ' +
    'more most much must my myself need needs neither never no nobody nor not nothing now of off on once one only onto or ' +
    'other others ought our ours out over own per please put rather really s same say see shall she should since so some ' +
    'someone something still such t take takes than that the their theirs them themselves then there these they thing ' +
    'things this those though through till to together too toward towards under until up upon us use used uses using very ' +
    'via was way we well were what whatever when whenever where whether which while who whoever whole whom whose why will ' +
    'with within without would yet you your yours yourself exactly currently instead already').split(' '));

;// CONCATENATED MODULE: ./lib/probes/meaning/lexicon/synonyms.js
/**
 * Words that people and summarizers use for one another in working notes: everyday and engineering ones, curated by
 * hand. Each line is one meaning; the first word names it. A word stands in one line only. Antonyms never share a
 * line, and a word that is common in two meanings is left out.
 */
const lines = `
maximum max most ceiling cap limit upper highest
minimum min least lowest floor
execute run
money cost spend spending bill budget expense expenditure fee pay charge
start begin launch commence kick
end finish complete completion done conclude
delete remove drop erase wipe purge destroy empty truncate
send mail forward transmit dispatch
change modify alter edit write update mutate
record row entry
print log dump
disclose reveal expose publish
secret credential password token
database db postgres mysql datastore
server host machine box node
restart reboot bounce
deploy release ship rollout deployment
review reviewer
approve approval consent permission agreement ok authorise authorize authorisation authorization sign signoff nod
owner own responsible maintainer maintain
client customer
deadline due
cutover switchover
migrate migration move moved transfer relocate
resume continue
checkpoint bookmark watermark
stop halt suspend pause
allow permit
region zone
schedule timetable calendar
daily everyday
night nightly overnight
week weekly
month monthly
year yearly annual
summary status digest
message note memo
channel
prefer preference like want wish favour favor
colour color
chart graph plot diagram
picture image figure photo
style format
bug defect error fault
fix repair mend correct patch
pin freeze frozen
package dependency
task job
production prod live
backup snapshot
import importer ingest
bucket store storage
batch chunk
latency delay
fast quick speed
retry attempt
folder directory
address mailbox email e-mail
phone telephone
meeting appointment
answer reply respond response
brief concise short
target goal aim objective
check verify verification validate
explain explanation
`;
const meanings = new Map();
for (const line of lines.trim().split('\n')) {
    const [name = '', ...others] = line.trim().split(' ');
    for (const word of [name, ...others])
        if (!meanings.has(word))
            meanings.set(word, name);
}
/** The name of a word's meaning, for words that have synonyms here. The first line that has a word decides. */
const synonyms = meanings;

;// CONCATENATED MODULE: ./lib/probes/meaning/lexicon/words.js



/** Past forms and plurals that a suffix stemmer can't take back. */
const irregular = {
    began: 'begin',
    begun: 'begin',
    bought: 'buy',
    broke: 'break',
    broken: 'break',
    brought: 'bring',
    built: 'build',
    chose: 'choose',
    chosen: 'choose',
    cut: 'cut',
    done: 'do',
    drawn: 'draw',
    drew: 'draw',
    driven: 'drive',
    drove: 'drive',
    fell: 'fall',
    found: 'find',
    frozen: 'freeze',
    froze: 'freeze',
    held: 'hold',
    kept: 'keep',
    left: 'leave',
    led: 'lead',
    lost: 'lose',
    made: 'make',
    meant: 'mean',
    men: 'man',
    met: 'meet',
    mice: 'mouse',
    paid: 'pay',
    people: 'person',
    ran: 'run',
    read: 'read',
    rewritten: 'rewrite',
    said: 'say',
    sent: 'send',
    set: 'set',
    shown: 'show',
    spent: 'spend',
    spoke: 'speak',
    spoken: 'speak',
    stood: 'stand',
    taken: 'take',
    taught: 'teach',
    thought: 'think',
    told: 'tell',
    took: 'take',
    understood: 'understand',
    went: 'go',
    women: 'woman',
    won: 'win',
    wrote: 'write',
    written: 'write',
    children: 'child',
    feet: 'foot',
    indices: 'index',
    indexes: 'index',
};
const senses = new Map();
/** The sense of a lowercase word: that of its synonyms, else its stem (Porter 1980). */
function senseOf(word) {
    let sense = senses.get(word);
    if (sense === undefined) {
        const base = irregular[word] ?? word;
        sense = synonyms.get(base) ?? synonymByStem.get(stemmer(base)) ?? stemmer(base);
        if (senses.size > 20_000)
            senses.clear();
        senses.set(word, sense);
    }
    return sense;
}
/** Synonyms by the stem of each, so that inflected forms find their meaning. */
const synonymByStem = new Map([...synonyms].map(([word, sense]) => [stemmer(word), sense]).reverse());
const wordPattern = /[a-z][a-z']*|\d+[a-z]*/g;
/** The words of a text that can carry a subject, in order. */
function contentWords(text) {
    const words = [];
    for (const match of text.toLowerCase().matchAll(wordPattern)) {
        const word = match[0].replace(/'s?$/, '');
        // `don't` and `we're` are no more a subject than `do not` and `we are`.
        if (word.length < 2 || word.includes("'") || functionWords.has(word))
            continue;
        words.push({ sense: senseOf(word), start: match.index, end: match.index + match[0].length });
    }
    return words;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/rules/unit.js


/** Words of which another one changes what a number counts. */
const families = [
    ['second', 'minute', 'hour', 'day', 'week', 'month', 'quarter', 'year'],
    ['row', 'batch', 'table', 'query', 'request'],
].map((words) => words.map(senseOf));
/** The words that a required value comes with: `40 requests per minute` is not `40 requests per second`. */
const unit = (frame, site) => (frame.known ? ofKind(frame, site) : ofPieces(frame, site));
/** A kind knows what its number counts. */
function ofKind({ unit: { own, other } }, { claim, clause }) {
    const inClause = claim.words.filter(({ start, end }) => start >= clause.start && end <= clause.end);
    const near = [...inClause.map(({ sense }) => sense), ...claim.labelSenses];
    for (const said of [near, claim.words.map(({ sense }) => sense)]) {
        if (said.some((sense) => own.has(sense)))
            return [];
        const wrong = said.find((sense) => other.has(sense));
        if (wrong === undefined)
            continue;
        const note = `it counts by ${wrong} here`;
        return [{ rule: 'unit', finding: 'altered', strength: 0.8, ...placeIn(claim, clause), note }];
    }
    return [];
}
function ofPieces(frame, { claim, clause }) {
    return frame.pieces.flatMap(({ values, terms, token }) => {
        if (values.length === 0)
            return [];
        const said = new Set([...claim.words.map(({ sense }) => sense), ...claim.labelSenses]);
        const gone = terms.flatMap(({ senses }) => [...senses]).filter((sense) => !said.has(sense));
        const span = placeIn(claim, clause);
        for (const sense of gone) {
            const other = families
                .find((family) => family.includes(sense))
                ?.find((each) => each !== sense && said.has(each));
            if (other !== undefined) {
                return [
                    {
                        rule: 'unit',
                        finding: 'altered',
                        strength: 0.8,
                        ...span,
                        note: `it counts by ${other}, not by ${sense}`,
                    },
                ];
            }
        }
        if (gone.length === 0 || gone.length < terms.length)
            return [];
        return [
            {
                rule: 'unit',
                finding: 'partial',
                strength: 0.4,
                ...span,
                note: `of "${token}" only the number is there`,
            },
        ];
    });
}

;// CONCATENATED MODULE: ./lib/probes/meaning/rules/index.js






/** Every rule that looks at a place where a statement may stand. */
const rules_rules = [standing_standing, polarity, banned, crossed, unit, oldValue];

;// CONCATENATED MODULE: ./lib/probes/meaning/rules/rivals.js




/** The values that stand where a wanted one should, best first. */
function rivalsOf(frame, wanted, reading) {
    return rivalTypes(wanted.type)
        .flatMap((type) => reading.valuesByType.get(type) ?? [])
        .filter(({ labelled, value }) => !labelled && !isSubject(frame, value))
        .filter(({ value }) => value.approximate === true || !frame.values.some((own) => covers(value, own, reading.values)))
        .map(({ claim, value }) => ({
        wanted,
        claim,
        value,
        subject: subjectAt(frame, claim, clauseAt(claim, value), reading),
    }))
        .sort((a, b) => b.subject - a.subject);
}
/** Words of the subject in capitals look like a name: `Owner Of The Invoice Importer`. */
function isSubject({ subject }, { type, key }) {
    if (type !== 'person' && type !== 'name')
        return false;
    return contentWords(key).some(({ sense }) => subject.some(({ senses }) => senses.has(sense)));
}
/** A rival is of the very type; only what is spelled is often typed by what stands around it. */
function rivalTypes(type) {
    return [type, ...(alike[type] ?? [])];
}
const alike = {
    port: ['number'],
    path: ['url', 'host'],
    hash: ['id', 'number'],
    version: ['number'],
    colour: ['hash', 'channel'],
    email: ['host'],
};
/** Whether a value is one that an earlier version of the statement gave. */
function isSuperseded(frame, value) {
    return frame.superseded.some((old) => old.type === value.type && covers(value, old, [value]));
}

;// CONCATENATED MODULE: ./lib/probes/meaning/decide.js






/** Evidence from this strength on decides. */
const DECIDES = 0.7;
/** Evidence from this strength on casts doubt. */
const DOUBTS = 0.4;
/** Shares of the subject: enough to be the statement's own place, too little to be. */
const decide_ON_SUBJECT = 0.55;
const OFF_SUBJECT = 0.25;
/** Below this share a value of a known kind of statement stands on something else. */
const NOT_ON_SUBJECT = 0.3;
/** The share of required words that has to be said. */
const ENOUGH_WORDS = 0.75;
/** How many places are looked at. */
const PLACES = 6;
/** Most serious first: which of several damages is told. */
const seriousness = [
    'inverted',
    'lifted',
    'weakened',
    'altered',
    'misattributed',
    'stale',
    'hypothetical',
    'ambiguous',
    'partial',
    'redacted',
    'missing',
];
/** Weighs all that the rules find for and against a statement. */
function decide(frame, reading) {
    const sites = sitesOf(frame, reading).slice(0, PLACES);
    const decisions = sites.map((site) => decideAt(frame, site, reading));
    const held = decisions.find(({ outcome }) => outcome === 'held');
    if (held !== undefined) {
        const lifted = decisions.find((other, i) => other.outcome === 'lifted' && (sites[i]?.subject ?? 0) >= decide_ON_SUBJECT);
        return lifted ?? held;
    }
    const complete = decisions.filter((_, i) => isComplete(frame, sites[i]));
    const [best] = complete.length > 0 ? complete : decisions;
    if (best !== undefined && complete.length > 0)
        return staleInstead(frame, reading, best) ?? best;
    return decideAbsent(frame, reading, best);
}
function isComplete(frame, site) {
    return frame.values.length > 0 ? site.found.size === frame.values.length : site.words > 0;
}
function decideAt(frame, site, reading) {
    const evidence = [
        ...presence(frame, site, reading),
        ...better(frame, site, reading),
        ...rules_rules.flatMap((rule) => rule(frame, site, reading)),
    ];
    const against = evidence.filter(({ finding }) => finding !== 'held').sort(bySeriousness);
    const decisive = against.filter(({ strength }) => strength >= DECIDES);
    const doubtful = against.filter(({ strength }) => strength >= DOUBTS);
    const speaksFor = evidence.find(({ finding, strength }) => finding === 'held' && strength >= DECIDES);
    if (decisive.length > 0)
        return { outcome: decisive[0].finding, evidence, by: decisive[0] };
    if (doubtful.length > 0 || speaksFor === undefined) {
        return { outcome: 'unverified', evidence, by: doubtful[0] ?? evidence[0] };
    }
    return { outcome: 'held', evidence, by: speaksFor };
}
function bySeriousness(a, b) {
    return b.strength - a.strength || seriousness.indexOf(a.finding) - seriousness.indexOf(b.finding);
}
/** That the values stand here, on the statement's subject, with the words that are required. */
function presence(frame, site, reading) {
    const span = placeIn(site.claim, site.clause);
    if (site.found.size < frame.values.length) {
        const gone = frame.values.filter((_, i) => !site.found.has(i)).map(({ key }) => key);
        return [
            { rule: 'presence', finding: 'partial', strength: 0.75, ...span, note: `${gone.join(', ')} is gone` },
        ];
    }
    // Part of a name may be enough for a reader who knows the people, and is not the exact value.
    const named = [...site.found].some(([i, { value }]) => value.type === 'person' && value.key !== frame.values[i]?.key);
    if (named)
        return [
            {
                rule: 'presence',
                finding: 'partial',
                strength: 0.5,
                ...span,
                note: 'only part of the name is there',
            },
        ];
    const worded = site.words >= ENOUGH_WORDS;
    if (frame.known && site.subject < NOT_ON_SUBJECT) {
        return [
            {
                rule: 'presence',
                finding: 'misattributed',
                strength: 0.9,
                ...span,
                note: 'the value belongs to something else here',
            },
        ];
    }
    const on = site.subject >= (frame.known ? decide_ON_SUBJECT : 0.45);
    const alone = !frame.known &&
        worded &&
        site.subject >= OFF_SUBJECT &&
        frame.values.every((value) => isParticular(value) && !hasEqual(frame, value, site, reading));
    const strength = (worded && on) || alone ? 0.8 : worded && site.subject >= OFF_SUBJECT ? 0.6 : 0.5;
    return [{ rule: 'presence', finding: 'held', strength, ...span, note: 'it is there' }];
}
/** A value that nobody would write by chance: a name of a thing, or a number of several digits that aren't zeros. */
function isParticular({ type, key }) {
    return !decide_measured.has(type) || key.replace(/\D/g, '').replace(/0+$/, '').length >= 3;
}
const decide_measured = new Set([
    'number',
    'money',
    'percentage',
    'duration',
    'size',
    'quantity',
    'date',
    'time',
    'weekday',
    'name',
    'person',
    'ordinal',
    'zone',
]);
/** Whether another value of the type is as much on the subject as the place where the wanted one stands. */
function hasEqual(frame, wanted, site, reading) {
    return rivalsOf(frame, wanted, reading).some(({ subject, claim, value }) => subject >= site.subject && !isMarkedPast(claim, value, reading));
}
/** Another value of the type that fits the subject clearly better than the wanted one. */
function better(frame, site, reading) {
    return frame.values.flatMap((wanted, i) => {
        const found = site.found.get(i);
        if (found === undefined)
            return [];
        const rival = rivalsOf(frame, wanted, reading).find(({ claim, value }) => !isSuperseded(frame, value) &&
            !isMarkedPast(claim, value, reading) &&
            !value.key.includes(wanted.key));
        if (rival === undefined || rival.subject < decide_ON_SUBJECT || rival.subject < site.subject + 0.15)
            return [];
        const strength = site.subject < OFF_SUBJECT + 0.1 ? 0.75 : 0.5;
        return [
            {
                rule: 'rivals',
                finding: 'misattributed',
                strength,
                ...placeIn(rival.claim, rival.value),
                note: `the subject has ${rival.value.key} here, and ${wanted.key} belongs to something else`,
            },
        ];
    });
}
/** The latest value is there, but not as current, and a superseded one stands in its place. */
function staleInstead(frame, reading, best) {
    if (best.outcome !== 'lifted' && best.outcome !== 'hypothetical' && best.outcome !== 'misattributed')
        return undefined;
    const stale = staleIn(frame, reading);
    return stale && { outcome: 'stale', evidence: [stale, ...best.evidence], by: stale };
}
/** A superseded value, on the subject and not told as past. */
function staleIn(frame, reading) {
    const stale = oldOccurrences(frame, reading).find(({ claim, value, labelled }) => !isMarkedPast(claim, value, reading) &&
        subjectAt(frame, claim, labelled ? { start: 0, end: claim.text.length } : clauseAt(claim, value), reading) >= OFF_SUBJECT);
    return (stale && {
        rule: 'old-value',
        finding: 'stale',
        strength: 0.9,
        ...placeIn(stale.claim, stale.value),
        note: `it still says ${stale.value.key}`,
    });
}
/** The statement's values, or its words, stand nowhere whole: what stands there instead? */
function decideAbsent(frame, reading, best) {
    if (frame.values.length === 0)
        return best ?? nothing();
    const stale = staleIn(frame, reading);
    if (stale !== undefined)
        return { outcome: 'stale', evidence: [stale, ...(best?.evidence ?? [])], by: stale };
    const rivals = frame.values.flatMap((wanted) => rivalsOf(frame, wanted, reading).slice(0, 1));
    const rival = rivals
        .filter(({ subject }) => subject >= decide_ON_SUBJECT)
        .sort((a, b) => b.subject - a.subject)[0];
    const masked = maskedOn(frame, reading);
    const partial = best?.by?.finding === 'partial' ? best.by : undefined;
    const instead = masked ??
        (rival && {
            rule: 'rivals',
            finding: 'altered',
            strength: 0.8,
            ...placeIn(rival.claim, rival.value),
            note: `it says ${rival.value.key}, not ${rival.wanted.key}`,
        });
    if (instead !== undefined)
        return { outcome: instead.finding, evidence: [instead], by: instead };
    if (partial !== undefined)
        return { outcome: 'partial', evidence: best?.evidence ?? [], by: partial };
    return nothing();
}
function maskedOn(frame, reading) {
    for (const claim of reading.claims) {
        const mask = claim.marks.find(({ cue, start, end }) => cue === 'masking' &&
            !frame.canary.content.toLowerCase().includes(claim.text.slice(start, end).toLowerCase()));
        if (mask === undefined)
            continue;
        if (subjectAt(frame, claim, { start: 0, end: claim.text.length }, reading) < OFF_SUBJECT)
            continue;
        return {
            rule: 'masking',
            finding: 'redacted',
            strength: 0.8,
            ...placeIn(claim, mask),
            note: 'the value is masked',
        };
    }
    return undefined;
}
function nothing() {
    return { outcome: 'missing', evidence: [], by: undefined };
}

;// CONCATENATED MODULE: ./lib/probes/meaning/explain.js


const explain_PLACES = 3;
const QUOTE = 120;
/** How a judgement came about: what the statement comes to, the places that were looked at, what spoke for and against. */
function explain(frame, reading) {
    const { outcome, by, evidence } = decide(frame, reading);
    const values = frame.values.map(({ type, key }) => `${type} ${key}`);
    const words = frame.pieces.flatMap(({ terms }) => terms.map(({ senses }) => [...senses][0]));
    const subject = frame.subject.map(({ senses }) => [...senses].slice(0, 3).join('/'));
    return [
        `judged ${outcome}${by === undefined ? '' : ` by ${by.rule}: ${by.note}`}`,
        `looked for: ${[...values, ...words].join(', ') || 'its words'}; on the subject: ${subject.join(', ')}; as ${frame.force}`,
        ...sitesOf(frame, reading)
            .slice(0, explain_PLACES)
            .flatMap(({ claim, subject: share, found }) => [
            `read at ${claim.start}, as ${claim.form}${[...claim.headings, ...claim.labels].map((each) => ` under "${each}"`).join('')}: ${cut(claim.text)}`,
            `  values: ${[...found.values()].map(({ value }) => value.key).join(', ') || 'none'}; subject: ${Math.round(share * 100)} %`,
        ]),
        ...evidence.map(({ rule, finding, strength, note, start, end }) => `${rule} says ${finding} (${strength}): ${note}: ${cut(reading.plain.text.slice(start, end))}`),
    ];
}
function cut(text) {
    const line = text.replaceAll(/\s+/g, ' ');
    return line.length > QUOTE ? `${line.slice(0, QUOTE - 1)}…` : line;
}

// EXTERNAL MODULE: ./lib/sessions/index.js + 12 modules
var sessions = __webpack_require__(8560);
;// CONCATENATED MODULE: ./lib/probes/meaning/frames/own-words.js


/*
 * What a canary's own fields say about how to recognise it, for statements that nobody here knows.
 */
/** What counts as a token beside itself. */
function aliasesOf({ aliases = {} }, token) {
    const folded = token.toLowerCase();
    return Object.entries(aliases)
        .filter(([of]) => of.toLowerCase() === folded)
        .flatMap(([, wordings]) => wordings.map(aliasFrom));
}
/**
 * The groups of words that a canary gives as its subject, as senses: of a phrase each word counts by itself. Undefined
 * if it gives none, or none that can carry a subject.
 */
function ownSubject({ subject }) {
    const groups = (subject ?? [])
        .map((group) => new Set(group.flatMap((words) => contentWords(words).map(({ sense }) => sense))))
        .filter((senses) => senses.size > 0);
    return groups.length === 0 ? undefined : groups;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/frames/derive.js








/** Weights of a subject's words: those of a required piece, those that the question asks by, others. */
const WEIGHTS = { piece: 2, question: 1.5, other: 1 };
/** Words that questions and rules ask by, whatever they are about. */
const generic = new Set('user prefer assistant want kind type thing order time long size number count form style maximum minimum allow use answer like give date amount language'
    .split(' ')
    .map(senseOf));
const GENERIC_WEIGHT = 0.3;
/** Weights of the groups of a kind, the most telling first. */
const GROUP_WEIGHTS = [1.5, 1.25, 1, 1];
const typedHeader = /^(?:[A-Z]+ )*[A-Z]+:\s*/;
const derive_frames = new WeakMap();
/** The frame of a canary: by the words of its kind where it names one, else derived from what it says itself. */
function frameOf(canary) {
    let frame = derive_frames.get(canary);
    if (frame === undefined) {
        frame = makeFrame(canary);
        derive_frames.set(canary, frame);
    }
    return frame;
}
function makeFrame(canary) {
    const content = canary.content.replace(typedHeader, '');
    const words = canary.frame === undefined ? undefined : (0,sessions.kindNamed)(canary.frame)?.reads;
    const marks = findMarks(content);
    const ownCues = new Set(marks.map(({ cue }) => cue));
    const derived = canary.required_tokens.map((token) => pieceOf(canary, token, content));
    const own = ownSubject(canary);
    // A kind knows its own force: the words that gave it are one way to say it, and not required as words.
    const pieces = words === undefined ? derived : derived.filter(({ values }) => values.length > 0);
    const clauses = clausesOf(content).map(({ start, end }) => ({
        start,
        end,
        senses: contentWords(content.slice(start, end)).map(({ sense }) => sense),
    }));
    const required = new Set(pieces.flatMap(({ terms }) => terms.flatMap(({ senses }) => [...senses])));
    const names = new Set(pieces.flatMap(({ values }) => values
        .filter(({ type }) => type === 'name' || type === 'person')
        .flatMap(({ key }) => contentWords(key).map(({ sense }) => sense))));
    return {
        canary,
        pieces,
        values: pieces.flatMap(({ values }) => values),
        subject: own
            ? weighted(own)
            : words
                ? weighted(words.subject.map((group) => new Set(group.map(senseOf))))
                : derivedSubject(content, canary.direct_question, pieces),
        force: words === undefined ? forceOf(canary, marks, pieces) : (words.force ?? 'statement'),
        binding: new Set(words?.binding?.map(senseOf)),
        unit: { own: new Set(words?.unit?.own.map(senseOf)), other: new Set(words?.unit?.other.map(senseOf)) },
        opposite: words?.opposite ?? [],
        essential: new Set(words?.essential?.map(senseOf)),
        known: words !== undefined || own !== undefined,
        superseded: (canary.superseded_tokens ?? []).flatMap((token) => wantedFrom(token, content).values),
        supersededWords: (canary.superseded_tokens ?? [])
            .map((token) => wantedFrom(token, content))
            .filter(({ values }) => values.length === 0)
            .map(({ words: old }) => new Set(contentWords(old).map(({ sense }) => sense)))
            .filter((senses) => senses.size > 0),
        banned: bannedIn(content, contentWords(content), marks),
        allowed: new Set(clauses
            .filter(({ start, end }) => !marks.some((mark) => mark.cue === 'ban' &&
            plainNegation.test(content.slice(mark.start, mark.end)) &&
            mark.start >= start &&
            mark.end <= end))
            .flatMap(({ senses }) => senses)),
        clauses: segmentsOf(content).map(({ start, end }) => new Set(contentWords(content.slice(start, end))
            .map(({ sense }) => sense)
            .filter((sense) => required.has(sense) || names.has(sense)))),
        ownCues,
    };
}
function pieceOf(canary, token, content) {
    const { values, words } = wantedFrom(token, content);
    const aliases = aliasesOf(canary, token);
    return {
        token,
        values: aliases.length === 0 ? values : values.map((value) => ({ ...value, aliases })),
        terms: termsOf(words),
        aliases: aliases.map((alias) => ({ phrase: alias.phrase, terms: termsOf(alias.words) })),
    };
}
function termsOf(words) {
    return contentWords(words).map(({ sense }) => ({ senses: new Set([sense]), weight: 1 }));
}
/** Groups of words that were chosen by hand, the most telling first. */
function weighted(groups) {
    return groups.map((senses, i) => ({ senses, weight: GROUP_WEIGHTS[i] ?? 1 }));
}
function derivedSubject(content, question, pieces) {
    const weights = new Map();
    const add = (text, weight) => {
        for (const { sense } of contentWords(withoutValues(text))) {
            const weighed = generic.has(sense) ? GENERIC_WEIGHT : weight;
            weights.set(sense, Math.max(weighed, weights.get(sense) ?? 0));
        }
    };
    add(content, WEIGHTS.other);
    add(question, WEIGHTS.question);
    const others = new Map();
    for (const { terms, aliases } of pieces) {
        const said = aliases.flatMap((alias) => alias.terms.flatMap(({ senses }) => [...senses]));
        for (const { senses } of terms) {
            for (const sense of senses) {
                weights.set(sense, WEIGHTS.piece);
                others.set(sense, said);
            }
        }
    }
    return [...weights].map(([sense, weight]) => ({
        senses: new Set([sense, ...(others.get(sense) ?? [])]),
        weight,
    }));
}
/** The text with blanks in place of its values, so that their words are no subject. */
function withoutValues(text) {
    let plain = text;
    for (const { start, end } of find_findValues(text)) {
        plain = plain.slice(0, start) + ' '.repeat(end - start) + plain.slice(end);
    }
    return plain;
}
function forceOf({ type, required_tokens }, marks, pieces) {
    const hasQuantity = pieces.some(({ values }) => values.some((value) => quantities.has(value.type)));
    const [limit, ...further] = limitsOf(marks);
    if (hasQuantity && limit !== undefined && further.length === 0)
        return limit;
    if (!marks.some(({ cue }) => cue === 'ban'))
        return 'statement';
    // In a fact or a wish a negation is often an aside (`not to main`); a ban of those has its words in the tokens.
    const isRule = type === 'safety_rule' || type === 'hard_constraint';
    return isRule || required_tokens.some((token) => findMarks(token).some(({ cue }) => cue === 'ban'))
        ? 'ban'
        : 'statement';
}
/** Types that can be limited from above or below. A date says so by itself: nobody confuses `by` and `after`. */
const quantities = new Set([
    'money',
    'duration',
    'percentage',
    'number',
    'size',
    'quantity',
]);

;// CONCATENATED MODULE: ./lib/probes/meaning/text/code.js
const BACKTICK = 96;
const TILDE = 126;
/** Info strings of fences around text rather than code. */
const TEXT = new Set(['', 'md', 'markdown', 'text', 'txt', 'plain', 'plaintext']);
/** Drops the lines of code fences; what stands between two of them is kept, as it is where it is code. */
function readFences(draft) {
    if (!draft.text.includes('```') && !draft.text.includes('~~~'))
        return;
    let open;
    for (const fence of fencesOf(draft)) {
        draft.remove(fence.start, fence.end);
        // A fence with a language opens; so the one before it, if still open, was the end of one that is cut off.
        if (open === undefined || fence.info !== '')
            open = fence;
        else {
            if (!TEXT.has(open.info))
                draft.keep(open.end, fence.start);
            open = undefined;
        }
    }
}
function* fencesOf(draft) {
    const { text } = draft;
    for (let start = 0; start < text.length;) {
        const feed = text.indexOf('\n', start);
        const end = feed < 0 ? text.length : feed;
        let at = start;
        while (text.charCodeAt(at) === 32 || text.charCodeAt(at) === 9 || text.charCodeAt(at) === 62)
            at++;
        const code = text.charCodeAt(at);
        if (code === BACKTICK || code === TILDE) {
            let after = at;
            while (text.charCodeAt(after) === code)
                after++;
            const info = after < end ? text.slice(after, end).trim().toLowerCase() : '';
            if (after - at >= 3 &&
                !info.includes('`') &&
                !info.includes('~') &&
                info.length < 40 &&
                !/ .* /.test(info)) {
                yield { start: at, end, info };
            }
        }
        start = end + 1;
    }
}
/** Drops code ticks; what stands between two equal runs of them in one paragraph stands for itself. */
function readCodeSpans(draft) {
    const { text } = draft;
    let runs = [];
    let previousEnd = 0;
    for (let i = text.indexOf('`'); i >= 0; i = text.indexOf('`', i)) {
        let end = i + 1;
        while (text.charCodeAt(end) === BACKTICK)
            end++;
        if (hasBlankLine(text, previousEnd, i)) {
            code_pairUp(draft, runs);
            runs = [];
        }
        if (!draft.literal[i] && !draft.drop[i]) {
            runs.push({ at: i, length: end - i });
            draft.remove(i, end);
        }
        previousEnd = end;
        i = end;
    }
    code_pairUp(draft, runs);
}
function code_pairUp(draft, runs) {
    const next = new Int32Array(runs.length);
    const latest = new Map();
    for (let i = runs.length - 1; i >= 0; i--) {
        const { length } = runs[i];
        next[i] = latest.get(length) ?? -1;
        latest.set(length, i);
    }
    for (let i = 0; i < runs.length; i++) {
        const other = next[i];
        const run = runs[i];
        const end = other < 0 ? undefined : runs[other];
        if (!run || !end)
            continue;
        draft.keep(run.at + run.length, end.at);
        i = other;
    }
}
function hasBlankLine(text, start, end) {
    let feeds = 0;
    for (let i = start; i < end; i++) {
        const code = text.charCodeAt(i);
        if (code === 10) {
            if (++feeds === 2)
                return true;
        }
        else if (code !== 32 && code !== 9)
            feeds = 0;
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/text/characters.js
/** Space, tab, line feed, or nothing (`NaN`, what `charCodeAt` gives outside of a text). */
function characters_isSpace(code) {
    return code === 32 || code === 10 || code === 9 || Number.isNaN(code);
}
function characters_isDigit(code) {
    return code >= 48 && code <= 57;
}
/** A letter or digit of a script that puts spaces between words. */
function isWord(code) {
    return (characters_isDigit(code) ||
        (code >= 97 && code <= 122) ||
        (code >= 65 && code <= 90) ||
        (code >= 0xc0 && code < 0x2000));
}
/** A mark that belongs to the letter before it. */
function isCombining(code) {
    return ((code >= 0x300 && code <= 0x36f) ||
        (code >= 0x1ab0 && code <= 0x1aff) ||
        (code >= 0x20d0 && code <= 0x20ff) ||
        code === 0x3099 ||
        code === 0x309a);
}
/** The marks that strike out the letter before them. */
function isStrike(code) {
    return code === 0x335 || code === 0x336;
}
/** Em dash and horizontal bar: the dashes that part clauses rather than join words. */
function isLongDash(code) {
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
function isInvisible(code) {
    return (code < 32 ||
        (code >= 0x7f && code < 0xa0) ||
        code === 0xad ||
        code === 0x61c ||
        code === 0x180e ||
        (code >= 0x200b && code <= 0x200f) ||
        (code >= 0x202a && code <= 0x202e) ||
        (code >= 0x2060 && code <= 0x206f) ||
        (code >= 0xfe00 && code <= 0xfe0f) ||
        code === 0xfeff ||
        (code >= 0xe0000 && code <= 0xe01ef));
}
/**
 * Superscripts, subscripts, fractions, encircled numbers and signs such as the trade mark: their compatibility forms
 * are other values (`m²` is not `m2`, `5½` is not `51/2`).
 */
function changesValue(code) {
    return (code === 0xaa ||
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
        (code >= 0x2776 && code <= 0x2793));
}
function compute(code) {
    if (code === 10 || code === 0x85 || code === 0x2028 || code === 0x2029)
        return '\n';
    if (code === 9)
        return '\t';
    if (code === 11 || code === 12)
        return ' ';
    if (isInvisible(code))
        return '';
    if (DASHES.has(code))
        return '-';
    if (SINGLE_QUOTES.has(code))
        return "'";
    if (DOUBLE_QUOTES.has(code))
        return '"';
    const own = String.fromCodePoint(code);
    if (changesValue(code))
        return own;
    for (const zero of ZEROS)
        if (code >= zero && code < zero + 10)
            return String(code - zero);
    const form = own.normalize('NFKC');
    if (code >= SQUARED.from && code <= SQUARED.to) {
        return form.replace('2', '²').replace('3', '³');
    }
    // A few spacing accents become a space and a mark of their own; they stay what they are.
    return form.length > 1 && form.startsWith(' ') ? own : form;
}
const characters_known = new Map();
/**
 * What a character stands for: its compatibility form, with every space as ' ', every dash as '-', straight quotes,
 * and nothing for what can't be seen. Letters keep their case.
 */
function fold(code) {
    let form = characters_known.get(code);
    if (form === undefined) {
        form = compute(code);
        // A hostile text may use all of Unicode; what ordinary texts use fits many times over.
        if (characters_known.size < 20_000)
            characters_known.set(code, form);
    }
    return form;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/text/entities.js
const entities_NAMED = {
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
function entityAt(text, at) {
    let end = at + 1;
    const limit = Math.min(text.length, at + LONGEST);
    while (end < limit && text.charCodeAt(end) !== 59) {
        const code = text.charCodeAt(end);
        if (code === 38 || code === 32 || code === 10)
            return undefined;
        end++;
    }
    if (text.charCodeAt(end) !== 59 || end - at < 3)
        return undefined;
    const name = text.slice(at + 1, end);
    const code = name.startsWith('#')
        ? numeric(name.slice(1))
        : Object.hasOwn(entities_NAMED, name)
            ? entities_NAMED[name]
            : undefined;
    return code === undefined ? undefined : { code, length: end - at + 1 };
}
function numeric(digits) {
    const hex = digits.startsWith('x') || digits.startsWith('X');
    const body = hex ? digits.slice(1) : digits;
    if (!(hex ? /^[0-9a-fA-F]{1,6}$/ : /^[0-9]{1,7}$/).test(body))
        return undefined;
    const code = Number.parseInt(body, hex ? 16 : 10);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? code : undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/text/draft.js


/** A text on its way to plain: characters are folded, markup is still there and is marked for removal. */
class Draft {
    text;
    /** 1 for what is markup. */
    drop;
    /** 1 for what must not be read as markup: code, and characters that were written as entities. */
    literal;
    struck = [];
    #source;
    #origin;
    #replaced = new Map();
    constructor(source) {
        const folded = new Folding(source, this.struck);
        this.#source = source;
        this.text = folded.text;
        this.#origin = folded.origin;
        this.drop = new Uint8Array(this.text.length);
        this.literal = new Uint8Array(this.text.length);
        for (const at of folded.escaped)
            this.literal[at] = 1;
    }
    /** Marks a range as markup. */
    remove(start, end) {
        for (let i = start; i < end; i++)
            this.drop[i] = 1;
    }
    /** Puts another character in the place of one. */
    replace(at, character) {
        this.#replaced.set(at, character);
    }
    /** A range that stands for itself. */
    keep(start, end) {
        this.literal.fill(1, start, end);
    }
    finish() {
        const { text, drop } = this;
        const edges = this.struck.length > 0 ? new Int32Array(text.length + 1) : undefined;
        const origin = new Int32Array(text.length + 1);
        let plain = '';
        let run = 0;
        let length = 0;
        for (let i = 0; i < text.length; i++) {
            if (edges)
                edges[i] = length;
            if (drop[i] === 0) {
                origin[length++] = this.#origin[i];
            }
            else {
                if (run < i)
                    plain += this.#piece(run, i);
                run = i + 1;
            }
        }
        plain += this.#piece(run, text.length);
        origin[length] = this.#source.length;
        if (edges)
            edges[text.length] = length;
        const struck = this.struck.map(({ start, end }) => ({
            start: edges?.[start] ?? 0,
            end: edges?.[end] ?? 0,
        }));
        return { text: plain, origin: origin.slice(0, length + 1), struck: draft_merged(struck) };
    }
    #piece(start, end) {
        if (this.#replaced.size === 0)
            return this.text.slice(start, end);
        let piece = '';
        let run = start;
        for (let i = start; i < end; i++) {
            const other = this.#replaced.get(i);
            if (other === undefined)
                continue;
            piece += this.text.slice(run, i) + other;
            run = i + 1;
        }
        return piece + this.text.slice(run, end);
    }
}
/** The first step: what each character stands for, whatever stands around it. */
class Folding {
    text = '';
    origin;
    /** Where characters stand that were written as entities. */
    escaped = [];
    #source;
    #struck;
    #length = 0;
    #last = Number.NaN;
    constructor(source, struck) {
        this.#source = source;
        this.#struck = struck;
        this.origin = new Int32Array(source.length + 16);
        let i = 0;
        while (i < source.length) {
            const start = i;
            while (i < source.length && isPlain(source.charCodeAt(i)))
                i++;
            // A mark belongs to the letter before it.
            if (i > start && isCombining(source.charCodeAt(i)))
                i--;
            this.#copy(start, i);
            if (i < source.length)
                i += this.#foldAt(i);
        }
    }
    /** Folds the character at `i` with its marks; how many code units it took. */
    #foldAt(i) {
        const source = this.#source;
        const entity = source.charCodeAt(i) === 38 ? entityAt(source, i) : undefined;
        const code = entity?.code ?? source.codePointAt(i);
        const length = entity?.length ?? (code > 0xffff ? 2 : 1);
        if (code === 13) {
            if (source.charCodeAt(i + 1) !== 10)
                this.#push('\n', i);
            return 1;
        }
        if (isLongDash(code)) {
            this.#push(this.#longDash(source.charCodeAt(i + length)), i);
            return length;
        }
        if (entity)
            this.escaped.push(this.#length);
        let end = i + length;
        let marks = '';
        let struck = false;
        while (isCombining(source.charCodeAt(end))) {
            if (isStrike(source.charCodeAt(end)))
                struck = true;
            else if (marks.length < 8)
                marks += source.charAt(end);
            end++;
        }
        const start = this.#length;
        const form = fold(code);
        this.#push(marks === '' ? form : (form + marks).normalize('NFC'), i);
        if (struck)
            this.#strike(start);
        // A soft hyphen at a line's end is a word broken by the typesetter.
        if (code === 0xad)
            while (end < source.length && characters_isSpace(source.charCodeAt(end)))
                end++;
        return end - i;
    }
    /** `a—b` parts clauses, as `a - b` does; between digits it is a range. */
    #longDash(after) {
        if (characters_isDigit(this.#last) && characters_isDigit(after))
            return '-';
        return (characters_isSpace(this.#last) ? '' : ' ') + (characters_isSpace(after) ? '-' : '- ');
    }
    #strike(start) {
        const last = this.#struck.at(-1);
        if (last && last.end >= start - 1)
            last.end = this.#length;
        else
            this.#struck.push({ start, end: this.#length });
    }
    #copy(start, end) {
        if (start === end)
            return;
        this.#reserve(end - start);
        for (let i = start; i < end; i++)
            this.origin[this.#length++] = i;
        this.text += this.#source.slice(start, end);
        this.#last = this.#source.charCodeAt(end - 1);
    }
    #push(form, origin) {
        if (form === '')
            return;
        this.#reserve(form.length);
        for (let k = 0; k < form.length; k++)
            this.origin[this.#length++] = origin;
        this.text += form;
        this.#last = form.charCodeAt(form.length - 1);
    }
    #reserve(count) {
        if (this.#length + count <= this.origin.length)
            return;
        const larger = new Int32Array((this.#length + count) * 2);
        larger.set(this.origin);
        this.origin = larger;
    }
}
/** Whether a character stands for itself: printable ASCII, a tab or a line feed. */
function isPlain(code) {
    return (code >= 32 && code <= 126 && code !== 38) || code === 10 || code === 9;
}
function draft_merged(ranges) {
    const result = [];
    for (const range of ranges.sort((a, b) => a.start - b.start)) {
        if (range.end <= range.start)
            continue;
        const last = result.at(-1);
        if (last && range.start <= last.end)
            last.end = Math.max(last.end, range.end);
        else
            result.push({ ...range });
    }
    return result;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/text/emphasis.js

const STAR = 42;
const UNDERSCORE = 95;
const emphasis_TILDE = 126;
/** Names that programs write between double underscores; they are no emphasis. */
const DUNDER = new Set('init main name file all doc dict call new del repr str len iter next enter exit version author tests mocks'.split(' '));
/** What a backslash protects from being markup. A backslash before anything else may be part of a path or JSON. */
const ESCAPABLE = '*_~[]#<>$`';
/** Drops the marks of emphasis, and those of struck-out text, which it notes. */
function readEmphasis(draft) {
    const { text } = draft;
    let open = new Openers();
    const marks = /[\n\\*_~]/g;
    for (let found = marks.exec(text); found; found = marks.exec(text)) {
        const i = found.index;
        const code = text.charCodeAt(i);
        if (code === 10) {
            if (endsBlock(text, i + 1))
                open = new Openers();
            continue;
        }
        if (draft.literal[i] || draft.drop[i])
            continue;
        if (code === 92) {
            if (ESCAPABLE.includes(text.charAt(i + 1) || ' ')) {
                draft.remove(i, i + 1);
                marks.lastIndex = i + 2;
            }
            continue;
        }
        let end = i + 1;
        while (text.charCodeAt(end) === code)
            end++;
        readRun(draft, open, code, { at: i, length: end - i });
        marks.lastIndex = end;
    }
}
/** Marks that may still be closed, by kind. A run of three is one of two and one of one. */
class Openers {
    #stacks = new Map();
    push(code, run) {
        const kind = `${code}:${run.length}`;
        const stack = this.#stacks.get(kind);
        if (stack)
            stack.push(run);
        else
            this.#stacks.set(kind, [run]);
    }
    pop(code, length) {
        return this.#stacks.get(`${code}:${length}`)?.pop();
    }
}
function readRun(draft, open, code, run) {
    const { at, length } = run;
    if (length > 3 || (code === emphasis_TILDE && length !== 2))
        return;
    const before = draft.text.charCodeAt(at - 1);
    const after = draft.text.charCodeAt(at + length);
    if (code === STAR && isPattern(draft.text, at, length, before, after))
        return;
    // Snake case, `file_` and what is glued to a word don't open; an underscore before a word doesn't close.
    const opens = !characters_isSpace(after) && !isWord(before) && before !== code;
    const closes = !characters_isSpace(before) && !(code === UNDERSCORE && isWord(after));
    const parts = length === 3 ? [1, 2] : [length];
    let at1 = at;
    if (closes) {
        const starts = parts.map((part) => open.pop(code, part));
        if (starts.some((start) => start !== undefined)) {
            starts.forEach((start, index) => {
                const part = parts[index];
                if (start && !isDunder(draft.text, code, start, at1, part)) {
                    draft.remove(start.at, start.at + part);
                    draft.remove(at1, at1 + part);
                    if (code === emphasis_TILDE)
                        draft.struck.push({ start: start.at + part, end: at1 });
                }
                at1 += part;
            });
            return;
        }
    }
    if (!opens)
        return;
    for (const part of [...parts].reverse()) {
        open.push(code, { at: at1, length: part });
        at1 += part;
    }
}
/** Stars of file patterns (before a dot, beside a slash) and of sums. */
function isPattern(text, at, length, before, after) {
    if (characters_isDigit(before) && characters_isDigit(after))
        return true;
    if (after === 46 && isWord(text.charCodeAt(at + length + 1)) && length === 1)
        return true;
    return (before === 47 && !characters_isSpace(after)) || (after === 47 && !characters_isSpace(before));
}
function isDunder(text, code, start, end, part) {
    if (code !== UNDERSCORE || part !== 2)
        return false;
    const word = text.slice(start.at + 2, Math.min(end, start.at + 24));
    if (!/^[a-z_]+$/.test(word))
        return false;
    const after = text.charCodeAt(end + 2);
    return (DUNDER.has(word) ||
        after === 40 ||
        text.charCodeAt(start.at - 1) === 46 ||
        (after === 46 && isWord(text.charCodeAt(end + 3))));
}
/** Whether a line starts here with which emphasis can't go on: an empty one, or an item of a list. */
function endsBlock(text, at) {
    let i = at;
    while (text.charCodeAt(i) === 32 || text.charCodeAt(i) === 9)
        i++;
    const code = text.charCodeAt(i);
    if (Number.isNaN(code) || code === 10 || code === 35 || code === 124 || code === 0x2022)
        return true;
    const marker = code === 45 || code === STAR || code === 43 || characters_isDigit(code);
    if (!marker)
        return false;
    while (characters_isDigit(text.charCodeAt(i)) && i - at < 40)
        i++;
    const next = text.charCodeAt(i + 1);
    return next === 32 || next === 9;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/text/html.js
/** Tags that change how a text looks and not what it says. Others are left for whoever reads structure. */
const LOOKS = new Set('b i u em strong code tt kbd samp var span mark small big font ins a abbr cite q center pre nobr wbr'.split(' '));
const BREAKS = new Set(['br', 'p', 'div', 'hr']);
const STRIKES = new Set(['del', 's', 'strike']);
const SUPERSCRIPTS = [0x2070, 0xb9, 0xb2, 0xb3, 0x2074, 0x2075, 0x2076, 0x2077, 0x2078, 0x2079];
/** Drops the tags and comment marks of HTML that carry no meaning; notes what is struck out. */
function readHtml(draft) {
    const { text } = draft;
    const rows = new Rows(text);
    let struckFrom = -1;
    let commentEnd = -1;
    for (let i = text.indexOf('<'); i >= 0; i = text.indexOf('<', i + 1)) {
        if (draft.literal[i])
            continue;
        if (text.startsWith('<!--', i)) {
            draft.remove(i, i + 4);
            if (commentEnd !== text.length && commentEnd < i) {
                const end = text.indexOf('-->', i + 4);
                commentEnd = end < 0 ? text.length : end;
                draft.remove(commentEnd, commentEnd + 3);
            }
            continue;
        }
        const tag = html_tagAt(text, i);
        if (!tag)
            continue;
        const { name, closing, end } = tag;
        if (name === 'sup' && !closing)
            raise(draft, end);
        if (LOOKS.has(name) || name === 'sup' || name === 'sub')
            draft.remove(i, end);
        else if (BREAKS.has(name)) {
            draft.remove(i + 1, end);
            // In a row of a table a break parts the lines of a cell.
            draft.replace(i, rows.has(i) ? ';' : '\n');
        }
        else if (STRIKES.has(name)) {
            draft.remove(i, end);
            if (!closing)
                struckFrom = end;
            else if (struckFrom >= 0) {
                draft.struck.push({ start: struckFrom, end: i });
                struckFrom = -1;
            }
        }
        else if (name.startsWith('http') || name.startsWith('mailto')) {
            draft.remove(i, i + 1);
            draft.remove(end - 1, end);
        }
    }
}
function html_tagAt(text, at) {
    const closing = text.charCodeAt(at + 1) === 47;
    const start = at + (closing ? 2 : 1);
    let nameEnd = start;
    while (nameEnd - start < 10 && html_isNameCode(text.charCodeAt(nameEnd)))
        nameEnd++;
    if (nameEnd === start)
        return undefined;
    let end = nameEnd;
    for (; end < text.length && end - at < 500; end++) {
        const code = text.charCodeAt(end);
        if (code === 62)
            return { name: text.slice(start, nameEnd).toLowerCase(), closing, end: end + 1 };
        if (code === 60 || code === 10)
            return undefined;
        // After the name comes a space, a slash or the end; an address goes on.
        if (end === nameEnd && code !== 32 && code !== 47 && code !== 58)
            return undefined;
    }
    return undefined;
}
function html_isNameCode(code) {
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
}
/** `10<sup>6</sup>` is not 106. */
function raise(draft, at) {
    for (let i = at; i < at + 6; i++) {
        const raised = SUPERSCRIPTS[draft.text.charCodeAt(i) - 48];
        if (raised === undefined)
            return;
        draft.replace(i, String.fromCharCode(raised));
    }
}
/** Tells whether a place is in a row of a table; asked for places in rising order. */
class Rows {
    #text;
    #start = -1;
    #end = -1;
    #row = false;
    constructor(text) {
        this.#text = text;
    }
    has(at) {
        if (at < this.#end)
            return this.#row;
        while (this.#end < at) {
            this.#start = this.#end + 1;
            const feed = this.#text.indexOf('\n', this.#start);
            this.#end = feed < 0 ? this.#text.length : feed;
        }
        let first = this.#start;
        while (this.#text.charCodeAt(first) === 32)
            first++;
        this.#row = this.#text.charCodeAt(first) === 124;
        return this.#row;
    }
}

;// CONCATENATED MODULE: ./lib/probes/meaning/text/links.js

/** Makes `[text](address)` and `![text](address)` the words `text (address)`. */
function readLinks(draft) {
    const { text } = draft;
    if (!text.includes(']('))
        return;
    let open = [];
    for (let i = 0; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code === 10)
            open = [];
        else if (code === 91 && !draft.literal[i])
            open.push(i);
        else if (code === 93 && !draft.literal[i]) {
            const start = open.pop();
            if (start === undefined || text.charCodeAt(i + 1) !== 40 || isWord(text.charCodeAt(start - 1)))
                continue;
            const address = addressAt(text, i + 2);
            if (!address)
                continue;
            draft.remove(text.charCodeAt(start - 1) === 33 ? start - 1 : start, start + 1);
            draft.replace(i, ' ');
            draft.remove(address.end, address.close);
            draft.keep(i + 1, address.close + 1);
        }
    }
}
/** An address up to its bracket: no spaces but before a title, and brackets only in pairs. */
function addressAt(text, start) {
    let depth = 0;
    for (let i = start; i < text.length; i++) {
        const code = text.charCodeAt(i);
        if (code === 10)
            return undefined;
        if (code === 40 && ++depth > 3)
            return undefined;
        if (code === 41 && depth-- === 0)
            return i > start ? { end: i, close: i } : undefined;
        if (code === 32) {
            if (text.charCodeAt(i + 1) !== 34)
                return undefined;
            const quote = text.indexOf('"', i + 2);
            const close = quote < 0 || quote - i > 200 ? -1 : quote + 1;
            return close > 0 && text.charCodeAt(close) === 41 && i > start ? { end: i, close } : undefined;
        }
    }
    return undefined;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/text/index.js





/**
 * Makes a text plain: compatibility forms of characters, straight quotes and one kind of dash and space, entities
 * decoded, and the marks of emphasis, code, links and struck-out text gone. Line feeds, list markers, headings, tables
 * and structural tags stay. Takes time linear in the text's length and never throws.
 */
function makePlain(text) {
    const draft = new Draft(text);
    readFences(draft);
    readCodeSpans(draft);
    readHtml(draft);
    readLinks(draft);
    readEmphasis(draft);
    return draft.finish();
}

;// CONCATENATED MODULE: ./lib/probes/meaning/reading.js





/** Reads a compacted text once; all canaries are judged on the result. */
function readText(text) {
    const plain = makePlain(text);
    const shared = memory();
    const claims = readClaims(plain).map((claim, index) => {
        const labels = claim.labels.join(' | ');
        const headings = claim.headings.join(' | ');
        return {
            ...claim,
            index,
            ...partsOf(claim.text),
            labelSenses: shared.senses(labels),
            headingSenses: shared.senses(headings),
            labelMarks: shared.marks(labels),
            headingMarks: shared.marks(headings),
        };
    });
    const valuesByType = new Map();
    const values = [];
    const add = (occurrence) => {
        values.push(occurrence.value);
        const same = valuesByType.get(occurrence.value.type);
        if (same === undefined)
            valuesByType.set(occurrence.value.type, [occurrence]);
        else
            same.push(occurrence);
    };
    const groups = new Map();
    for (const claim of claims) {
        const group = groups.get(claim.group);
        if (group === undefined)
            groups.set(claim.group, [claim]);
        else
            group.push(claim);
        for (const value of claim.values)
            add({ claim, value });
        for (const label of claim.labels) {
            for (const value of shared.values(label))
                add({ claim, value: { ...value, start: 0, end: 0 }, labelled: true });
        }
    }
    return { plain, claims, valuesByType, values, groups };
}
/** What was carried or said before is said again, round after round and session after session. */
const reading_known = new Map();
const KNOWN_CLAIMS = 5_000;
const KNOWN_CHARS = 400;
/** The words, values and cues of a claim's text. */
function partsOf(text) {
    const found = reading_known.get(text);
    if (found !== undefined)
        return found;
    const values = find_findValues(text);
    const parts = {
        // The words inside of a name (`s3://sales-export`) say nothing of what is said about it.
        words: contentWords(text).filter(({ start, end }) => !values.some((value) => reading_spelled.has(value.type) && start >= value.start && end <= value.end)),
        values,
        marks: findMarks(text),
    };
    if (reading_known.size >= KNOWN_CLAIMS)
        reading_known.clear();
    if (text.length <= KNOWN_CHARS)
        reading_known.set(text, parts);
    return parts;
}
const reading_spelled = new Set([
    'id',
    'hash',
    'path',
    'file',
    'host',
    'url',
    'email',
    'channel',
    'handle',
]);
/** Labels and headings repeat over many claims: each text is read once. */
function memory() {
    const senses = new Map();
    const marks = new Map();
    const values = new Map();
    return {
        values: (text) => remembered(values, text, () => find_findValues(text)),
        senses: (text) => remembered(senses, text, () => new Set(contentWords(text).map(({ sense }) => sense))),
        marks: (text) => remembered(marks, text, () => findMarks(text)),
    };
}
function remembered(known, text, make) {
    const found = known.get(text) ?? make();
    known.set(text, found);
    return found;
}

;// CONCATENATED MODULE: ./lib/probes/meaning/index.js





/** Reads values, subjects, polarity and time; says how a statement was damaged, and admits what it can't tell. */
const meaning = {
    name: 'meaning',
    version: 1,
    summary: 'reads values, subjects, polarity and time, and admits what it cannot tell',
    read(text) {
        const reading = readText(text);
        return {
            judge(canary) {
                const frame = frameOf(canary);
                const { outcome, by } = decide(frame, reading);
                const held = outcome === 'held';
                return {
                    outcome,
                    direct: held,
                    behavior: canary.behavior_scenario === undefined ? null : held,
                    exactUse: canary.exact_use_scenario === undefined ? null : held,
                    stale: oldOccurrences(frame, reading).length > 0,
                    ...(by === undefined ? {} : { evidence: evidenceOf(by, text, reading.plain) }),
                };
            },
            explain: (canary) => explain(frameOf(canary), reading),
        };
    },
};
/** Evidence in the plain text as evidence in the text that was given. */
function evidenceOf({ start, end, note }, text, { origin }) {
    const [from = 0, to = text.length] = [origin[start], origin[end]];
    return { quote: text.slice(from, to), start: from, end: to, note };
}

;// CONCATENATED MODULE: ./lib/probes/verbatim.js
/**
 * The field's baseline: a canary is held if every one of its tokens occurs in the text, compared as lowercase
 * substrings. It knows nothing of word boundaries, notation, subject or polarity; it stays selectable for
 * comparison with other tools.
 */
const verbatim = {
    name: 'verbatim',
    version: 1,
    summary: 'every required token occurs as a lowercase substring',
    read: (text) => new VerbatimReading(text),
};
class VerbatimReading {
    #lower;
    /** Tokens looked up before: behaviour and exact use mostly ask for those of direct recall again. */
    #found = new Map();
    constructor(text) {
        this.#lower = text.toLowerCase();
    }
    judge(canary) {
        const direct = this.#hasAll(canary.required_tokens);
        const behavior = this.#applies(canary.behavior_scenario, canary.behavior_required_tokens, canary);
        const exactUse = this.#applies(canary.exact_use_scenario, canary.exact_use_required_tokens, canary);
        const held = direct && behavior !== false && exactUse !== false;
        const stale = canary.superseded_tokens?.some((token) => this.#has(token)) ?? false;
        return {
            outcome: held ? 'held' : this.#hasAny(canary) ? 'partial' : 'missing',
            direct,
            behavior,
            exactUse,
            stale,
        };
    }
    explain(canary) {
        const tokens = new Set([
            ...canary.required_tokens,
            ...(canary.behavior_required_tokens ?? []),
            ...(canary.exact_use_required_tokens ?? []),
            ...(canary.superseded_tokens ?? []),
        ]);
        return [...tokens].map((token) => `${this.#has(token) ? 'found' : 'not found'}: ${token}`);
    }
    #applies(scenario, tokens, canary) {
        if (scenario === undefined && tokens === undefined)
            return null;
        return this.#hasAll(tokens ?? canary.required_tokens);
    }
    #has(token) {
        let found = this.#found.get(token);
        if (found === undefined) {
            found = this.#lower.includes(token.toLowerCase());
            this.#found.set(token, found);
        }
        return found;
    }
    #hasAll(tokens) {
        return tokens.every((token) => this.#has(token));
    }
    #hasAny(canary) {
        return [
            ...canary.required_tokens,
            ...(canary.behavior_required_tokens ?? []),
            ...(canary.exact_use_required_tokens ?? []),
        ].some((token) => this.#has(token));
    }
}

;// CONCATENATED MODULE: ./lib/probes/answers.js
/**
 * Judges a canary by an agent's answers in place of the compacted text: each probe reads its own answer. The outcome
 * is `held` if all pass; otherwise the direct answer's damage, or `partial` where the direct answer was right.
 */
function judgeAnswers(probe, canary, answers) {
    const { id, type, content, direct_question, required_tokens, superseded_tokens, aliases } = canary;
    const bare = { id, type, content, direct_question, ...(aliases === undefined ? {} : { aliases }) };
    const of = (answer, tokens) => probe.read(answer).judge({ ...bare, required_tokens: tokens }).outcome;
    const direct = probe
        .read(answers.direct)
        .judge({ ...bare, required_tokens, ...(superseded_tokens === undefined ? {} : { superseded_tokens }) });
    const behavior = answers.behavior === undefined
        ? null
        : of(answers.behavior, canary.behavior_required_tokens ?? required_tokens);
    const exactUse = answers.exactUse === undefined
        ? null
        : of(answers.exactUse, canary.exact_use_required_tokens ?? required_tokens);
    const others = [behavior, exactUse].filter((outcome) => outcome !== null);
    const outcome = others.every((other) => other === direct.outcome) ? direct.outcome : mixed(direct.outcome);
    return {
        ...direct,
        outcome,
        behavior: behavior === null ? null : behavior === 'held',
        exactUse: exactUse === null ? null : exactUse === 'held',
    };
}
/** The outcome where the three answers disagree: something of the statement is there, so it is not missing. */
function mixed(direct) {
    return direct === 'held' || direct === 'missing' ? 'partial' : direct;
}

// EXTERNAL MODULE: ./lib/probes/certificate.js + 1 modules
var certificate = __webpack_require__(8960);
// EXTERNAL MODULE: ./lib/probes/probe.js
var probe = __webpack_require__(377);
;// CONCATENATED MODULE: ./lib/probes/simulated-agent.js
/** What an agent says when the compacted context has no line about the question. */
const NOT_IN_CONTEXT = 'NOT IN CONTEXT';
/** The share of a question's weight that a line must carry to be taken for its answer. */
const ENOUGH = 0.5;
/** The most characters of an answer that are quoted. */
const ANSWER_CHARS = 240;
const simulated_agent_functionWords = new Set(('a an and any are as at be by can do does for from has have how i if in into is it its may me must my no not of on ' +
    'or our shall should so than that the their them then there this to user was we were what when where which who ' +
    'whom why will with would you your').split(' '));
/** The most lines, and characters, that the agent reads: a session is far below both. */
const MOST_LINES = 20_000;
const MOST_CHARS = 4 * 2 ** 20;
/**
 * An agent that has only the compacted text: it answers a question by quoting the line that shares the most weight
 * of the question's words, or says {@link NOT_IN_CONTEXT}. A word weighs more the fewer lines use it (inverse
 * document frequency, Spärck Jones 1972), so that a line is found by what is particular about the question.
 * It reads the first 20,000 lines and 4 Mi characters of a text, so that no text costs more than a moment.
 * It is no judge: its answers show a person what an agent would have in hand.
 */
class SimulatedAgent {
    #lines = [];
    /** The lines that use a word, by their numbers, rising. */
    #uses = new Map();
    constructor(text) {
        const end = Math.min(text.length, MOST_CHARS);
        for (let start = 0; start < end && this.#lines.length < MOST_LINES;) {
            const found = text.indexOf('\n', start);
            const stop = found < 0 || found > end ? end : found;
            this.#read(text.slice(start, stop).trim());
            start = stop + 1;
        }
    }
    answer(question) {
        const asked = [...new Set(simulated_agent_contentWords(question))].map((word) => ({
            uses: this.#uses.get(word) ?? [],
            weight: this.#weight(word),
        }));
        const total = asked.reduce((sum, { weight }) => sum + weight, 0);
        const weights = new Map();
        for (const { uses, weight } of asked) {
            for (const line of uses)
                weights.set(line, (weights.get(line) ?? 0) + weight);
        }
        let best = { line: -1, weight: 0 };
        for (const [line, weight] of weights) {
            // Of equal lines the first.
            if (weight > best.weight || (weight === best.weight && line < best.line))
                best = { line, weight };
        }
        const text = this.#lines[best.line];
        return text === undefined || best.weight < ENOUGH * total ? NOT_IN_CONTEXT : quoted(text);
    }
    #read(line) {
        if (line === '')
            return;
        const number = this.#lines.push(line) - 1;
        for (const word of new Set(simulated_agent_contentWords(line))) {
            const uses = this.#uses.get(word);
            if (uses === undefined)
                this.#uses.set(word, [number]);
            else
                uses.push(number);
        }
    }
    #weight(word) {
        return Math.log(1 + this.#lines.length / (this.#uses.get(word)?.length ?? 1));
    }
}
/** An answer as losses quote it: 240 characters at most, with `…` where it was cut. */
function quoted(answer) {
    return answer.length > ANSWER_CHARS ? `${answer.slice(0, ANSWER_CHARS - 1)}…` : answer;
}
function simulated_agent_contentWords(text) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.filter((word) => !simulated_agent_functionWords.has(word)).map(singular);
}
/** Takes a plural `s` off, so that `rules` in a question finds `rule` in a line. */
function singular(word) {
    return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

;// CONCATENATED MODULE: ./lib/probes/index.js








/** Every probe that `probe:` can name. */
const probes = [meaning, verbatim];
/** The probe of that name, or undefined. */
function probeNamed(name) {
    return probes.find((probe) => probe.name === name);
}


/***/ })

};

export const id = 444;
export const ids = [444];
export const modules = {

/***/ 8444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkCanaries: () => (/* binding */ checkCanaries),
  checks: () => (/* binding */ checks)
});

// EXTERNAL MODULE: ./lib/probes/index.js + 123 modules
var probes = __webpack_require__(3596);
// EXTERNAL MODULE: ./lib/sessions/index.js + 12 modules
var sessions = __webpack_require__(8560);
;// CONCATENATED MODULE: ./lib/commands/canary-checks/everyday.js

/** What branches, hosts, channels, files, colours and the like are called where nobody thinks about it. */
const usual = ('admin alerts alpha amber api app archive assets auto backup bar beta black blue bob branch brown bug build bugs cache ' +
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
    'yes zero').split(' ');
const everyday = new Set([...usual, ...wordsOf([...sessions.fillers.flat(), sessions.systemTurn].join(' '))]);
/** Whether a name has nothing in it but everyday words and single digits: `main`, `#general`, `prod-1`, `README.md`. */
function isEveryday(name) {
    const words = wordsOf(name);
    return (words.length > 0 && words.every((word) => everyday.has(word) || /^(?:\d|md|com|org|net)$/.test(word)));
}
function wordsOf(text) {
    return text.toLowerCase().match(/[\p{L}]+|\p{N}+/gu) ?? [];
}

;// CONCATENATED MODULE: ./lib/commands/canary-checks/pieces.js

/** The typed values of a canary's tokens, or of those that are given. */
function valuesOfTokens(canary, tokens = canary.required_tokens) {
    return tokens.flatMap((token) => (0,probes.wantedFrom)(token, canary.content).values.map((value) => ({
        value,
        written: token.slice(value.start, value.end),
    })));
}
/** Whether a text says a token as a piece of its own, in any letter case: `50` is none of `500`. */
function saysWhole(text, token) {
    const lower = text.toLowerCase();
    const wanted = token.toLowerCase();
    for (let at = lower.indexOf(wanted); at >= 0; at = lower.indexOf(wanted, at + 1)) {
        const end = at + wanted.length;
        if (!isGlued(lower, at) && !isGlued(lower, end))
            return true;
    }
    return false;
}
/** Whether the characters before and after an offset belong to one word or number. */
function isGlued(text, at) {
    return (/[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at)) &&
        /^[\p{L}\p{N}]/u.test(text.slice(at, at + 2)));
}
/** Pieces as a sentence shows them: `"a"`, `"a" and "b"`. */
function quoted(pieces) {
    const each = pieces.map((piece) => JSON.stringify(piece));
    return each.length < 2 ? each.join('') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}

;// CONCATENATED MODULE: ./lib/commands/canary-checks/guessable.js



/**
 * Canaries of which every value can be hit without having read them: a model that guesses, or a default that stands
 * in a text anyway, would pass for a memory. One value that nobody comes up with is enough.
 */
const guessable = {
    problem: 'guessable',
    find(canary, { year }) {
        const values = valuesOfTokens(canary);
        const reasons = values.length > 0
            ? values.map((piece) => reasonFor(piece, year))
            : wordReasons(canary.required_tokens, (0,probes.frameOf)(canary).force);
        if (reasons.length === 0 || reasons.includes(undefined))
            return [];
        return [
            `nothing in it is hard to guess: ${reasons.join(', ')}; give it a value that nobody would come up with, such as ` +
                '14,317 or KTR-2291.',
        ];
    },
};
/** Words without a value are what a rule consists of; in other statements they are the answer. */
function wordReasons(tokens, force) {
    if (force !== 'statement')
        return [];
    return tokens.map((token) => isEveryday(token) && !/\s/.test(token.trim())
        ? `${JSON.stringify(token)} is an everyday word`
        : undefined);
}
function reasonFor({ value, written }, year) {
    const reason = reasonOf(value, year);
    return reason && `${JSON.stringify(written)} ${reason}`;
}
/** Why a value can be guessed, as a clause; undefined if it can't. */
function reasonOf({ type, key, amount }, year) {
    switch (type) {
        case 'weekday':
            return 'is one of seven days';
        case 'zone':
            return 'is one of a few time zones';
        case 'ordinal':
            return 'is one of a few';
        case 'date':
            return dateReason(key, year);
        case 'time':
            return /:(?:00|15|30|45)\b/.test(key) && !/:\d\d:(?!00)/.test(key)
                ? 'is on the quarter of an hour'
                : undefined;
        case 'version':
            return /^v?\d(?:\.\d)?(?:\.0)*$/.test(key) ? 'is a usual version' : undefined;
        case 'colour':
            return new Set(key.replace(/\W/g, '')).size === 1 ? 'is a usual colour' : undefined;
        case 'hash':
        case 'id':
            return isRun(key) ? 'is a usual placeholder' : nameReason(key);
        case 'person':
        case 'name':
        case 'channel':
        case 'handle':
        case 'host':
        case 'file':
        case 'path':
        case 'url':
        case 'email':
            return nameReason(key);
        default:
            return amount === undefined ? undefined : numberReason(amount, type, year);
    }
}
function nameReason(key) {
    return isEveryday(key) ? 'is made of everyday words' : undefined;
}
function dateReason(key, year) {
    if (/-(?:01-01|12-31)$/.test(key))
        return 'is the turn of a year';
    const [, written] = /^(\d{4})(?:-\d\d)?$/.exec(key) ?? [];
    return written !== undefined && isNear(Number(written), year) ? 'is a year or month near today' : undefined;
}
function isNear(written, year) {
    return Math.abs(written - year) <= 5;
}
/** Sizes, ports and codes that everybody has seen. */
const famous = new Set(('22 80 128 200 201 256 301 302 400 401 403 404 409 422 429 443 500 502 503 512 1024 2048 3000 3306 4096 4200 5000 5173 ' +
    '5432 5672 6379 8000 8080 8081 8192 8443 8888 9000 9090 9092 9200 11211 16384 27017 32768 65535 65536 31337').split(' '));
function numberReason(amount, type, year) {
    const number = Number(amount);
    if (type === 'number' && Number.isInteger(number) && isNear(number, year))
        return 'is a year near today';
    if ((type === 'number' || type === 'port') && famous.has(String(number)))
        return 'is a number that everybody knows';
    if (isRun(amount))
        return 'is a usual placeholder';
    if (number <= 20 && Number.isInteger(number))
        return 'is a small number';
    const digits = amount.replace('.', '').replace(/^0+|0+$/g, '');
    const halves = number >= 1 && ['15', '25', '75', '99', '999'].includes(digits);
    return digits.length <= 1 || halves ? 'is a round number' : undefined;
}
/** Four or more characters that count up or down, or are all the same: `12345`, `0000`, `abc123`. */
function isRun(text) {
    const plain = text.toLowerCase().replace(/[^a-z0-9]/g, '');
    if (plain === 'deadbeef' || plain === 'cafebabe')
        return true;
    if (plain.length < 4)
        return false;
    const steps = [...plain].slice(1).map((char, i) => char.charCodeAt(0) - plain.charCodeAt(i));
    const odd = steps.filter((step) => step !== steps[0]).length;
    return Math.abs(steps[0] ?? 2) <= 1 && odd <= (/^[a-z]+\d+$/.test(plain) ? 1 : 0);
}

;// CONCATENATED MODULE: ./lib/commands/canary-checks/elsewhere.js



/** Pieces that a text can give without having kept the statement. */
const elsewhere = {
    problem: 'occurs-elsewhere',
    find(canary, around) {
        const places = [
            { name: 'what our sessions say between canaries', text: around.smallTalk },
            ...around.canaries.flatMap((other, i) => other === canary ? [] : { name: `canary ${i} (id ${JSON.stringify(other.id)})`, text: other.content }),
        ];
        const found = places.flatMap((place) => {
            const pieces = piecesIn(canary, place.text, around);
            return pieces.length === 0 ? [] : [{ ...place, pieces }];
        });
        const [first, ...more] = found;
        if (first === undefined)
            return [];
        const further = more.length === 0 ? '' : ` (and ${more.length === 1 ? 'one more' : `${more.length} more`})`;
        return [
            `${quoted(first.pieces)} also ${first.pieces.length === 1 ? 'stands' : 'stand'} in ${first.name}${further}, so that a ` +
                'text can give it without having kept this statement; choose another value for one of them.',
        ];
    },
};
/**
 * The values and aliases of a canary that a text gives; of a canary without values, its tokens if it gives them all.
 * What can be guessed stands anywhere: it is no evidence in the first place.
 */
function piecesIn(canary, text, { valuesOf, year }) {
    const there = valuesOf(text);
    const values = valuesOfTokens(canary);
    const given = values.filter(({ value }) => reasonOf(value, year) === undefined && there.some((found) => (0,probes.covers)(found, value, there)));
    const aliases = Object.values(canary.aliases ?? {})
        .flat()
        .filter((alias) => saysWhole(text, alias));
    const tokens = values.length === 0 && canary.required_tokens.every((token) => saysWhole(text, token))
        ? canary.required_tokens
        : [];
    return [...new Set([...given.map(({ written }) => written), ...aliases, ...tokens])];
}

;// CONCATENATED MODULE: ./lib/commands/canary-checks/questions.js


/** Questions that can be answered by repeating them. */
const questions = {
    problem: 'question-gives-answer',
    find(canary, around) {
        const { direct_question, exact_use_scenario, required_tokens, exact_use_required_tokens } = canary;
        const asked = [
            { name: 'direct question', text: direct_question, tokens: required_tokens },
            {
                name: 'exact-use scenario',
                text: exact_use_scenario ?? '',
                tokens: exact_use_required_tokens ?? required_tokens,
            },
        ];
        return asked
            .filter(({ text, tokens }) => text !== '' && givesAll(canary, text, tokens, around))
            .map(({ name }) => `the ${name} gives the whole answer away, so that an agent can repeat it without remembering anything; ask ` +
            'without the value.');
    },
};
/** Whether a text gives every token. What a rule forbids may be asked by name: that it is forbidden is the answer. */
function givesAll(canary, text, tokens, { valuesOf }) {
    const given = valuesOf(text);
    return tokens.every((token) => {
        if (saysWhole(text, token))
            return true;
        const { values, words } = (0,probes.wantedFrom)(token, canary.content);
        return (words === '' &&
            values.length > 0 &&
            values.every((value) => given.some((found) => (0,probes.covers)(found, value, given))));
    });
}

;// CONCATENATED MODULE: ./lib/commands/canary-checks/readable.js

const binding = ['ban', 'duty', 'permission', 'upper-limit', 'lower-limit'];
/** Statements in which the probe `meaning` finds nothing to hold on to. */
const readable = {
    problem: 'unreadable',
    find(canary) {
        const { values, force, ownCues } = (0,probes.frameOf)(canary);
        if (values.length > 0 || force !== 'statement' || binding.some((cue) => ownCues.has(cue)))
            return [];
        return [
            'the probe meaning finds no value in its tokens and no rule in its content, so that it can go by words alone and ' +
                'will often say unverified; require an exact value, say it as a rule (never, must, at most), or give it aliases ' +
                'and a subject.',
        ];
    },
};

;// CONCATENATED MODULE: ./lib/commands/canary-checks/tokens.js


/** Tokens that a text can't give even where it keeps the whole statement. */
const tokensInContent = {
    problem: 'token-not-in-content',
    find: (canary) => (0,sessions.tokensOf)(canary).flatMap((token) => {
        if (saysWhole(canary.content, token))
            return [];
        const shown = JSON.stringify(token);
        return canary.content.toLowerCase().includes(token.toLowerCase())
            ? `the token ${shown} stands in the content only inside a longer word or number; take the whole of it.`
            : `the token ${shown} does not stand in the content; take it from there word by word, and put other wordings ` +
                'into aliases.';
    }),
};

;// CONCATENATED MODULE: ./lib/commands/canary-checks/updates.js


/** Updates in which a text that has the latest value seems to have the old one too, or the other way round. */
const updates = {
    problem: 'old-value-not-distinct',
    find: (canary, { valuesOf }) => (canary.superseded_tokens ?? []).flatMap((old) => {
        const shown = JSON.stringify(old);
        const olds = (0,probes.wantedFrom)(old, canary.content).values;
        const same = valuesOfTokens(canary).find(({ value: latest }) => olds.some((value) => (0,probes.covers)(value, latest) || (0,probes.covers)(latest, value)));
        if (same !== undefined)
            return `the old value ${shown} is the same as the latest, ${JSON.stringify(same.written)}; one of them is a mistake.`;
        const contains = canary.required_tokens.find((token) => includes(token, old) || includes(old, token));
        if (contains !== undefined) {
            return (`the old value ${shown} and the token ${JSON.stringify(contains)} contain each other, so that the probe verbatim ` +
                'finds one in the other; write more of both.');
        }
        const there = valuesOf(canary.content);
        const told = saysWhole(canary.content, old) ||
            olds.some((value) => there.some((found) => (0,probes.covers)(found, value, there)));
        return told
            ? `the old value ${shown} stands in the content itself, so that a text that keeps the statement counts as stale ` +
                'too; say only the latest value there.'
            : [];
    }),
};
function includes(text, part) {
    return text.toLowerCase().includes(part.toLowerCase());
}

;// CONCATENATED MODULE: ./lib/commands/canary-checks/index.js








/** Everything that is looked at, in the order in which a canary's findings are told. */
const checks = [
    tokensInContent,
    guessable,
    elsewhere,
    readable,
    updates,
    questions,
];
/** What is doubtful about canaries, in their order. @param year the current one */
function checkCanaries(canaries, year) {
    const read = new Map();
    const around = {
        canaries,
        year,
        smallTalk: [sessions.systemTurn, ...sessions.fillers.flat()].join('\n'),
        valuesOf(text) {
            const values = read.get(text) ?? (0,probes.findValues)(text);
            read.set(text, values);
            return values;
        },
    };
    return canaries.flatMap((canary, index) => checks.flatMap(({ problem, find }) => find(canary, around).map((message) => ({ index, id: canary.id, problem, message }))));
}


/***/ })

};

export const id = 628;
export const ids = [628,395];
export const modules = {

/***/ 628:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   knownTo: () => (/* binding */ knownTo)
/* harmony export */ });
/* harmony import */ var _probes_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4395);
/* harmony import */ var _sessions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9235);


/** What settings are checked against: the workspace that paths are relative to, and the names there are. */
function knownTo(workspace) {
    return { workspace, suites: _sessions_index_js__WEBPACK_IMPORTED_MODULE_1__/* .suites */ .CW.map(({ name }) => name), probes: _probes_index_js__WEBPACK_IMPORTED_MODULE_0__.probes.map(({ name }) => name) };
}


/***/ }),

/***/ 4395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  NOT_IN_CONTEXT: () => (/* reexport */ NOT_IN_CONTEXT),
  SimulatedAgent: () => (/* reexport */ SimulatedAgent),
  judgeAnswers: () => (/* reexport */ judgeAnswers),
  outcomes: () => (/* reexport */ probe/* outcomes */.K),
  probeNamed: () => (/* binding */ probeNamed),
  probes: () => (/* binding */ probes)
});

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
    const { id, type, content, direct_question, required_tokens, superseded_tokens } = canary;
    const bare = { id, type, content, direct_question };
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

// EXTERNAL MODULE: ./lib/probes/probe.js
var probe = __webpack_require__(377);
;// CONCATENATED MODULE: ./lib/probes/simulated-agent.js
/** What an agent says when the compacted context has no line about the question. */
const NOT_IN_CONTEXT = 'NOT IN CONTEXT';
/** The share of a question's weight that a line must carry to be taken for its answer. */
const ENOUGH = 0.5;
/** The most characters of a line that an answer quotes. */
const ANSWER_CHARS = 240;
const functionWords = new Set(('a an and any are as at be by can do does for from has have how i if in into is it its may me must my no not of on ' +
    'or our shall should so than that the their them then there this to user was we were what when where which who ' +
    'whom why will with would you your').split(' '));
/**
 * An agent that has only the compacted text: it answers a question by quoting the line that shares the most weight
 * of the question's words, or says {@link NOT_IN_CONTEXT}. A word weighs more the fewer lines use it (inverse
 * document frequency, Spärck Jones 1972), so that a line is found by what is particular about the question.
 * It is no judge: its answers show a person what an agent would have in hand.
 */
class SimulatedAgent {
    #lines;
    #frequency = new Map();
    constructor(text) {
        this.#lines = text
            .split('\n')
            .map((line) => line.trim())
            .filter((line) => line !== '')
            .map((line) => ({ text: line, words: new Set(contentWords(line)) }));
        for (const { words } of this.#lines) {
            for (const word of words)
                this.#frequency.set(word, (this.#frequency.get(word) ?? 0) + 1);
        }
    }
    answer(question) {
        const asked = [...new Set(contentWords(question))];
        const total = asked.reduce((sum, word) => sum + this.#weight(word), 0);
        let best;
        for (const line of this.#lines) {
            const weight = asked.reduce((sum, word) => (line.words.has(word) ? sum + this.#weight(word) : sum), 0);
            if (weight > (best?.weight ?? 0))
                best = { text: line.text, weight };
        }
        if (best === undefined || best.weight < ENOUGH * total)
            return NOT_IN_CONTEXT;
        return best.text.length > ANSWER_CHARS ? `${best.text.slice(0, ANSWER_CHARS - 1)}…` : best.text;
    }
    #weight(word) {
        return Math.log(1 + this.#lines.length / (this.#frequency.get(word) ?? 1));
    }
}
function contentWords(text) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return words.filter((word) => !functionWords.has(word)).map(singular);
}
/** Takes a plural `s` off, so that `rules` in a question finds `rule` in a line. */
function singular(word) {
    return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

;// CONCATENATED MODULE: ./lib/probes/index.js




/** Every probe that `probe:` can name. */
const probes = [verbatim];
/** The probe of that name, or undefined. */
function probeNamed(name) {
    return probes.find((probe) => probe.name === name);
}


/***/ })

};

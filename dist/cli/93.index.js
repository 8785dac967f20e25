export const id = 93;
export const ids = [93];
export const modules = {

/***/ 5189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ CompactorFault)
/* harmony export */ });
/** The compactor under test, or the live agent, failed. The message is a clause that follows its name: `threw "…"`. */
class CompactorFault extends Error {
    kind;
    name = 'CompactorFault';
    round;
    output;
    outputCut;
    subject;
    constructor(kind, message, details = {}) {
        super(message);
        this.kind = kind;
        this.round = details.round;
        this.output = details.output ?? [];
        this.outputCut = details.outputCut ?? 0;
        this.subject = details.subject ?? 'compactor';
    }
    /** The same fault, known to belong to a round. */
    inRound(round) {
        const { subject, output, outputCut } = this;
        return new CompactorFault(this.kind, this.message, { subject, output, outputCut, round });
    }
}


/***/ }),

/***/ 2093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  callsOf: () => (/* reexport */ callsOf),
  measureCells: () => (/* reexport */ measureCells),
  planCells: () => (/* reexport */ planCells),
  probeAnswers: () => (/* reexport */ probeAnswers),
  probeText: () => (/* reexport */ probeText),
  questionsOf: () => (/* reexport */ questionsOf)
});

// EXTERNAL MODULE: ./lib/compactors/fault.js
var fault = __webpack_require__(5189);
// EXTERNAL MODULE: ./lib/probes/index.js + 123 modules
var probes = __webpack_require__(3596);
;// CONCATENATED MODULE: ./lib/measure/live-agent.js


/** The most characters of an answer: what is more was copied, not answered. */
const ANSWER_CHARS = 64 * 1024;
/** A live agent answers from the compacted text, and the probe reads its answers in place of the text. */
function probeAnswers(probe, ask) {
    return async (session, context) => {
        const asked = session.planted.map(({ canary }) => questionsAbout(canary, context));
        const answers = await ask(asked.flat());
        if (answers.some((answer) => answer.length > ANSWER_CHARS)) {
            const most = ANSWER_CHARS.toLocaleString('en-US');
            throw new fault/* CompactorFault */.$('reply', `has a live agent that answered with more than ${most} characters`);
        }
        let next = 0;
        return session.planted.map(({ canary }, i) => {
            const own = { direct: '' };
            for (const { kind } of asked[i] ?? []) {
                own[kind === 'exact_use' ? 'exactUse' : kind] = answers[next++] ?? '';
            }
            return { judgement: (0,probes.judgeAnswers)(probe, canary, own), answer: () => (0,probes.quoted)(own.direct) };
        });
    };
}
function questionsAbout(canary, context) {
    const { direct_question, behavior_scenario, exact_use_scenario } = canary;
    return [
        { question: direct_question, kind: 'direct', context },
        ...(behavior_scenario === undefined
            ? []
            : [{ question: behavior_scenario, kind: 'behavior', context }]),
        ...(exact_use_scenario === undefined
            ? []
            : [{ question: exact_use_scenario, kind: 'exact_use', context }]),
    ];
}

// EXTERNAL MODULE: ./lib/sessions/turn.js
var turn = __webpack_require__(7142);
// EXTERNAL MODULE: ./lib/settings/budget.js
var settings_budget = __webpack_require__(7124);
;// CONCATENATED MODULE: ./lib/measure/fault-policy.js
/** Exceptions and nonsense replies that a run puts up with before it measures no further session. */
const TOLERATED = 2;
/** Faults after which the process that ran the compactor is gone or can't be trusted any more. */
const fatal = ['load', 'timeout', 'died', 'memory', 'protocol'];
/**
 * Decides where in the plan a run ends, so that a compactor that hangs costs a time limit or two and not all. The end
 * is a place in the plan and no moment, so that it is the same for any number of jobs: sessions before it are still
 * measured, and those after it don't count, whether they were measured or not.
 */
class FaultPolicy {
    #faults = new Map();
    #stopped = false;
    /** The index of the last session that counts; infinite as long as all do. */
    get end() {
        let nonfatal = 0;
        for (const [index, kind] of [...this.#faults].sort(([a], [b]) => a - b)) {
            if (fatal.includes(kind) || ++nonfatal > TOLERATED)
                return index;
        }
        return Number.POSITIVE_INFINITY;
    }
    /** Whether some session doesn't count. */
    get ended() {
        return this.#stopped || this.end !== Number.POSITIVE_INFINITY;
    }
    /** Whether the session at an index of the plan may start. */
    allows(index) {
        return !this.#stopped && index <= this.end;
    }
    /** Stops at once, for a failure that is not the compactor's. */
    stop() {
        this.#stopped = true;
    }
    /** Whether what ran the session of an index is of no more use. */
    hasBroken(index) {
        const kind = this.#faults.get(index);
        return kind !== undefined && fatal.includes(kind);
    }
    record(index, fault) {
        this.#faults.set(index, fault.kind);
    }
}

// EXTERNAL MODULE: ./lib/results.js
var results = __webpack_require__(8233);
// EXTERNAL MODULE: ./lib/sessions/canary.js
var sessions_canary = __webpack_require__(7997);
// EXTERNAL MODULE: ./lib/sessions/session.js
var sessions_session = __webpack_require__(1245);
;// CONCATENATED MODULE: ./lib/measure/observe.js






/** The probe reads the compacted text itself; a simulated agent answers from it. */
function probeText(probe) {
    // A compactor that has reached its end gives the same text round after round: it is read once.
    let last;
    return (session, text) => {
        if (last?.session === session && last.text === text)
            return last.probed;
        const probed = read(session, text);
        last = { session, text, probed };
        return probed;
    };
    function read(session, text) {
        const reading = probe.read(text);
        let agent;
        return session.planted.map(({ canary }) => ({
            judgement: reading.judge(canary),
            answer: () => {
                agent ??= new probes.SimulatedAgent(text);
                return agent.answer(canary.direct_question);
            },
        }));
    }
}
/**
 * Has a worker compact a session for some rounds. What came back before a fault is in `into`, so that it can still
 * be observed.
 */
async function compactInto(into, worker, session, limits) {
    await worker.compactSession({ turns: session.turns, ...limits }, (round) => {
        if (into.texts.length === 0)
            into.firstTextChars = textCharsOf(round.turns);
        into.texts.push((0,turn/* renderTurns */.l1)(round.turns));
        into.durations.push(round.durationMs);
    });
}
/**
 * Probes the rounds of a compacted session and writes down what was found. Losses and doubts have one entry a canary
 * each, at the first round, so that a session takes the same little memory after any number of rounds.
 */
async function observe(session, { texts, durations, firstTextChars }, probe) {
    const rounds = [];
    const losses = new Map();
    const doubts = new Map();
    const positions = positionsOf(session);
    let inputChars = (0,turn/* sizeOf */.$d)(session.turns);
    for (const [i, text] of texts.entries()) {
        const round = i + 1;
        const outcomes = [];
        const stale = [];
        const probed = await probeRound(round, () => probe(session, text));
        for (const [j, { judgement, answer }] of probed.entries()) {
            const planted = session.planted[j];
            if (planted === undefined)
                continue;
            const { canary, turn } = planted;
            if (judgement.stale)
                stale.push(canary.id);
            if (judgement.outcome === 'held')
                continue;
            const { outcome, evidence } = judgement;
            outcomes.push([canary.id, outcome]);
            const standing = (0,results/* standingOf */.YP)(outcome, (0,sessions_canary/* isUpdate */.yM)(canary));
            const list = standing === 'lost' ? losses : doubts;
            if (standing === 'survived' || list.has(canary.id))
                continue;
            const { id, type, content } = canary;
            const position = (0,sessions_session/* positionOf */.d)(turn, session.turns.length);
            list.set(id, {
                ...{ id, type, content, position, turn, round, outcome, answer: copied(answer()) },
                ...(evidence === undefined ? {} : quoted(evidence)),
            });
        }
        rounds.push({
            round,
            input_chars: inputChars,
            output_chars: text.length,
            duration_ms: Math.round((durations[i] ?? 0) * 1000) / 1000,
            ...(i > 0 || firstTextChars === undefined
                ? {}
                : { input_text_chars: textCharsOf(session.turns), output_text_chars: firstTextChars }),
            // An id may be the name of what every object inherits, which an assignment would not own.
            outcomes: Object.fromEntries(outcomes),
            stale,
        });
        inputChars = text.length;
    }
    const { id, seed } = session;
    return {
        id,
        ...(seed === undefined ? {} : { seed }),
        positions,
        losses: [...losses.values()],
        ...(doubts.size === 0 ? {} : { doubts: [...doubts.values()] }),
        rounds,
    };
}
/** What a person reads of the place that decided. */
function quoted({ quote, note }) {
    return {
        ...(quote.trim() === '' ? {} : { quote: shortened(quote) }),
        ...(note.trim() === '' ? {} : { note: shortened(note) }),
    };
}
/** A piece of a text that lets the text go: a slice would keep all of it in memory. */
function copied(piece) {
    return [...piece].join('');
}
/** At most {@link QUOTE_CHARS} of a text, as a copy. */
function shortened(text) {
    if (text.length <= results/* QUOTE_CHARS */.N0)
        return copied(text);
    const chars = [];
    let length = 1;
    for (const char of text) {
        length += char.length;
        if (length > results/* QUOTE_CHARS */.N0)
            break;
        chars.push(char);
    }
    return `${chars.join('')}…`;
}
/** A live agent that fails does so in the round whose text it was asked about. */
async function probeRound(round, probe) {
    try {
        return await probe();
    }
    catch (error) {
        throw error instanceof fault/* CompactorFault */.$ ? error.inRound(round) : error;
    }
}
function positionsOf(session) {
    return Object.fromEntries(session.planted.map(({ canary, turn }) => [canary.id, (0,sessions_session/* positionOf */.d)(turn, session.turns.length)]));
}
/** What turns say, without role marks and the breaks between them, which a compactor drops that only joins texts. */
function textCharsOf(turns) {
    return turns.reduce((chars, { text }) => chars + text.length, 0);
}

;// CONCATENATED MODULE: ./lib/measure/measure.js





/** A further lane is opened when it saves more than it costs to start one, in milliseconds. */
const LANE_PAYS_MS = 600;
/**
 * Measures every cell on a few lanes. The first lane starts with the first cell; where the first cell is to be
 * repeated, a second lane starts with the last cell, helps with the rest and measures the first cell again at the
 * end: in a fresh process, after another session, so that state that outlives a session shows as a difference.
 * A repeat that fails is the first cell's fault. Further lanes open once the first session has shown that they pay.
 * @throws what `openLane` throws beside a `CompactorFault`; all lanes are closed by then.
 */
async function measureCells(request) {
    return new Measurement(request).run();
}
class Measurement {
    #request;
    #sessions;
    #policy = new FaultPolicy();
    #queue;
    #lanes = [];
    #done = 0;
    #failure;
    #firstTexts;
    #repeated;
    constructor(request) {
        this.#request = request;
        this.#sessions = new Array(request.cells.length);
        // Reversed, since cells are taken from its end.
        this.#queue = request.cells.map((_, index) => index).reverse();
    }
    async run() {
        const { cells, repeat, jobs } = this.#request;
        const last = repeat && cells.length > 1 ? this.#queue.shift() : undefined;
        const first = this.#start(this.#work(this.#queue.pop(), () => jobs - (repeat ? 2 : 1)));
        if (jobs === 1)
            await first;
        if (repeat)
            this.#start(this.#work(last, () => 0, true));
        await this.#allLanes();
        // A repeat counts only where it would have been made with one lane as well.
        const repeated = this.#policy.ended ? undefined : this.#repeated;
        const sessions = this.#settled(repeated?.fault);
        const difference = repeated?.difference;
        if (difference !== undefined)
            return { sessions, deterministic: false, difference };
        return { sessions, deterministic: repeated === undefined || repeated.fault !== undefined ? null : true };
    }
    /** Lets a lane work beside the others; what it throws is kept until all have ended. */
    #start(lane) {
        const ended = lane.catch((error) => {
            this.#policy.stop();
            this.#failure ??= { error };
        });
        this.#lanes.push(ended);
        return ended;
    }
    /** Waits for every lane, also for those that open meanwhile, and then throws what one of them threw. */
    async #allLanes() {
        for (let waited = 0; waited < this.#lanes.length;) {
            waited = this.#lanes.length;
            await Promise.all(this.#lanes);
        }
        if (this.#failure !== undefined)
            throw this.#failure.error;
    }
    async #work(start, furtherLanes, repeats = false) {
        let lane;
        try {
            for (let index = start ?? this.#queue.pop(); index !== undefined; index = this.#queue.pop()) {
                if (!this.#policy.allows(index))
                    continue;
                const began = performance.now();
                lane ??= await this.#open(index);
                if (lane === undefined)
                    return;
                await this.#measure(lane, index);
                if (this.#policy.hasBroken(index))
                    return;
                if (index === 0)
                    this.#grow(furtherLanes(), performance.now() - began);
            }
            if (!repeats)
                return;
            // The lane of the first session may still be at it; the comparison needs its texts.
            await this.#lanes[0];
            if (this.#firstTexts === undefined || this.#policy.ended)
                return;
            lane = await this.#repeatFirst(lane, this.#firstTexts);
        }
        finally {
            await lane?.close();
        }
    }
    async #open(index) {
        try {
            return await this.#request.openLane();
        }
        catch (error) {
            this.#settle(index, { ...this.#unmeasured(index), fault: this.#recorded(index, error) });
            return undefined;
        }
    }
    #grow(furtherLanes, sessionMs) {
        const waiting = this.#queue.length;
        if (sessionMs * waiting < LANE_PAYS_MS)
            return;
        for (let i = 0; i < Math.min(furtherLanes, waiting); i++) {
            this.#start(this.#work(undefined, () => 0));
        }
    }
    async #measure(lane, index) {
        const { cells, rounds, repeat, onTexts } = this.#request;
        const cell = cells[index];
        const session = cell.session.build();
        const compacted = { texts: [], durations: [] };
        let fault = null;
        try {
            await compactInto(compacted, lane.worker, session, { rounds, ...this.#budgetOf(session.turns) });
        }
        catch (error) {
            fault = this.#recorded(index, error);
        }
        let observed;
        try {
            observed = await observe(session, compacted, lane.probe);
        }
        catch (error) {
            // A live agent failed: without its answers no round of the session is judged.
            fault ??= this.#recorded(index, error);
            observed = await observe(session, { texts: [], durations: [] }, lane.probe);
        }
        if (index === 0 && repeat && fault === null)
            this.#firstTexts = compacted.texts;
        onTexts?.(cell, compacted.texts);
        this.#settle(index, { ...observed, fault });
    }
    /** Measures the first session again. @returns the lane that did, to be closed; a new one where there was none */
    async #repeatFirst(given, firstTexts) {
        const cell = this.#request.cells[0];
        const session = cell.session.build();
        const again = { texts: [], durations: [] };
        let lane = given;
        let fault;
        try {
            const { rounds } = this.#request;
            lane ??= await this.#request.openLane();
            await compactInto(again, lane.worker, session, { rounds, ...this.#budgetOf(session.turns) });
        }
        catch (error) {
            const failed = faultOf(error);
            fault = { ...failed, message: `${failed.message} when this session was measured again` };
        }
        const different = again.texts.findIndex((text, i) => firstTexts[i] !== text);
        this.#repeated = {
            ...(different < 0 ? {} : { difference: { session: session.id, first_different_round: different + 1 } }),
            ...(fault === undefined ? {} : { fault }),
        };
        return lane;
    }
    #budgetOf(turns) {
        const { budget } = this.#request;
        return budget === undefined ? {} : { budgetChars: (0,settings_budget/* budgetChars */.z)((0,turn/* sizeOf */.$d)(turns), budget) };
    }
    #recorded(index, error) {
        const fault = faultOf(error);
        this.#policy.record(index, error);
        return fault;
    }
    #settle(index, session) {
        this.#sessions[index] = session;
        this.#done += 1;
        this.#request.onProgress?.(this.#done, this.#sessions.length);
    }
    #settled(repeatFault) {
        const { end } = this.#policy;
        return Array.from(this.#sessions, (session, index) => {
            if (session === undefined || index > end)
                return this.#unmeasured(index);
            return index === 0 && repeatFault !== undefined ? { ...session, fault: repeatFault } : session;
        });
    }
    #unmeasured(index) {
        const { id, seed } = this.#request.cells[index].session;
        const message = 'was not run, because of a failure before it';
        return {
            id,
            ...(seed === undefined ? {} : { seed }),
            positions: {},
            fault: { kind: 'not-measured', round: null, message, output: [] },
            losses: [],
            rounds: [],
        };
    }
}
function faultOf(error) {
    if (!(error instanceof fault/* CompactorFault */.$))
        throw error;
    const { kind, round = null, message, output, outputCut, subject } = error;
    return {
        kind,
        round,
        message,
        output,
        ...(outputCut > 0 ? { output_cut: outputCut } : {}),
        ...(subject === 'agent' ? { subject } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/measure/plan.js
/** Every cell of a run, suites in their given order and sessions in their suite's. */
function planCells(suites, request) {
    return suites.flatMap((suite) => suite.plan(request).map((session) => ({ suite: suite.name, session })));
}
/**
 * How often a compactor will be called: once a session and round, and once more a round for the session that is
 * measured twice.
 */
function callsOf(cells, rounds, repeat) {
    return (cells.length + (repeat && cells.length > 0 ? 1 : 0)) * rounds;
}
/** How often a live agent will be asked, in a session with these canaries: each probe that applies, each round. */
function questionsOf(canaries, rounds) {
    const each = canaries.map((canary) => 1 + (canary.behavior_scenario ? 1 : 0) + (canary.exact_use_scenario ? 1 : 0));
    return rounds * each.reduce((sum, count) => sum + count, 0);
}

;// CONCATENATED MODULE: ./lib/measure/index.js






/***/ })

};

export const id = 182;
export const ids = [182];
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

/***/ 6182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CompactorFault: () => (/* reexport */ fault/* CompactorFault */.$),
  MAX_REPLY_BYTES: () => (/* reexport */ MAX_REPLY_BYTES),
  answerKinds: () => (/* reexport */ answerKinds),
  findAgent: () => (/* reexport */ findAgent),
  findCompactor: () => (/* reexport */ findCompactor),
  normaliseReply: () => (/* reexport */ normaliseReply),
  referenceCompactors: () => (/* reexport */ referenceCompactors),
  referenceNamed: () => (/* reexport */ referenceNamed)
});

;// CONCATENATED MODULE: ./lib/compactors/agent.js
/** What a live agent is asked: a direct question, a scenario in which a rule matters, or a work item. */
const answerKinds = ['direct', 'behavior', 'exact_use'];

// EXTERNAL MODULE: ./lib/compactors/fault.js
var fault = __webpack_require__(5189);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/settings/index.js + 17 modules
var lib_settings = __webpack_require__(7574);
;// CONCATENATED MODULE: ./lib/compactors/describe.js
/*
 * Words for values that came from a compactor. They end up in sentences, so they are one line, short and free of
 * control characters; escaping for markdown or a terminal is left to whoever shows them.
 */
const MAX_QUOTE = 300;
/** A text in double quotes: white space and control characters run together, cut after 300 characters. */
function quote(text) {
    // A few spare characters are kept before the cleaning, so that a huge text costs nothing.
    const clean = text
        .slice(0, MAX_QUOTE * 4)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
    return `"${clean.length > MAX_QUOTE || text.length > MAX_QUOTE * 4 ? `${clean.slice(0, MAX_QUOTE)}…` : clean}"`;
}
/** What a value is, with an article: `null`, `a number (42)`, `an array`, `an object with content`. */
function describe_describeValue(value) {
    switch (typeof value) {
        case 'undefined':
            return 'undefined';
        case 'number':
            return Number.isNaN(value) ? 'NaN' : `a number (${value})`;
        case 'bigint':
            return 'a bigint';
        case 'boolean':
            return `a boolean (${value})`;
        case 'string':
            return value === '' ? 'an empty string' : `a string (${quote(value.slice(0, 80))})`;
        case 'symbol':
            return 'a symbol';
        case 'function':
            return describe_isClass(value) ? 'a class' : 'a function';
        default:
            return value === null ? 'null' : describeObject(value);
    }
}
function describeObject(value) {
    if (Array.isArray(value))
        return value.length === 0 ? 'an empty array' : 'an array';
    const maker = value.constructor?.name;
    if (typeof maker === 'string' && maker !== 'Object' && maker !== '') {
        return `an object of the class ${maker.slice(0, 60)}`;
    }
    const keys = Object.keys(value);
    if (keys.length === 0)
        return 'an object with no fields';
    const shown = keys.slice(0, 5).map((key) => key.slice(0, 40));
    return `an object with ${shown.join(', ')}${keys.length > 5 ? ', …' : ''}`;
}
/** What was thrown, for a clause after `threw`: `"text"`, `TypeError "text"`, `a number (42)`. */
function describeThrown(error) {
    try {
        if (!(error instanceof Error) && !isErrorLike(error))
            return describe_describeValue(error);
        const name = typeof error.name === 'string' && error.name !== 'Error' ? `${error.name.slice(0, 60)} ` : '';
        return `${name}${quote(String(error.message))}`;
    }
    catch {
        return 'something that can not be described';
    }
}
// Errors of another realm, such as those of node:vm, are no instances of this realm's Error.
function isErrorLike(value) {
    return typeof value === 'object' && value !== null && 'message' in value && 'name' in value;
}
/** Says whether a function must be called with `new`, as far as its source tells. */
function describe_isClass(value) {
    return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}
/** A time limit as people write it: `500 ms`, `2 s`, `1.5 s`. */
function describeDuration(milliseconds) {
    return milliseconds < 1000 ? `${milliseconds} ms` : `${Number((milliseconds / 1000).toFixed(2))} s`;
}
/** A size in bytes: `12 kB` style of the binary units: `900 B`, `12.5 KiB`, `8 MiB`, `2 GiB`. */
function describeBytes(bytes) {
    const units = ['B', 'KiB', 'MiB', 'GiB'];
    let size = bytes;
    let unit = 0;
    while (size >= 1024 && unit < units.length - 1) {
        size /= 1024;
        unit += 1;
    }
    return `${Number(size.toFixed(1))} ${units[unit]}`;
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/compactors/reply.js



// Not the list of the contract itself: its file loads zod, which a child process has no other use for.
const roles = { system: true, user: true, assistant: true, tool: true };
/** The most bytes of rendered UTF-8 text that a compactor may return, and an agent may answer. */
const MAX_REPLY_BYTES = 8 * 1024 * 1024;
/**
 * Reads what a compactor returned as turns: a text becomes one system turn, turns are copied with nothing but role
 * and text. An empty result is only wrong if the input was not empty.
 *
 * @param reply what came back, already awaited
 * @param input the turns that were compacted
 * @throws CompactorFault of kind `reply` that says what came back instead
 */
function normaliseReply(reply, input) {
    const turns = Array.isArray(reply)
        ? readTurns(reply)
        : [{ role: 'system', text: readText(reply) }];
    if (!hasText(turns) && hasText(input))
        throw bad(describeEmpty(reply));
    return turns;
}
/** Reads what an agent answered. An empty answer is one. @throws CompactorFault of kind `reply` */
function normaliseAnswer(reply) {
    if (typeof reply !== 'string')
        throw bad(`${describeReply(reply)}; an answer is a text`);
    checkSize(Buffer.byteLength(reply));
    return reply;
}
function readText(reply) {
    const text = typeof reply === 'string' ? reply : readTextField(reply);
    checkSize(external_node_buffer_.Buffer.byteLength(text));
    return text;
}
function readTextField(reply) {
    if (typeof reply !== 'object' || reply === null) {
        const hint = reply === undefined ? '; is a `return` missing?' : '; expected a text, {text} or turns {role, text}';
        throw bad(describeReply(reply) + hint);
    }
    const { text, compact } = reply;
    if (typeof text === 'string')
        return text;
    if (text !== undefined)
        throw bad(`returned an object whose text is ${describe_describeValue(text)}`);
    if (typeof compact === 'function') {
        throw bad('returned an object with a method compact; a function that makes compactors is named createCompactor');
    }
    throw bad(`${describeReply(reply)}, and no text; expected a text, {text} or turns {role, text}`);
}
function readTurns(items) {
    const turns = [];
    let bytes = 0;
    for (let index = 0; index < items.length; index += 1) {
        const turn = readTurn(items[index], index + 1);
        // As much as the line "[role] text" takes, so that a million empty turns are not free.
        bytes += turn.role.length + 4 + external_node_buffer_.Buffer.byteLength(turn.text);
        checkSize(bytes);
        turns.push(turn);
    }
    return turns;
}
function readTurn(item, number) {
    const wrong = (what) => bad(`returned an array whose item ${number} ${what}`);
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
        throw wrong(`is not a turn {role, text} but ${describe_describeValue(item)}`);
    }
    const { role, text } = item;
    if (typeof text !== 'string') {
        throw wrong(`is not a turn {role, text}: its text is ${describe_describeValue(text)}, its fields ${fields(item)}`);
    }
    if (!isRole(role)) {
        const is = typeof role === 'string' ? quote(role) : describe_describeValue(role);
        throw wrong(`is not a turn {role, text}: its role is ${is}; roles are ${Object.keys(roles).join(', ')}`);
    }
    return { role, text };
}
function fields(item) {
    const keys = Object.keys(item).slice(0, 8);
    return keys.length === 0 ? 'none' : keys.map((key) => key.slice(0, 40)).join(', ');
}
function isRole(role) {
    return typeof role === 'string' && Object.hasOwn(roles, role);
}
function hasText(turns) {
    return turns.some((turn) => /\S/.test(turn.text));
}
function describeEmpty(reply) {
    if (!Array.isArray(reply))
        return 'returned an empty text';
    return reply.length === 0 ? 'returned no turns' : 'returned turns without any text';
}
function describeReply(reply) {
    return `returned ${describe_describeValue(reply)}`;
}
function checkSize(bytes) {
    if (bytes > MAX_REPLY_BYTES) {
        throw bad(`returned more than ${describeBytes(MAX_REPLY_BYTES)}, the most that a reply may have`);
    }
}
function bad(clause) {
    return new fault/* CompactorFault */.$('reply', clause);
}

;// CONCATENATED MODULE: ./lib/compactors/rounds.js

/**
 * Compacts a session round by round: each round gets deep copies of what the round before gave.
 *
 * @throws CompactorFault of the first round that failed
 */
async function compactRounds(compact, request, call, onRound) {
    let turns = request.turns;
    for (let round = 1; round <= request.rounds; round += 1) {
        const input = turns;
        const { value, durationMs } = await call((signal) => {
            const context = { round, rounds: request.rounds, signal };
            if (request.budgetChars !== undefined)
                context.budgetChars = request.budgetChars;
            return compact(copyTurns(input), context);
        });
        const output = normaliseReply(value, input);
        turns = output;
        onRound({ turns: output, durationMs });
    }
}
function copyTurns(turns) {
    return turns.map(({ role, text }) => ({ role, text }));
}

;// CONCATENATED MODULE: ./lib/compactors/builtin.js



/** A worker for a compactor of this program, which needs no process of its own. `create` makes a fresh instance. */
function builtinWorker(create) {
    return {
        async compactSession(request, onRound) {
            const { signal } = new AbortController();
            await compactRounds(create(), request, (run) => callHere(run, signal), onRound);
        },
        async close() { },
    };
}
async function callHere(run, signal) {
    const start = performance.now();
    try {
        const value = await run(signal);
        return { value, durationMs: performance.now() - start };
    }
    catch (error) {
        throw new fault/* CompactorFault */.$('threw', `threw ${describeThrown(error)}`);
    }
}

// EXTERNAL MODULE: ./lib/settings/error.js
var error = __webpack_require__(4791);
;// CONCATENATED MODULE: ./lib/compactors/environment.js

/*
 * What a user's module sees of the environment: a list of what may pass, never of what may not. NODE_OPTIONS is not
 * in it, since it would load other code into the child.
 */
const passed = new Set([
    ...['PATH', 'HOME', 'USER', 'SHELL', 'LANG', 'TZ', 'TMPDIR', 'TEMP', 'TMP', 'CI'],
    ...['NODE_PATH', 'NODE_EXTRA_CA_CERTS'],
    ...[
        'HTTP_PROXY',
        'HTTPS_PROXY',
        'ALL_PROXY',
        'NO_PROXY',
        'http_proxy',
        'https_proxy',
        'all_proxy',
        'no_proxy',
    ],
    ...['VIRTUAL_ENV', 'PYTHONPATH', 'pythonLocation', 'LD_LIBRARY_PATH'],
]);
const passedPrefixes = ['LC_', 'SSL_CERT_', 'PYENV_'];
/** What takes the place of HOME, USER, SHELL and LD_LIBRARY_PATH on Windows, in capitals. */
const passedOnWindows = new Set([
    ...[
        'SYSTEMROOT',
        'SYSTEMDRIVE',
        'WINDIR',
        'COMSPEC',
        'PATHEXT',
        'USERNAME',
        'USERPROFILE',
        'HOMEDRIVE',
        'HOMEPATH',
    ],
    ...['APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)', 'COMMONPROGRAMFILES'],
    ...['NUMBER_OF_PROCESSORS', 'PROCESSOR_ARCHITECTURE'],
]);
/** Not even by name: the runner's own inputs, files and credentials, and what changes the child's program. */
const neverPassed = /^(NODE_OPTIONS|INPUT_.*|ACTIONS_.*|GITHUB_(ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;
/**
 * The environment of a child process.
 *
 * @param environment the variables of this process
 * @param names what the setting `env` hands over beside the list
 * @throws SettingsError if a name is not set or must not be handed over
 */
function childEnvironment(environment, names, platform = process.platform) {
    const problems = names.flatMap((name) => problemOf(name, environment[name]));
    if (problems.length > 0)
        throw new error/* SettingsError */.G(problems);
    const chosen = Object.entries(environment).filter(([name]) => names.includes(name) || isPassed(name, platform));
    return Object.fromEntries(chosen.filter((entry) => entry[1] !== undefined));
}
/** The names of variables that are set here, that a child does not get, and that the setting `env` could hand over. */
function withheldNames(environment, handed) {
    return Object.keys(environment).filter((name) => environment[name] && !Object.hasOwn(handed, name) && !neverPassed.test(name));
}
function problemOf(name, value) {
    if (neverPassed.test(name)) {
        return [
            `env: ${name} is never handed to a compactor, since it is the runner's own; give its value another name.`,
        ];
    }
    if (value === undefined || value === '') {
        return [
            `env: ${name} is not set or empty. Set it for this step, or take it out of env. ` +
                'Pull requests from forks get no secrets, so a compactor that needs one can not be measured there.',
        ];
    }
    return [];
}
function isPassed(name, platform) {
    if (platform !== 'win32')
        return passed.has(name) || passedPrefixes.some((prefix) => name.startsWith(prefix));
    // Windows compares names without regard to case: Path is PATH.
    const upper = name.toUpperCase();
    return (passedOnWindows.has(upper) ||
        [...passed].some((each) => each.toUpperCase() === upper) ||
        passedPrefixes.some((prefix) => upper.startsWith(prefix)));
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
;// CONCATENATED MODULE: ./lib/compactors/lines.js
/**
 * Cuts a stream of text into lines, whatever pieces it comes in. A line longer than `maxLength` is handed out in
 * pieces, so that a stream without line ends takes no more memory than that.
 */
class LineSplitter {
    separator;
    maxLength;
    #rest = '';
    constructor(separator, maxLength) {
        this.separator = separator;
        this.maxLength = maxLength;
    }
    /** @returns the lines that this piece completed, without their ends */
    push(chunk) {
        const lines = chunk.split(this.separator);
        lines[0] = this.#rest + lines[0];
        this.#rest = lines.pop();
        if (this.#rest.length > this.maxLength)
            lines.push(this.end());
        return lines;
    }
    /** @returns what came after the last line end */
    end() {
        const rest = this.#rest;
        this.#rest = '';
        return rest;
    }
}

;// CONCATENATED MODULE: ./lib/compactors/messages.js
/*
 * The conversation between this program and the child process, one JSON value a line. Requests go to the child's
 * file descriptor 3, replies come from its descriptor 4. Node's own channel is not used: it throws in the parent
 * when a module writes something into it that is no JSON.
 */
const REQUEST_FD = 3;
const REPLY_FD = 4;

;// CONCATENATED MODULE: ./lib/compactors/runtime.js




const OLDEST = 20;
const found = new Map();
/**
 * Finds the first node on PATH of at least version 20, or else the one that runs this program.
 * Asked once for each PATH.
 */
function findRuntime(environment) {
    const path = pathOf(environment);
    let runtime = found.get(path);
    if (!runtime) {
        runtime = search(path, environment);
        found.set(path, runtime);
    }
    return runtime;
}
/** A runtime for reports: `node 20.20.2 (PATH)`. */
function describeRuntime(runtime) {
    const origin = runtime.origin === 'PATH' ? 'PATH' : `its own, as PATH has none of version ${OLDEST} or later`;
    return `node ${runtime.version} (${origin})`;
}
/** The number before the first point of a version. */
function majorOf(version) {
    return Number.parseInt(version, 10);
}
function search(path, environment) {
    const own = { file: process.execPath, version: process.versions.node, origin: 'own' };
    const name = process.platform === 'win32' ? 'node.exe' : 'node';
    for (const folder of path.split(external_node_path_.delimiter)) {
        if (!(0,external_node_path_.isAbsolute)(folder))
            continue;
        const file = (0,external_node_path_.join)(folder, name);
        const version = versionOf(file, environment);
        if (version && majorOf(version) >= OLDEST)
            return { file, version, origin: 'PATH' };
    }
    return own;
}
function versionOf(file, environment) {
    try {
        if ((0,external_node_fs_.realpathSync)(file) === (0,external_node_fs_.realpathSync)(process.execPath))
            return process.versions.node;
        const said = (0,external_node_child_process_.execFileSync)(file, ['--version'], {
            encoding: 'utf8',
            env: childEnvironment(environment, []),
            stdio: ['ignore', 'pipe', 'ignore'],
            timeout: 5000,
        });
        return /^v(\d+\.\d+\.\d+\S*)\s*$/.exec(said)?.[1];
    }
    catch {
        // Not there, or not to be run: the next folder may have one.
        return undefined;
    }
}
function pathOf(environment) {
    if (process.platform !== 'win32')
        return environment['PATH'] ?? '';
    const key = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH');
    return (key && environment[key]) ?? '';
}

;// CONCATENATED MODULE: ./lib/compactors/hosting/kill.js


/** A variable that every child gets, and that what it starts inherits, so that all of it can be found again. */
const MARK = 'COMPACTION_CONFORMANCE_PROCESS';
/** The way to end the tree of a process: its group where there are groups, `taskkill` on Windows. */
function endingOf(pid, platform) {
    if (platform !== 'win32')
        return { signalGroup: pid };
    return { command: 'taskkill', args: ['/PID', String(pid), '/T', '/F'] };
}
/**
 * Ends a child, its group and, on Linux, every process that carries its mark: one that left the group, or whose
 * parent has gone, is no longer reached by the group. Returns when the signals are sent.
 *
 * @param mark the value of {@link MARK} in the child's environment
 */
function killTree(pid, mark) {
    const ending = endingOf(pid, process.platform);
    if ('command' in ending) {
        (0,external_node_child_process_.spawnSync)(ending.command, ending.args, { stdio: 'ignore', windowsHide: true, timeout: 5000 });
        return;
    }
    signal(-ending.signalGroup);
    if (process.platform !== 'linux')
        return;
    // A process may have started another one while the list was read.
    for (let pass = 0; pass < 5 && killMarked(mark); pass += 1)
        ;
}
function killMarked(mark) {
    const marked = (0,external_node_fs_.readdirSync)('/proc').filter((name) => /^\d+$/.test(name) && carries(name, mark));
    for (const name of marked)
        signal(Number(name));
    return marked.length > 0;
}
function carries(name, mark) {
    try {
        // Empty for a process that has ended already.
        return (0,external_node_fs_.readFileSync)(`/proc/${name}/environ`, 'latin1').includes(`${MARK}=${mark}`);
    }
    catch {
        return false;
    }
}
function signal(pid) {
    try {
        process.kill(pid, 'SIGKILL');
    }
    catch {
        // It has gone by itself.
    }
}

;// CONCATENATED MODULE: ./lib/compactors/hosting/living.js
/*
 * The children that run at this moment. They lead groups of their own, so that neither a terminal's interrupt nor
 * the end of this process reaches them: it has to be handed on.
 */
const living = new Set();
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Ends a child by `kill` when this process ends or is told to end, until the returned function is called. */
function endWithThisProcess(kill) {
    if (living.size === 0)
        watch();
    living.add(kill);
    return () => {
        if (living.delete(kill) && living.size === 0)
            unwatch();
    };
}
function watch() {
    process.on('exit', killAll);
    for (const signal of signals)
        process.on(signal, onSignal);
}
function unwatch() {
    process.off('exit', killAll);
    for (const signal of signals)
        process.off(signal, onSignal);
}
function killAll() {
    for (const kill of living)
        kill();
}
function onSignal(signal) {
    killAll();
    unwatch();
    living.clear();
    // Where nobody else listens, the signal does what it would have done without us.
    if (process.listenerCount(signal) === 0)
        process.kill(process.pid, signal);
}

;// CONCATENATED MODULE: ./lib/compactors/hosting/tail.js
/** Lines of each stream that are handed out, and characters of each. */
const MAX_LINES = 20;
const MAX_LINE = 400;
/** Lines of each stream that are kept: V8 says why it ends a process some way above the end. */
const KEPT = 200;
/** Up to so many lines in all stand in the order in which they came. */
const FEW = 8;
const lineEnd = /\r\n|\n|\r/;
/** The last lines of a process's two streams, which may have no end. */
class OutputTail {
    #streams = { stdout: new StreamTail(), stderr: new StreamTail() };
    #count = 0;
    push(stream, chunk) {
        this.#count = this.#streams[stream].push(chunk, this.#count);
    }
    /** All that is kept of what was printed to stderr. */
    get errors() {
        return this.#streams.stderr.last(KEPT, 0).map(textOf).join('\n');
    }
    /**
     * The last 20 lines of each stream, raw, at most 400 characters of each. A few lines come in the order in which
     * they were printed; of many, those of stderr come last, so that whoever shows only the end shows the errors.
     */
    lines() {
        const lines = this.#last();
        if (lines.length <= FEW)
            lines.sort((a, b) => a.at - b.at);
        return lines.map(textOf);
    }
    /** How many lines were printed that {@link lines} does not have. */
    get cut() {
        const { stdout, stderr } = this.#streams;
        return this.#count + stdout.open + stderr.open - this.#last().length;
    }
    clear() {
        this.#streams = { stdout: new StreamTail(), stderr: new StreamTail() };
        this.#count = 0;
    }
    #last() {
        const { stdout, stderr } = this.#streams;
        return [...stdout.last(MAX_LINES, this.#count), ...stderr.last(MAX_LINES, this.#count)];
    }
}
class StreamTail {
    #lines = [];
    /** The beginning of a line that has no end yet. */
    #rest = '';
    /** @returns the count of lines of both streams, given what it was before */
    push(chunk, count) {
        const pieces = chunk.split(lineEnd);
        const rest = pieces.pop() ?? '';
        let at = count;
        for (const piece of pieces) {
            this.#extend(piece);
            this.#lines.push({ text: this.#rest, at });
            this.#rest = '';
            at += 1;
        }
        this.#extend(rest);
        if (this.#lines.length > 2 * KEPT)
            this.#lines.splice(0, this.#lines.length - KEPT);
        return at;
    }
    /** 1 while a line has no end yet. */
    get open() {
        return this.#rest === '' ? 0 : 1;
    }
    /** The last lines; one without an end stands at `at`. */
    last(most, at) {
        const lines = this.open ? [...this.#lines, { text: this.#rest, at }] : this.#lines;
        return lines.slice(-most);
    }
    // A line may go on without an end: only its beginning, and that there is more, is kept.
    #extend(piece) {
        this.#rest = (this.#rest + piece.slice(0, MAX_LINE + 1)).slice(0, MAX_LINE + 1);
    }
}
function textOf({ text }) {
    return text.length > MAX_LINE ? `${text.slice(0, MAX_LINE)}…` : text;
}

;// CONCATENATED MODULE: ./lib/compactors/hosting/host-process.js









/** Longest line of the channel, in characters: a reply of 8 MiB, each character escaped, fits. */
const host_process_MAX_LINE = 64 * 1024 * 1024;
/** Milliseconds without a word after which nothing more is waited for, once the process has said all that it was asked. */
const QUIET = 10;
/** The same after the process has ended: a process that it left may hold the pipes open. */
const PIPE_GRACE = 100;
/** The most milliseconds and bytes that output is waited for; a process may print without end. */
const DRAIN_LIMIT = 1000;
const DRAIN_BYTES = 16 * 1024 * 1024;
const CLOSED_CHANNEL_GRACE = 250;
/** A child process that runs the host, in a group of its own, with every pipe drained. */
class HostProcess {
    tail = new OutputTail();
    #child;
    #mark = (0,external_node_crypto_.randomUUID)();
    #ended;
    #release;
    #show;
    #printed = 0;
    #closing = false;
    constructor(options, events) {
        const [command, ...args] = commandOf(options);
        this.#child = (0,external_node_child_process_.spawn)(command, args, {
            cwd: options.workingDirectory,
            env: { ...options.environment, [MARK]: this.#mark },
            stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
            detached: process.platform !== 'win32',
            windowsHide: true,
        });
        this.#show = options.onOutput;
        this.#release = endWithThisProcess(() => this.#kill());
        // Writing to a child that has gone is told by its end.
        this.#child.stdio[REQUEST_FD].on('error', () => { });
        const drained = Promise.all([
            this.#read('stdout'),
            this.#read('stderr'),
            readLines(this.#child.stdio[REPLY_FD], events),
        ]);
        this.#ended = this.#watch(events, drained);
    }
    /** Sends a request; `onSent` follows once the child has taken all of it, or has gone. */
    send(request, onSent) {
        this.#child.stdio[REQUEST_FD].write(`${JSON.stringify(request)}\n`, onSent);
    }
    /** Waits for what the child printed before now to arrive, as far as time and size allow. */
    async drain() {
        await this.#quiet(QUIET, true);
    }
    /** Ends the child and everything it started; resolves when the child is gone. Safe to call twice. */
    async close() {
        if (!this.#closing)
            this.#kill();
        this.#closing = true;
        await this.#ended;
        // Only what is left of the pipes would keep this process waiting.
        for (const pipe of this.#child.stdio)
            pipe?.destroy();
        this.#release();
    }
    #kill() {
        if (this.#child.pid !== undefined)
            killTree(this.#child.pid, this.#mark);
    }
    async #read(stream) {
        const pipe = this.#child[stream];
        const show = this.#show;
        const lines = new LineSplitter(lineEnd, 8192);
        pipe.setEncoding('utf8');
        pipe.on('data', (chunk) => {
            this.#printed += chunk.length;
            this.tail.push(stream, chunk);
            if (show)
                for (const line of lines.push(chunk))
                    show(line);
        });
        await host_process_closed(pipe);
        const rest = lines.end();
        if (rest !== '')
            show?.(rest);
    }
    /** Resolves after so many milliseconds in which nothing was printed, or at a limit. */
    async #quiet(milliseconds, ref) {
        const [began, start] = [performance.now(), this.#printed];
        for (let before = -1; before !== this.#printed;) {
            if (performance.now() - began > DRAIN_LIMIT || this.#printed - start > DRAIN_BYTES)
                return;
            before = this.#printed;
            await (0,promises_.setTimeout)(milliseconds, undefined, { ref });
        }
    }
    async #watch(events, drained) {
        const ended = new Promise((resolve) => {
            this.#child.once('error', (error) => resolve({ code: null, signal: null, error }));
            this.#child.once('exit', (code, signal) => resolve({ code, signal }));
        });
        void host_process_closed(this.#child.stdio[REPLY_FD]).then(async () => {
            const gone = await Promise.race([ended, (0,promises_.setTimeout)(CLOSED_CHANNEL_GRACE, undefined, { ref: false })]);
            if (!gone)
                events.onChannelClosed();
        });
        const how = await ended;
        // As long as a pipe is open, it keeps this process going; the timer alone should not.
        await Promise.race([drained, this.#quiet(PIPE_GRACE, false)]);
        events.onEnded(how);
    }
}
/*
 * Node's own limit holds for its heap alone. The shell's limit on data holds for buffers too, and for every process
 * that the module starts; it counts what is mapped, of which a Node from version 23 on takes 512 MiB for code at once.
 */
function commandOf({ runtime, hostFile, memory }) {
    const major = majorOf(runtime.version);
    const quiet = ['ExperimentalWarning', 'MODULE_TYPELESS_PACKAGE_JSON'].map((name) => `--disable-warning=${name}`);
    const heap = `--max-old-space-size=${Math.ceil(memory / 1024 ** 2)}`;
    const command = [runtime.file, heap, ...(major >= 22 ? quiet : []), hostFile];
    if (process.platform === 'win32')
        return command;
    const data = Math.ceil(memory / 1024) + (major >= 23 ? 768 : 256) * 1024;
    return ['/bin/sh', '-c', 'ulimit -d "$0" 2>/dev/null; exec "$@"', String(data), ...command];
}
async function readLines(pipe, { onLine, onHeard }) {
    const lines = new LineSplitter(/\n/, host_process_MAX_LINE);
    pipe.setEncoding('utf8');
    pipe.on('data', (chunk) => {
        onHeard();
        for (const line of lines.push(chunk))
            if (line !== '')
                onLine(line);
    });
    await host_process_closed(pipe);
    const rest = lines.end();
    if (rest !== '')
        onLine(rest);
}
function host_process_closed(pipe) {
    return new Promise((resolve) => {
        for (const event of ['end', 'close', 'error'])
            pipe.on(event, () => resolve());
    });
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 15 modules
var schemas = __webpack_require__(9691);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
;// CONCATENATED MODULE: ./lib/compactors/packed-turns.js
const rolesByLetter = { s: 'system', u: 'user', a: 'assistant', t: 'tool' };
function packTurns(turns) {
    const packed = { roles: '', lengths: [], text: '' };
    for (const { role, text } of turns) {
        packed.roles += role[0];
        packed.lengths.push(text.length);
        packed.text += text;
    }
    return packed;
}
/** The turns again, or undefined if this is not what {@link packTurns} gives. */
function unpackTurns(packed) {
    const { roles, lengths, text } = Object(packed);
    if (typeof roles !== 'string' || typeof text !== 'string' || !Array.isArray(lengths))
        return undefined;
    if (lengths.length !== roles.length)
        return undefined;
    const turns = [];
    let start = 0;
    for (let index = 0; index < roles.length; index += 1) {
        const role = rolesByLetter[roles[index]];
        const length = lengths[index];
        if (role === undefined || typeof length !== 'number' || !Number.isInteger(length) || length < 0)
            return undefined;
        turns.push({ role, text: text.slice(start, start + length) });
        start += length;
    }
    return start === text.length ? turns : undefined;
}

;// CONCATENATED MODULE: ./lib/compactors/hosting/reply-schema.js


const reply_schema_text = schemas/* string */.YjP();
const token = schemas/* string */.YjP();
// Checked and read in one go: this is most of what a child says.
const packedTurns = schemas/* unknown */.L5J().transform((packed, context) => {
    const turns = unpackTurns(packed);
    if (turns)
        return turns;
    context.addIssue('no packed turns');
    return core/* NEVER */.tm;
});
/** Everything that the child may say. */
const replySchema = schemas/* discriminatedUnion */.gMt('type', [
    /** The host runs and starts to load the module; its time counts from here. */
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('loading'), token }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('loaded'), token, by: schemas/* enum */.k5n(['node', 'jiti']) }),
    /** The native way failed in a way that a fresh process with jiti may not. */
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('retry'), token }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('unusable'),
        token,
        exports: schemas/* array */.YOg(schemas/* strictObject */.rej({ name: reply_schema_text, is: reply_schema_text })),
    }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('missing'),
        token,
        specifier: reply_schema_text,
        importer: reply_schema_text.nullable(),
        message: reply_schema_text,
    }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('round'),
        token,
        turns: packedTurns,
        durationMs: schemas/* number */.aig().min(0),
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('answer'), token, text: reply_schema_text }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('flushed'), token }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('fault'),
        token,
        kind: schemas/* enum */.k5n(['load', 'threw', 'timeout', 'memory', 'reply']),
        message: reply_schema_text,
        /** The process can't go on after it. */
        fatal: schemas/* boolean */.zMY(),
    }),
]);

;// CONCATENATED MODULE: ./lib/compactors/hosting/withheld.js
/**
 * What follows a fault whose message names a variable that was not handed over: an SDK that misses its key says no
 * more than that it is not set.
 *
 * @param withheld the variables that are set here and that the child does not have
 */
function withheldHint(message, withheld) {
    const words = new Set(message.match(/[A-Za-z_][A-Za-z0-9_]*/g));
    const named = withheld.filter((name) => isTelling(name) && words.has(name));
    if (named.length === 0)
        return '';
    const are = named.length === 1 ? 'is' : 'are';
    return `; ${named.join(' and ')} ${are} set here but not handed over: add ${named.length === 1 ? 'it' : 'them'} to env`;
}
// A short word of a sentence may be the name of a variable by chance.
function isTelling(name) {
    return name.includes('_') || (name.length > 4 && name === name.toUpperCase());
}

;// CONCATENATED MODULE: ./lib/compactors/hosting/conversation.js







/*
 * A time limit is counted in ticks, so that the time in which this process is busy and reads no reply counts as one. A
 * reply that is on its way when the limit is reached gets a few more, not endlessly: it may never end.
 */
const TICK_MS = 100;
/** The most milliseconds that a child may take to read a request, beside its time limit: it may have megabytes. */
const HANDOVER_MS = 10_000;
const MOST_GRACES = 10;
const GRACE_MS = 500;
/** The most milliseconds that a child gets to hand over what its module printed. */
const FLUSH_LIMIT = 1000;
/** Talks with one child process: one request at a time, each reply checked, every way to fail told as a fault. */
class Conversation {
    token = (0,external_node_crypto_.randomUUID)();
    #host;
    #options;
    #waiting;
    /** Pieces that came by the channel so far. */
    #heard = 0;
    #onFlushed;
    #broken;
    constructor(options) {
        this.#options = options;
        this.#host = new HostProcess(options, {
            onLine: (line) => this.#read(line),
            onHeard: () => {
                this.#heard += 1;
            },
            onEnded: (ended) => {
                this.#onFlushed?.();
                this.#breakBy(...describeEnd(ended, this.#host.tail.errors, options.memory));
            },
            onChannelClosed: () => this.#breakBy('protocol', 'closed the channel to its host'),
        });
    }
    /** Sends a request and takes its replies. Rejects with a `CompactorFault`, or with what `onReply` throws. */
    exchange(exchange) {
        this.#host.tail.clear();
        return new Promise((resolve, reject) => {
            const waiting = { ...exchange, resolve, reject };
            if (this.#broken) {
                reject(this.#fault(this.#broken.kind, this.#broken.clause, waiting));
                return;
            }
            this.#waiting = waiting;
            this.#startTimer(waiting, HANDOVER_MS + waiting.limitMs());
            this.#host.send(exchange.request, () => {
                if (this.#waiting === waiting)
                    this.#startTimer(waiting);
            });
        });
    }
    async close() {
        // What it printed is of use to nobody now, unless somebody watches.
        if (!this.#broken && !this.#waiting && this.#options.onOutput)
            await this.#drain();
        this.#breakBy('died', 'was ended before it was done');
        await this.#host.close();
    }
    #read(line) {
        const reply = readReply(line);
        if (reply?.token !== this.token) {
            this.#breakBy('protocol', 'wrote to the channel that belongs to its host');
            return;
        }
        if (reply.type === 'flushed') {
            this.#onFlushed?.();
            return;
        }
        if (reply.type === 'fault') {
            if (reply.fatal)
                this.#breakBy(reply.kind, reply.message, () => this.#drain());
            else
                this.#fail(reply.kind, reply.message, this.#drain());
            return;
        }
        const waiting = this.#waiting;
        if (!waiting) {
            this.#breakBy('protocol', 'made its host speak without being asked');
            return;
        }
        try {
            if (waiting.onReply(reply))
                this.#settle(waiting)?.resolve();
            else
                this.#startTimer(waiting);
        }
        catch (error) {
            this.#settle(waiting)?.reject(error);
        }
    }
    /** Waits for what was printed before now, as far as time and size allow. */
    async #drain() {
        let timer;
        await new Promise((resolve) => {
            this.#onFlushed = resolve;
            timer = setTimeout(resolve, FLUSH_LIMIT);
            this.#host.send({ type: 'flush' });
        });
        clearTimeout(timer);
        await this.#host.drain();
    }
    // Ends the child: whatever it says from here on counts no more, and the next exchange fails in the same way.
    #breakBy(kind, clause, before) {
        if (this.#broken)
            return;
        this.#broken = { kind, clause };
        this.#fail(kind, clause, before ? before().then(() => this.#host.close()) : this.#host.close());
    }
    // The fault is told when the child is gone, or is silent: what it printed before may still be in a pipe.
    #fail(kind, clause, told) {
        const waiting = this.#settle(this.#waiting);
        void told.then(() => waiting?.reject(this.#fault(kind, clause, waiting)));
    }
    #fault(kind, clause, { round, when = '' }) {
        const message = kind === 'died' || kind === 'memory' ? clause + when : clause;
        const { setting, withheld } = this.#options;
        return new fault/* CompactorFault */.$(kind, message + withheldHint(message, withheld), {
            subject: setting,
            output: this.#host.tail.lines(),
            outputCut: this.#host.tail.cut,
            ...(round && { round: round() }),
        });
    }
    #settle(waiting) {
        if (waiting)
            clearTimeout(waiting.timer);
        this.#waiting = undefined;
        return waiting;
    }
    #startTimer(waiting, limitMs = waiting.limitMs()) {
        clearTimeout(waiting.timer);
        let graces = 0;
        const wait = (left, heard) => {
            const began = performance.now();
            waiting.timer = setTimeout(async () => {
                const { timer } = waiting;
                const passed = Math.min(performance.now() - began, 2 * TICK_MS);
                if (left > passed)
                    return wait(left - passed, heard);
                // What waits in the pipe is read only after timers, so it is looked for before the child is given up.
                for (let turn = 0; turn < 2; turn++)
                    await (0,promises_.setImmediate)();
                if (waiting.timer !== timer || this.#waiting !== waiting)
                    return;
                if (this.#heard > heard && graces++ < MOST_GRACES)
                    return wait(GRACE_MS, this.#heard);
                this.#breakBy('timeout', waiting.late());
            }, Math.min(left, TICK_MS));
        };
        wait(limitMs, this.#heard);
    }
}
function readReply(line) {
    try {
        return replySchema.safeParse(JSON.parse(line)).data;
    }
    catch {
        return undefined;
    }
}
function describeEnd({ code, signal, error }, printed, memory) {
    if (error)
        return ['died', `could not be started: ${error.message}`];
    // V8 says so before it ends the process by one of several signals.
    if (code !== 0 && /\bout of memory\b/i.test(printed)) {
        return ['memory', `ran out of memory, of which it may take ${describeBytes(memory)}`];
    }
    if (signal === 'SIGKILL') {
        return ['died', 'was killed from outside (SIGKILL), as a system does when its memory runs out'];
    }
    return ['died', signal ? `was killed by ${signal}` : `ended its process with exit code ${code}`];
}

// EXTERNAL MODULE: external "node:module"
var external_node_module_ = __webpack_require__(8995);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
;// CONCATENATED MODULE: ./lib/compactors/paths.js

/** Says whether an absolute path is an absolute folder or below it; both are taken as they are spelled. */
function isInside(path, folder) {
    const between = (0,external_node_path_.relative)(folder, path);
    return between !== '..' && !between.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(between);
}
/** A path with forward slashes, as reports and annotations have it. */
function slashed(path) {
    return path.split(external_node_path_.sep).join('/');
}

;// CONCATENATED MODULE: ./lib/compactors/locate.js




const acceptedExtensions = ['.ts', '.mts', '.cts', '.tsx', '.js', '.mjs', '.cjs'];
const accepted = new RegExp(`(${acceptedExtensions.map((each) => `\\${each}`).join('|')})$`);
/** Folders that a build writes and a checkout does not have. */
const buildFolders = new Set(['dist', 'build', 'lib', 'out', 'output', '.output', 'generated', 'target']);
/**
 * Finds the file of a setting of the form `path[#export]`.
 *
 * @param origin where the setting came from, for errors
 * @throws SettingsError if the path leaves the workspace, does not exist or is no JavaScript or TypeScript file
 */
function locateModule(origin, value, where) {
    const mark = value.lastIndexOf('#');
    const named = mark < 0 ? value : value.slice(0, mark);
    const exportName = mark < 0 ? '' : value.slice(mark + 1);
    const problem = (text) => new lib_settings/* SettingsError */.GN([`${origin}: ${text}`]);
    if (named === '')
        throw problem(`"${value}" names no file; expected path[#export], such as src/compactor.ts.`);
    const workspace = (0,external_node_fs_.realpathSync)(where.workspace);
    const wanted = (0,external_node_path_.resolve)(where.workingDirectory, named);
    if (!isInside(wanted, where.workspace) && !isInside(wanted, workspace)) {
        throw problem(`${named} is outside the workspace; only files of the workspace are loaded. On the command line that is the ` +
            'current folder: run it from the folder that holds the file.');
    }
    if (!(0,external_node_fs_.existsSync)(wanted))
        throw problem(describeAbsent(named, wanted, where));
    const file = (0,external_node_fs_.realpathSync)(wanted);
    if (!isInside(file, workspace)) {
        throw problem(`${named} leads out of the workspace by a symbolic link; only files of the workspace are loaded.`);
    }
    if (!(0,external_node_fs_.statSync)(file).isFile())
        throw problem(`${named} is not a file; name the module in it.${fileHint(wanted)}`);
    if (!accepted.test(file)) {
        throw problem(`${named} is neither JavaScript nor TypeScript; expected one of ${acceptedExtensions.join(' ')}.`);
    }
    return { file, path: slashed((0,external_node_path_.relative)(workspace, file)), ...(exportName && { exportName }) };
}
/** Says whether a path is in a folder that a build writes, or in an installed package. */
function isBuildOutput(path) {
    return path.split(/[\\/]/).some((segment) => buildFolders.has(segment) || segment === 'node_modules');
}
/** Says that a file of the workspace is not there, and what is there instead. @param wanted its absolute path */
function describeAbsent(named, wanted, where) {
    const folder = nearestFolder(wanted);
    const inside = (0,external_node_path_.relative)(where.workspace, folder);
    const place = inside === '' ? 'the workspace' : slashed(inside);
    const parts = [`${named} does not exist.`];
    if (folder !== (0,external_node_path_.dirname)(wanted)) {
        const missing = (0,external_node_path_.relative)(folder, wanted).split(external_node_path_.sep)[0];
        parts.push(`There is no folder ${missing} in ${place}.`);
        const near = (0,lib_settings/* nearest */.pA)(missing, namesIn(folder, isFolder));
        if (near !== undefined)
            parts.push(`Did you mean ${mended(folder, near, wanted, where)}?`);
    }
    else {
        const files = namesIn(folder, (entry) => accepted.test(entry.name));
        const near = (0,lib_settings/* nearest */.pA)((0,external_node_path_.basename)(wanted), files) ?? nearestStem((0,external_node_path_.basename)(wanted), files);
        if (near !== undefined)
            parts.push(`Did you mean ${spelled((0,external_node_path_.join)(folder, near), where)}?`);
        else if (files.length > 0)
            parts.push(`In ${place} there are ${files.slice(0, 5).join(', ')}.`);
    }
    if (isBuildOutput(slashed((0,external_node_path_.relative)(where.workspace, wanted)))) {
        parts.push('If a build writes it, run the build before this step.');
    }
    return parts.join(' ');
}
/** The path with another folder in it, if that is there; else the folder alone. */
function mended(above, folder, wanted, where) {
    const [, ...rest] = (0,external_node_path_.relative)(above, wanted).split(external_node_path_.sep);
    const whole = (0,external_node_path_.join)(above, folder, ...rest);
    return spelled((0,external_node_fs_.existsSync)(whole) ? whole : (0,external_node_path_.join)(above, folder), where);
}
/** A path as the setting would name it. */
function spelled(path, { workingDirectory }) {
    return slashed((0,external_node_path_.relative)(workingDirectory, path));
}
// An import may leave the extension out, or name that of the built file.
function nearestStem(name, files) {
    const near = (0,lib_settings/* nearest */.pA)((0,external_node_path_.parse)(name).name, files.map((file) => (0,external_node_path_.parse)(file).name));
    return files.find((file) => (0,external_node_path_.parse)(file).name === near);
}
function nearestFolder(path) {
    let folder = (0,external_node_path_.dirname)(path);
    while (!(0,external_node_fs_.existsSync)(folder) && (0,external_node_path_.dirname)(folder) !== folder)
        folder = (0,external_node_path_.dirname)(folder);
    return folder;
}
function fileHint(folder) {
    const files = namesIn(folder, (entry) => accepted.test(entry.name)).slice(0, 5);
    return files.length > 0 ? ` It has ${files.join(', ')}.` : '';
}
function isFolder(entry) {
    return entry.isDirectory();
}
function namesIn(folder, keep) {
    try {
        const entries = (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true });
        return entries
            .filter(keep)
            .map((entry) => entry.name)
            .sort();
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./lib/compactors/subject.js


const compactorRole = { method: 'compact', factory: 'createCompactor' };
const agentRole = { method: 'answer', factory: 'createAgent' };
/** What a class threw when an instance was made of it. */
class StartFailure {
    thrown;
    when;
    constructor(thrown, 
    /** Follows the clause of what was thrown: ` while its class Summary was constructed`. */
    when) {
        this.thrown = thrown;
        this.when = when;
    }
}
/**
 * Finds what can be called in a loaded module: the export of that name, or without a name the default export, the
 * default of the default (as transpiled CommonJS has it), the module itself, or its factory.
 *
 * @returns undefined where nothing can be called
 */
function findStart(module, exportName, role) {
    for (const [name, value] of candidates(module, exportName, role)) {
        const start = startOf(name, value, role);
        if (start)
            return start;
    }
    return undefined;
}
/** The exports of a module, for an error that lists them; those that are only in its default say so. */
function listExports(module) {
    const found = new Map();
    const inner = member(module, 'default');
    for (const owner of [module, inner]) {
        if (typeof owner !== 'object' || owner === null || Array.isArray(owner))
            continue;
        for (const name of Object.keys(owner)) {
            if (name === '__esModule' || name === 'module.exports' || found.has(name))
                continue;
            const where = owner === module ? '' : ' inside default';
            found.set(name, { name, is: describeValue(member(owner, name)) + where });
        }
    }
    return [...found.values()];
}
function candidates(module, exportName, role) {
    const inner = member(module, 'default');
    if (exportName !== undefined) {
        return [module, inner].map((owner) => [exportName, member(owner, exportName)]);
    }
    return [
        ['', typeof module === 'function' ? module : undefined],
        ['default', inner],
        ['default', member(inner, 'default')],
        ['', module],
        [role.factory, member(module, role.factory)],
        [role.factory, member(inner, role.factory)],
    ];
}
function startOf(name, value, role) {
    if (typeof value === 'function') {
        if (isClass(value) || typeof value.prototype?.[role.method] === 'function') {
            const Made = value;
            return async () => instanceMethod(Made, role);
        }
        if (name === role.factory || value.name === role.factory) {
            return async () => methodOf(await value(), role, `its ${role.factory} gave`);
        }
        return async () => value;
    }
    if (typeof member(value, role.method) !== 'function')
        return undefined;
    return async () => methodOf(value, role, 'it is');
}
function instanceMethod(Made, role) {
    const name = Made.name === '' || Made.name === 'default' ? 'default class' : `class ${Made.name}`;
    const instance = construct(Made, name, role);
    const method = member(instance, role.method);
    if (typeof method === 'function')
        return method.bind(instance);
    const methods = methodsOf(instance);
    throw new CompactorFault('load', `can't be called: its ${name} has no method ${role.method}; it has ${methods.join(', ') || 'none at all'}`);
}
function construct(Made, name, { factory }) {
    try {
        return new Made();
    }
    catch (error) {
        const hint = wantsArguments(Made) ? ` (classes get no arguments; use ${factory})` : '';
        throw new StartFailure(error, ` while its ${name} was constructed${hint}`);
    }
}
function wantsArguments(Made) {
    for (let each = Made; typeof each === 'function'; each = Object.getPrototypeOf(each)) {
        if (each.length > 0)
            return true;
    }
    return false;
}
/** The first names of functions that an instance has of its own or of its classes. */
function methodsOf(instance) {
    const names = new Set();
    for (let owner = instance; owner && owner !== Object.prototype; owner = Object.getPrototypeOf(owner)) {
        for (const [name, { value }] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
            if (name !== 'constructor' && typeof value === 'function')
                names.add(name.slice(0, 40));
        }
    }
    return [...names].slice(0, 8);
}
function methodOf(owner, role, whence) {
    if (typeof owner === 'function')
        return owner;
    const method = member(owner, role.method);
    if (typeof method === 'function')
        return method.bind(owner);
    throw new CompactorFault('load', `can't be called: ${whence} ${describeValue(owner)} with no method ${role.method}`);
}
function member(owner, name) {
    if ((typeof owner !== 'object' && typeof owner !== 'function') || owner === null)
        return undefined;
    return owner[name];
}

;// CONCATENATED MODULE: ./lib/compactors/hosting/problems.js






/** What to say of a module in which nothing can be called: the exports that it has, and what would do. */
function unusableProblem(setting, { path, exportName }, exports) {
    const { method, factory } = setting === 'compactor' ? compactorRole : agentRole;
    const what = exportName === undefined ? 'nothing' : `no export ${exportName}`;
    const found = exports.length === 0
        ? 'It exports nothing.'
        : `It exports ${exports.map(({ name, is }) => `${name} (${is})`).join(', ')}.`;
    const callable = exports.find(({ name, is }) => name !== 'default' && /^a (function|class)\b/.test(is));
    const example = callable ? `, or name one, such as ${path}#${callable.name}` : '';
    return (`${setting}: ${path} has ${what} that can be called. ${found} ` +
        `Export a function, an object with ${method}, a class or a function ${factory} as default${example}.`);
}
/**
 * What to say of a module that was not found: a package to install, a file that a build writes, or a file of the
 * workspace that is spelled in another way.
 *
 * @returns undefined for any other file, such as one that a package misses
 */
function missingProblem(setting, workspace, { specifier, importer }) {
    const from = importer === null ? undefined : asPath(importer);
    const by = from === undefined ? '' : `, imported by ${shown(from, workspace)},`;
    const target = asPath(specifier);
    if (isPackage(target)) {
        return (`${setting}: the package ${packageName(target)}${by} is not installed. ` +
            'Install the dependencies before this step, for instance with npm ci.');
    }
    if (!(0,external_node_path_.isAbsolute)(target) && !target.startsWith('.'))
        return undefined;
    const file = from === undefined || (0,external_node_path_.isAbsolute)(target) ? target : (0,external_node_path_.resolve)(from, '..', target);
    const own = isInside(file, workspace);
    if (isBuildOutput(own ? (0,external_node_path_.relative)(workspace, file) : file)) {
        return (`${setting}: the file ${shown(file, workspace)}${by} does not exist. ` +
            'If a build writes it, run the build before this step.');
    }
    if (!own || from === undefined)
        return undefined;
    return `${setting}: ${describeAbsent(spelledFrom(file, from) + by, file, { workspace, workingDirectory: workspace })}`;
}
// As an import of this file would be spelled, whatever Node made of it.
function spelledFrom(file, importer) {
    const path = slashed((0,external_node_path_.relative)((0,external_node_path_.dirname)(importer), file));
    return path.startsWith('.') ? path : `./${path}`;
}
function isPackage(specifier) {
    return !(0,external_node_path_.isAbsolute)(specifier) && !/^(\.|#|node:)/.test(specifier) && !external_node_module_.builtinModules.includes(specifier);
}
function packageName(specifier) {
    return specifier
        .split('/')
        .slice(0, specifier.startsWith('@') ? 2 : 1)
        .join('/');
}
function asPath(spelled) {
    return spelled.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(spelled) : spelled;
}
function shown(path, workspace) {
    return isInside(path, workspace) ? slashed((0,external_node_path_.relative)(workspace, path)) : slashed(path);
}

;// CONCATENATED MODULE: ./lib/compactors/hosting/open-module.js





/** Milliseconds until a child must have started, before any of the user's code runs. */
const START_LIMIT = 30_000;
/**
 * Starts a child and loads the module in it.
 *
 * @param loader the one that is known to work, from an earlier child
 * @throws CompactorFault if it failed; SettingsError if something of it is not there or can't be called
 */
async function openModule(hosted, loader) {
    const first = await load(hosted, loader === 'jiti' ? 'jiti' : 'any');
    return first ?? (await load(hosted, 'jiti'));
}
// Gives undefined if the module needs jiti in a fresh process.
async function load(hosted, by) {
    const conversation = new Conversation(hosted);
    try {
        const reply = await lastReply(conversation, hosted, by);
        if (reply.type === 'loaded')
            return { conversation, loader: reply.by };
        await conversation.close();
        if (reply.type === 'retry' && by === 'any')
            return undefined;
        throw failureOf(reply, hosted);
    }
    catch (error) {
        await conversation.close();
        throw error;
    }
}
async function lastReply(conversation, hosted, by) {
    let last;
    await conversation.exchange({
        request: {
            type: 'load',
            token: conversation.token,
            file: hosted.place.file,
            exportName: hosted.place.exportName ?? null,
            role: hosted.setting,
            by,
            workspace: hosted.workspace,
            timeout: hosted.timeout,
        },
        limitMs: () => (last ? hosted.timeout : START_LIMIT),
        late: () => last
            ? `did not finish loading within ${describeDuration(hosted.timeout)}`
            : `could not be started: node did not answer within ${describeDuration(START_LIMIT)}`,
        when: ' while it was loaded',
        onReply(reply) {
            last = reply;
            return reply.type !== 'loading';
        },
    });
    return last;
}
function failureOf(reply, hosted) {
    if (reply.type === 'unusable')
        return new error/* SettingsError */.G([unusableProblem(hosted.setting, hosted.place, reply.exports)]);
    if (reply.type === 'missing') {
        const problem = missingProblem(hosted.setting, hosted.workspace, reply);
        return problem
            ? new error/* SettingsError */.G([problem])
            : new fault/* CompactorFault */.$('load', reply.message, { subject: hosted.setting });
    }
    return new fault/* CompactorFault */.$('protocol', 'made its host say something else than whether it was loaded', {
        subject: hosted.setting,
    });
}

;// CONCATENATED MODULE: ./lib/compactors/hosting/workers.js



/** Milliseconds after which a child that did not end its own call in time is ended: its host gets to say it first. */
const PARENT_GRACE = 350;
/** A worker for a compactor that a child has loaded. `timeout` is in milliseconds a call. */
function hostedCompactor(conversation, timeout) {
    return {
        async compactSession({ turns, rounds, budgetChars }, onRound) {
            let done = 0;
            await conversation.exchange({
                request: { type: 'compact', turns: packTurns(turns), rounds, budgetChars: budgetChars ?? null },
                ...limits(timeout),
                round: () => done + 1,
                onReply(reply) {
                    if (reply.type !== 'round')
                        throw unexpected('compactor');
                    done += 1;
                    onRound({ turns: reply.turns, durationMs: reply.durationMs });
                    return done === rounds;
                },
            });
        },
        close: () => conversation.close(),
    };
}
/** A worker for a live agent that a child has loaded. */
function hostedAgent(conversation, timeout) {
    return {
        async answer(requests) {
            const answers = [];
            if (requests.length === 0)
                return answers;
            await conversation.exchange({
                request: { type: 'answer', requests },
                ...limits(timeout),
                onReply(reply) {
                    if (reply.type !== 'answer')
                        throw unexpected('agent');
                    return answers.push(reply.text) === requests.length;
                },
            });
            return answers;
        },
        close: () => conversation.close(),
    };
}
function limits(timeout) {
    return {
        limitMs: () => timeout + PARENT_GRACE,
        late: () => `did not finish within ${describeDuration(timeout)}`,
    };
}
function unexpected(subject) {
    return new fault/* CompactorFault */.$('protocol', 'made its host say something that was not asked', { subject });
}

// EXTERNAL MODULE: ./lib/sessions/turn.js
var turn = __webpack_require__(7142);
;// CONCATENATED MODULE: ./lib/compactors/reference/statements.js
/** The headers that open a typed statement, in the order in which checklists carry them. */
const headers = ['SAFETY RULE', 'HARD CONSTRAINT', 'FACT', 'GOAL STATE', 'USER PREFERENCE'];
/**
 * The typed statement of a line: one that opens with a typed header, perhaps behind the role of its turn or the dash
 * of a checklist that an earlier round carried. Undefined for any other line.
 */
function statementOf(line) {
    const start = /^(?:\[\w+\] |- )/.exec(line)?.[0].length ?? 0;
    const header = headers.find((each) => line.startsWith(each, start) && line.startsWith(': ', start + each.length));
    return header && { header, text: line.slice(start) };
}
/** Whether a line states something typed. */
function isTyped(line) {
    return statementOf(line) !== undefined;
}
/** The typed statements of the turns in reading order, as often as they are stated. */
function statementsIn(turns) {
    return turns
        .flatMap(({ text }) => (text.includes('\n') ? text.split('\n') : text))
        .map(statementOf)
        .filter((statement) => statement !== undefined);
}
/** The statements that no earlier one repeats to the letter. */
function distinct(statements) {
    const seen = new Set();
    return statements.filter(({ text }) => !seen.has(text) && seen.add(text));
}
/** Statements as items of a checklist, by type; an empty list for no statement. */
function checklist(statements) {
    return headers.flatMap((header) => statements.filter((statement) => statement.header === header).map(({ text }) => `- ${text}`));
}

;// CONCATENATED MODULE: ./lib/compactors/reference/tail.js
/** The share of a text that truncation keeps, as a share of its characters. */
const KEPT_SHARE = 0.3;
/** The last `count` characters of a text; never half of a surrogate pair. */
function lastChars(text, count) {
    const start = Math.max(0, text.length - count);
    return text.slice(isLowSurrogate(text, start) ? start + 1 : start);
}
/** The whole lines among the last `count` characters of a text. */
function lastLines(text, count) {
    const start = text.length - count;
    if (start <= 0)
        return text;
    if (text[start - 1] === '\n')
        return text.slice(start);
    const lineEnd = text.indexOf('\n', start);
    return lineEnd < 0 ? '' : text.slice(lineEnd + 1);
}
/** The whole lines among the last 30 % of a text. */
function lastShare(text) {
    return lastLines(text, Math.floor(text.length * KEPT_SHARE));
}
function isLowSurrogate(text, index) {
    const unit = text.charCodeAt(index);
    return unit >= 0xdc00 && unit <= 0xdfff;
}

;// CONCATENATED MODULE: ./lib/compactors/reference/checklist-carrying.js



/** The turns that the tail is taken from, and the most characters of it. */
const TAIL_TURNS = 6;
const TAIL_CHARS = 800;
const tailHeading = 'Latest turns:';
/** The lines of the last turns; of a text that was carried from an earlier round, those of its own tail. */
function latestLines(turns) {
    const text = (0,turn/* renderTurns */.l1)(turns.slice(-TAIL_TURNS));
    const own = text.lastIndexOf(`\n${tailHeading}\n`);
    const tail = own < 0 ? text : text.slice(own + tailHeading.length + 2);
    return lastLines(tail, TAIL_CHARS).split('\n');
}
/** The text that is carried to the next round. */
function carry(statements, tail) {
    return ['Statements to carry on:', ...checklist(statements), tailHeading, ...tail].join('\n');
}
/** Carries every typed statement that was ever made, replaced ones too. */
const checklistCarrying = {
    name: 'checklist-carrying',
    summary: 'every typed statement verbatim, then up to 800 characters of the last six turns',
    create: () => (turns) => carry(distinct(statementsIn(turns)), latestLines(turns)),
};

;// CONCATENATED MODULE: ./lib/compactors/reference/identity.js
/** Compacts nothing: what a limit that is never reached looks like. */
const identity = {
    name: 'identity',
    summary: 'returns its input',
    create: () => (turns) => turns,
};

;// CONCATENATED MODULE: ./lib/compactors/reference/lossy-truncation.js


/** Keeps the end and forgets the rest, as a sliding window does. */
const lossyTruncation = {
    name: 'lossy-truncation',
    summary: 'keeps the last 30 % of the text',
    create: () => (turns) => `Earlier turns were cut off.\n${lastShare((0,turn/* renderTurns */.l1)(turns))}`,
};

;// CONCATENATED MODULE: ./lib/compactors/reference/naive-summary.js


/** Characters of the conversation that stand below the paragraph. */
const naive_summary_TAIL_CHARS = 1500;
const opening = `Summary of the conversation so far:
The user and the assistant are in the middle of a longer piece of work. They went through a number of topics,
agreed on how to proceed, and settled several details, some of which will matter again later on. A few rules and
wishes came up along the way, and the work has made good progress. The latest part of the conversation was:`;
/** A summary that is vague about everything but the end, as a careless prompt makes them. */
function summarizeNaively(turns) {
    const secondHalf = turns.slice(Math.floor(turns.length / 2));
    return `${opening}\n${lastChars((0,turn/* renderTurns */.l1)(secondHalf), naive_summary_TAIL_CHARS)}`;
}
const naiveSummary = {
    name: 'naive-summary',
    summary: 'a vague paragraph and the last 1,500 characters',
    create: () => summarizeNaively,
};

;// CONCATENATED MODULE: ./lib/compactors/reference/pinned-rules.js


const pinned = new Set(['SAFETY RULE', 'HARD CONSTRAINT']);
/** Protects what is forbidden and forgets what is known. */
const pinnedRules = {
    name: 'pinned-rules',
    summary: 'safety rules and hard constraints verbatim, then the naive summary',
    create: () => (turns) => {
        const rules = distinct(statementsIn(turns)).filter(({ header }) => pinned.has(header));
        return ['Rules that stay in force:', ...checklist(rules), summarizeNaively(turns)].join('\n');
    },
};

;// CONCATENATED MODULE: ./lib/compactors/reference/summary-plus-tail.js



/** A summary with the end kept verbatim below it, the most common remedy, and no better in the long run. */
const summaryPlusTail = {
    name: 'summary-plus-tail',
    summary: 'the naive summary and the last 30 % of the text',
    create: () => (turns) => `${summarizeNaively(turns)}\n${lastShare((0,turn/* renderTurns */.l1)(turns))}`,
};

;// CONCATENATED MODULE: ./lib/compactors/reference/update-aware-checklist.js


const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
/**
 * Values that change while a statement stays the same: dates, short hashes, and amounts, which stand between spaces
 * or punctuation, perhaps with a currency before them or a unit after. A number inside a name is not one of them.
 */
const update_aware_checklist_volatile = new RegExp([
    '\\b\\d{4}-\\d{2}-\\d{2}\\b',
    `\\b\\d{1,2}\\.? ${month} \\d{4}\\b`,
    `\\b${month} \\d{1,2},? \\d{4}\\b`,
    '(?<![\\w/.#-])(?=[a-f]*\\d)[0-9a-f]{7,12}(?![\\w/-])',
    '(?<![\\w/.#-])\\d(?:[\\d.,:]*\\d)?(?:%|[a-z]{1,3}\\b)?(?![\\w/-])',
].join('|'), 'gi');
/** The statement without its volatile values: what two versions of it have in common. */
function withoutValues(text) {
    return text.replace(update_aware_checklist_volatile, '…').toLowerCase();
}
/** Keeps the latest version of each statement, at the place of its first. */
function latestVersions() {
    // The same statements come back every round.
    const subjects = new Map();
    const subjectOf = (text) => {
        const subject = subjects.get(text) ?? withoutValues(text);
        subjects.set(text, subject);
        return subject;
    };
    return (statements) => [...new Map(statements.map((each) => [subjectOf(each.text), each])).values()];
}
/** Carries every typed statement in its latest version. The tail leaves them out, so that no older one returns. */
const updateAwareChecklist = {
    name: 'update-aware-checklist',
    summary: 'as checklist-carrying, but of a statement whose value changed only the latest version',
    create: () => {
        const latest = latestVersions();
        return (turns) => carry(latest(statementsIn(turns)), latestLines(turns).filter((line) => !isTyped(line)));
    },
};

;// CONCATENATED MODULE: ./lib/compactors/reference/llm-summarizer.js

/**
 * Makes a compactor of a function that summarises text, such as a call of a model.
 *
 * @param summarize gets the conversation with one line `[role] text` a turn, and gives its summary
 */
function llmSummarizer(summarize, { name }) {
    return {
        name,
        summary: 'a summary of the text by a function of yours',
        create: () => (turns) => summarize(renderTurns(turns)),
    };
}

;// CONCATENATED MODULE: ./lib/compactors/reference/index.js








/** Every reference compactor, from the one that forgets most. */
const referenceCompactors = [
    lossyTruncation,
    naiveSummary,
    summaryPlusTail,
    pinnedRules,
    checklistCarrying,
    updateAwareChecklist,
    identity,
];
/** The reference compactor of a name; undefined where there is none. */
function referenceNamed(name) {
    return referenceCompactors.find((compactor) => compactor.name === name);
}

;// CONCATENATED MODULE: ./lib/compactors/find.js










const BUILTIN = 'builtin:';
/**
 * Finds the compactor of the settings: `builtin:NAME`, or `path[#export]` relative to the working directory.
 *
 * @throws SettingsError if there is none, if its path leaves the workspace, or if a variable of `env` is not set
 */
function findCompactor(settings, surroundings) {
    const { compactor, timeout } = settings;
    if (compactor.startsWith(BUILTIN))
        return findBuiltin(compactor.slice(BUILTIN.length), (0,lib_settings/* originOf */.yv)(settings, 'compactor'));
    return findModule('compactor', compactor, settings, surroundings, ({ conversation }) => hostedCompactor(conversation, timeout));
}
/** Finds the live agent of the settings: `path[#export]`. @throws SettingsError as {@link findCompactor} does */
function findAgent(settings, surroundings) {
    return findModule('agent', settings.agent, settings, surroundings, ({ conversation }) => hostedAgent(conversation, settings.timeout));
}
function findBuiltin(name, origin) {
    const reference = referenceNamed(name);
    if (reference) {
        return { name, source: BUILTIN + name, open: async () => builtinWorker(reference.create) };
    }
    const names = referenceCompactors.map((each) => each.name);
    throw new lib_settings/* SettingsError */.GN([
        `${origin}: there is no built-in compactor "${name}"; ${(0,lib_settings/* suggestion */.h)(name, names)}`,
    ]);
}
function findModule(setting, value, settings, { workspace, environment, hostFile = builtHost(), onOutput }, workerOf) {
    if (!(0,external_node_fs_.existsSync)(hostFile))
        throw new Error(`The host ${hostFile} is missing; npm run build makes it.`);
    const place = locateModule((0,lib_settings/* originOf */.yv)(settings, setting), value, {
        workspace,
        workingDirectory: settings.working_directory,
    });
    const runtime = findRuntime(environment);
    const handed = childEnvironment(environment, settings.env);
    const hosted = {
        setting,
        place,
        workspace: (0,external_node_fs_.realpathSync)(workspace),
        timeout: settings.timeout,
        memory: settings.memory,
        workingDirectory: settings.working_directory,
        environment: handed,
        withheld: withheldNames(environment, handed),
        runtime,
        hostFile,
        ...(onOutput && { onOutput }),
    };
    const suffix = place.exportName === undefined ? '' : `#${place.exportName}`;
    const language = /\.[cm]?tsx?$/.test(place.path) ? 'TypeScript' : 'JavaScript';
    // What loaded the first worker loads the others too, so that only one of them has to find out.
    let loader;
    return {
        name: (0,external_node_path_.basename)(place.path) + suffix,
        source: place.path + suffix,
        file: place.path,
        get runtime() {
            const by = loader === 'jiti' || (loader === 'node' && language === 'TypeScript');
            return describeRuntime(runtime) + (by ? `, ${language} by ${loader}` : '');
        },
        async open() {
            const open = await openModule(hosted, loader);
            loader = open.loader;
            return workerOf(open);
        },
    };
}
// Every bundle lies in a folder of its own below dist: dist/cli, dist/action, dist/host.
function builtHost() {
    return (0,external_node_path_.join)(import.meta.dirname, '..', 'host', 'index.js');
}

;// CONCATENATED MODULE: ./lib/compactors/index.js







/***/ })

};

import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 339:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("module");

/***/ }),

/***/ 589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 24:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 995:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:module");

/***/ }),

/***/ 161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 66:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");

/***/ }),

/***/ 136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 18:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");

/***/ }),

/***/ 16:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 23:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 493:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("v8");

/***/ }),

/***/ 901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside),
/* harmony export */   d: () => (/* binding */ slashed)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(760);

/** Says whether an absolute path is an absolute folder or below it; both are taken as they are spelled. */
function isInside(path, folder) {
    const between = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return between !== '..' && !between.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(between);
}
/** A path with forward slashes, as reports and annotations have it. */
function slashed(path) {
    return path.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep).join('/');
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

;// CONCATENATED MODULE: ./lib/no-debugger.js
/*
 * Node opens a debugger's port on SIGUSR1, and whoever reaches that port runs code in this process. The compactor under
 * test may send signals to it, so the signal does nothing here. Entries import this before anything else.
 */
process.on('SIGUSR1', () => { });


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

;// CONCATENATED MODULE: external "node:buffer"
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
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
function describeValue(value) {
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
            return isClass(value) ? 'a class' : 'a function';
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
            return describeValue(error);
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
function isClass(value) {
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

;// CONCATENATED MODULE: ./lib/compactors/fault.js
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
    checkSize(external_node_buffer_namespaceObject.Buffer.byteLength(reply));
    return reply;
}
function readText(reply) {
    const text = typeof reply === 'string' ? reply : readTextField(reply);
    checkSize(external_node_buffer_namespaceObject.Buffer.byteLength(text));
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
        throw bad(`returned an object whose text is ${describeValue(text)}`);
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
        bytes += turn.role.length + 4 + external_node_buffer_namespaceObject.Buffer.byteLength(turn.text);
        checkSize(bytes);
        turns.push(turn);
    }
    return turns;
}
function readTurn(item, number) {
    const wrong = (what) => bad(`returned an array whose item ${number} ${what}`);
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
        throw wrong(`is not a turn {role, text} but ${describeValue(item)}`);
    }
    const { role, text } = item;
    if (typeof text !== 'string') {
        throw wrong(`is not a turn {role, text}: its text is ${describeValue(text)}, its fields ${fields(item)}`);
    }
    if (!isRole(role)) {
        const is = typeof role === 'string' ? quote(role) : describeValue(role);
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
    return `returned ${describeValue(reply)}`;
}
function checkSize(bytes) {
    if (bytes > MAX_REPLY_BYTES) {
        throw bad(`returned more than ${describeBytes(MAX_REPLY_BYTES)}, the most that a reply may have`);
    }
}
function bad(clause) {
    return new CompactorFault('reply', clause);
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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(24);
;// CONCATENATED MODULE: ./lib/compactors/child/intrinsics.js
/*
 * What the host needs of the language and of Node, taken before a user's module is loaded: a module may replace any
 * of these in its own process, and the host must still be able to say what came of it.
 */

const stringify = JSON.stringify;
const parse = JSON.parse;
const writeSync = external_node_fs_.writeSync;
const now = performance.now.bind(performance);
const exit = process.exit.bind(process);
const kill = process.kill.bind(process);
const processId = process.pid;
const { setTimeout: intrinsics_setTimeout, clearTimeout: intrinsics_clearTimeout, AbortController } = globalThis;
const OwnPromise = Promise;
const nothing = new Int32Array(new SharedArrayBuffer(4));
const wait = Atomics.wait;
/** Stops this thread for so many milliseconds. */
function sleepSync(milliseconds) {
    wait(nothing, 0, 0, milliseconds);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(760);
// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __nccwpck_require__(136);
// EXTERNAL MODULE: ./lib/compactors/paths.js
var paths = __nccwpck_require__(901);
;// CONCATENATED MODULE: ./lib/compactors/child/thrown.js






/** The fault for something that a user's module threw, with the place in the workspace that it came from. */
function faultOf(thrown, kind, workspace, when = '') {
    if (thrown instanceof CompactorFault)
        return thrown;
    if (thrown instanceof StartFailure)
        return faultOf(thrown.thrown, kind, workspace, thrown.when);
    const clause = `threw ${describeThrown(thrown)}${placeOf(thrown, workspace)}${when}`;
    return isOutOfMemory(thrown)
        ? new CompactorFault('memory', `ran out of memory: ${clause}`)
        : new CompactorFault(kind, clause);
}
function isOutOfMemory(thrown) {
    return (thrown instanceof RangeError &&
        (thrown.code === 'ERR_MEMORY_ALLOCATION_FAILED' ||
            thrown.message === 'Array buffer allocation failed'));
}
// The first line of the stack that is in the workspace, and in no package and not in this program. A stack of Node's
// own that begins with the line at fault, as of code that does not parse, has no column there.
function placeOf(thrown, workspace) {
    try {
        const stack = String(thrown.stack).slice(0, 20_000);
        for (const [, spelled, line] of stack.matchAll(/(?:^|[\s(])((?:file:\/\/|\/|[A-Za-z]:\\)[^\n()]*?):(\d+)(?::\d+)?\)?$/gm)) {
            const file = spelled?.startsWith('file:') ? (0,external_node_url_.fileURLToPath)(spelled) : spelled;
            if (!(0,paths/* isInside */.F)(file, workspace) || file.includes('node_modules') || (0,paths/* isInside */.F)(file, import.meta.dirname))
                continue;
            return ` (${(0,paths/* slashed */.d)((0,external_node_path_.relative)(workspace, file))}:${line})`;
        }
    }
    catch {
        // A stack that can't be read has no place to tell.
    }
    return '';
}

;// CONCATENATED MODULE: ./lib/compactors/child/call.js




/** Milliseconds that a call gets after its signal, to put its things away; its result no longer counts. */
const GRACE = 100;
/**
 * Runs one call under a time limit, and aborts its signal at that limit. A call that is too late has timed out
 * whatever it gave.
 *
 * @param limitMs milliseconds
 * @throws CompactorFault of kind `threw`, `timeout` or `memory`
 */
async function callWithin(limitMs, run, workspace) {
    const controller = new AbortController();
    const start = now();
    let timer;
    const expired = new OwnPromise((resolve) => {
        timer = intrinsics_setTimeout(() => {
            timer = intrinsics_setTimeout(resolve, GRACE, undefined);
            controller.abort(new DOMException(`The time limit of ${describeDuration(limitMs)} is reached.`, 'TimeoutError'));
        }, limitMs);
    });
    const result = await OwnPromise.race([settle(run, controller.signal), expired]);
    intrinsics_clearTimeout(timer);
    const durationMs = now() - start;
    if (result === undefined || durationMs > limitMs) {
        throw new CompactorFault('timeout', `did not finish within ${describeDuration(limitMs)}`);
    }
    if ('thrown' in result)
        throw faultOf(result.thrown, 'threw', workspace);
    return { value: result.value, durationMs };
}
async function settle(run, signal) {
    try {
        return { value: await run(signal) };
    }
    catch (thrown) {
        return { thrown };
    }
}

;// CONCATENATED MODULE: external "node:net"
const external_node_net_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
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

;// CONCATENATED MODULE: ./lib/compactors/child/channel.js





/** Hands each request of the parent to `onRequest`; ends this process and its group when the parent is gone. */
function readRequests(onRequest) {
    const socket = new external_node_net_namespaceObject.Socket({ fd: REQUEST_FD, readable: true, writable: false });
    const lines = new LineSplitter(/\n/, Number.POSITIVE_INFINITY);
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
        for (const line of lines.push(chunk))
            onRequest(parse(line));
    });
    socket.on('end', endGroup);
    socket.on('error', endGroup);
}
/**
 * Gives the function that says something to the parent. It writes at once and in full, so that nothing is lost when
 * the process ends right after it, and begins a new line first, in case the module wrote to the channel.
 */
function openReplies(token) {
    return (said) => {
        try {
            writeFully(`\n${stringify({ token, ...said })}\n`);
        }
        catch {
            // The module closed the channel. The parent sees that too, and says so.
        }
    };
}
function writeFully(text) {
    const bytes = external_node_buffer_namespaceObject.Buffer.from(text);
    let written = 0;
    while (written < bytes.length) {
        try {
            written += writeSync(REPLY_FD, bytes, written);
        }
        catch (error) {
            if (error.code !== 'EAGAIN')
                throw error;
            sleepSync(1);
        }
    }
}
function endGroup() {
    try {
        if (process.platform !== 'win32')
            kill(-processId, 'SIGKILL');
    }
    catch {
        // Not the leader of a group, as when PATH's node is a script that starts the real one.
    }
    exit(0);
}

;// CONCATENATED MODULE: ./lib/compactors/child/flush.js

/** Waits until what the module printed has left this process: Node queues what the parent has not read yet. */
async function flushed() {
    try {
        await OwnPromise.all([process.stdout, process.stderr].filter(isWaiting).map(written));
    }
    catch {
        // A module may have put anything in the place of a stream.
    }
}
function isWaiting({ writableLength }) {
    return writableLength > 0;
}
function written(stream) {
    return new OwnPromise((resolve) => {
        stream.write('', () => resolve());
    });
}

;// CONCATENATED MODULE: ./lib/compactors/child/load.js

const typescript = /\.[cm]?tsx?$/;
/** What Node can't load and jiti can: TypeScript beyond erasable types, JSX, tsconfig paths, absent extensions. */
const jitiMayHelp = new Set([
    'ERR_UNKNOWN_FILE_EXTENSION',
    'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX',
    'ERR_INVALID_TYPESCRIPT_SYNTAX',
    'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING',
    'ERR_UNSUPPORTED_DIR_IMPORT',
    'ERR_MODULE_NOT_FOUND',
    'MODULE_NOT_FOUND',
]);
/**
 * Loads a user's module: by Node where it knows the language, else by jiti. What Node tried and gave up may have run
 * in part, so jiti gets a process of its own then.
 */
async function loadModule({ file, by, workspace }) {
    if (by === 'jiti' || !nodeKnows(file)) {
        const { loadByJiti } = await Promise.all(/* import() */[__nccwpck_require__.e(661), __nccwpck_require__.e(682)]).then(__nccwpck_require__.bind(__nccwpck_require__, 682));
        return { module: await loadByJiti(file, workspace), by: 'jiti' };
    }
    try {
        // The comment keeps the bundler from making this import its own.
        return { module: await import(/* webpackIgnore: true */ (0,external_node_url_.pathToFileURL)(file).href), by: 'node' };
    }
    catch (error) {
        if (needsJiti(error, file))
            return 'retry';
        throw error;
    }
}
function nodeKnows(file) {
    if (!typescript.test(file))
        return true;
    return Boolean(process.features.typescript) && !file.endsWith('.tsx');
}
function needsJiti(error, file) {
    const { code } = Object(error);
    // Decorators, and imports of types without the word `type`, are syntax errors to Node.
    return ((code !== undefined && jitiMayHelp.has(code)) || (error instanceof SyntaxError && typescript.test(file)));
}

;// CONCATENATED MODULE: ./lib/compactors/child/missing.js
/** Reads Node's and jiti's errors of a module that was not found; undefined for any other error. */
function missingModule(error) {
    const { code, message } = Object(error);
    if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND')
        return undefined;
    const specifier = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1];
    if (specifier === undefined)
        return undefined;
    const importer = /imported from (.+)/.exec(message)?.[1] ?? /Require stack:\s*- (.+)/.exec(message)?.[1];
    return { specifier, importer: importer?.trim() ?? null };
}

;// CONCATENATED MODULE: ./lib/compactors/child/serve.js










/** The whole life of a child process: it loads one module, then serves requests until the parent ends it. */
function serve() {
    let server;
    let say;
    readRequests((request) => {
        if (request.type === 'flush') {
            void flushed().then(() => say?.({ type: 'flushed' }));
            return;
        }
        if (request.type !== 'load') {
            void server?.(request);
            return;
        }
        say = openReplies(request.token);
        reportStrayErrors(say, request.workspace);
        void load(request, say).then((loaded) => {
            server = loaded;
        });
    });
}
async function load(request, say) {
    say({ type: 'loading' });
    try {
        const loaded = await loadModule(request);
        if (loaded === 'retry') {
            say({ type: 'retry' });
            return undefined;
        }
        const role = request.role === 'compactor' ? compactorRole : agentRole;
        const start = findStart(loaded.module, request.exportName ?? undefined, role);
        if (!start) {
            say({ type: 'unusable', exports: listExports(loaded.module).slice(0, 50) });
            return undefined;
        }
        // The first instance is made here, so that a class or factory that fails is known before any session starts.
        const next = startingWith(await start(), start);
        say({ type: 'loaded', by: loaded.by });
        return (later) => serveRequest(later, request, next, say);
    }
    catch (error) {
        const missing = missingModule(error);
        const fault = faultOf(error, 'load', request.workspace, ' while it was loaded');
        say(missing ? { type: 'missing', ...missing, message: fault.message } : asSaid(fault, true));
        return undefined;
    }
}
async function serveRequest(request, { timeout, workspace }, start, say) {
    const call = (run) => callWithin(timeout, run, workspace);
    try {
        const { value } = await call(start);
        if (request.type === 'compact')
            await serveSession(request, value, call, say);
        if (request.type === 'answer')
            await serveAnswers(request, value, call, say);
    }
    catch (error) {
        const fault = faultOf(error, 'threw', workspace);
        say(asSaid(fault, fault.kind === 'timeout'));
    }
}
async function serveSession({ turns, rounds, budgetChars }, compact, call, say) {
    const session = { turns: unpackTurns(turns) ?? [], rounds, ...(budgetChars !== null && { budgetChars }) };
    await compactRounds(compact, session, call, ({ turns, durationMs }) => say({ type: 'round', turns: packTurns(turns), durationMs }));
}
async function serveAnswers({ requests }, answer, call, say) {
    for (const request of requests) {
        const { value } = await call((signal) => answer({ ...request, signal }));
        say({ type: 'answer', text: normaliseAnswer(value) });
    }
}
function startingWith(first, start) {
    let unused = first;
    return async () => {
        const instance = unused ?? (await start());
        unused = undefined;
        return instance;
    };
}
// What is thrown outside of any call, or rejected with nobody waiting, ends a Node process; here it is told first.
function reportStrayErrors(say, workspace) {
    process.once('uncaughtException', (error, origin) => {
        const when = origin === 'unhandledRejection' ? ' in a promise that nobody awaits' : ' outside of its calls';
        say(asSaid(faultOf(error, 'threw', workspace, when), true));
        // More of them change nothing: the parent ends this process.
        process.on('uncaughtException', () => { });
    });
}
function asSaid({ kind, message }, fatal) {
    return { type: 'fault', kind: kind, message, fatal };
}

;// CONCATENATED MODULE: ./lib/host.js


serve();


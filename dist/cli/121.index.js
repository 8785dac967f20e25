export const id = 121;
export const ids = [121];
export const modules = {

/***/ 2121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sideBySide: () => (/* binding */ sideBySide)
/* harmony export */ });
/* harmony import */ var _judge_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4613);
/* harmony import */ var _sessions_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8560);


/** Short enough for five columns beside a name in eighty. */
const headings = {
    safety_rule: 'safety',
    hard_constraint: 'constraint',
    fact: 'fact',
    goal_state: 'goal',
    user_preference: 'preference',
};
const NAME_WIDTH = 24;
const CELL_WIDTH = 11;
/** Compactors as rows, types as columns, a table a suite: survival in percent after round 1 and after the last. */
function sideBySide(results, { rounds, max_output }) {
    const suites = results[0]?.suites.map(({ name }) => name) ?? [];
    return suites.flatMap((suite, i) => {
        const rows = results.flatMap(({ compactor, suites: measured }) => measured.filter(({ name }) => name === suite).map((result) => ({ name: compactor.name, result })));
        const idle = rows.filter(({ result }) => (0,_judge_index_js__WEBPACK_IMPORTED_MODULE_0__.isNotCompacting)(result, max_output)).map(({ name }) => name);
        return [
            ...(i === 0 ? [] : ['']),
            `What survives of suite ${suite}, in percent, after round 1 → after round ${rounds}`,
            '',
            row('', _sessions_index_js__WEBPACK_IMPORTED_MODULE_1__.canaryTypes.map((type) => headings[type])),
            ...rows.map(({ name, result: { findings } }) => row(name, _sessions_index_js__WEBPACK_IMPORTED_MODULE_1__.canaryTypes.map((type) => {
                const finding = findings?.find((candidate) => candidate.type === type);
                return finding === undefined
                    ? ''
                    : `${whole(finding.round1_survival)} → ${whole(finding.final_survival)}`;
            }))),
            ...idle.map((name) => `\n${name} is not compacting: it gives back at least ${(0,_judge_index_js__WEBPACK_IMPORTED_MODULE_0__.percent)(max_output)} of its input,\nso its survival proves nothing.`),
        ];
    });
}
function row(name, cells) {
    return (name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padEnd(CELL_WIDTH)).join('')).trimEnd();
}
function whole(share) {
    return String(Math.round(share * 100));
}


/***/ })

};

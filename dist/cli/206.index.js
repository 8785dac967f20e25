export const id = 206;
export const ids = [206];
export const modules = {

/***/ 3206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scoreLines: () => (/* binding */ scoreLines)
/* harmony export */ });
/* harmony import */ var _judge_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8347);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6296);


const ID_CHARS = 60;
const TEXT_CHARS = 300;
/** A score as a person reads it. */
function scoreLines({ probe, canaries: scored, findings, gate }, canaries) {
    const contents = new Map(canaries.map(({ id, content }) => [id, content]));
    const lost = scored.filter(({ outcome }) => outcome !== 'held');
    return [
        `${gate.passed ? 'PASSED' : 'FAILED'} by probe ${probe.name} ${probe.version}`,
        ...gate.reasons.map((reason) => `- ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__.plain)(reason, TEXT_CHARS)}`),
        '',
        ...findings.map(({ type, round1_survival, verdict }) => {
            const all = scored.filter((canary) => canary.type === type).length;
            const held = `${Math.round(round1_survival * all)} of ${all}`;
            return `${(0,_judge_index_js__WEBPACK_IMPORTED_MODULE_0__.typeWords)(type).padEnd(18)}${held.padEnd(10)}${(0,_judge_index_js__WEBPACK_IMPORTED_MODULE_0__.percent)(round1_survival).padEnd(9)}${verdict}`;
        }),
        ...(lost.length === 0 ? [] : ['', 'What was lost']),
        ...lost.flatMap(({ id, outcome, evidence }) => [
            `- ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__.plain)(id, ID_CHARS)}: ${outcome}`,
            `  ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__.plain)(contents.get(id) ?? '', TEXT_CHARS)}`,
            ...(evidence === undefined ? [] : [`  found: ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_1__.plain)(evidence.quote, TEXT_CHARS)}`]),
        ]),
    ];
}


/***/ })

};

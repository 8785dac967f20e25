export const id = 206;
export const ids = [206];
export const modules = {

/***/ 3206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   scoreLines: () => (/* binding */ scoreLines)
/* harmony export */ });
/* harmony import */ var _judge_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4613);
/* harmony import */ var _probes_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3596);
/* harmony import */ var _report_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2621);
/* harmony import */ var _results_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8233);
/* harmony import */ var _sessions_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8560);





const ID_CHARS = 60;
const TEXT_CHARS = 300;
/** What a person should ask first where nothing at all was found. */
const NOTHING = [
    'Nothing of any statement is there. Is this the text of the session in which',
    'these canaries were planted?',
];
/** A score as a person reads it. */
function scoreLines({ probe, canaries: scored, findings, gate }, canaries, rule) {
    const byId = new Map(canaries.map((canary) => [canary.id, canary]));
    const standing = ({ id, outcome }) => {
        const canary = byId.get(id);
        const own = (0,_results_js__WEBPACK_IMPORTED_MODULE_3__/* .standingOf */ .YP)(outcome, canary !== undefined && (0,_sessions_index_js__WEBPACK_IMPORTED_MODULE_4__.isUpdate)(canary));
        return own === 'unverified' && rule === 'strict' ? 'lost' : own;
    };
    const list = (title, applies) => {
        const listed = scored.filter(applies).sort(bySeriousness);
        const lines = listed.flatMap((canary) => canaryLines(canary, byId.get(canary.id)?.content ?? ''));
        return listed.length === 0 ? [] : ['', title, ...lines];
    };
    const certificate = (0,_probes_index_js__WEBPACK_IMPORTED_MODULE_1__.certificateLine)(probe)?.replaceAll('`', '');
    return [
        `${gate.passed ? 'PASSED' : 'FAILED'} by probe ${probe.name} ${probe.version}`,
        ...gate.reasons.map((reason) => `- ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_2__.plain)(reason, TEXT_CHARS)}`),
        '',
        ...findings.map(({ type, round1_survival, round1_upper = round1_survival, verdict }) => {
            const all = scored.filter((canary) => canary.type === type).length;
            const [held, most] = [Math.round(round1_survival * all), Math.round(round1_upper * all)];
            const count = `${held === most ? held : `${held} to ${most}`} of ${all}`;
            const share = (0,_judge_index_js__WEBPACK_IMPORTED_MODULE_0__.percentSpan)(round1_survival, round1_upper);
            return `${(0,_judge_index_js__WEBPACK_IMPORTED_MODULE_0__.typeWords)(type).padEnd(18)}${count.padEnd(14)}${share.padEnd(15)}${verdict}`;
        }),
        ...(certificate === undefined ? [] : ['', certificate]),
        ...(scored.length > 0 && scored.every(({ outcome }) => outcome === 'missing') ? ['', ...NOTHING] : []),
        ...list('What was lost', (canary) => standing(canary) === 'lost'),
        ...list("For a person to look at, since the probe can't tell", (canary) => standing(canary) === 'unverified'),
        ...list('Survived, but an older value stands beside it', (canary) => canary.outcome !== 'held' && standing(canary) === 'survived'),
    ];
}
/** The most serious damage first, and of the same damage the most serious type. */
function bySeriousness(a, b) {
    return (_probes_index_js__WEBPACK_IMPORTED_MODULE_1__.outcomes.indexOf(a.outcome) - _probes_index_js__WEBPACK_IMPORTED_MODULE_1__.outcomes.indexOf(b.outcome) ||
        _sessions_index_js__WEBPACK_IMPORTED_MODULE_4__.canaryTypes.indexOf(a.type) - _sessions_index_js__WEBPACK_IMPORTED_MODULE_4__.canaryTypes.indexOf(b.type));
}
function canaryLines({ id, outcome, evidence }, content) {
    const note = evidence === undefined || evidence.note === '' ? '' : `: ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_2__.plain)(evidence.note, TEXT_CHARS)}`;
    return [
        `- ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_2__.plain)(id, ID_CHARS)}: ${outcome}${note}`,
        `  ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_2__.plain)(content, TEXT_CHARS)}`,
        ...(evidence === undefined || evidence.quote === ''
            ? []
            : [`  found: ${(0,_report_index_js__WEBPACK_IMPORTED_MODULE_2__.plain)(evidence.quote, TEXT_CHARS)}`]),
    ];
}


/***/ })

};
